import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

/** Nothing else can be done while it lasts. */
export const DeletingDialog = () => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('pages.billing.deletion.deleting')}</DialogTitle>
      <DialogContent
        role="status"
        tabIndex={0}
        sx={{ display: 'flex', alignItems: 'center', gap: 3 }}
      >
        <CircularProgress size={20} />
        <Typography>{translate('pages.billing.deletion.deletingText')}</Typography>
      </DialogContent>
    </Dialog>
  );
};

/**
 * The platform stopped half-way, and the user is gone before the account: nothing can be tried again,
 * and nobody of the account can log in.
 */
export const PartlyDeletedDialog = ({ onLeave }: { onLeave: () => unknown }) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('pages.billing.deletion.partlyTitle')}</DialogTitle>
      <DialogContent>
        <Typography>{translate('pages.billing.deletion.partly')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onLeave} autoFocus>
          {translate('app.nav.signOut')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
