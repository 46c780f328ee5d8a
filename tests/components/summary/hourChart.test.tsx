// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { TimeZoneContext } from '../../../src/components/ConsoleContext';
import { HourChart } from '../../../src/components/summary/HourChart';
import { HourTable } from '../../../src/components/summary/HourTable';
import type { HourCounts } from '../../../src/engines/summary';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

const hour = 3_600_000;
const noon = Date.parse('2026-03-02T12:00:00Z');
const stretches = (from: number, count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    from: from + index * hour,
    to: from + (index + 1) * hour,
  }));
const today = stretches(noon, 3);
const yesterday = stretches(noon - 24 * hour, 3);
/** What is known of hours: all calls, and those that were answered. */
const countsOf = (hours: typeof today, known: ([number, number?] | null)[]): HourCounts =>
  Object.fromEntries(
    hours.flatMap(({ from }, index) => {
      const [total, answered] = known[index] ?? [];
      return total === undefined ? [] : [[from, { total, answered, at: noon }]];
    }),
  );

const utc = { zone: 'UTC', choose: () => undefined };
type Props = Partial<Parameters<typeof HourChart>[0]>;
async function chart(counts: HourCounts, props: Props = {}) {
  draw(
    <TimeZoneContext.Provider value={utc}>
      <HourChart label="By hour" hours={today} counts={counts} {...props} />
    </TimeZoneContext.Provider>,
  );
  await ready(screen.findByRole('group'));
}
const scale = () => document.querySelector('.hour-scale')?.textContent;
const line = () => document.querySelector('path')?.getAttribute('d') ?? null;
const bars = () => [...document.querySelectorAll<HTMLElement>('.hour-bar')];
const heightsOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll('i')].map(({ style }) => style.height).join(' of ');

describe('the scale is a round number that no bar exceeds', () => {
  it.each([
    [0, '4'],
    [1, '4'],
    [2, '4'],
    [3, '5'],
    [5, '5'],
    [6, '10'],
    [10, '10'],
    [11, '20'],
    [21, '50'],
    [51, '100'],
    [100, '100'],
    [101, '200'],
    [4321, '5,000'],
  ])('of %i calls: %s', async (most, shown) => {
    await chart(
      countsOf(today, [
        [most, 0],
        [0, 0],
      ]),
    );
    expect(scale()).toBe(shown);
  });

  it('takes in the day before, and says nothing before anything is known', async () => {
    await chart(
      { ...countsOf(today, [[1, 1]]), ...countsOf(yesterday, [[30]]) },
      { before: yesterday },
    );
    expect(scale()).toBe('50');
    await chart({}, { before: yesterday });
    expect(scale()).toBe('');
  });
});

it('each bar says and shows its calls and those that were answered, and leads to them', async () => {
  await chart(countsOf(today, [null, [8, 6], [0, 0]]), { filter: { account_sid: 'a-1' } });
  expect(scale()).toBe('10');
  expect(bars().map(heightsOf)).toEqual(['', '80% of 75%', '0% of 0%']);
  expect(bars().map((bar) => bar.getAttribute('aria-label'))).toEqual([
    null,
    'app.summary.hour 13:00–14:00 8 6 8',
    'app.summary.hour 14:00–15:00 0 0 0',
  ]);
  const [, bar, next] = bars();
  const address = decodeURIComponent(bar?.getAttribute('href') ?? '');
  expect(JSON.parse(/filter=({.*?})/.exec(address)?.[1] ?? '')).toEqual({
    account_sid: 'a-1',
    date: 'custom',
    from: '2026-03-02T13:00:00.000Z',
    to: '2026-03-02T13:59:59.999Z',
  });
  // Tab reaches the first of them, and arrows the others.
  expect([bar?.tabIndex, next?.tabIndex]).toEqual([0, -1]);
});

describe('the day before is a line', () => {
  it.each<[string, ([number] | null)[], string | null]>([
    ['of all its hours', [[0], [2], [4]], 'M0 100H1L1 60H2L2 20H3'],
    ['but not while one is not known', [[0], null, [4]], null],
    ['but not of nothing', [], null],
  ])('%s', async (_what, known, path) => {
    const counts = { ...countsOf(today, [[1, 1]]), ...countsOf(yesterday, known) };
    await chart(counts, { before: known.length > 0 ? yesterday : [] });
    expect(line()).toBe(path);
  });
});

it.each([
  [3, 'every', ['12:00', '13:00', '14:00']],
  [8, 'every', 8],
  [9, 'every other', 5],
  [24, 'every third', 8],
] as const)('of %i hours %s is named', async (length, _which, named) => {
  await chart({}, { hours: stretches(noon, length) });
  const labels = [...document.querySelectorAll('.hour-labels span')];
  const texts = labels.flatMap(({ textContent }) => (textContent ? [textContent] : []));
  expect(labels).toHaveLength(length);
  if (typeof named === 'number') expect(texts).toHaveLength(named);
  else expect(texts).toEqual(named);
});

describe('the table says the same as the chart', () => {
  type TableProps = Partial<Parameters<typeof HourTable>[0]>;
  const table = async (props: TableProps = {}) => {
    const counts = {
      ...countsOf(today, [[8, 6], null, [2]]),
      ...countsOf(yesterday, [[9], [5]]),
    };
    draw(
      <TimeZoneContext.Provider value={utc}>
        <HourTable caption="By hour" hours={today} counts={counts} {...props} />
      </TimeZoneContext.Provider>,
    );
    await ready(screen.findByRole('table'));
    return [...document.querySelectorAll('tr')].map((row) =>
      [...row.cells].map(({ textContent }) => textContent?.replace('app.summary.', '')).join(' '),
    );
  };

  it('by hour, beside the same hours of the day before', async () => {
    expect(await table({ before: yesterday })).toEqual([
      'hourColumn calls answered yesterday',
      '12:00–13:00 8 6 9',
      '14:00–15:00 2 – –',
    ]);
  });

  it('by itself', async () => {
    expect(await table()).toEqual([
      'hourColumn calls answered',
      '12:00–13:00 8 6',
      '14:00–15:00 2 –',
    ]);
  });

  it('by day', async () => {
    const [head, first] = await table({ isByDay: true });
    expect([head, first]).toEqual(['dayColumn calls answered', 'Mar 2 8 6']);
  });
});
