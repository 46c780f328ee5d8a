import type { SortPayload } from 'ra-core';
import { filterIn, searchOf } from '../../../routing/addresses';
import type { Density } from '../../../routing/listAddress';

type Filter = Record<string, unknown>;

/** How a view shows its rows besides. */
interface Look {
  /** None where the columns are as the console has them. */
  columns: string[] | null;
  density: Density;
  perPage: number;
}

/**
 * The query of a list's address that shows it as it is: narrowed and sorted, from the first page on; with
 * its look where that belongs to it.
 */
export const viewSearch = (filter: Filter, { field, order }: SortPayload, look?: Look): string =>
  searchOf({
    filter,
    search: {
      ...{ sort: field, order },
      ...(look && { perPage: String(look.perPage), density: look.density }),
      ...(look?.columns && { columns: look.columns.join(',') }),
    },
  });

const sortedFilter = (search: string): [string, unknown][] =>
  Object.entries(filterIn(search) ?? {}).sort(([one], [other]) => one.localeCompare(other));

/** What of its look a view may say: one that was kept by an earlier version says nothing of it. */
const lookParams = ['columns', 'density', 'perPage'];

/**
 * True when a view narrows the list to what is shown now, in whatever order its filters were set, and looks
 * like it as far as it says how.
 */
export const isShown = (view: string, now: string): boolean => {
  const [said, shown] = [new URLSearchParams(view), new URLSearchParams(now)];
  return (
    JSON.stringify(sortedFilter(view)) === JSON.stringify(sortedFilter(now)) &&
    lookParams.every((name) => !said.has(name) || said.get(name) === shown.get(name))
  );
};
