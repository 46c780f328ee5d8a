// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clear, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../../src/engines/database';
import { rememberedHours, rememberHours } from '../../../src/engines/summary';
import { listEntries } from '../../../src/saving/journal';

const now = Date.parse('2026-11-26T10:30:00Z');
const day = 86_400_000;
const count = (total: number) => ({ total, answered: 1, at: now });

beforeEach(() => clear());
afterEach(() => vi.restoreAllMocks());

it('keeps counts of each owner apart, adds to them, and forgets those of long ago', async () => {
  await rememberHours('nora p1', { [now]: count(1), [now - 10 * day]: count(9) }, now);
  await rememberHours('nora p1', { [now - day]: count(2) }, now);
  await rememberHours('sam p1', { [now]: count(5) }, now);
  expect(await rememberedHours('nora p1', now)).toEqual({
    [now]: count(1),
    [now - day]: count(2),
  });
  expect(await rememberedHours('nora p2', now)).toEqual({});
  expect(await rememberedHours('nora p1', now + 10 * day)).toEqual({});
});

it('takes nothing that is no count', async () => {
  const hours = { [now]: { total: 'many', at: now }, [now + 1]: null, [now + 2]: count(4) };
  await set('hours nora', hours, database());
  expect(await rememberedHours('nora', now)).toEqual({ [now + 2]: count(4) });
  await set('hours nora', 'nonsense', database());
  expect(await rememberedHours('nora', now)).toEqual({});
});

it('forgets what is nine days old, and takes counts of which nobody asked who answered', async () => {
  const counts = { [now - 9 * day]: count(1), [now - 9 * day + 1]: { total: 2, at: now } };
  await set('hours nora', counts, database());
  expect(await rememberedHours('nora', now)).toEqual({
    [now - 9 * day + 1]: { total: 2, at: now },
  });
});

it.each([
  { total: 1, answered: 'one', at: now },
  { total: 1 },
  { total: Number.NaN, at: now },
  { at: now },
  'x',
])('takes for no count %j', async (one) => {
  await set('hours nora', { [now]: one }, database());
  expect(await rememberedHours('nora', now)).toEqual({});
});

it('holds nobody up where the browser keeps nothing', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('blocked', 'InvalidStateError');
  });
  await rememberHours('nora', { [now]: count(1) }, now);
  expect(await rememberedHours('nora', now)).toEqual({});
});

it('stays beside the journal, which clears away what it does not know', async () => {
  await rememberHours('nora p1', { [now]: count(1) }, now);
  await listEntries('nora', now);
  expect(await get('hours nora p1', database())).toBeDefined();
});
