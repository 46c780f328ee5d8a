import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { areDraftsKept } from '../../saving/journal';
import { useConsoleActions } from '../ConsoleContext';
import { countDirty } from './dirtyFields';
import { useDraftsKept } from './drafts/useDraftsKept';
import { isReloading } from './reloading';

/**
 * While `isHeld`, neither the end of the session nor a broken connection takes the page away, and the browser asks
 * before it does; not so at a reload on purpose where a draft keeps what is typed (`isKept`).
 */
export function useHoldUnsavedWork(isHeld: boolean, isKept: boolean): void {
  const { holdUnsavedWork } = useConsoleActions();
  const isSafe = useDraftsKept() && isKept;
  useEffect(
    () => (isHeld ? holdUnsavedWork(isSafe) : undefined),
    [isHeld, isSafe, holdUnsavedWork],
  );
  useEffect(() => {
    if (!isHeld) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloading() || !isKept || !areDraftsKept()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld, isKept]);
}

/** The same for as long as the form around, which is no page of its own and has no draft, is changed. */
export const HoldWhileDirty = () => {
  const { dirtyFields } = useFormState();
  useHoldUnsavedWork(countDirty(dirtyFields) > 0, false);
  return null;
};
