// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeZoneContext } from '../../../src/components/ConsoleContext';
import type { NewestCalls } from '../../../src/dataProvider';
import { HttpError } from '../../../src/http/HttpError';
import { FailPanel } from '../../../src/resources/recent-calls/fails/FailPanel';
import { clearDrawn, draw, press, ready } from '../../support/drawn';
import { all, call, failed, filterOf, iso } from '../../support/summedCalls';

type Filter = Record<string, unknown>;
const address = vi.hoisted(() => ({ filter: {} as Record<string, unknown> }));
vi.mock('../../../src/components/list/ListAddress', () => ({ useListAddress: () => address }));

const text = (name: string) => `app.summary.${name}`;
const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse('2026-03-02T14:30:00Z');

interface Asked {
  filter: Filter;
}
const countCalls = vi.fn<(asked: Asked) => Promise<{ count: number; pause: number }>>();
const newestCalls = vi.fn<(asked: Asked) => Promise<NewestCalls>>();

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  countCalls.mockReset().mockImplementation(async ({ filter }) => ({
    ...{ count: filter.answered ? 60 : 100, pause: 0 },
  }));
  newestCalls.mockReset().mockResolvedValue(all());
});
afterEach(() => {
  clearDrawn();
  vi.useRealTimers();
});

async function open(filter: Filter, newest?: NewestCalls, zone = 'UTC') {
  address.filter = filter;
  if (newest) newestCalls.mockResolvedValue(newest);
  const callSummary = async () => ({ countCalls, newestCalls });
  draw(
    <TimeZoneContext.Provider value={{ zone, choose: () => undefined }}>
      <FailPanel />
    </TimeZoneContext.Provider>,
    { provider: { callSummary } as object },
  );
  await ready(screen.findByRole('heading', { level: 2 }));
}
const isCounted = () => screen.findByText(text('calls'), { selector: 'p' });
const comparisons = () =>
  [...document.querySelectorAll('.comparison')].map(({ textContent }) =>
    textContent?.replaceAll('app.summary.', ''),
  );
