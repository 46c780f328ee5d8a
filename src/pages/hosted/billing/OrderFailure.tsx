import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { useErrorText } from '../../../components/page/errorText';

interface OrderFailureProps {
  error: unknown;
  /** What can be done about it. */
  children?: ReactNode;
}

/**
 * Why a payment or a change failed, where it was requested. It takes the focus, which the button lost
 * while it waited.
 */
export const OrderFailure = ({ error, children }: OrderFailureProps) => {
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const isThere = error !== null && error !== undefined;
  useEffect(() => {
    if (isThere && document.activeElement === document.body) box.current?.focus();
  }, [isThere]);
  if (!isThere) return null;
  return (
    <Alert ref={box} tabIndex={-1} severity="error" variant="outlined" sx={{ mb: 4 }}>
      <div>{errorText(error).join(' ')}</div>
      {children}
    </Alert>
  );
};
