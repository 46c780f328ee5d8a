import { useEffect, useState } from 'react';
import { useConsoleActions } from '../ConsoleContext';

/** Whether the texts about taking back are there: they are fetched once; null where they cannot be had. */
export function useUndoTexts(): boolean | null {
  const { loadTexts } = useConsoleActions();
  const [isReady, setIsReady] = useState<boolean | null>(false);
  useEffect(() => {
    loadTexts('loadUndo').then(
      () => setIsReady(true),
      () => setIsReady(null),
    );
  }, [loadTexts]);
  return isReady;
}
