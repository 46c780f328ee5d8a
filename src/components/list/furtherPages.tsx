import { useListContext } from 'ra-core';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { NewestRows } from '../../types';
import { useListAddress } from './ListAddress';

/** Pages of the platform that are read without being asked again: as many rows as a browser likes to hold. */
const mostPages = 40;

/** How far a list has been read that the platform cannot narrow. */
interface Reading {
  /** The filters that it is of: others start again. */
  question: string;
  pages: number;
  /** Reading continues up to here, or stops while it is `pages`. */
  until: number;
  /** The number of retries of a page that failed. */
  attempt: number;
  /** The operator has agreed to what it costs to read all rows. */
  readsAll: boolean;
}

const first = { pages: 1, until: 1, attempt: 0, readsAll: false };

type FurtherPages = [Reading, (change: (reading: Reading) => Partial<Reading>) => void];
const FurtherPagesContext = createContext<FurtherPages>([{ ...first, question: '' }, () => {}]);

type Meta = Pick<Reading, 'pages' | 'attempt' | 'readsAll'>;

/** Keeps how far the list within is read; `meta` is what it is asked with. */
export const FurtherPages = ({ children }: { children: (meta: Meta | undefined) => ReactNode }) => {
  const question = JSON.stringify(useListAddress().filter);
  const [kept, keep] = useState<Reading>({ ...first, question });
  const { pages, until, attempt, readsAll } = kept.question === question ? kept : first;
  const value = useMemo<FurtherPages>(() => {
    const reading = { question, pages, until, attempt, readsAll };
    return [reading, (change) => keep({ ...reading, ...change(reading) })];
  }, [question, pages, until, attempt, readsAll]);
  const meta = useMemo(
    () => (pages > 1 || readsAll ? { pages, attempt, readsAll } : undefined),
    [pages, attempt, readsAll],
  );
  return (
    <FurtherPagesContext.Provider value={value}>{children(meta)}</FurtherPagesContext.Provider>
  );
};

type List = ReturnType<typeof useListContext> & { isPlaceholderData?: boolean };

/**
 * How much of a list was looked at whose newest rows are filtered here, and the way to look at the rest:
 * page by page, as fast as the rate limit leaves room, until it is stopped. Null where all were looked at
 * from the beginning, and while the list is another one.
 */
export function useFurtherPages() {
  const { meta, isPlaceholderData = false, isFetching } = useListContext() as List;
  const [{ pages, until }, change] = useContext(FurtherPagesContext);
  const newest: NewestRows | undefined = meta?.newest;
  const isOn = until > pages || (isPlaceholderData && until > 1);
  const isSettled = !isPlaceholderData && !isFetching;
  const hasMore = newest !== undefined && newest.read < newest.total;
  const hasFailed = newest?.error !== undefined;
  const pause = newest?.pause ?? 0;
  useEffect(() => {
    if (until <= pages || !isSettled) return;
    if (!hasMore || hasFailed) {
      change(() => ({ until: pages }));
      return;
    }
    const timer = setTimeout(() => change(() => ({ pages: pages + 1 })), pause);
    return () => clearTimeout(timer);
  }, [until, pages, isSettled, hasMore, hasFailed, pause, change]);
  if (!newest || (isPlaceholderData && pages === 1) || (!hasMore && pages === 1)) return null;
  return {
    newest,
    isOn,
    hasMore,
    goOn: () =>
      change((before) =>
        hasFailed
          ? { attempt: before.attempt + 1, until: before.pages + mostPages }
          : { pages: before.pages + 1, until: before.pages + mostPages },
      ),
    /** What was read stays; a page that is on its way is not waited for. */
    stop: () =>
      change((before) => {
        const done = isPlaceholderData ? Math.max(1, before.pages - 1) : before.pages;
        return { pages: done, until: done };
      }),
  };
}

/** Reads all of the list, which is dear; other orders of the same rows are then read from what is there. */
export function useReadAll(): () => void {
  const [, change] = useContext(FurtherPagesContext);
  return () => change(() => ({ readsAll: true }));
}
