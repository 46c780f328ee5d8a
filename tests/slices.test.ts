import {
  unstable_forceFrameRate,
  unstable_NormalPriority,
  unstable_scheduleCallback,
  unstable_shouldYield,
} from 'scheduler';
import { afterEach, expect, it, vi } from 'vitest';
import { drawInLongSlices } from '../src/slices';

afterEach(() => {
  vi.restoreAllMocks();
  // Its own.
  unstable_forceFrameRate(0);
});

/** For how many milliseconds the scheduler draws until it lets the browser do something else. */
const sliceOf = () =>
  new Promise<number>((resolve) => {
    unstable_scheduleCallback(unstable_NormalPriority, () => {
      const start = performance.now();
      let passed = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => start + passed);
      while (!unstable_shouldYield() && passed < 1000) passed += 1;
      vi.restoreAllMocks();
      resolve(passed);
    });
  });

it('the console is drawn in slices that are long, and shorter than anybody notices', async () => {
  const own = await sliceOf();
  drawInLongSlices();
  const longer = await sliceOf();
  expect(own).toBeLessThanOrEqual(5);
  expect(longer).toBeGreaterThan(20);
  expect(longer).toBeLessThanOrEqual(25);
});
