import { useLocation } from 'ra-core';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Calls back whether what uses it is on the page of this path still. A message that belongs to a page goes a moment
 * after the page did: what is told in it then is told to nobody.
 */
export function useIsOnPage(page: string): () => boolean {
  const { pathname } = useLocation();
  const current = useRef(pathname);
  const isThere = useRef(true);
  useLayoutEffect(() => {
    current.current = pathname;
  }, [pathname]);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current && current.current === page;
}
