import { configure, getConfig } from '@testing-library/dom';
import { vi } from 'vitest';

/** How much time passes in a turn of the event loop where a story hurries (ms). */
const pace = 10;

const { setInterval, clearInterval } = globalThis;
let patience = 0;
let turns: ReturnType<typeof setInterval> | undefined;

const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  // They are made of timers here, and would wait for one that is gone.
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/**
 * From here to the end of the story timers and dates run as ever, and `vi.advanceTimersByTimeAsync` lets
 * time pass: for stories in which something happens, or must not happen, after a while.
 */
export function ownClock(): void {
  vi.useFakeTimers({ toFake: [...timers, 'Date'], shouldAdvanceTime: true });
}

/**
 * From here to the end of the story time passes in turns of the event loop, over ten times as fast:
 * for stories of pauses in typing and of polls. Dates stay as they are. A machine that stands still for
 * a second has let none of it pass.
 */
export function hurry(): void {
  vi.useFakeTimers({ toFake: [...timers] });
  patience = getConfig().asyncUtilTimeout;
  configure({ asyncUtilTimeout: patience * pace });
  turns = setInterval(() => vi.advanceTimersByTime(pace), 1);
}

/** Time passes as ever. */
export function restoreClock(): void {
  if (turns) configure({ asyncUtilTimeout: patience });
  clearInterval(turns);
  turns = undefined;
  vi.useRealTimers();
}
