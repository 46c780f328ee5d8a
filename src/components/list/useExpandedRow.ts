import { useLocation, useNavigate } from 'ra-core';
import { useCallback } from 'react';

/** The query parameter of the expanded row, and those of its panel. */
const param = 'open';
const paramsOfPanel = ['tab', 'message'];

/**
 * The expanded row of a list, in the URL beside the list's own parameters. Expanding a row adds an
 * entry to the history; expanding another one and collapsing replace it.
 */
export function useExpandedRow(): [string | null, (id: string) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = new URLSearchParams(search).get(param);
  const toggle = useCallback(
    (id: string) => {
      const query = new URLSearchParams(search);
      const previous = query.get(param);
      for (const name of [param, ...paramsOfPanel]) query.delete(name);
      if (previous !== id) query.set(param, id);
      navigate({ search: `?${query}` }, { replace: previous !== null });
    },
    [search, navigate],
  );
  return [open, toggle];
}
