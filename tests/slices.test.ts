import { unstable_forceFrameRate } from 'scheduler';
import { afterEach, expect, it } from 'vitest';
import { drawInLongSlices } from '../src/slices';
import { sliceOf } from './support/slices';

// Its own.
afterEach(() => unstable_forceFrameRate(0));

it('the console is drawn in slices that are long, and shorter than anybody notices', async () => {
  const own = await sliceOf();
  drawInLongSlices();
  const longer = await sliceOf();
  expect(own).toBeLessThanOrEqual(5);
  expect(longer).toBeGreaterThan(20);
  expect(longer).toBeLessThanOrEqual(25);
});
