import { useLocation, useNavigate } from 'ra-core';
import { useCallback } from 'react';

/** The query parameter that names the open row, and those of what is open in it. */
const param = 'open';
const paramsOfPanel = ['tab'];

/**
 * Which row of a list is open, and how to open or close one. It lives in the URL beside the list's
 * own parameters: opening is a step that Back undoes, opening another one and closing are none.
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
