// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillHours } from '../../src/components/summary/fillHours';
import { database } from '../../src/engines/database';
import { type HourCounts, hoursOfDay } from '../../src/engines/summary';

const now = Date.parse('2026-11-26T10:30:00Z');
const hours = hoursOfDay(now, 'UTC');
const before = hoursOfDay(now - 86_400_000, 'UTC');
const hourOf = (from: string | undefined) => String(from).slice(0, 13);

interface Answer {
  /** Calls of an hour, by "2026-11-26T09". */
  calls?: Record<string, number>;
  pause?: number;
  total?: number;
}

/** Fills the hours of a platform that answers so; tells what was asked, what was shown and waited for. */
async function fill({ calls = {}, pause = 0, total = 100 }: Answer) {
  const asked: string[] = [];
  const waits: number[] = [];
  let shown: HourCounts = {};
  await fillHours({
    ...{ owner: 'nora p1', hours, before, total, now },
    count: async ({ from, answered }) => {
      asked.push(answered ? `${hourOf(from)} answered` : hourOf(from));
      return { count: calls[hourOf(from)] ?? 0, pause };
    },
    show: (counts) => {
      shown = counts;
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  return { asked, shown, waits };
}

beforeEach(() => clear(database()));

it('counts the newest hour first, and asks for answered ones where there are calls', async () => {
  const { asked, shown } = await fill({ calls: { '2026-11-26T09': 4 } });
  expect(asked.slice(0, 4)).toEqual([
    '2026-11-26T10',
    '2026-11-26T09',
    '2026-11-26T09 answered',
    '2026-11-26T08',
  ]);
  expect(shown[hours[9]?.from ?? 0]).toMatchObject({ total: 4, answered: 4 });
});

it('asks for no hour that cannot have a call', async () => {
  const { asked, shown } = await fill({ calls: { '2026-11-26T09': 4 }, total: 4 });
  const ofToday = asked.filter((hour) => hour.startsWith('2026-11-26'));
  expect(ofToday).toEqual(['2026-11-26T10', '2026-11-26T09', '2026-11-26T09 answered']);
  expect(shown[hours[3]?.from ?? 0]).toMatchObject({ total: 0, answered: 0 });
});

it('counts all calls of yesterday where there is room, and nothing of it twice', async () => {
  const first = await fill({});
  expect(first.asked.filter((hour) => hour.startsWith('2026-11-25'))).toHaveLength(24);
  const second = await fill({});
  expect(second.asked).toEqual([]);
});

it('waits as the rate limit asks, and leaves yesterday where it does', async () => {
  const { asked, waits } = await fill({ pause: 700 });
  expect(asked).toHaveLength(11);
  expect(waits).toEqual([0, ...Array(10).fill(700)]);
});

it('counts each hour where the storage of the browser answers nothing', async () => {
  const silent = { get: () => ({}), transaction: {} };
  const storage = vi
    .spyOn(IDBDatabase.prototype, 'transaction')
    .mockReturnValue({ objectStore: () => silent } as unknown as IDBTransaction);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const filled = fill({ calls: { '2026-11-26T09': 4 } });
  await vi.advanceTimersByTimeAsync(5000);
  const { asked, shown } = await filled;
  expect(asked).toHaveLength(36);
  expect(shown[hours[9]?.from ?? 0]).toMatchObject({ total: 4, answered: 4 });
  vi.useRealTimers();
  storage.mockRestore();
});
