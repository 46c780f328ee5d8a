import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** How long the answers of many rows are collected before they are drawn (ms). */
const pause = 100;

interface Batch {
  listeners: Set<() => void>;
  isDue: boolean;
}

const batches = new WeakMap<QueryClient, Batch>();

const newBatch = (client: QueryClient): Batch => {
  const batch: Batch = { listeners: new Set(), isDue: false };
  client.getQueryCache().subscribe(() => {
    if (batch.isDue || batch.listeners.size === 0) return;
    batch.isDue = true;
    setTimeout(() => {
      batch.isDue = false;
      for (const tell of batch.listeners) tell();
    }, pause);
  });
  batches.set(client, batch);
  return batch;
};

/**
 * The cached state of a query, for the rows of a list: an observer in every row would cost more than the
 * row and render each answer separately. Rows are notified together.
 */
export function useQueryState<T>(queryKey: QueryKey) {
  const client = useQueryClient();
  const subscribe = useCallback(
    (tell: () => void) => {
      const { listeners } = batches.get(client) ?? newBatch(client);
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    [client],
  );
  return useSyncExternalStore(subscribe, () => client.getQueryState<T>(queryKey));
}
