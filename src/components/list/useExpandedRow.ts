import { useLocation, useNavigate } from 'ra-core';
import { useCallback } from 'react';

/** The query parameter of the expanded row, and those of its panel. */
const param = 'open';
const tabParam = 'tab';
const paramsOfPanel = [tabParam, 'message'];

/**
 * The expanded row of a list, in the URL beside the list's own parameters. Expanding a row adds an
 * entry to the history; expanding another one and collapsing replace it. With a tab the row is opened
 * there, whether it was open or not.
 */
export function useExpandedRow(): [string | null, (id: string, tab?: string) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = new URLSearchParams(search).get(param);
  const toggle = useCallback(
    (id: string, tab?: string) => {
      const query = new URLSearchParams(search);
      const previous = query.get(param);
      for (const name of [param, ...paramsOfPanel]) query.delete(name);
      if (previous !== id || tab) query.set(param, id);
      if (tab) query.set(tabParam, tab);
      navigate({ search: `?${query}` }, { replace: previous !== null });
    },
    [search, navigate],
  );
  return [open, toggle];
}
