// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/dom';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TimeZoneContext } from '../../../src/components/ConsoleContext';
import { DayFigure } from '../../../src/pages/home/DayFigure';
import { TodaySection } from '../../../src/pages/home/TodaySection';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

afterEach(clearDrawn);

type Days = ComponentProps<typeof DayFigure>['days'];
type Day = { total: number; answered: number } | Error | null;

const noon = Date.parse('2026-03-02T12:00:00Z');
const utc = { zone: 'UTC', choose: () => undefined };
const refetch = vi.fn();
/** Today, yesterday and last week: counted, failed, or still to come. */
const daysOf = (...days: Day[]): Days => {
  refetch.mockReset();
  return days.map((day, index) => ({
    data:
      day && !(day instanceof Error)
        ? {
            ...day,
            ...{ filter: { date: `day-${index}` }, at: noon },
            stretch: { from: noon - 12 * 3_600_000, to: noon },
          }
        : undefined,
    error: day instanceof Error ? day : null,
    isPending: day === null,
    refetch: () => refetch(index),
  })) as unknown as Days;
};
const calls = (total: number, answered: number) => ({ total, answered });
const failed = new Error('The platform is away');
const words = () =>
  document.body.textContent?.replaceAll('app.summary.', ' ').replace(/\s+/g, ' ').trim();

describe('the figure of a day', () => {
  const figure = async (of: 'calls' | 'answered', ...days: Day[]) => {
    draw(<DayFigure of={of} days={daysOf(...days)} />);
    await waitFor(() => expect(words()).not.toBe(''));
    const link = document.querySelector('.big-figure');
    return [words(), decodeURIComponent(link?.getAttribute('href') ?? '').split('filter=')[1]];
  };
  const yesterday = 'other yesterdayByNow';
  const lastWeek = 'other lastWeekByNow';

  it.each<['calls' | 'answered', Day[], string, string | undefined]>([
    [
      'calls',
      [calls(120, 90), calls(100, 80), calls(60, 30)],
      `calls120 more 20% ${yesterday} 100 more 100% ${lastWeek} 60`,
      '{"date":"day-0"}',
    ],
    [
      'answered',
      [calls(120, 90), calls(100, 80), calls(60, 30)],
      `asr75% answeredOf 90 120 pointsLess 5 ${yesterday} 80% pointsMore 25 ${lastWeek} 50%`,
      '{"date":"day-0","answered":"true"}',
    ],
    [
      'answered',
      [calls(0, 0), null, null],
      'asr– answeredOf 0 0',
      '{"date":"day-0","answered":"true"}',
    ],
    ['calls', [null, calls(100, 80), null], 'calls', undefined],
    ['answered', [null, null, null], 'asr', undefined],
  ])('of %s: %j', async (of, days, said, filter) => {
    expect(await figure(of, ...days)).toEqual([said, filter]);
  });

  it.each<[string, Day[], string[], number[]]>([
    ['today', [failed, calls(1, 1), failed], ['calls'], [0, 2]],
    ['a day before', [calls(1, 1), failed, calls(1, 1)], ['yesterdayByNow'], [1]],
    [
      'both days before',
      [calls(1, 1), failed, failed],
      ['yesterdayByNow', 'lastWeekByNow'],
      [1, 2],
    ],
  ])('says that %s failed, and tries again all that did', async (_what, days, whats, tried) => {
    await figure('calls', ...days);
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toHaveLength(whats.length);
    whats.forEach((what, index) => {
      expect(alerts[index]).toContain(`failed app.summary.${what}`);
    });
    (screen.getAllByRole('button')[0] as HTMLElement).click();
    expect(refetch.mock.calls.flat()).toEqual(tried);
  });
});

describe('the calls of today by hour', () => {
  const countCalls = vi.fn();
  const open = async (count: () => Promise<{ count: number; pause: number }>, ...days: Day[]) => {
    countCalls.mockReset().mockImplementation(count);
    const today = <TodaySection days={daysOf(...days)} />;
    draw(<TimeZoneContext.Provider value={utc}>{today}</TimeZoneContext.Provider>, {
      identity: { userSid: `u-${Math.random()}`, accountSid: 'a-1' },
      provider: { callSummary: async () => ({ countCalls }) } as object,
    });
    await ready(screen.findByRole('group'));
  };
  const three = async () => ({ count: 3, pause: 0 });
  const bars = () => document.querySelectorAll('a.hour-bar').length;
  const hasLine = () => document.querySelector('.key-before') !== null;

  it('are counted once the days are, with a line once those of yesterday are there', async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await open(() => isAnswered.then(three), calls(30, 20), calls(100, 80), calls(60, 30));
    expect(hasLine()).toBe(false);
    answer();
    await waitFor(() => expect(hasLine()).toBe(true));
    expect(bars()).toBeGreaterThan(1);
    await press('app.summary.asTable');
    await screen.findByRole('table');
    expect(document.querySelector('.chart-key')).toBeNull();
    await press('app.summary.asChart');
    await waitFor(() => expect(hasLine()).toBe(true));
  });

  it('wait for what is compared', async () => {
    await open(three, calls(30, 20), calls(100, 80), null);
    expect(countCalls).not.toHaveBeenCalled();
    expect([bars(), hasLine()]).toEqual([0, false]);
  });

  it('are asked for again where that failed', async () => {
    await open(async () => Promise.reject(failed), calls(30, 20), calls(9, 8), calls(6, 3));
    await screen.findByRole('alert');
    expect(hasLine()).toBe(false);
    countCalls.mockImplementation(three);
    screen.getByRole('button', { name: /errors\.retry/ }).click();
    await waitFor(() => expect(bars()).toBeGreaterThan(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
