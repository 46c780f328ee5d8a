import { useEvent, useListFilterContext, useResourceContext } from 'ra-core';
import { filterIn, here, placeOf } from '../../routing/addresses';

type Filter = Record<string, unknown>;

/**
 * Changes the filters of the list: what is undefined is taken away. The change is made to what the
 * URL says, which is there a moment before it is drawn: two controls that are used one right after
 * the other would undo each other's work otherwise.
 */
export function useFilterChange(): (change: (filters: Filter) => Filter) => void {
  const { filterValues, setFilters } = useListFilterContext();
  const resource = useResourceContext();
  return useEvent((change) => {
    const { pathname, search } = here();
    const isHere = placeOf(pathname)?.area === resource;
    const latest = (isHere && filterIn(search)) || filterValues;
    const kept = Object.entries(change(latest)).filter(([, value]) => value !== undefined);
    setFilters(Object.fromEntries(kept), undefined, false);
  });
}
