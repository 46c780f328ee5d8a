import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsOf, stretchesOf } from '../../../src/engines/summary';
import { propertyRuns } from '../../support/propertyRuns';

const hour = 3_600_000;
const day = 24 * hour;
const noon = Date.parse('2026-03-04T12:00:00Z');
const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC'];

const callAt = (at: number, answered = true) => ({
  ...{ attempted_at: new Date(at).toISOString(), answered_at: null, answered },
  ...{ duration: 0, sip_status: 200, trunk: '' },
});

describe('bars', () => {
  it.each([
    ['hours of two days', 2 * day + 2 * hour, 'hour'],
    ['days of more', 2 * day + 2 * hour + 1, 'day'],
    ['hours of a moment', 1, 'hour'],
  ])('stand for %s', (_what, length, by) => {
    expect(stretchesOf({ from: noon, to: noon + length }, 'UTC').by).toBe(by);
  });

  it('cover what they are asked for, without a gap, an overlap or a bar outside', () => {
    const asked = fc.record({
      zone: fc.constantFrom(...zones),
      from: fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2026-12-31') }),
      length: fc.oneof(
        fc.integer({ min: 1, max: 9 * day }),
        fc.integer({ min: 1, max: 9 * 24 }).map((hours) => hours * hour),
      ),
      isWhole: fc.boolean(),
    });
    const story = fc.property(asked, ({ zone, from: moment, length, isWhole }) => {
      const from = isWhole ? Math.floor(moment / hour) * hour : moment;
      const { all } = stretchesOf({ from, to: from + length }, zone);
      const [first] = all;
      const last = all.at(-1);
      expect(first?.from).toBeLessThanOrEqual(from);
      expect(first?.to).toBeGreaterThan(from);
      expect(last?.to).toBeGreaterThanOrEqual(from + length);
      expect(last?.from).toBeLessThan(from + length);
      expect(all.slice(1).map((bar) => bar.from)).toEqual(all.slice(0, -1).map(({ to }) => to));
    });
    fc.assert(story, { numRuns: propertyRuns(60, 600) });
  });
});

describe('the calls of bars', () => {
  const bars = [noon, noon + hour, noon + 2 * hour].map((from) => ({ from, to: from + hour }));

  it('are each in one: that which begins with a moment holds it', () => {
    const calls = [
      ...[callAt(noon - 1), callAt(noon), callAt(noon + hour - 1, false)],
      ...[callAt(noon + hour), callAt(noon + 3 * hour - 1, false), callAt(noon + 3 * hour)],
    ];
    expect(countsOf(calls, bars)).toEqual({
      [noon]: { total: 2, answered: 1, at: noon + hour },
      [noon + hour]: { total: 1, answered: 1, at: noon + 2 * hour },
      [noon + 2 * hour]: { total: 1, answered: 0, at: noon + 3 * hour },
    });
  });

  it('are not told of a bar of which some may be older than the oldest that is known', () => {
    const known = (since: number) => Object.keys(countsOf([], bars, since)).map(Number);
    const [first, second, third] = bars.map(({ from }) => from);
    expect(known(noon - 1)).toEqual([first, second, third]);
    // Others may have begun in the same moment as the oldest.
    expect(known(noon)).toEqual([second, third]);
    expect(known(noon + 1)).toEqual([second, third]);
    expect(known(noon + 3 * hour)).toEqual([]);
  });
});
