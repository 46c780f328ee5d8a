import Alert from '@mui/material/Alert';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

/** Blocks the save of the form around; call what it returns to release it. */
type Hold = () => () => void;

const SaveHoldContext = createContext<Hold>(() => () => undefined);

/** Counts what blocks the save of a form; `SaveHold` hands `hold` to what is in the form. */
export function useSaveBlockers() {
  const [count, setCount] = useState(0);
  const hold = useCallback<Hold>(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return { isHeld: count > 0, hold, SaveHold: SaveHoldContext.Provider };
}

/** Disables the Save of the form around while true, without a word: for what is over in a moment. */
export function useBlockSave(isHeld: boolean): void {
  const hold = useContext(SaveHoldContext);
  useEffect(() => (isHeld ? hold() : undefined), [hold, isHeld]);
}

interface SaveBlockerProps {
  /** Why it cannot be saved. */
  children: ReactNode;
  /** The way out of it. */
  action?: ReactNode;
}

/** Says why a form cannot be saved as it is, and disables its Save for as long. */
export const SaveBlocker = ({ children, action }: SaveBlockerProps) => {
  useBlockSave(true);
  return (
    <Alert severity="error" variant="outlined" action={action}>
      {children}
    </Alert>
  );
};
