import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { asDone, useErrorText } from '../page/errorText';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** None where there is nothing to confirm: the dialog is only read. */
  confirmLabel: string | null;
  isDangerous?: boolean;
  /** True while it cannot be confirmed yet. */
  isDisabled?: boolean;
  /** Runs the action. If it fails, the dialog stays open and shows the error. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an action, runs it once, and shows a failure without closing. */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmLabel,
  isDangerous = false,
  isDisabled = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const titleId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Also while the dialog fades away, when its button can still be clicked.
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (isOpen) isConfirmed.current = false;
  }, [isOpen]);
  const close = () => {
    if (isBusy) return;
    setError(null);
    onClose();
  };
  const confirm = async () => {
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    setIsBusy(true);
    setError(null);
    try {
      await onConfirm();
      setIsBusy(false);
      onClose();
    } catch (failure) {
      isConfirmed.current = false;
      setIsBusy(false);
      setError(failure);
    }
  };
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <div>{children}</div>
        {error !== null && (
          <Alert severity="error" variant="outlined" sx={{ mt: 3 }}>
            {errorText(asDone(error)).join(' ')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} disabled={isBusy} autoFocus>
          <span>
            {translate(confirmLabel === null ? 'app.confirm.close' : 'app.confirm.cancel')}
          </span>
        </Button>
        {confirmLabel !== null && (
          <Button
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            onClick={confirm}
            disabled={isBusy || isDisabled}
          >
            <span>{confirmLabel}</span>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
