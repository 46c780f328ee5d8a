import dayjs from 'dayjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeZoneName } from '../../../src/components/fields/format';
import { toTime, zonesOf } from '../../../src/components/list/rangeEnds';

const own = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'America/New_York';
});
afterAll(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

it('a range holds its last minute, and begins with its first', () => {
  const picked = dayjs('2026-11-21T23:59:30.500-05:00');
  expect(toTime('from', picked)).toBe('2026-11-22T04:59:00.000Z');
  expect(toTime('to', picked)).toBe('2026-11-22T04:59:59.999Z');
  expect(toTime('to', null)).toBeUndefined();
  expect(toTime('to', dayjs('no'))).toBeUndefined();
});

it('an end that nobody changed stays as the link has it', () => {
  const linked = '2026-11-22T04:59:12.345Z';
  expect(toTime('to', dayjs(linked), linked)).toBe(linked);
  expect(toTime('from', dayjs(linked), linked)).toBe(linked);
  expect(toTime('to', dayjs(linked).add(1, 'minute'), linked)).toBe('2026-11-22T05:00:59.999Z');
});

const nameOf = (at?: Date) => timeZoneName('en', at);

it('the zone of a range is that of its days, or both where the clocks change between them', () => {
  const [summer, winter] = [dayjs('2026-07-01T12:00:00Z'), dayjs('2026-12-01T12:00:00Z')];
  expect(zonesOf({ from: summer, to: summer }, nameOf)).toBe('EDT');
  expect(zonesOf({ from: winter, to: null }, nameOf)).toBe('EST');
  expect(zonesOf({ from: summer, to: winter }, nameOf)).toBe('EDT – EST');
  expect(zonesOf({ from: null, to: dayjs('no') }, nameOf)).toMatch(/^E[SD]T$/);
});
