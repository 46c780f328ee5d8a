import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

/** Every outline is of this moment, a Wednesday: nothing has read the clock before it stops. */
const moment = new Date('2026-06-17T10:20:30.000Z');

/** How much time passes for timers in a turn of the event loop (ms). */
const pace = 10;

/** What comes again after so long (ms) does not come: how often it would depends on how busy the machine is. */
const poll = 30_000;
const never = 2 ** 31 - 1;

const { setInterval, clearInterval } = globalThis;
/** What is waited for may take as long as ever. */
const patience = 30_000;
let turns: ReturnType<typeof setInterval> | undefined;

process.env.TZ = 'UTC';

/** The clock stands still until `thaw`, while timers go on, ten times as fast. */
export function freeze(): void {
  vi.useFakeTimers({
    toFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
    ],
    now: moment,
  });
  const { setInterval: fake } = globalThis;
  const setRarely = (run: () => void, ms: number) => fake(run, ms < poll ? ms : never);
  globalThis.setInterval = setRarely as typeof setInterval;
  configure({ asyncUtilTimeout: patience * pace });
  clearInterval(turns);
  turns = setInterval(() => passTime(pace), 1);
}

/** Lets timers go on by so much (ms). */
export function passTime(ms: number): void {
  vi.advanceTimersByTime(ms);
  vi.setSystemTime(moment);
}

/** Timers are those of the machine again; the clock still stands. */
export function thaw(): void {
  clearInterval(turns);
  globalThis.setInterval = setInterval;
  configure({ asyncUtilTimeout: patience });
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
}

thaw();
