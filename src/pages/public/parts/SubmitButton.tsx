import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** Stays focusable while it waits, so that the keyboard does not lose its place. */
export const SubmitButton = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <Button
    type="submit"
    variant="contained"
    fullWidth
    aria-disabled={isBusy}
    sx={{ '&[aria-disabled=true]': { opacity: 0.7, cursor: 'default' } }}
  >
    {children}
  </Button>
);
