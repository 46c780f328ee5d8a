import Alert, { type AlertProps } from '@mui/material/Alert';
import { useTakenFocus } from './useTakenFocus';

/** What stands where a player was that is gone: the keyboard, which was within that, goes on from here. */
export const InsteadOfPlayer = (props: AlertProps) => {
  const box = useTakenFocus<HTMLDivElement>();
  return <Alert ref={box} tabIndex={-1} {...props} />;
};
