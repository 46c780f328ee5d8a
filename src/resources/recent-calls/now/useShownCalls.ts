import { useEffect, useMemo, useReducer } from 'react';
import type { CallNow } from '../../../components/live/useLiveCalls';
import { leavesAt, shownCalls } from './shownCalls';

/** The calls to show: one that has ended leaves by itself, whenever the platform is asked again. */
export function useShownCalls(calls: readonly CallNow[] | undefined, searched: string): CallNow[] {
  const [now, look] = useReducer(Date.now, 0, Date.now);
  useEffect(() => {
    const ends = (calls ?? []).flatMap((call) => leavesAt(call) ?? []).filter((end) => end > now);
    if (ends.length === 0) return;
    const timer = setTimeout(look, Math.min(...ends) - Date.now());
    return () => clearTimeout(timer);
  }, [calls, now]);
  return useMemo(() => shownCalls(calls ?? [], searched, now), [calls, searched, now]);
}
