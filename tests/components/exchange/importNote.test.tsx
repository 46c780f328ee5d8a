// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import {
  importForm,
  noteOf,
  useImportNote,
} from '../../../src/components/exchange/importing/importNote';
import {
  type Entry,
  listLiveEntries,
  newEntryId,
  removeEntry,
  writeEntry,
} from '../../../src/saving/journal';
import { holdEntry } from '../../../src/saving/journalTabs';
import { clearDrawn, draw, ready } from '../../support/drawn';

let note: ReturnType<typeof useImportNote>;
const Note = () => {
  note = useImportNote('clients');
  return <p>noting</p>;
};
async function begin() {
  draw(<Note />);
  await ready(screen.findByText('noting'));
}
/** What is noted, once all that was begun before is: the storage answers in turn. */
const noted = async () =>
  (await listLiveEntries('u-1')).sort((one, other) => one.savedAt - other.savedAt);
const told = async () => (await noted()).map((one) => ({ ...noteOf(one), isLive: one.isLive }));

afterEach(async () => {
  clearDrawn();
  for (const entry of await noted()) await removeEntry('u-1', entry);
});

it('a note follows its import, and of two copies the later one is told by its count', async () => {
  await begin();
  const entries: Entry[] = [];
  for (const done of [0, 2, 3]) {
    note.write({ file: 'a.csv', done, total: 3 });
    entries.push(...(await noted()));
    expect(await told()).toEqual([{ file: 'a.csv', done, total: 3, isLive: true }]);
  }
  expect(entries.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(entries[2]).toMatchObject({
    ...{ id: entries[0]?.id, form: 'clients/new/import', resource: 'clients', sid: null },
    ...{ providerSid: 'sp-1', missing: [], name: 'app.importing.found.name a.csv' },
    path: '/internal/import?of=clients',
  });
  clearDrawn();
  expect(await told()).toEqual([{ file: 'a.csv', done: 3, total: 3, isLive: false }]);
});

it('another file has a note of its own; what the first left is told of by any page', async () => {
  await begin();
  note.write({ file: 'a.csv', done: 1, total: 2 });
  const [first] = await noted();
  note.write({ file: 'b.csv', done: 0, total: 1 });
  const all = await noted();
  const of = (file: string) => all.find((one) => noteOf(one).file === file);
  expect([of('a.csv')?.id, of('a.csv')?.isLive]).toEqual([first?.id, false]);
  expect([of('b.csv')?.version, of('b.csv')?.isLive]).toEqual([1, true]);
  clearDrawn();
  expect((await noted()).map(({ isLive }) => isLive)).toEqual([false, false]);
});

it('an import that is over forgets its own notes, and none of another import', async () => {
  await begin();
  const left = async (changed: Partial<Entry>, file = 'a.csv') => {
    const entry = {
      ...{ id: newEntryId(), form: importForm('clients'), resource: 'clients', sid: null },
      ...{ providerSid: 'sp-1', name: '', path: '', savedAt: Date.now(), missing: [], version: 1 },
      changes: [{ path: ['file'], from: null, to: file }],
      ...changed,
    };
    await writeEntry('u-1', entry);
    return entry.id;
  };
  await left({});
  const live = await left({});
  const stay = [
    live,
    await left({ form: importForm('routes'), resource: 'routes' }),
    await left({ providerSid: 'sp-2' }),
    await left({}, 'b.csv'),
  ];
  const letGo = holdEntry('u-1', live);
  note.write({ file: 'a.csv', done: 2, total: 2 });
  await note.forget('a.csv');
  expect((await noted()).map(({ id }) => id).sort()).toEqual([...stay].sort());
  letGo();
  // The next try of the same file is another import.
  note.write({ file: 'a.csv', done: 0, total: 2 });
  const again = (await noted()).filter(({ id }) => !stay.includes(id));
  expect(again.map(({ version, isLive }) => [version, isLive])).toEqual([[1, true]]);
});
