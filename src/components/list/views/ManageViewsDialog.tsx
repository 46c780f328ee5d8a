import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { isSameView, removeView, renameView, type SavedView } from '../../../engines/views';
import { PlainButton } from '../../plain/PlainButton';
import { plainIcon } from '../../plain/plainIcon';
import { useRowsFocus } from '../useRowsFocus';
import { useSavedViews } from './useSavedViews';

const deleteIcon = plainIcon(DeleteIcon);

type Change = ReturnType<typeof useSavedViews>['change'];

interface ViewRowProps {
  view: SavedView;
  /** Those that its name must differ from. */
  others: SavedView[];
  change: Change;
}

/** A view under its name, which is changed where it stands. */
const ViewRow = ({ view, others, change }: ViewRowProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(view.name);
  const name = typed.trim();
  const isTaken = others.some((other) => isSameView(other, { ...view, name }));
  const rename = () => {
    if (!name || isTaken) setTyped(view.name);
    else if (name !== view.name) void change((owner) => renameView(owner, view, name));
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 1 }}>
      <TextField
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={rename}
        onKeyDown={({ key }) => {
          if (key === 'Enter') rename();
        }}
        error={isTaken}
        helperText={isTaken && translate('app.errors.duplicate', { value: name })}
        slotProps={{
          htmlInput: { 'aria-label': translate('app.views.nameOf', view), maxLength: 60 },
        }}
        fullWidth
      />
      <PlainButton
        label={translate('app.list.deleteNamed', view)}
        tooltip={translate('app.list.delete')}
        icon={deleteIcon}
        onClick={() => change((owner) => removeView(owner, view))}
      />
    </Box>
  );
};

interface ManageViewsDialogProps {
  list: string;
  onClose: () => void;
}

/** Renames and deletes the views of a list; each change holds at once. */
export const ManageViewsDialog = ({ list, onClose }: ManageViewsDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { views, change } = useSavedViews();
  const own = views.filter((view) => view.list === list);
  const rows = useRowsFocus();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('app.views.manageTitle')}</DialogTitle>
      <DialogContent>
        <Box component="ul" ref={rows} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {own.map((view) => (
            <ViewRow
              key={view.name}
              view={view}
              others={own.filter((one) => one !== view)}
              change={change}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('app.confirm.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
