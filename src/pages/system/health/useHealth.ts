import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import { useConsole } from '../../../components/ConsoleContext';
import { useQueryState } from '../../../components/list/useQueryState';
import { useIsLate } from '../../../components/page/useIsLate';
import { usePlatform } from '../../../components/usePlatform';
import type { ConsoleDataProvider } from '../../../dataProvider';

/** The beginning of the keys of everything that the screen asks. */
const root = 'health';
/** How long an answer is shown without asking again, where the screen is opened anew (ms). */
const staleTime = 30_000;
/** The most rows of a list that are looked at. */
const mostRows = 500;

/** How long a section waits for those above it to be there (ms). */
const patience = 3000;

/** Whether the page is in sight: nothing is asked for a page that nobody sees. */
function useIsInSight(): boolean {
  const [isSeen, setIsSeen] = useState(() => document.visibilityState !== 'hidden');
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'hidden') setIsSeen(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

/**
 * One part of the screen, asked for by itself and never again by itself: at most nine requests for all
 * parts together.
 */
export function useHealth<T>(
  name: string,
  ask: (platform: ConsoleDataProvider, signal: AbortSignal) => Promise<T>,
  { of = '', isNeeded = true }: { of?: string; isNeeded?: boolean } = {},
) {
  const { providerSid } = useConsole();
  const dataProvider = usePlatform();
  const isInSight = useIsInSight();
  return useQuery({
    queryKey: [root, name, providerSid, of],
    queryFn: ({ signal }) => ask(dataProvider, signal),
    enabled: isInSight && isNeeded,
    staleTime,
    retry: false,
    notifyOnChangeProps: ['data', 'error', 'status', 'fetchStatus', 'dataUpdatedAt'],
  });
}

/** The rows of a list as far as they are looked at, and how many there are. */
export const firstOf =
  <R extends RaRecord>(resource: string, filter: object = {}) =>
  async (platform: ConsoleDataProvider): Promise<{ rows: R[]; total: number }> => {
    const { data, total = data.length } = await platform.getList<R>(resource, {
      filter,
      pagination: { page: 1, perPage: mostRows },
      sort: { field: 'platform', order: 'ASC' },
    });
    return { rows: data, total };
  };

/**
 * True once a part has been answered, or has let the others wait for long: what is below it is seen from
 * then on, so that nothing is moved by what comes above.
 */
export function useIsThere(name: string, of = ''): boolean {
  const { providerSid } = useConsole();
  const status = useQueryState([root, name, providerSid, of])?.status ?? 'pending';
  const isLate = useIsLate(patience);
  return status !== 'pending' || isLate;
}

/** True while anything of the screen is asked. */
export const useIsAsking = (): boolean => useIsFetching({ queryKey: [root] }) > 0;

/** Asks all of it anew. */
export function useAskAgain(): () => void {
  const client = useQueryClient();
  const dataProvider = usePlatform();
  return () => {
    void dataProvider.forgetLists();
    void client.invalidateQueries({ queryKey: [root] });
  };
}
