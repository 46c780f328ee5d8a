import { useLocation } from 'ra-core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { arrive, watchTraversals } from '../../routing/traversals';

/**
 * A page begins at its top, whatever led to it, and so does another page of a list. Where Back or Forward led, it is
 * scrolled as it was left.
 */
export function useScrollToBeginning(): void {
  const { pathname, key = 'default', state } = useLocation();
  const before = useRef(pathname);
  useEffect(watchTraversals, []);
  useLayoutEffect(() => {
    const isAnother = before.current !== pathname;
    before.current = pathname;
    const isTurn = Boolean((state as { _scrollToTop?: boolean } | null)?._scrollToTop);
    arrive(key, isAnother || isTurn);
  }, [pathname, key, state]);
}
