import { expect, it } from 'vitest';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { manyCalls } from './manyCalls';

/** As a part of all: a capture of seconds is told of within its first tenths, and not in jumps. */
const step = 0.05;

it('says early and in small steps how far the reading is', () => {
  const told: number[] = [];
  parseCapture(manyCalls(2000, 50), undefined, (part) => told.push(part));
  const steps = [...told, 1].map((part, index) => part - (told[index - 1] ?? 0));
  expect(told.length).toBeGreaterThan(20);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...steps)).toBeLessThan(step);
});
