import { describe, expect, it } from 'vitest';
import {
  formatPhoneNumber,
  formatSeconds,
  formatTime,
  timeZoneName,
} from '../../../src/components/fields/format';
import { startOfDay } from '../../../src/domain/calendarDay';

describe('a phone number', () => {
  it.each([
    ['15552000137', '+1 (555) 200-0137'],
    ['5552000137', '+1 (555) 200-0137'],
    ['442071234567', '442071234567'],
    ['1055200013', '1055200013'],
    ['sip:nurse-1@clinic', 'sip:nurse-1@clinic'],
    ['', ''],
  ])('%s is shown as %s', (number, shown) => expect(formatPhoneNumber(number)).toBe(shown));
});

describe('a duration', () => {
  it.each([
    [0, '0s'],
    [42, '42s'],
    [60, '1m 0s'],
    [185.4, '3m 5s'],
    [3600, '1h 0m 0s'],
    [90_061, '25h 1m 1s'],
  ])('of %d seconds is %s', (seconds, shown) => expect(formatSeconds(seconds, 'en')).toBe(shown));

  it.each([
    [42, '42s'],
    [185, '3m 5s'],
    [12_010, '3h 20m'],
  ])('of %d seconds in two parts is %s', (seconds, shown) =>
    expect(formatSeconds(seconds, 'en', 2)).toBe(shown),
  );
});

describe('a time', () => {
  it('is told to the second in the language of the operator', () => {
    const time = '2026-03-04T05:06:07.000Z';
    const local = new Date(time).toLocaleTimeString('en-GB');
    expect(formatTime(time, 'en-GB')).toContain('Mar 2026');
    expect(formatTime(time, 'en-GB')).toContain(local);
    expect(formatTime(time, 'fr')).toContain('mars 2026');
  });
  it.each([null, undefined, '', 'soon'])('is empty when it is %j', (time) => {
    expect(formatTime(time, 'en')).toBe('');
  });
  it('has a zone with a name', () => expect(timeZoneName('en')).toMatch(/^[A-Z]{2,5}|GMT/));
});

describe('a day begins', () => {
  it.each([
    ['at midnight', '2026-07-02T10:00:00.000Z', 'Asia/Tokyo', '2026-07-01T15:00:00.000Z'],
    [
      'with its own first minute',
      '2026-07-01T15:00:00.000Z',
      'Asia/Tokyo',
      '2026-07-01T15:00:00.000Z',
    ],
    [
      '25 hours before it ends',
      '2026-10-25T22:59:59.000Z',
      'Europe/Berlin',
      '2026-10-24T22:00:00.000Z',
    ],
    [
      '23 hours before it ends',
      '2026-03-29T21:59:59.000Z',
      'Europe/Berlin',
      '2026-03-28T23:00:00.000Z',
    ],
    [
      'later where the clocks skip midnight',
      '2026-09-06T12:00:00.000Z',
      'America/Santiago',
      '2026-09-06T04:00:00.000Z',
    ],
    ['45 minutes off', '2026-07-02T10:00:00.000Z', 'Asia/Kathmandu', '2026-07-01T18:15:00.000Z'],
  ])('%s', (_how, moment, zone, first) =>
    expect(new Date(startOfDay(Date.parse(moment), zone)).toISOString()).toBe(first),
  );
});
