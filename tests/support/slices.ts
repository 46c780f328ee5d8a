import {
  unstable_NormalPriority,
  unstable_scheduleCallback,
  unstable_shouldYield,
} from 'scheduler';
import { vi } from 'vitest';

/**
 * For how many milliseconds the scheduler draws until it lets the browser do something else, up to a second. The clock
 * stands still until it is measured: what is drawn before in the same slice takes none of it.
 */
export const sliceOf = () =>
  new Promise<number>((resolve) => {
    const start = performance.now();
    let passed = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => start + passed);
    unstable_scheduleCallback(unstable_NormalPriority, () => {
      while (!unstable_shouldYield() && passed < 1000) passed += 1;
      clock.mockRestore();
      resolve(passed);
    });
  });
