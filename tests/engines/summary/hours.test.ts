import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeOf,
  dayUntil,
  emptyHours,
  type HourCounts,
  hoursOfDay,
  hoursToCount,
  weeksBefore,
} from '../../../src/engines/summary';
import { propertyRuns } from '../../support/propertyRuns';

const hour = 3_600_000;
const at = (time: string) => Date.parse(time);
const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'UTC',
];

/** The date and the time of day by a formatter of its own: what people see on the clock. */
const clockOf = (moment: number, zone: string) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const of = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    time: `${of('hour')}:${of('minute')}:${of('second')}`,
  };
};

const moments = fc.record({
  zone: fc.constantFrom(...zones),
  moment: fc.integer({ min: at('2019-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') }),
});

describe('hours of a day', () => {
  it.each([
    ['2026-03-08T12:00:00Z', 'America/New_York', 23],
    ['2026-11-01T12:00:00Z', 'America/New_York', 25],
    ['2026-11-02T12:00:00Z', 'America/New_York', 24],
    ['2026-03-29T12:00:00Z', 'Europe/Berlin', 23],
    ['2026-10-25T12:00:00Z', 'Europe/Berlin', 25],
  ])('on %s in %s are %i', (moment, zone, count) => {
    expect(hoursOfDay(at(moment), zone)).toHaveLength(count);
  });

  it('hold every minute of the day once, and none of another day', () => {
    fc.assert(
      fc.property(moments, ({ moment, zone }) => {
        const hours = hoursOfDay(moment, zone);
        const { day } = clockOf(moment, zone);
        const [first, last] = [hours[0], hours.at(-1)];
        expect(clockOf(first?.from ?? 0, zone).day).toBe(day);
        expect(clockOf((first?.from ?? 0) - 1, zone).day).not.toBe(day);
        expect(clockOf((last?.to ?? 0) - 1, zone).day).toBe(day);
        expect(clockOf(last?.to ?? 0, zone).day).not.toBe(day);
        for (const [index, one] of hours.entries()) {
          expect(one.to - one.from).toBeGreaterThan(0);
          expect(one.to - one.from).toBeLessThanOrEqual(hour);
          if (index > 0) expect(one.from).toBe(hours[index - 1]?.to);
        }
        expect(hours.some(({ from, to }) => moment >= from && moment < to)).toBe(true);
      }),
      { numRuns: propertyRuns(150, 5000) },
    );
  });
});

describe('the same time of an earlier day', () => {
  it.each([
    // The clocks went forward in between: the same time on the clock is 25 hours ago.
    ['2026-03-30T14:20:00+02:00', 1, 'Europe/Berlin', '2026-03-29T14:20:00+02:00'],
    ['2026-03-29T14:20:00+02:00', 1, 'Europe/Berlin', '2026-03-28T14:20:00+01:00'],
    // That day skipped half past two.
    ['2026-03-30T02:30:00+02:00', 1, 'Europe/Berlin', '2026-03-29T03:00:00+02:00'],
    // That day had half past two twice.
    ['2026-10-26T02:30:00+01:00', 1, 'Europe/Berlin', '2026-10-25T02:30:00+01:00'],
    ['2026-11-26T18:00:00Z', 7, 'UTC', '2026-11-19T18:00:00Z'],
  ])('%s minus %i days in %s', (moment, days, zone, expected) => {
    const { from, to } = dayUntil(at(moment), days, zone);
    expect(new Date(to).toISOString()).toBe(new Date(at(expected)).toISOString());
    expect(clockOf(from, zone).time).toBe('00:00:00');
  });

  it('is what the clock showed then, unless the clock skipped it', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(1, 7), ({ moment, zone }, days) => {
        const { from, to } = dayUntil(moment, days, zone);
        const [wanted, found] = [clockOf(moment, zone), clockOf(to, zone)];
        const isSkipped = found.time > wanted.time;
        // A clock that skips a time goes from before it to after it at once.
        if (isSkipped) expect(clockOf(to - 1, zone).time < wanted.time).toBe(true);
        else expect(found.time).toBe(wanted.time);
        expect(clockOf(from, zone).day).toBe(found.day);
        expect(to).toBeGreaterThanOrEqual(from);
      }),
      { numRuns: propertyRuns(200, 5000) },
    );
  });

  it('is compared week with week: as many weeks earlier as the stretch is long', () => {
    const day = 24 * hour;
    const to = at('2026-11-26T12:00:00Z');
    const daysBack = (from: number) => (to - weeksBefore({ from, to }, 'UTC').to) / day;
    expect(daysBack(to - hour)).toBe(7);
    expect(daysBack(to - 7 * day)).toBe(7);
    expect(daysBack(to - 14 * day)).toBe(14);
    expect(daysBack(to - 30 * day)).toBe(35);
  });
});

