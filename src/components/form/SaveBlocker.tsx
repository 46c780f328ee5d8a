import Alert from '@mui/material/Alert';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

/** Holds the save of the form around it until what it answers is called. */
type Hold = () => () => void;

const SaveHoldContext = createContext<Hold>(() => () => undefined);

/** Whether anything in a form holds its save, and the provider through which it does. */
export function useSaveBlockers() {
  const [count, setCount] = useState(0);
  const hold = useCallback<Hold>(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return { isHeld: count > 0, hold, SaveHold: SaveHoldContext.Provider };
}

/** Disables the Save of the form around it for as long as it is true, for what is over in a moment. */
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
