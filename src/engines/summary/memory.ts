import { get, update } from 'idb-keyval';
import { database } from '../database';
import type { HourCount, HourCounts } from './hours';

/** How long counts are kept (ms): a week and a day, as a week is compared with. */
const age = 9 * 24 * 60 * 60 * 1000;

/** The owner is a user and whose calls they are: nobody sees the counts of another user. */
const keyOf = (owner: string): string => `hours ${owner}`;

const isCount = (value: unknown): value is HourCount => {
  const { total, answered = 0, at } = (value ?? {}) as Partial<HourCount>;
  return [total, answered, at].every((number) => Number.isFinite(number));
};

const readable = (value: unknown, now: number): HourCounts => {
  const found = value && typeof value === 'object' ? Object.entries(value) : [];
  return Object.fromEntries(
    found.filter(([from, count]) => isCount(count) && Number(from) > now - age),
  );
};

/** What was counted before, by hour; nothing where the browser has no storage. */
export async function rememberedHours(owner: string, now = Date.now()): Promise<HourCounts> {
  try {
    return readable(await get<unknown>(keyOf(owner), database()), now);
  } catch {
    return {};
  }
}

/** Remembers counts besides those that are there. Where the browser cannot, they are counted again. */
export async function rememberHours(
  owner: string,
  counts: HourCounts,
  now = Date.now(),
): Promise<void> {
  const add = (known: unknown) => ({ ...readable(known, now), ...counts });
  await update<unknown>(keyOf(owner), add, database()).catch(() => undefined);
}
