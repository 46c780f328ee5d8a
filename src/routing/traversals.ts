/** The key of the place in the browser's history that Back or Forward led to last. */
let arrivedAt: string | undefined;
/** The key of the place whose page is drawn; another one than the address names until that is drawn. */
let drawn: string | undefined;
/** Whether Back or Forward led to another place than the one that is drawn. */
let isLeaving = false;
/** How far the page of a place was scrolled when it was left (px), by the key of the place. */
const places = new Map<string, number>();
/** Ends the way to where the page was left. */
let stopReturning: (() => void) | undefined;

const onPopState = ({ state }: PopStateEvent) => {
  // The router's name of a place that it has not written itself, such as the first.
  arrivedAt = (state as { key?: string } | null)?.key ?? 'default';
  isLeaving = arrivedAt !== drawn;
};

const onScroll = () => {
  // The browser may scroll for the next page while this one is still drawn.
  if (drawn === undefined || isLeaving || stopReturning) return;
  places.set(drawn, window.scrollY);
};

/**
 * Begins to tell places that Back and Forward led to from those that a link led to, and to note how far the page of
 * each is scrolled; returns what ends it.
 */
export function watchTraversals(): () => void {
  window.addEventListener('popstate', onPopState);
  document.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('popstate', onPopState);
    document.removeEventListener('scroll', onScroll);
    stopReturning?.();
    // The next console is another user's.
    drawn = undefined;
    places.clear();
  };
}

/** The most places whose scrolling outlives a reload. */
const mostKept = 100;

/**
 * How far each page of the history but the one that is drawn was scrolled when it was left (px), by the key of its
 * place; the last hundred.
 */
export const leftPlaces = (): [key: string, px: number][] =>
  [...places].filter(([key]) => key !== drawn).slice(-mostKept);

/**
 * Knows again how far pages were scrolled when they were left, once the console was loaded again and its first page
 * is drawn: that one is new, even if an address that was typed in the same tab has a key that was known.
 */
export function recallPlaces(left: readonly (readonly [key: string, px: number])[]): void {
  for (const [key, px] of left) if (key !== drawn) places.set(key, px);
}

/** Whether Back or Forward led to a place of the history, by its key. */
export const isTraversed = (key: string | undefined): boolean =>
  key !== undefined && key === arrivedAt;

/** By what somebody takes the scrolling into their own hands. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the page was left as soon as it is long enough: a browser tries that once, at times before what
 * stood there is drawn. Nothing scrolls any more once somebody does so.
 */
function returnTo(place: number): void {
  const reach = () => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 1) stopReturning?.();
  };
  // It reports the height once at once, and before a picture is made of it.
  const heights = new ResizeObserver(reach);
  heights.observe(document.body);
  const stop = () => {
    stopReturning = undefined;
    heights.disconnect();
    for (const hand of hands) window.removeEventListener(hand, stop, true);
  };
  stopReturning = stop;
  for (const hand of hands) window.addEventListener(hand, stop, { capture: true, passive: true });
}

/**
 * The page of a place is drawn. It is scrolled as it was left where Back or Forward led; else to its top if it is
 * another page, and not at all if only its address is another.
 *
 * @param key the place's key in the browser's history.
 * @param isAnother whether the page is another one than before.
 */
export function arrive(key: string, isAnother: boolean): void {
  stopReturning?.();
  const before = drawn === undefined ? undefined : places.get(drawn);
  drawn = key;
  isLeaving = false;
  if (isTraversed(key)) {
    const place = places.get(key);
    if (place !== undefined) returnTo(place);
  } else if (isAnother) {
    places.set(key, 0);
    window.scrollTo(0, 0);
  } else if (before !== undefined) {
    places.set(key, before);
  }
}
