import { expect, it } from 'vitest';
import { lanesInSight } from '../../../src/resources/recent-calls/capture/useLanesInSight';

const lanesOf = (count: number) => ({
  parties: Array.from({ length: count }, (_, place) => ({ address: `${place}`, agents: [] })),
  laneOf: new Map<number, number>(),
  marksWidth: 72,
  minWidth: 120 + count * 184 + 72,
});

it('a few parties are all drawn, wherever the box is scrolled', () => {
  const seen = { passed: 900, width: 300, whole: 6_000 };
  expect(lanesInSight(lanesOf(32), seen)).toEqual({ from: 0, to: 32 });
});

it.each([
  [0, 0, 16],
  [1_840, 0, 24],
  [184_000, 984, 1_016],
  [1_838_000, 9_976, 10_000],
])('of ten thousand those in sight are drawn: scrolled by %i px', (passed, from, to) => {
  const lanes = lanesOf(10_000);
  const drawn = lanesInSight(lanes, { passed, width: 1_200, whole: lanes.minWidth });
  expect(drawn).toEqual({ from, to });
  const [first, last] = [(passed - 120) / 184, (passed - 120 + 1_200) / 184];
  expect(drawn.from).toBeLessThanOrEqual(Math.max(0, first));
  expect(drawn.to).toBeGreaterThanOrEqual(Math.min(10_000, last));
});
