import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { type UsageGroup, UsageGroups } from '../usage/UsageGroups';

interface BlockedDialogProps {
  title: string;
  text: string;
  groups: UsageGroup[];
  onClose: () => void;
}

/**
 * Refuses a deletion and lists what prevents it, with links. It replaces the question at once,
 * without fading.
 */
export const BlockedDialog = ({ title, text, groups, onClose }: BlockedDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* Long lists scroll, for the keyboard too. */}
      <DialogContent tabIndex={0}>
        <Typography sx={{ mb: 3 }}>{text}</Typography>
        <UsageGroups groups={groups} onFollow={onClose} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('app.confirm.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
