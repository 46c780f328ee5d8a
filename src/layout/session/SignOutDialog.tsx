import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useIsLeaving } from '../../components/ConsoleContext';
import { useDraftsKept } from '../../components/form/drafts/useDraftsKept';
import { unsavedWork } from '../../session/unsavedWork';
import { LeavingStatus } from './LeavingStatus';

interface SignOutDialogProps {
  /** What is unsaved is in another tab. */
  isElsewhere: boolean;
  onSignOut: () => void;
  onStay: () => void;
}

/** Asks before a form is left unsaved by signing out (decision 72). */
export const SignOutDialog = ({ isElsewhere, onSignOut, onStay }: SignOutDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const isKept = useDraftsKept();
  const isLeaving = useIsLeaving();
  const fate =
    !isElsewhere && unsavedWork() === 'unkept'
      ? 'app.form.leaveLost'
      : isKept || isElsewhere
        ? 'app.drafts.signOutText'
        : 'app.drafts.signOutLost';
  return (
    <Dialog open onClose={isLeaving ? undefined : onStay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('app.drafts.signOutTitle')}</DialogTitle>
      <DialogContent>
        {isElsewhere && `${translate('app.drafts.elsewhere')} `}
        {translate(fate)}
      </DialogContent>
      <DialogActions>
        <LeavingStatus />
        <Button color="error" onClick={onSignOut} aria-disabled={isLeaving}>
          {translate(isLeaving ? 'app.nav.signingOut' : 'app.drafts.signOut')}
        </Button>
        <Button variant="contained" autoFocus disabled={isLeaving} onClick={onStay}>
          {translate('app.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