describe('counting hours', () => {
  /** What a platform has: calls of some hours, each with when it began and when its record was there. */
  const days = fc.record({
    zone: fc.constantFrom(...zones),
    begin: fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2027-06-01T00:00:00Z') }),
    calls: fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 8 * hour }),
        lasts: fc.oneof(
          fc.integer({ min: 0, max: 60_000 }),
          fc.integer({ min: 0, max: 170 * 60_000 }),
        ),
        answered: fc.boolean(),
      }),
      { minLength: 40, maxLength: 80 },
    ),
    // Some look again within minutes, others after hours.
    pauses: fc.array(
      fc.oneof(fc.integer({ max: 20 * 60_000, min: 0 }), fc.integer({ max: 5 * hour, min: 0 })),
      { minLength: 1, maxLength: 12 },
    ),
  });

  it('gives what a count of every call gives, whenever somebody looked', () => {
    fc.assert(
      fc.property(days, ({ zone, begin, calls, pauses }) => {
        let known: HourCounts = {};
        let now = begin;
        for (const pause of pauses) {
          now += pause;
          const there = calls.filter((call) => begin + call.at + call.lasts <= now);
          const within = ({ from, to }: { from: number; to: number }) =>
            there.filter((call) => begin + call.at >= from && begin + call.at < to);
          const hours = hoursOfDay(now, zone);
          for (const one of hoursToCount(hours, known, now, true)) {
            const found = within(one);
            const answered = found.filter((call) => call.answered).length;
            known = { ...known, [one.from]: { total: found.length, answered, at: now } };
          }
          for (const one of hours.filter(({ from }) => from <= now)) {
            const count = known[one.from];
            // A count of the last quarter of an hour may be shown again, if that hour was over then.
            const isYoung = count && count.at >= one.to && now - count.at < 15 * 60_000;
            if (!isYoung) expect(count?.total).toBe(within(one).length);
          }
        }
      }),
      { numRuns: propertyRuns(100, 3000) },
    );
  });

  const now = at('2026-11-26T10:30:00Z');
  const hours = hoursOfDay(now, 'UTC');
  const counted = (total: number, minutesAgo: number) => ({
    total,
    answered: total,
    at: now - minutesAgo * 60_000,
  });

  it('asks for the hour that runs, for what is not known, and for what was counted too early', () => {
    const counts = Object.fromEntries(hours.slice(0, 11).map(({ from }) => [from, counted(3, 5)]));
    // The hour of nine was counted while it ran, that of five before its calls had ended.
    counts[hours[9]?.from ?? 0] = counted(3, 60);
    counts[hours[5]?.from ?? 0] = counted(3, 120);
    delete counts[hours[2]?.from ?? 0];
    const asked = hoursToCount(hours, counts, now, true);
    expect(asked.map(({ from }) => new Date(from).getUTCHours())).toEqual([10, 9, 5, 2]);
  });

  it.each([
    // The hour is over since half an hour; counts are minutes after its end.
    ['before its end', -1, 30, true],
    ['at its end, long ago', 0, 30, true],
    ['less than a quarter of an hour ago', 16, 30, false],
    ['a quarter of an hour ago', 15, 30, true],
    ['long before all its calls can have ended', 179, 600, true],
    ['when all its calls have ended', 180, 600, false],
  ])('asks for an hour again that was counted %s', (_when, counted, passed, isAsked) => {
    const [one] = hours;
    if (!one) throw new Error('No hour');
    const count = { total: 1, answered: 1, at: one.to + counted * 60_000 };
    const asked = hoursToCount([one], { [one.from]: count }, one.to + passed * 60_000, true);
    expect(asked).toEqual(isAsked ? [one] : []);
  });

  it('asks for the hour that runs once in a moment', () => {
    const running = hours.filter(({ from, to }) => from <= now && to > now);
    const counts = { [running[0]?.from ?? 0]: counted(3, 0) };
    expect(hoursToCount(running, counts, now, true)).toEqual([]);
    expect(hoursToCount(running, counts, now + 1, true)).toEqual(running);
  });

  it('asks for an hour that begins now, and for none that is to come', () => {
    const from = (moment: number) => hoursToCount(hours, {}, moment, true)[0]?.from;
    const [, second] = hours;
    expect(from(second?.from ?? 0)).toBe(second?.from);
    expect(from((second?.from ?? 0) - 1)).toBe(hours[0]?.from);
  });

  it('of today go from its beginning to the moment', () => {
    expect(dayUntil(now, 0, 'UTC')).toEqual({ from: at('2026-11-26T00:00:00Z'), to: now });
  });

  it('asks for the answered ones where only the others are known', () => {
    const counts = { [hours[0]?.from ?? 0]: { total: 2, at: now } };
    expect(hoursToCount(hours.slice(0, 1), counts, now, false)).toEqual([]);
    expect(hoursToCount(hours.slice(0, 1), counts, now, true)).toHaveLength(1);
  });

  it('knows hours to be empty once the others have all calls', () => {
    const counts = { [hours[9]?.from ?? 0]: counted(5, 1), [hours[10]?.from ?? 0]: counted(2, 1) };
    expect(emptyHours(hours, counts, 8)).toEqual([]);
    expect(emptyHours(hours, counts, 7)).toHaveLength(22);
  });

  it('tells a change as a part of what was', () => {
    expect(changeOf(150, 100)).toBe(0.5);
    expect(changeOf(0, 100)).toBe(-1);
    expect(changeOf(5, 0)).toBeNull();
    expect(changeOf(3, 4)).toBe(-0.25);
  });
});
