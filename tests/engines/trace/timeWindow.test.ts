import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fullWindow,
  pan,
  positionInWindow,
  reveal,
  windowTicks,
  zoom,
} from '../../../src/engines/trace/timeWindow';

const whole = fullWindow(1000);

describe('the part of a trace that is shown', () => {
  it('is the whole at first, and a millisecond of a trace without length', () => {
    expect(fullWindow(1000)).toEqual({ from: 0, to: 1000 });
    expect(fullWindow(0)).toEqual({ from: 0, to: 1 });
  });

  it.each([
    [0.5, 0.5, { from: 250, to: 750 }],
    [0.5, 0, { from: 0, to: 500 }],
    [0.5, 1, { from: 500, to: 1000 }],
    [0.1, 0.25, { from: 225, to: 325 }],
    [2, 0.5, { from: 0, to: 1000 }],
  ])('zooms by %d around %d', (factor, center, expected) => {
    expect(zoom(whole, whole, factor, center)).toEqual(expected);
  });

  it.each([
    [0.5, { from: 450, to: 550 }],
    [-1, { from: 300, to: 400 }],
    [-10, { from: 0, to: 100 }],
    [10, { from: 900, to: 1000 }],
  ])('moves by %d of its length, and not beyond the ends', (part, expected) => {
    expect(pan({ from: 400, to: 500 }, whole, part)).toEqual(expected);
  });

  it.each([
    [450, 10, { from: 400, to: 500 }],
    [700, 10, { from: 690, to: 790 }],
    [100, 5000, { from: 90, to: 190 }],
    [0, 0, { from: 0, to: 100 }],
    // Of what is long a tenth of the window is enough.
    [400, 5000, { from: 400, to: 500 }],
    [490, 5000, { from: 400, to: 500 }],
    [491, 5000, { from: 481, to: 581 }],
    [495, 5, { from: 400, to: 500 }],
    [495, 6, { from: 485, to: 585 }],
    [399, 0, { from: 389, to: 489 }],
  ])('moves to show what starts at %d', (ms, length, expected) => {
    expect(reveal({ from: 400, to: 500 }, whole, ms, length)).toEqual(expected);
  });

  it.each([
    [400, 100, { left: 0, width: 100 }],
    [425, 50, { left: 25, width: 50 }],
    [300, 150, { left: 0, width: 50 }],
    [450, 900, { left: 50, width: 50 }],
    [500, 0, { left: 100, width: 0 }],
    [300, 100, { left: 0, width: 0 }],
    [100, 50, null],
    [501, 50, null],
  ])('places what starts at %d and lasts %d', (start, length, expected) => {
    expect(positionInWindow({ from: 400, to: 500 }, start, length)).toEqual(expected);
  });

  it.each([
    [0, 1000, 5, [0, 200, 400, 600, 800, 1000]],
    [0, 1, 4, [0, 0.5, 1]],
    [410, 495, 5, [420, 440, 460, 480]],
    [0, 65_000, 5, [0, 15_000, 30_000, 45_000, 60_000]],
    [0, 600_000, 5, [0, 120_000, 240_000, 360_000, 480_000, 600_000]],
  ])('marks round moments from %d to %d', (from, to, most, expected) => {
    expect(windowTicks({ from, to }, most)).toEqual(expected);
  });

  it('stays within the trace, whatever is done to it', () => {
    const step = fc.record({
      how: fc.constantFrom('zoom', 'pan', 'reveal'),
      by: fc.double({ min: -2, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2.6e8, noNaN: true }),
        fc.array(step),
        (total, steps) => {
          const all = fullWindow(total);
          let shown = all;
          for (const { how, by } of steps) {
            if (how === 'zoom') shown = zoom(shown, all, Math.abs(by) + 0.01, (by + 2) / 4);
            else if (how === 'pan') shown = pan(shown, all, by);
            else shown = reveal(shown, all, ((by + 2) / 4) * all.to, by * 100);
            expect(shown.from).toBeGreaterThanOrEqual(0);
            expect(shown.to).toBeGreaterThan(shown.from);
            expect(shown.to).toBeLessThanOrEqual(all.to + 1e-6);
            expect(windowTicks(shown, 8).length).toBeLessThanOrEqual(10);
          }
        },
      ),
    );
  });
});
