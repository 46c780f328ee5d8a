// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  listViews,
  removeView,
  renameView,
  type SavedView,
  saveView,
  subscribeToViews,
} from '../../src/engines/views';

const view = (name: string, search = '?filter={}', list = 'alerts'): SavedView => ({
  list,
  name,
  search,
});
const names = async (owner: string) => (await listViews(owner)).map(({ name }) => name);

beforeEach(() => clear());
afterEach(() => vi.restoreAllMocks());

it('keeps views by name, each owner’s apart', async () => {
  await saveView('nora p1', view('Zulu'));
  await saveView('nora p1', view('alpha'));
  await saveView('nora p2', view('Other'));
  expect(await names('nora p1')).toEqual(['alpha', 'Zulu']);
  expect(await names('nora p2')).toEqual(['Other']);
  expect(await names('sam p1')).toEqual([]);
});

it('has one view of a name in a list, the last one', async () => {
  await saveView('nora', view('Busy', '?filter={"q":"1"}'));
  await saveView('nora', view('BUSY', '?filter={"q":"2"}'));
  await saveView('nora', view('Busy', '?', 'recent-calls'));
  expect(await listViews('nora')).toEqual([
    view('Busy', '?', 'recent-calls'),
    view('BUSY', '?filter={"q":"2"}'),
  ]);
});

it('renames and deletes one, and tells those who listen', async () => {
  const told = vi.fn();
  await saveView('nora', view('One'));
  await saveView('nora', view('Two'));
  const stop = subscribeToViews(told);
  await renameView('nora', view('One'), 'Three');
  await removeView('nora', view('two'));
  stop();
  await saveView('nora', view('Four'));
  expect(await names('nora')).toEqual(['Four', 'Three']);
  expect(told).toHaveBeenCalledTimes(2);
});

it('says that the browser keeps nothing, and shows none then', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no storage');
  });
  await expect(saveView('nora', view('One'))).rejects.toThrow('no storage');
  expect(await listViews('nora')).toEqual([]);
});
