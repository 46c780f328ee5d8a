import type { SortPayload } from 'ra-core';

type Filter = Record<string, unknown>;

/** The query of a list's address that shows it as it is: narrowed and sorted, from the first page on. */
export const searchOf = (filter: Filter, { field, order }: SortPayload): string =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter), sort: field, order })}`;

const filterIn = (search: string): [string, unknown][] => {
  const filter: Filter = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
  return Object.entries(filter).sort(([one], [other]) => one.localeCompare(other));
};

/** True when both narrow the list to the same, in whatever order its filters were set. */
export const isSameSearch = (one: string, other: string): boolean =>
  JSON.stringify(filterIn(one)) === JSON.stringify(filterIn(other));
