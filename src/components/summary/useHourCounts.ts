import { useEffect, useMemo, useState } from 'react';
import { type HourCounts, hoursOfDay } from '../../engines/summary';
import { useConsole, useTimeZone } from '../ConsoleContext';
import { usePlatform } from '../usePlatform';
import { fillHours } from './fillHours';
import { useCallOwner } from './useCallOwner';
import type { DayFigures } from './useDayFigures';

/** Whether somebody can see the page. */
function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(!document.hidden);
  useEffect(() => {
    const update = () => setIsVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

/** Resolves after some milliseconds; rejects once the signal aborts. */
const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    if (milliseconds <= 0) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/**
 * The calls of each hour of today and of yesterday, as far as they are known, counted while somebody
 * looks. It begins once the day itself is counted, and again with each count of it.
 */
export function useHourCounts(today: DayFigures | undefined) {
  const dataProvider = usePlatform();
  const { identity } = useConsole();
  const { zone } = useTimeZone();
  const owner = `${identity.userSid} ${useCallOwner()}`;
  const isVisible = useIsVisible();
  const [known, setKnown] = useState<{ owner: string; counts: HourCounts }>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ attempt: number; at: number; error: unknown }>();
  const { at, total = 0, stretch } = today ?? {};
  const begin = stretch?.from;
  const days = useMemo(() => {
    const hours = begin === undefined ? [] : hoursOfDay(begin, zone);
    return { hours, before: begin === undefined ? [] : hoursOfDay(begin - 1, zone) };
  }, [begin, zone]);
  useEffect(() => {
    if (at === undefined || !isVisible) return;
    const controller = new AbortController();
    const { signal } = controller;
    fillHours({
      ...{ owner, total, now: at, ...days },
      count: async (filter) => (await dataProvider.callSummary()).countCalls({ filter, signal }),
      show: (counts) => !signal.aborted && setKnown({ owner, counts }),
      wait: (milliseconds) => waitFor(milliseconds, signal),
    }).catch((error: unknown) => !signal.aborted && setFailed({ attempt, at, error }));
    return () => controller.abort();
  }, [at, total, owner, days, isVisible, attempt, dataProvider]);
  return {
    ...days,
    counts: known?.owner === owner ? known.counts : {},
    error: failed?.attempt === attempt && failed.at === at ? failed.error : undefined,
    retry: () => setAttempt((number) => number + 1),
  };
}
