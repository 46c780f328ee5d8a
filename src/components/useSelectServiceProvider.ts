import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useConsoleActions } from './ConsoleContext';

/**
 * Makes another service provider the current one, and forgets what was read for the one before; the
 * list of providers is the same for all.
 */
export function useSelectServiceProvider(): (sid: string) => void {
  const queryClient = useQueryClient();
  const { chooseServiceProvider, storeAccountFilter } = useConsoleActions();
  return useCallback(
    (sid) => {
      storeAccountFilter(null);
      chooseServiceProvider(sid);
      queryClient.resetQueries({
        predicate: ({ queryKey: [name] }) => name !== 'service-providers',
      });
    },
    [queryClient, chooseServiceProvider, storeAccountFilter],
  );
}
