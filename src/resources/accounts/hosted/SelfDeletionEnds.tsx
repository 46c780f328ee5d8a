import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useIsLeaving } from '../../../components/ConsoleContext';

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
 * How a deletion ended after which nothing can be tried again, and nobody of the account can log in: a
 * part of the account is left, or only what the payment provider charges.
 */
export type DeletionEnd = 'partly' | 'customerLeft';

interface DeletionEndDialogProps {
  end: DeletionEnd;
  /** What the payment provider calls the account. */
  customer: string;
  onLeave: () => unknown;
}

export const DeletionEndDialog = ({ end, customer, onLeave }: DeletionEndDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const isLeaving = useIsLeaving();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate(`pages.billing.deletion.${end}Title`)}</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <Typography>{translate(`pages.billing.deletion.${end}`, { customer })}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onLeave} autoFocus aria-disabled={isLeaving}>
          <span>{translate(isLeaving ? 'app.nav.signingOut' : 'app.nav.signOut')}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
