import { useListContext } from 'ra-core';
import { useListAddress } from './ListAddress';
import { useUnreadableRows } from './UnreadableRows';

/**
 * True for a list that was asked for without any filter and has no row: there is nothing to search, to
 * keep a view of, or to order. One that always has a filter, as its date, may have rows elsewhere.
 */
export function useIsListEmpty(): boolean {
  const { data, total } = useListContext();
  const { filter } = useListAddress();
  const unreadable = useUnreadableRows();
  return data !== undefined && !total && unreadable === 0 && !Object.values(filter).some(Boolean);
}
