import { useEvent, useListFilterContext } from 'ra-core';
import { useConsoleActions } from '../ConsoleContext';
import { useFilterChange } from './useFilterChange';

type Filter = Record<string, unknown>;

/** The ends of a range belong to the choice of a date. */
const rangeKeys = ['from', 'to'];

interface Narrowing {
  /** A filter is set that the list can do without. */
  isNarrowed: boolean;
  /** How many such filters are set, besides the search. */
  count: number;
  /** Takes those filters away. */
  clear: () => void;
}

/** What narrows a list beyond the filters that it always has. */
export function useListNarrowing(required: Filter | undefined): Narrowing {
  const { filterValues } = useListFilterContext();
  const change = useFilterChange();
  const { storeAccountFilter } = useConsoleActions();
  const isKept = (key: string) =>
    required !== undefined && (key in required || rangeKeys.includes(key));
  const entries = Object.entries(filterValues);
  const set = entries.filter(([key, value]) => value !== '' && value != null && !isKept(key));
  const clear = useEvent(() => {
    if (!isKept('account_sid')) storeAccountFilter(null);
    change((filters) => Object.fromEntries(Object.entries(filters).filter(([key]) => isKept(key))));
  });
  return {
    isNarrowed: set.length > 0,
    count: set.filter(([key]) => key !== 'q').length,
    clear,
  };
}
