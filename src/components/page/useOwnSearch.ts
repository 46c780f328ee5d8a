import { type RouterNavigateOptions, useLocation, useNavigate } from 'ra-core';
import { useCallback } from 'react';
import { here } from '../../routing/addresses';

/**
 * Changes the search of the address of the page that asks. Once that page was left it does nothing: another
 * search would lead back to it.
 */
export function useOwnSearch(): (search: string, options?: RouterNavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (search, options) => {
      if (here().pathname === pathname) navigate({ search }, options);
    },
    [navigate, pathname],
  );
}
