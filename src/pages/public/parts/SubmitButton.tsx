import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  isBusy: boolean;
  /** Nothing can be sent yet, which the form says elsewhere. */
  isDisabled?: boolean;
  children: ReactNode;
}

/** Stays focusable while it waits, so that the keyboard does not lose its place. */
export const SubmitButton = ({ isBusy, isDisabled, children }: SubmitButtonProps) => (
  <Button
    type="submit"
    variant="contained"
    fullWidth
    disabled={isDisabled && !isBusy}
    aria-disabled={isBusy}
    sx={{ '&[aria-disabled=true]': { opacity: 0.7, cursor: 'default' } }}
  >
    <span>{children}</span>
  </Button>
);
