import { useState } from 'react';
import { useConsoleActions } from '../ConsoleContext';

/** The filter of a first visit: the account that the lists of this section were last narrowed to. */
export function useDefaultAccountFilter(): { account_sid: string } | undefined {
  const { storedAccountFilter } = useConsoleActions();
  const [filter] = useState(() => {
    const account_sid = storedAccountFilter();
    return account_sid ? { account_sid } : undefined;
  });
  return filter;
}
