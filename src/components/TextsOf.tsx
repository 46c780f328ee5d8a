import { type ReactNode, useEffect, useState } from 'react';
import type { ScreenTexts } from '../i18n/language';
import { useConsoleActions } from './ConsoleContext';

/** Shows its children once the texts of a group are there; what could not be fetched is told around. */
export const TextsOf = ({ group, children }: { group: ScreenTexts; children: ReactNode }) => {
  const { loadTexts } = useConsoleActions();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const fail = (error: unknown) =>
      setIsReady(() => {
        throw error;
      });
    loadTexts(group).then(() => {
      if (!isLeft) setIsReady(true);
    }, fail);
    return () => {
      isLeft = true;
    };
  }, [group, loadTexts]);
  return isReady ? children : null;
};
