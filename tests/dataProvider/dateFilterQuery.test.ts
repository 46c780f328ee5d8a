import { afterEach, describe, expect, it } from 'vitest';
import { dateFilterQuery } from '../../src/dataProvider/dateFilterQuery';

const own = process.env.TZ;
const inZone = (zone: string) => {
  process.env.TZ = zone;
};
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const hour = 3_600_000;

/** Zone, now, when its day began, when the day before began. */
const days: [string, string, string, string, string][] = [
  ['UTC', 'a plain day', '2026-11-21T12:00:00Z', '2026-11-21T00:00:00Z', '2026-11-20T00:00:00Z'],
  [
    'Europe/Paris',
    'winter',
    '2026-11-21T12:00:00Z',
    '2026-11-20T23:00:00Z',
    '2026-11-19T23:00:00Z',
  ],
  [
    'Europe/Paris',
    'already tomorrow in UTC terms',
    '2026-11-21T23:30:00Z',
    '2026-11-21T23:00:00Z',
    '2026-11-20T23:00:00Z',
  ],
  [
    'America/New_York',
    'still yesterday there',
    '2026-11-21T03:00:00Z',
    '2026-11-20T05:00:00Z',
    '2026-11-19T05:00:00Z',
  ],
  [
    'Asia/Kolkata',
    'a zone of half an hour',
    '2026-11-21T12:00:00Z',
    '2026-11-20T18:30:00Z',
    '2026-11-19T18:30:00Z',
  ],
  [
    'Europe/Paris',
    'the day of 23 hours',
    '2026-03-29T12:00:00Z',
    '2026-03-28T23:00:00Z',
    '2026-03-27T23:00:00Z',
  ],
  [
    'Europe/Paris',
    'the day after 23 hours',
    '2026-03-30T12:00:00Z',
    '2026-03-29T22:00:00Z',
    '2026-03-28T23:00:00Z',
  ],
  [
    'America/New_York',
    'the day after 25 hours',
    '2026-11-02T12:00:00Z',
    '2026-11-02T05:00:00Z',
    '2026-11-01T04:00:00Z',
  ],
  [
    'Pacific/Auckland',
    'the first of a month and year',
    '2026-12-31T12:00:00Z',
    '2026-12-31T11:00:00Z',
    '2026-12-30T11:00:00Z',
  ],
];

describe.each(days)('in %s, %s', (zone, _name, now, today, yesterday) => {
  it('today is from midnight on', () => {
    inZone(zone);
    expect(dateFilterQuery({ date: 'today' }, new Date(now))).toEqual({
      start: new Date(today).toISOString(),
    });
  });
  it('yesterday is the whole day before', () => {
    inZone(zone);
    expect(dateFilterQuery({ date: 'yesterday' }, new Date(now))).toEqual({
      start: new Date(yesterday).toISOString(),
      end: new Date(Date.parse(today) - 1).toISOString(),
    });
  });
});

it('a day has 23 or 25 hours where the clocks change', () => {
  inZone('Europe/Paris');
  const length = (now: string) => {
    const { start, end } = dateFilterQuery({ date: 'yesterday' }, new Date(now));
    return (Date.parse(String(end)) + 1 - Date.parse(String(start))) / hour;
  };
  expect(length('2026-03-30T12:00:00Z')).toBe(23);
  expect(length('2026-10-26T12:00:00Z')).toBe(25);
});

it.each(['7', '14', '30'] as const)('the last %s days are counted by the platform', (date) => {
  expect(dateFilterQuery({ date })).toEqual({ days: Number(date) });
});

const from = '2026-11-20T10:00:00.000Z';
const to = '2026-11-20T11:00:00.000Z';

it.each([
  ['both ends', { from, to }, { start: from, end: to }],
  ['a beginning only', { from }, { start: from, end: undefined }],
  ['an end only', { to }, { start: undefined, end: to }],
  ['one end that cannot be read', { from, to: 'soon' }, { start: from, end: undefined }],
  [
    'another spelling of a time',
    { from: '2026-11-20T11:00:00+01:00', to },
    { start: from, end: to },
  ],
])('a custom range with %s', (_name, range, query) => {
  expect(dateFilterQuery({ date: 'custom', ...range })).toEqual(query);
});

it.each([
  ['no choice', {}],
  ['a range without ends', { date: 'custom' }],
  ['ends without the choice of a range', { from, to }],
  ['what nobody offers', { date: '9999' }],
] as const)('%s is today', (_name, filter) => {
  inZone('UTC');
  const now = new Date('2026-11-21T12:00:00Z');
  expect(dateFilterQuery(filter as object, now)).toEqual({ start: '2026-11-21T00:00:00.000Z' });
});

it('asks for the day of the time zone that the operator chose', () => {
  inZone('America/New_York');
  const now = new Date('2026-11-21T16:00:00Z');
  const start = '2026-11-21T15:00:00.000Z';
  expect(dateFilterQuery({ date: 'today' }, now, 'Asia/Tokyo')).toEqual({ start });
  expect(dateFilterQuery({ date: 'yesterday' }, now, 'Asia/Tokyo')).toEqual({
    start: '2026-11-20T15:00:00.000Z',
    end: '2026-11-21T14:59:59.999Z',
  });
});
