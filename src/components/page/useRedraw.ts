import { useLayoutEffect, useState } from 'react';

/** How long after one redrawing the next error is shown (ms): what breaks each time is not drawn for ever. */
const pause = 2000;
let last = Number.NEGATIVE_INFINITY;

/**
 * Whether React did not find an element where it had put it: something else changes the page, such as a browser
 * that translates it, or an extension. Nothing is wrong with what is drawn.
 */
const isMoved = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/** Draws what failed once more where the page was changed by others; whether it does, and there is nothing to show. */
export function useRedraw(error: unknown, redraw: () => void): boolean {
  const [isRedrawn] = useState(() => isMoved(error) && performance.now() - last > pause);
  useLayoutEffect(() => {
    if (!isRedrawn) return;
    last = performance.now();
    redraw();
  }, [isRedrawn, redraw]);
  return isRedrawn;
}
