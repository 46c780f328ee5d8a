import { useQueryClient } from '@tanstack/react-query';
import type { SpeechCredential, SpeechTest } from '../../types';
import { useQueryState } from '../list/useQueryState';
import { usePlatform } from '../usePlatform';

const testKey = (sid: string) => ['speech-services', 'test', sid];

/** How long the result of a test is shown in place of what the platform remembers (ms). */
const gcTime = 30 * 60_000;

/** The query of a test, which only a button runs: a test calls the vendor for real (decision 46). */
const useTestQuery = () => {
  const dataProvider = usePlatform();
  return (sid: string) => ({
    queryKey: testKey(sid),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      dataProvider.testSpeechCredential(sid, signal),
    retry: false,
    gcTime,
  });
};

/** The result of the last test of one credential, and the way to a new one. */
export function useSpeechTest({ id }: Pick<SpeechCredential, 'id'>) {
  const queryOf = useTestQuery();
  const client = useQueryClient();
  const state = useQueryState<SpeechTest>(testKey(id));
  // What went wrong is in the state; a test that runs is not run again.
  const test = () => client.fetchQuery({ ...queryOf(id), staleTime: 0 }).catch(() => undefined);
  return { ...state, isTesting: state?.fetchStatus === 'fetching', test };
}

/** Tests many credentials; the data provider sees to it that at most four run at a time. */
export function useTestAll() {
  const queryOf = useTestQuery();
  const client = useQueryClient();
  return (sids: string[]) =>
    Promise.allSettled(sids.map((sid) => client.fetchQuery({ ...queryOf(sid), staleTime: 0 })));
}

/** Tests one of many, and gives it up with the run that it belongs to. */
export function useTestOne() {
  const queryOf = useTestQuery();
  const client = useQueryClient();
  return async (sid: string, signal: AbortSignal) => {
    const giveUp = () => void client.cancelQueries({ queryKey: testKey(sid) });
    signal.addEventListener('abort', giveUp);
    try {
      return await client.fetchQuery({ ...queryOf(sid), staleTime: 0 });
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  };
}

/** A result says nothing of what was changed since. */
export function useForgetTest() {
  const client = useQueryClient();
  return (sid: string) => client.removeQueries({ queryKey: testKey(sid) });
}
