import { useLocation } from 'ra-core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isTraversed, watchTraversals } from '../../routing/traversals';

/**
 * A page begins at its top, whatever led to it, and so does another page of a list. Where Back or Forward led, the
 * browser scrolls as the page was left.
 */
export function useScrollToBeginning(): void {
  const { pathname, key, state } = useLocation();
  const before = useRef(pathname);
  useEffect(watchTraversals, []);
  useLayoutEffect(() => {
    const isAnother = before.current !== pathname;
    before.current = pathname;
    const isTurn = Boolean((state as { _scrollToTop?: boolean } | null)?._scrollToTop);
    if ((isAnother || isTurn) && !isTraversed(key)) window.scrollTo(0, 0);
  }, [pathname, key, state]);
}
