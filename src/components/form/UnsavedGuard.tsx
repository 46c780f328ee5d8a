import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useBlocker, useEvent, useTranslate } from 'ra-core';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { countDirty } from './dirtyFields';
import { useDraftsKept } from './drafts/useDraftsKept';
import { useHoldUnsavedWork } from './useHoldUnsavedWork';

interface UnsavedGuardProps {
  isLeaving: RefObject<boolean>;
  /** A draft keeps what is typed. */
  isKept?: boolean;
  /** A save is running and continues when the form is left. */
  isSaving?: boolean;
  /** The operator leaves the form, whose next page may be on its way for a while. */
  onLeave?: () => void;
  guardedParam?: string;
}

const paramOf = ({ search }: { search: string }, param: string | undefined) =>
  param && new URLSearchParams(search).get(param);

/** State of a navigation away from a form whose record was deleted: there is nothing to save. */
export const skipUnsavedGuard = { skipUnsavedGuard: true };

/**
 * Asks before a dirty form is left, inside the console and when the tab closes. `isLeaving` is set
 * by the form when it leaves by itself, after a save. `guardedParam` names the query
 * parameter that switches to another form, such as the open tab.
 */
export const UnsavedGuard = ({
  isLeaving,
  isKept = false,
  isSaving = false,
  onLeave,
  guardedParam,
}: UnsavedGuardProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { dirtyFields } = useFormState();
  const isDirty = countDirty(dirtyFields) > 0;
  const areDraftsKept = useDraftsKept();
  const fate = isSaving ? 'leaveSavingText' : isKept && areDraftsKept ? 'leaveText' : 'leaveLost';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isLeaving.current &&
      !nextLocation.state?.skipUnsavedGuard &&
      (nextLocation.pathname !== currentLocation.pathname ||
        paramOf(nextLocation, guardedParam) !== paramOf(currentLocation, guardedParam)) &&
      // A session that ended leaves a draft; its sign-in page must show.
      nextLocation.pathname !== '/',
  );

  useHoldUnsavedWork(isDirty, isKept);

  const answered = useRef<typeof blocker>(undefined);
  /** Answers once: while the dialog fades out, its buttons can still be clicked. */
  const answer = (how: 'proceed' | 'reset') => {
    if (answered.current === blocker) return;
    answered.current = blocker;
    if (how === 'proceed') onLeave?.();
    blocker[how]?.();
  };

  // What was on its way is stored meanwhile: there is nothing to ask about any more.
  const goOn = useEvent(() => blocker.state === 'blocked' && answer('proceed'));
  useEffect(() => {
    if (!isDirty) goOn();
  }, [isDirty, goOn]);

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => answer('reset')}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {translate(`app.form.${isSaving ? 'leaveSavingTitle' : 'leaveTitle'}`)}
      </DialogTitle>
      <DialogContent>{translate(`app.form.${fate}`)}</DialogContent>
      <DialogActions>
        <Button color={isSaving ? 'inherit' : 'error'} onClick={() => answer('proceed')}>
          {translate('app.form.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => answer('reset')}>
          {translate('app.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
