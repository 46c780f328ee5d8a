import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { isSameView, saveView } from '../../../engines/views';
import { useSavedViews } from './useSavedViews';

interface SaveViewDialogProps {
  list: string;
  search: string;
  onClose: () => void;
}

/** Keeps what a list shows under a name. */
export const SaveViewDialog = ({ list, search, onClose }: SaveViewDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const { views, change } = useSavedViews();
  const name = typed.trim();
  const isTaken = views.some((view) => isSameView(view, { list, name }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name || isTaken) return;
    if (!(await change((owner) => saveView(owner, { list, name, search })))) return;
    notify('app.views.saved', { messageArgs: { name } });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={save}>
        <DialogTitle id={titleId}>{translate('app.views.saveTitle')}</DialogTitle>
        <DialogContent>
          <TextField
            label={translate('app.views.name')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isTaken}
            helperText={
              isTaken
                ? translate('app.errors.duplicate', { value: name })
                : translate('app.views.help')
            }
            slotProps={{ htmlInput: { maxLength: 60 } }}
            fullWidth
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('app.form.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!name || isTaken}>
            {translate('app.form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
