import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './Notice';

export interface FailureWords {
  message: string;
  /** The platform's own text, or what to do, shown under the message. */
  detail?: ReactNode;
  /** True when no field is to blame, so that the focus comes here. */
  takesFocus?: boolean;
}

/** What went wrong with the whole form, spoken as soon as it is there. */
export const Failure = ({ failure, id }: { failure: FailureWords; id?: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure.takesFocus) box.current?.focus();
  }, [failure]);
  return (
    <Notice ref={box} id={id} severity="error" role="alert" tabIndex={-1} sx={{ outline: 0 }}>
      {failure.message}
      {failure.detail && <Box sx={{ mt: 1, fontSize: 13 }}>{failure.detail}</Box>}
    </Notice>
  );
};
