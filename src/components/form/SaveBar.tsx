import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { isDialogOpen, isShortcut, shortcutKeys, shortcutText } from '../shortcut';
import { countDirty } from './dirtyFields';
import { useDraftsKept } from './drafts/useDraftsKept';

interface SaveBarProps {
  isSaving: boolean;
  /** Something in the form blocks the save, and says so where it is. */
  isHeld?: boolean;
  /** The last save failed, perhaps in part only: there is something to finish or to discard. */
  hasFailed?: boolean;
  /** "Create" instead of "Save". */
  isNew?: boolean;
  /** Told before each save of a new record whether the form for another one follows it. */
  onAnother?: (isWanted: boolean) => void;
  onDiscard?: () => void;
  onCancel?: () => void;
}

/** Ctrl+S or Cmd+S presses Save; in a field of several lines Ctrl+Enter or Cmd+Enter does, too. */
const useSaveShortcut = (button: React.RefObject<HTMLButtonElement | null>) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isInLines =
        target instanceof HTMLTextAreaElement && target.form === button.current?.form;
      if (!isShortcut(event, 's') && !(isInLines && isShortcut(event, 'enter'))) return;
      event.preventDefault();
      // A key that is held down is one save; what is asked in a dialog comes first.
      if (!event.repeat && !isDialogOpen()) button.current?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [button]);
};

const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  mt: 4,
  py: 3,
  borderTop: '1px solid var(--mui-palette-divider)',
  bgcolor: 'background.default',
} as const;
const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  justifyContent: 'flex-end',
  // Three buttons fit beside each other on a phone.
  '& .MuiButton-root': {
    flexShrink: 0,
    px: { xs: 2, sm: 4 },
    fontSize: { xs: 13, sm: 14 },
    whiteSpace: 'nowrap',
    '@media (max-width: 389.95px)': { px: 1.5, minWidth: 0 },
  },
  // The longest of the three gives way where the words of another language are longer.
  '& .MuiButton-outlined': { flexShrink: 1, minWidth: 0 },
} as const;
/** Two lines of it are no higher than a button. */
const statusStyle = { flex: 1, lineHeight: 1.35 } as const;
/** Hidden on phones, where three buttons leave no room; screen readers still get it. */
const statusBesideThree = {
  ...statusStyle,
  '@media (max-width: 599.95px)': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  },
} as const;

/** How much is unsaved, and that the browser does not keep it where it cannot. */
const UnsavedCount = ({ count }: { count: number }) => {
  const translate = useTranslate();
  const isKept = useDraftsKept();
  const words = translate('app.form.unsaved', { smart_count: count });
  return <>{isKept ? words : `${words} · ${translate('app.drafts.notKept')}`}</>;
};

/** Sticks to the bottom of the window: how much is unsaved, Discard, Save. */
export const SaveBar = ({
  isSaving,
  isHeld = false,
  hasFailed = false,
  isNew = false,
  onAnother,
  onDiscard,
  onCancel,
}: SaveBarProps) => {
  const translate = useTranslate();
  const { reset, clearErrors } = useFormContext();
  const { dirtyFields } = useFormState();
  const count = countDirty(dirtyFields);
  const isClean = !isNew && count === 0 && !isSaving && !hasFailed;
  const statusId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useSaveShortcut(button);
  const prepare = (isAnotherWanted: boolean) => {
    onAnother?.(isAnotherWanted);
    // A server error of a field that has no input would block every further save.
    clearErrors();
  };
  const createAnother = () => {
    prepare(true);
    button.current?.form?.requestSubmit();
  };
  const discard = () => {
    reset();
    onDiscard?.();
  };
  return (
    <Box data-save-bar sx={barStyle}>
      <Box sx={rowStyle}>
        <Typography
          id={statusId}
          role="status"
          variant="body2"
          color="textSecondary"
          sx={isNew && onAnother ? statusBesideThree : statusStyle}
        >
          {/* As wide as its words: the rest of the bar has room for toasts. */}
          <span>
            {count > 0 && <UnsavedCount count={count} />}
            {isClean && translate('app.forms.noChanges')}
          </span>
        </Typography>
        {isNew
          ? onCancel && (
              <Button color="inherit" onClick={onCancel} disabled={isSaving}>
                {translate('app.form.cancel')}
              </Button>
            )
          : !isClean && (
              <Button color="inherit" onClick={discard} disabled={isSaving}>
                {translate('app.form.discard')}
              </Button>
            )}
        {isNew && onAnother && (
          // No submit button: the first one of a form is what Enter presses.
          <Button variant="outlined" onClick={createAnother} disabled={isSaving || isHeld}>
            <span className="one-line">{translate('app.forms.createAnother')}</span>
          </Button>
        )}
        <Button
          ref={button}
          type="submit"
          variant="contained"
          disabled={isSaving || isHeld || isClean}
          aria-describedby={isClean ? statusId : undefined}
          aria-keyshortcuts={shortcutKeys('S')}
          data-tooltip={shortcutText('S')}
          onClick={() => prepare(false)}
        >
          {translate(isSaving ? 'app.form.saving' : isNew ? 'app.form.create' : 'app.form.save')}
        </Button>
      </Box>
    </Box>
  );
};