describe('the calls of a filter against those of earlier weeks', () => {
  it('are counted as the list asks for them, and as many weeks before as they are long', async () => {
    const filter = { account_sid: 'a-1', date: '7' };
    countCalls.mockImplementation(async ({ filter: { date, answered } }) => {
      const [calls, taken] = date === '7' ? [120, 90] : [100, 60];
      return { count: answered ? taken : calls, pause: 0 };
    });
    await open(filter);
    await isCounted();
    const before = {
      ...{ account_sid: 'a-1', date: 'custom' },
      ...{ from: iso(now - 14 * day), to: iso(now - 7 * day - 1) },
    };
    const asked = countCalls.mock.calls.map(([{ filter: one }]) => one);
    expect(asked).toHaveLength(4);
    for (const one of [filter, before]) {
      expect(asked).toContainEqual(one);
      expect(asked).toContainEqual({ ...one, answered: 'true' });
    }
    expect(comparisons()).toEqual([
      'more 20% other weeksBefore 1 100',
      'pointsMore 15 other weeksBefore 1 60%',
    ]);
    expect(screen.getByText('120')).toBeVisible();
    expect(screen.getByText('75%')).toBeVisible();
    expect(filterOf(document.querySelector('.comparison a'))).toEqual(before);
  });

  it.each([
    ['7', 1],
    ['30', 5],
    ['yesterday', 1],
    ['today', 1],
  ])('of %s are %i weeks apart', async (date, weeks) => {
    await open({ date });
    await isCounted();
    expect(comparisons()[0]).toContain(`weeksBefore ${weeks} `);
  });

  it.each(['true', 'false'])(
    'have no answered part where the filter has it: %s',
    async (answered) => {
      await open({ date: '7', answered });
      await isCounted();
      expect(comparisons()).toEqual(['same 0% other weeksBefore 1 60']);
      expect(countCalls).toHaveBeenCalledTimes(2);
    },
  );

  it.each<[Filter]>([
    [{ date: '7', sip_status: '486' }],
    [{ date: 'custom', to: iso(now) }],
    [{ date: 'custom' }],
  ])('are not counted where nobody can: %j', async (filter) => {
    await open(filter);
    await ready(screen.findByText(new RegExp(`^${text('ofAll')}`)));
    expect(countCalls).not.toHaveBeenCalled();
    expect(comparisons()).toEqual([]);
  });

  it.each([
    ['now', true],
    ['before', false],
  ])(
    'that could not be counted, those %s, say why, and are counted again',
    async (_which, isNow) => {
      const fails = (filter: Filter) => (filter.date === '7') === isNow;
      countCalls.mockImplementation(async ({ filter }) => {
        if (fails(filter)) throw new HttpError(500, { message: 'Too slow' });
        return { count: 7, pause: 0 };
      });
      await open({ date: '7' });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('Too slow');
      expect(alert.textContent).toContain(`${text('failed')} ${text('comparison')}`);
      expect(screen.queryByText(text('calls'), { selector: 'p' })).toBeNull();
      countCalls.mockResolvedValue({ count: 7, pause: 0 });
      await press(`app.labelled app.errors.retry ${text('comparison')}`);
      await isCounted();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});

describe('the calls of a filter by the time', () => {
  const bars = () => [...document.querySelectorAll<HTMLElement>('.hour-bar')];
  const said = () => bars().map((bar) => bar.ariaLabel?.replace('app.summary.', '') ?? null);
  const known = () => said().filter((words) => words !== null);
  const chart = (by: 'byHour' | 'byDay') => screen.findByRole('group', { name: text(by) });

  it('are bars of hours, each of which narrows the list to its calls', async () => {
    const filter = { date: 'today', trunk: 'Twilio' };
    await open(filter, all(call(now), failed(now - 2 * hour), call(now - 2 * hour)));
    await chart('byHour');
    expect(bars()).toHaveLength(15);
    expect(said().slice(-3)).toEqual([
      'hour 12:00–13:00 2 1 2',
      'hour 13:00–14:00 0 0 0',
      // The present hour, and a call of this moment, which is no part of the time until now.
      'hour 14:00–15:00 1 1 1',
    ]);
    expect(filterOf(bars().at(-3))).toEqual({
      ...{ trunk: 'Twilio', date: 'custom' },
      ...{ from: '2026-03-02T12:00:00.000Z', to: '2026-03-02T12:59:59.999Z' },
    });
  });

  it('are bars of days where those would be too many', async () => {
    await open({ date: '7' }, all(call(now - 3 * day)));
    await chart('byDay');
    expect(bars()).toHaveLength(8);
    expect(said()[4]).toBe('day Feb 27 1 1 1');
  });

  it('are a table as well, with the same numbers', async () => {
    await open({ date: 'today' }, all(call(now - 2 * hour)));
    await chart('byHour');
    await press(text('asTable'));
    const table = await ready(screen.findByRole('table', { name: text('byHour') }));
    expect(within(table).getAllByRole('row')).toHaveLength(16);
    expect(document.querySelector('.chart-key')).toBeNull();
    await press(text('asChart'));
    await chart('byHour');
    expect(screen.queryByRole('table', { name: text('byHour') })).toBeNull();
    expect(document.querySelector('.chart-key')).not.toBeNull();
  });

  it('are not known from before the oldest that was read', async () => {
    const newest = { ...all(call(now - hour), call(now - 3 * hour)), total: 5_000 };
    await open({ date: 'today' }, newest);
    await chart('byHour');
    expect(known()).toEqual([
      'hour 12:00–13:00 0 0 0',
      'hour 13:00–14:00 1 1 1',
      'hour 14:00–15:00 0 0 0',
    ]);
  });

  it('are not known at all where none of those that were read is among them', async () => {
    await open({ date: 'today', sip_status: '503' }, { calls: [], read: 1_000, total: 5_000 });
    await chart('byHour');
    expect([bars().length, known()]).toEqual([15, []]);
  });

  it('are known though the time of one of them cannot be read', async () => {
    const odd = call(now, { attempted_at: 'soon' });
    await open({ date: 'today' }, { ...all(odd, call(now - 2 * hour)), total: 5_000 });
    await chart('byHour');
    expect(known()).toHaveLength(2);
  });

  describe('of a range without a beginning', () => {
    const until = (to?: number) => ({ date: 'custom', ...(to && { to: iso(to) }) });
    it.each<[what: string, filter: Filter, newest: NewestCalls, bars: number, known: number]>([
      ['begin with the oldest', until(), all(call(now - 4 * day), call(now)), 5, 5],
      ['end where the range does', until(now - 2 * day), all(call(now - 6 * day)), 5, 5],
      [
        'begin with the oldest that was read',
        until(),
        { ...all(call(now - 4 * day), call(now)), total: 9 },
        ...([5, 4] as const),
      ],
      ['have one bar where there is none', until(), all(), 1, 1],
      ['have one bar where none was read', until(), { calls: [], read: 9, total: 99 }, 1, 0],
      ['do not end later than now', until(now + 9 * day), all(call(now - 4 * day)), 5, 5],
    ])('%s', async (_what, filter, newest, count, knownCount) => {
      await open(filter, newest);
      await screen.findByRole('group', { name: /app\.summary\.by(Day|Hour)/ });
      expect([bars().length, known().length]).toEqual([count, knownCount]);
    });
  });
});
