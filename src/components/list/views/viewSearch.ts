import type { SortPayload } from 'ra-core';
import { filterIn, searchOf } from '../../../routing/addresses';

type Filter = Record<string, unknown>;

/** The query of a list's address that shows it as it is: narrowed and sorted, from the first page on. */
export const viewSearch = (filter: Filter, { field, order }: SortPayload): string =>
  searchOf({ filter, search: { sort: field, order } });

const sortedFilter = (search: string): [string, unknown][] =>
  Object.entries(filterIn(search) ?? {}).sort(([one], [other]) => one.localeCompare(other));

/** True when both narrow the list to the same, in whatever order its filters were set. */
export const isSameSearch = (one: string, other: string): boolean =>
  JSON.stringify(sortedFilter(one)) === JSON.stringify(sortedFilter(other));
