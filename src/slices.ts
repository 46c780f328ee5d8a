import { unstable_forceFrameRate } from 'scheduler';

declare module 'scheduler' {
  /** Its own slices again with 0. Its types lack it. */
  function unstable_forceFrameRate(framesPerSecond: number): void;
}

/**
 * How long React draws before the browser may do something else, in ms. By itself it stops every 5 ms, and on a
 * slow machine going on takes half as long again. A key that is pressed waits no longer than this (ADR 12).
 */
const slice = 25;

/** Has React draw the console in fewer and longer slices. */
export const drawInLongSlices = () => unstable_forceFrameRate(1000 / slice);
