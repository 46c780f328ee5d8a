import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hoursOfDay } from '../../src/engines/summary';
import { loadConsole } from '../../src/loadConsole';
import * as app from './support';
import { waitFor } from './support';
import { prepareEveryScreen } from './support/everyScreen';
import { putBelow } from './support/sight';

/** What the platform allows everybody together, and in how long (s; contract 1). */
const allowed = { requests: 600, seconds: 300 };
const tabs = 20;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Lets time pass, in steps that are shorter than any pause between two questions. */
const pass = async (seconds: number): Promise<void> => {
  await app.answered();
  for (let left = seconds; left > 0; left -= 10) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 10) * 1000);
    await app.answered();
  }
};

/** Tabs of one kind: how many of the twenty, the most that each may ask, and what is done in them. */
interface Kind {
  count: number;
  /** The budget of one tab (ADR 14). */
  most: number;
  open: () => Promise<unknown>;
  /** Done over and over, once in so many seconds. */
  round?: { seconds: number; act: (number: number) => Promise<unknown> };
}

const areas = ['applications', 'carriers', 'phone-numbers', 'accounts', 'recent-calls', 'alerts'];

const one = (selector: string, scope: ParentNode = document) =>
  waitFor(() => {
    const found = scope.querySelector(selector);
    if (!found) throw new Error(`Nothing is ${selector}`);
    return found;
  });
const goTo = async (area: string) => {
  await app.click(await one(`nav a[href^="/internal/${area}"]`));
  await waitFor(() => expect(location.pathname).toBe(`/internal/${area}`));
  await app.answered();
  await one('tbody tr a');
};

/** Lets Home count every hour of the day that is on screen. */
const knowHours = async () => {
  await pass(30);
  const hours = hoursOfDay(Date.now()).filter(({ from }) => from <= Date.now());
  await waitFor(() =>
    expect(document.querySelectorAll('.hour-bars > a')).toHaveLength(hours.length),
  );
};

const kinds: Record<string, Kind> = {
  'watches the calls of now': {
    count: 2,
    most: 36,
    open: () => app.open('/internal/calls-now', 'sam'),
  },
  'watches the calls of today': {
    count: 3,
    most: 20,
    open: async () => {
      await app.open('/internal/recent-calls', 'nora');
      await app.press(/^Refresh every/);
    },
  },
  'looks at Home': {
    count: 1,
    most: 24,
    open: async () => {
      // The hours of the day are known, as they are from the second visit on.
      await app.open('/internal/home', 'nora');
      await knowHours();
      app.forgetRequests();
      await app.open('/internal/home', 'nora');
    },
  },
  'goes from list to list': {
    count: 4,
    most: 48,
    open: () => app.open('/internal/accounts', 'nora'),
    round: {
      seconds: 20,
      act: (number) => goTo(areas[number % areas.length] ?? ''),
    },
  },
  'changes one record after the other': {
    count: 4,
    most: 46,
    open: () => app.open('/internal/applications', 'nora'),
    round: {
      seconds: 60,
      act: async (number) => {
        await goTo('applications');
        await app.click(await one('a', app.rows()[number]));
        const name = await app.findField('Application name');
        await waitFor(() => expect(name).not.toHaveValue(''));
        await app.fill(name, `${name.value} ${number}`);
        await pass(30);
        await app.click(await one('[data-save-bar] button[type=submit]:enabled'));
        await app.saved();
      },
    },
  },
  'places a test call and follows it': {
    count: 1,
    most: 34,
    open: async () => {
      app.platform.engine.serve(true);
      await app.open('/internal/applications', 'sam');
      await app.answered();
      await app.click(await one('tbody tr a'));
      await app.press('Test call…');
      await app.fill(await app.findField(/^Phone number to ring/), '12125550166');
      await app.press('Place call');
    },
  },
  'is behind another tab': {
    count: 5,
    most: 6,
    open: async () => {
      await app.open('/internal/recent-calls', 'nora');
      await app.press(/^Refresh every/);
      show('hidden');
    },
  },
};

async function countRequests({ open: start, round }: Kind): Promise<number> {
  const end = Date.now() + allowed.seconds * 1000;
  await start();
  await app.answered();
  for (let number = 0; round && Date.now() + round.seconds * 1000 <= end; number += 1) {
    const began = Date.now();
    await round.act(number);
    await pass(round.seconds - (Date.now() - began) / 1000);
  }
  await pass((end - Date.now()) / 1000);
  return app.requests().length;
}

beforeAll(async () => {
  await loadConsole();
  await prepareEveryScreen();
});
beforeEach(() => {
  app.resetConsole({ ALERT_POLL_INTERVAL: '60' });
  // The last section of a long form: it asks once somebody scrolls to it.
  putBelow('Used by');
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
    // Whoever waits for the next task waits no longer than without them.
    advanceTimeDelta: 1,
  });
});
afterEach(() => show('visible'));

const asked: number[] = [];

it.each(Object.entries(kinds))('a tab that %s', async (_what, kind) => {
  const count = await countRequests(kind);
  expect(count, app.requests().join('\n')).toBeLessThanOrEqual(kind.most);
  asked.push(count * kind.count);
});

it(`${tabs} tabs together stay below the rate limit`, () => {
  const all = Object.values(kinds);
  expect(sum(all.map(({ count }) => count))).toBe(tabs);
  expect(asked).toHaveLength(all.length);
  expect(sum(asked)).toBeLessThan(allowed.requests);
  // Whatever a tab does within its own budget.
  expect(sum(all.map(({ count, most }) => count * most))).toBeLessThan(allowed.requests);
});
