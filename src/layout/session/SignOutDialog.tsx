import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useIsLeaving } from '../../components/ConsoleContext';
import { useDraftsKept } from '../../components/form/drafts/useDraftsKept';
import { type UnsavedWork, unsavedWork } from '../../session/unsavedWork';
import { LeavingStatus } from './LeavingStatus';

interface SignOutDialogProps {
  /** What other tabs hold. */
  elsewhere: UnsavedWork;
  onSignOut: () => void;
  onStay: () => void;
}

/** What becomes of what is not saved, here and in other tabs, as message keys. */
function fatesOf(own: UnsavedWork, elsewhere: UnsavedWork, areDraftsKept: boolean): string[] {
  const ofOthers = elsewhere === 'unkept' ? 'elsewhereLost' : 'elsewhere';
  const fates = elsewhere ? [`app.drafts.${ofOthers}`] : [];
  if (own && !areDraftsKept) return [...fates, 'app.drafts.signOutLost'];
  if (own === 'unkept') return [...fates, 'app.form.leaveLost'];
  return own || elsewhere === 'kept' ? [...fates, 'app.drafts.signOutText'] : fates;
}

/** Asks before a form is left unsaved by signing out (decision 72). */
export const SignOutDialog = ({ elsewhere, onSignOut, onStay }: SignOutDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const isKept = useDraftsKept();
  const isLeaving = useIsLeaving();
  const fates = fatesOf(unsavedWork(), elsewhere, isKept);
  return (
    <Dialog open onClose={isLeaving ? undefined : onStay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('app.drafts.signOutTitle')}</DialogTitle>
      <DialogContent>{fates.map((key) => translate(key)).join(' ')}</DialogContent>
      <DialogActions>
        <LeavingStatus />
        <Button color="error" onClick={onSignOut} aria-disabled={isLeaving}>
          <span>{translate(isLeaving ? 'app.nav.signingOut' : 'app.drafts.signOut')}</span>
        </Button>
        <Button variant="contained" autoFocus disabled={isLeaving} onClick={onStay}>
          {translate('app.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
