import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { statusOf } from '../page/errorText';

/** Answers after which there is no use in asking again (decision 51; a session that ended). */
const lasting = [401, 403, 404, 501];
/** However often it failed, it is asked again after this (ms). */
const longest = 5 * 60_000;

const isLasting = (error: unknown): boolean => lasting.includes(statusOf(error) ?? 200);

/** What a call of a poll is made with: one that nobody asked for does not end the session. */
export interface PollOptions {
  signal: AbortSignal;
  keepSession: boolean;
}

interface Question<Data> {
  /** What is asked, and of which account: equal keys share their answer. */
  key: readonly unknown[];
  ask: (options: PollOptions) => Promise<Data>;
  /** How long an answer holds. */
  seconds: number;
  /** Nothing is asked while it is false. */
  isOn?: boolean;
}

export interface Polled<Data> {
  /** The element that has to be on screen for the platform to be asked. */
  ref: (element: Element | null) => void;
  data: Data | undefined;
  /** Why the last question failed; `data` is what was answered before it. */
  error: unknown;
  /** The answer is on its way: before the element is on screen nothing is. */
  isAsking: boolean;
  /** It is not asked again by itself: who asks may not know, or the session has ended. */
  isStopped: boolean;
  /** Asks at once, as after an action. */
  refresh: () => Promise<unknown>;
}

/** Whether an element is on screen now. */
function useOnScreen(): [Polled<unknown>['ref'], boolean] {
  const [element, ref] = useState<Element | null>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) =>
      setIsSeen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setIsSeen(false);
    };
  }, [element]);
  return [ref, isSeen];
}

/**
 * Asks the platform over and over while somebody looks: while an element is on screen and the tab is
 * visible. Each failure in a row doubles the pause; a refusal ends it.
 */
export function usePolled<Data>({ key, ask, seconds, isOn = true }: Question<Data>): Polled<Data> {
  const [ref, isSeen] = useOnScreen();
  const failures = useRef(0);
  const isByHand = useRef(true);
  const query = useQuery<Data>({
    queryKey: ['live', ...key],
    queryFn: async ({ signal }) => {
      const keepSession = !isByHand.current;
      isByHand.current = false;
      try {
        const data = await ask({ signal, keepSession });
        failures.current = 0;
        return data;
      } catch (error) {
        if (!signal.aborted) failures.current += 1;
        throw error;
      }
    },
    enabled: ({ state }) => isOn && isSeen && !isLasting(state.error),
    refetchInterval: ({ state }) =>
      !isLasting(state.error) && Math.min(seconds * 1000 * 2 ** failures.current, longest),
    refetchOnWindowFocus: true,
    staleTime: seconds * 1000,
    retry: false,
    // What is polled is no part of the screen that is asked for (ahead).
    meta: { isBackground: true },
  });
  const { refetch } = query;
  const refresh = useCallback(() => {
    isByHand.current = true;
    return refetch();
  }, [refetch]);
  return {
    ref,
    data: query.data,
    error: query.error,
    isAsking: query.isFetching,
    isStopped: isLasting(query.error),
    refresh,
  };
}
