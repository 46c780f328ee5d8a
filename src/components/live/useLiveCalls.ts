import { useQueryClient } from '@tanstack/react-query';
import { lookAgain, type Sight, type Sights } from '../../domain/callSights';
import type { LiveCall } from '../../types';
import { usePlatform } from '../usePlatform';
import { type Polled, usePolled } from './usePolled';

/** A call of now, with what this page has seen of it. */
export interface CallNow extends LiveCall {
  sight: Sight;
}

const withSights = (calls: LiveCall[], { bySid }: Sights): CallNow[] =>
  calls.flatMap((call) => {
    const sight = bySid.get(call.call_sid);
    return sight ? [{ ...call, sight }] : [];
  });

/** The calls of an account, asked for again every so many seconds while they are looked at. */
export function useLiveCalls(accountSid: string, seconds: number): Polled<CallNow[]> {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  return usePolled({
    key: ['calls', accountSid],
    ask: async (options) => {
      const calls = await dataProvider.callsNow(accountSid, options);
      // Kept as long as what is answered: another sign-in has seen nothing.
      const key = ['live', 'sights', accountSid];
      const sights = lookAgain(queryClient.getQueryData<Sights>(key), calls, Date.now());
      queryClient.setQueryData(key, sights);
      return withSights(calls, sights);
    },
    seconds,
  });
}
