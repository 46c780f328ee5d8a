import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useConsoleActions } from '../ConsoleContext';
import { countDirty } from './dirtyFields';

/** While true, neither the end of the session nor a broken connection takes the page away. */
export function useHoldUnsavedWork(isHeld: boolean): void {
  const { holdUnsavedWork } = useConsoleActions();
  useEffect(() => (isHeld ? holdUnsavedWork() : undefined), [isHeld, holdUnsavedWork]);
}

/** The same for as long as the form around, which is no page of its own, is changed. */
export const HoldWhileDirty = () => {
  const { dirtyFields } = useFormState();
  useHoldUnsavedWork(countDirty(dirtyFields) > 0);
  return null;
};
