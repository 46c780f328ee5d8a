import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { CallState } from '../../dataProvider';
import type { RecentCall } from '../../types';
import { usePlatform } from '../usePlatform';

/** How often the call is looked at, and for how long (ms): fifteen requests. */
const pause = 4000;
const patience = 60_000;
/** How long the platform may take to list a call that it has taken (ms): its engine does so after its answer. */
const grace = 12_000;
/** How often its record is looked for once it has ended. */
const searches = 5;

const ended = ['completed', 'failed', 'busy', 'no-answer'];

interface Look {
  /** Null while the platform does not list it, and after it. */
  call: CallState | null;
  /** Nothing follows any more. */
  isOver: boolean;
}

/** How a call that was placed goes on, looked at for a minute while its dialog is seen, then its record. */
export function usePlacedCall(accountSid: string, callSid: string) {
  const dataProvider = usePlatform();
  const [looksUntil, setLooksUntil] = useState(() => Date.now() + patience);
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLeft(true), looksUntil - Date.now());
    return () => clearTimeout(timer);
  }, [looksUntil]);
  const placedAt = useRef(Date.now());
  const wasSeen = useRef(false);
  const now = useQuery({
    queryKey: ['test-call', accountSid, callSid],
    queryFn: async ({ signal }): Promise<Look> => {
      const call = await (await dataProvider.tools()).getCallState(accountSid, callSid, signal);
      if (call) {
        wasSeen.current = true;
        return { call, isOver: ended.includes(call.status) };
      }
      return { call, isOver: wasSeen.current || Date.now() - placedAt.current > grace };
    },
    // One look that fails is no reason to leave the call: the next one may see it.
    refetchInterval: ({ state }) => (state.data?.isOver || isLeft ? false : pause),
    retry: false,
    gcTime: 0,
  });
  const hasEnded = now.data?.isOver ?? false;
  const record = useQuery({
    queryKey: ['test-call', 'record', accountSid, callSid],
    queryFn: async () => {
      const { data } = await dataProvider.getList<RecentCall & RaRecord>('recent-calls', {
        filter: { account_sid: accountSid, date: 'today', q: callSid },
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'attempted_at', order: 'DESC' },
      });
      return data.find(({ call_sid }) => call_sid === callSid) ?? null;
    },
    enabled: hasEnded,
    refetchInterval: ({ state }) =>
      state.data || state.error || state.dataUpdateCount >= searches ? false : pause,
    retry: false,
    gcTime: 0,
  });
  return {
    /** Null once the platform has forgotten it. */
    call: now.data?.call ?? (hasEnded ? null : undefined),
    error: now.error,
    hasEnded,
    /** The platform is not asked any more, although the call goes on. */
    isLeft: isLeft && !hasEnded,
    record: record.data ?? null,
    lookAgain: () => {
      setIsLeft(false);
      setLooksUntil(Date.now() + patience);
      void now.refetch();
    },
  };
}
