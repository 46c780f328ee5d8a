import { describe, expect, it } from 'vitest';
import { formatMoment, formatTime, timeZoneName } from '../../../src/components/fields/format';
import { relativeTime } from '../../../src/components/fields/relativeTime';

const now = Date.parse('2026-03-10T01:00:00Z');

describe('how long ago', () => {
  it.each([
    ['2026-03-10T00:59:30Z', 'now'],
    ['2026-03-10T01:00:20Z', 'now'],
    ['2026-03-10T00:55:00Z', '5 minutes ago'],
    ['2026-03-10T00:00:01Z', '59 minutes ago'],
    ['2026-03-09T23:00:00Z', '2 hours ago'],
    ['2026-03-09T00:30:00Z', 'yesterday'],
    ['2026-03-08T23:30:00Z', '2 days ago'],
    ['2026-02-09T00:30:00Z', '29 days ago'],
    ['2026-02-08T00:30:00Z', 'last month'],
    ['2025-12-09T00:30:00Z', '2 months ago'],
    ['2025-03-10T00:30:00Z', 'last year'],
    ['2023-03-10T00:30:00Z', '3 years ago'],
    ['2026-03-10T03:30:00Z', 'in 2 hours'],
    ['2026-03-12T03:30:00Z', 'in 2 days'],
  ])('%s is %s', (time, text) => expect(relativeTime(time, 'en', 'UTC', now)).toBe(text));

  it('counts days by the calendar of the zone', () => {
    const time = '2026-03-08T23:30:00Z';
    expect(relativeTime(time, 'en', 'UTC', now)).toBe('2 days ago');
    expect(relativeTime(time, 'en', 'Europe/Paris', now)).toBe('yesterday');
  });

  it('is told in the language of the operator', () =>
    expect(relativeTime('2026-03-10T00:55:00Z', 'fr', 'UTC', now)).toBe('il y a 5 minutes'));

  it.each([null, undefined, '', 'soon'])('is empty for %j', (time) =>
    expect(relativeTime(time, 'en')).toBe(''),
  );
});

describe('a time in a chosen zone', () => {
  const time = '2026-03-10T01:00:00Z';
  it('is the one of its clocks', () => {
    expect(formatTime(time, 'en', 'America/New_York')).toBe('Mar 9, 2026, 21:00:00');
    expect(formatTime(time, 'en', 'Asia/Tokyo')).toBe('Mar 10, 2026, 10:00:00');
  });
  it('names the zone as it is at that date', () => {
    expect(timeZoneName('en', new Date(time), 'America/New_York')).toBe('EDT');
    expect(timeZoneName('en', new Date('2026-01-10'), 'America/New_York')).toBe('EST');
  });
  it('has its date where that is not today', () => {
    expect(formatMoment(now, 'en', 'America/New_York')).toContain('Mar 9, 2026');
    expect(formatMoment(Date.now(), 'en', 'Asia/Tokyo')).not.toContain('2026');
  });
});
