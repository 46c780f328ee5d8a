// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  deletionSuggestedAt,
  forgetReplacedKey,
  listReplacedKeys,
  rememberReplacedKey,
  subscribeToReplacedKeys,
} from '../../src/engines/replacedKeys';

const sids = async (user: string) => (await listReplacedKeys(user)).map(({ sid }) => sid);

beforeEach(() => clear());
afterEach(() => vi.restoreAllMocks());

it('keeps the keys of each user apart, the oldest first, each once', async () => {
  await rememberReplacedKey('nora', 'one', 1);
  await rememberReplacedKey('nora', 'two', 2);
  await rememberReplacedKey('nora', 'one', 3);
  expect(await listReplacedKeys('nora')).toEqual([
    { sid: 'two', at: 2 },
    { sid: 'one', at: 3 },
  ]);
  expect(await sids('sam')).toEqual([]);
  await forgetReplacedKey('nora', 'two');
  expect(await sids('nora')).toEqual(['one']);
});

it('forgets the oldest of more than a hundred', async () => {
  for (let index = 0; index < 103; index += 1) {
    await rememberReplacedKey('nora', `key ${index}`, index);
  }
  const kept = await sids('nora');
  expect(kept).toHaveLength(100);
  expect(kept[0]).toBe('key 3');
});

it('suggests to delete a key a day after it was replaced', () => {
  expect(deletionSuggestedAt({ sid: 'one', at: 5000 })).toBe(86_405_000);
});

it('calls back until it is stopped', async () => {
  const tell = vi.fn();
  const stop = subscribeToReplacedKeys(tell);
  await rememberReplacedKey('nora', 'one');
  await forgetReplacedKey('nora', 'one');
  expect(tell).toHaveBeenCalledTimes(2);
  stop();
  await rememberReplacedKey('nora', 'one');
  expect(tell).toHaveBeenCalledTimes(2);
});

it('lists none where the browser keeps nothing, and says so of what cannot be kept', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('blocked', 'InvalidStateError');
  });
  expect(await listReplacedKeys('nora')).toEqual([]);
  await expect(rememberReplacedKey('nora', 'one')).rejects.toThrow();
});
