import { type SortPayload, useEvent, useListContext } from 'ra-core';
import { useListAddress } from './ListAddress';

interface ListOrder {
  /** The list can be brought into another order: it is here as a whole, or short enough to be. */
  canSort: boolean;
  /** The order that the rows are in; undefined when in none. */
  order: SortPayload | undefined;
  /** Sorts by a field, or turns the order round. */
  sortBy: (field: string) => void;
}

/**
 * The order of the list's rows. The platform cannot sort, so the data provider reports the order.
 */
export function useListOrder(): ListOrder {
  const { meta } = useListContext();
  const { change } = useListAddress();
  const { canSort = false, order }: Partial<ListOrder> = meta ?? {};
  const sortBy = useEvent((field: string) => {
    const isAscending = order?.field === field && order.order === 'ASC';
    change(() => ({ sort: { field, order: isAscending ? 'DESC' : 'ASC' } }));
  });
  return { canSort, order, sortBy };
}
