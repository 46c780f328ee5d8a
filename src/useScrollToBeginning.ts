import { useLocation } from 'ra-core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { arrive, leftPlaces, recallPlaces, watchTraversals } from './routing/traversals';
import { sessionKeys, tab } from './session/storage';

const keepPlaces = () =>
  tab.set(
    sessionKeys.leftPlaces,
    new URLSearchParams(leftPlaces().map(([key, px]) => [key, `${px}`])).toString(),
  );

/** Where pages were left, kept for the tab over a reload. */
const keptPlaces = () =>
  [...new URLSearchParams(tab.get(sessionKeys.leftPlaces) ?? '')]
    .map(([key, px]) => [key, Number(px)] as const)
    .filter(([, px]) => px >= 0);

const watch = () => {
  recallPlaces(keptPlaces());
  const stop = watchTraversals();
  window.addEventListener('pagehide', keepPlaces);
  return () => {
    window.removeEventListener('pagehide', keepPlaces);
    stop();
  };
};

/**
 * A page begins at its top, whatever led to it, and so does another page of a list. Where Back or Forward led, it is
 * scrolled as it was left, also if the console was loaded again meanwhile.
 */
export function useScrollToBeginning(): void {
  const { pathname, key = 'default', state } = useLocation();
  const before = useRef(pathname);
  useEffect(watch, []);
  useLayoutEffect(() => {
    const isAnother = before.current !== pathname;
    before.current = pathname;
    const isTurn = Boolean((state as { _scrollToTop?: boolean } | null)?._scrollToTop);
    arrive(key, isAnother || isTurn);
  }, [pathname, key, state]);
}
