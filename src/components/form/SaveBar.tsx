import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { countDirty } from './dirtyFields';

interface SaveBarProps {
  isSaving: boolean;
  /** Something in the form blocks the save, and says so where it is. */
  isHeld?: boolean;
  /** The last save failed, perhaps in part only: there is something to finish or to discard. */
  hasFailed?: boolean;
  /** "Create" instead of "Save", and always there. */
  isNew?: boolean;
  onDiscard?: () => void;
  onCancel?: () => void;
}

/** Ctrl+S or Cmd+S presses Save. */
const useSaveShortcut = (button: React.RefObject<HTMLButtonElement | null>) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // A key that is held down is one save.
      if (!event.repeat) button.current?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [button]);
};

/** Sticks to the bottom while something is unsaved: how much, Discard, Save. */
export const SaveBar = ({
  isSaving,
  isHeld = false,
  hasFailed = false,
  isNew = false,
  onDiscard,
  onCancel,
}: SaveBarProps) => {
  const translate = useTranslate();
  const { reset, clearErrors } = useFormContext();
  const { dirtyFields } = useFormState();
  const count = countDirty(dirtyFields);
  const button = useRef<HTMLButtonElement>(null);
  useSaveShortcut(button);
  if (!isNew && count === 0 && !isSaving && !hasFailed) return null;
  const discard = () => {
    reset();
    onDiscard?.();
  };
  return (
    <Paper
      data-save-bar
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 12,
        zIndex: 5,
        mt: 4,
        px: 4,
        py: 2,
        borderRadius: 2,
        boxShadow: '0 4px 16px rgb(0 0 0 / 12%)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {count > 0 ? translate('app.form.unsaved', { smart_count: count }) : ''}
        </Typography>
        {isNew ? (
          onCancel && (
            <Button color="inherit" onClick={onCancel} disabled={isSaving}>
              {translate('app.form.cancel')}
            </Button>
          )
        ) : (
          <Button color="inherit" onClick={discard} disabled={isSaving}>
            {translate('app.form.discard')}
          </Button>
        )}
        <Button
          ref={button}
          type="submit"
          variant="contained"
          disabled={isSaving || isHeld}
          // A server error of a field that has no input would block every further save.
          onClick={() => clearErrors()}
        >
          {translate(isSaving ? 'app.form.saving' : isNew ? 'app.form.create' : 'app.form.save')}
        </Button>
      </Box>
    </Paper>
  );
};
