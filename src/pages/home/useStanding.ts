import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallOwner } from '../../components/summary/useCallOwner';
import { refreshEvery } from '../../components/summary/useDayFigures';
import { usePlatform } from '../../components/usePlatform';
import { isRegistered } from '../../domain/registration';
import { storedTestOutcome } from '../../engines/speech';
import type { Carrier, SpeechCredential } from '../../types';

/** Carriers that are looked at without being asked: a page of their list. */
const firstPage = 25;

/** Something that has to be looked at, and how many were. */
export interface Standing<R> {
  broken: R[];
  read: number;
  total: number;
}

const standingOf = <R>(rows: R[], total: number, isBroken: (row: R) => boolean): Standing<R> => ({
  broken: rows.filter(isBroken),
  read: rows.length,
  total,
});

const isUnregistered = (carrier: Carrier): boolean =>
  carrier.is_active && carrier.requires_register && !isRegistered(carrier);

const hasFailed = (credential: SpeechCredential): boolean =>
  storedTestOutcome(credential)?.status === 'fail';

const polled = {
  staleTime: refreshEvery,
  refetchInterval: refreshEvery,
  refetchOnWindowFocus: true,
};

/** Active carriers that the platform should be registered with and is not. Of many, all only when it is wanted. */
export function useCarrierStanding() {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const owner = useCallOwner();
  const [wantsAll, setWantsAll] = useState(false);
  const queryKey = ['summary', owner, 'carriers', wantsAll];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = queryClient.getQueryData<Standing<Carrier>>([
        'summary',
        owner,
        'carriers',
        false,
      ]);
      const perPage = wantsAll ? Math.max(firstPage, known?.total ?? 0) : firstPage;
      const { data, total = data.length } = await dataProvider.getList<Carrier>('carriers', {
        filter: {},
        sort: { field: 'platform', order: 'ASC' },
        pagination: { page: 1, perPage },
        signal,
      });
      return standingOf(data, total, isUnregistered);
    },
    enabled: owner !== '',
    placeholderData: keepPreviousData,
    ...polled,
  });
  return { ...query, lookAtAll: () => setWantsAll(true) };
}

/** Speech services whose last test failed. */
export function useSpeechStanding() {
  const dataProvider = usePlatform();
  const owner = useCallOwner();
  return useQuery({
    queryKey: ['summary', owner, 'speech'],
    queryFn: async ({ signal }) => {
      const { data, total = data.length } = await dataProvider.getList<SpeechCredential>(
        'speech-services',
        {
          filter: {},
          sort: { field: 'vendor', order: 'ASC' },
          pagination: { page: 1, perPage: 10_000 },
          signal,
        },
      );
      return standingOf(data, total, hasFailed);
    },
    enabled: owner !== '',
    ...polled,
  });
}
