// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { ResourceDefinitionContextProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { HistoryDetails } from '../../../src/components/history/HistoryDetails';
import { HistoryFilters } from '../../../src/components/history/HistoryFilters';
import { useEntryWords } from '../../../src/components/history/useEntryWords';
import { isFound } from '../../../src/components/history/useHistoryFilter';
import type { HistoryCall, HistoryEntry } from '../../../src/saving/history';
import { listLiveEntries, removeEntry } from '../../../src/saving/journal';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const change = (name: string, from: unknown, to: unknown) => ({ path: [name], from, to });
const call = (id: string, more: Partial<HistoryCall> = {}): HistoryCall => ({
  ...{ id, name: 'record', call: { method: 'PUT', path: `VoipCarriers/${id}` } },
  ...more,
});
const entry: HistoryEntry = {
  ...{
    id: 'h-1',
    at: 1,
    who: 'kim',
    address: 'https://api',
    kind: 'changed',
    resource: 'carriers',
  },
  ...{ sid: 'c-1', name: 'Acme', path: '', ending: 'stored', missing: [], calls: [] },
  changes: [change('name', 'Old', 'New')],
};
type Words = ReturnType<typeof useEntryWords>;

const Details = ({ of }: { of: HistoryEntry }) => (
  <HistoryDetails entry={of} words={useEntryWords()} />
);
const open = (of: Partial<HistoryEntry> = {}) => {
  draw(
    <ResourceDefinitionContextProvider
      definitions={{ carriers: { name: 'carriers', hasEdit: true }, alerts: { name: 'alerts' } }}
    >
      <Details of={{ ...entry, ...of }} />
    </ResourceDefinitionContextProvider>,
  );
  return ready(screen.findByText('app.history.by kim'));
};
afterEach(async () => {
  clearDrawn();
  for (const one of await listLiveEntries('u-1')) await removeEntry('u-1', one);
});

const form = '#/internal/carriers/c-1/edit';
it.each<[string, Partial<HistoryEntry>, string | null]>([
  ['that has a form', {}, form],
  ['whose form was elsewhere', { path: '/internal/here' }, '#/internal/here'],
  ['that was never made', { sid: null, kind: 'made' }, null],
  ['that has no form', { resource: 'alerts' }, null],
  ['that is deleted', { kind: 'deleted' }, null],
  ['that are many', { kind: 'many', sid: null, path: '/internal/here' }, null],
])('an entry leads to the form of a record %s: %j', async (_which, of, href) => {
  await open(of);
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
  expect(document.body.textContent?.includes('c-1')).toBe(of.sid !== null);
});

const values = () =>
  [...document.querySelectorAll('dl dd, dl dt')].map(({ textContent }) => textContent).join(' ');
it.each<[string, Partial<HistoryEntry>, RegExp, RegExp | null]>([
  ['changed', {}, /Old.*New/, null],
  ['made', { kind: 'made' }, /New/, /Old/],
  ['deleted', { kind: 'deleted' }, /Old.*app.conflict.deleted/, /New/],
  ['a secret', { changes: [], missing: ['Key'] }, /Key.*app.history.secret/, null],
])('of what was %s the values are shown that say something', async (_how, of, says, saysNot) => {
  await open(of);
  expect(values()).toMatch(says);
  if (saysNot) expect(values()).not.toMatch(saysNot);
});

it('nothing is listed where nothing is known to have changed', async () => {
  await open({ changes: [] });
  expect(document.querySelector('dl')).toBeNull();
});

it.each([
  { ending: undefined, isOpen: true },
  { ending: 'stored' as const, isOpen: false },
])('that its end is not known is said: $isOpen', async ({ ending, isOpen }) => {
  await open({ ending });
  expect(screen.queryByText('app.history.openEnd') !== null).toBe(isOpen);
});

const two = [change('name', 'Old', 'New'), change('description', 'a', 'b')];
it.each<[string, Partial<HistoryEntry>, number, boolean]>([
  ['one change', {}, 1, false],
  ['two changes', { changes: two }, 2, true],
  ['what was refused', { changes: two, ending: 'refused' }, 0, false],
  ['what was made', { changes: two, kind: 'made' }, 0, false],
  ['what has no form', { changes: two, resource: 'alerts' }, 0, false],
])('%s can be put back', async (_what, of, single, all) => {
  await open(of);
  expect(screen.queryAllByRole('button', { name: /revertField/ })).toHaveLength(single);
  expect(screen.queryAllByRole('button', { name: /revertAll/ })).toHaveLength(all ? 1 : 0);
});

it('what is put back waits in the form of the record, unsaved', async () => {
  await open({ changes: two });
  await press('app.history.revertAll');
  await waitFor(() => expect(location.hash).toBe(form));
  const [draft] = await listLiveEntries('u-1');
  expect(history.state.usr).toEqual({ restores: draft?.id });
  expect(draft?.changes.map(({ path, to }) => [path[0], to])).toEqual([
    ['name', 'Old'],
    ['description', 'a'],
  ]);
});

it('every call is told with its result and why, and how many more there were', async () => {
  const reason = { message: 'no such', args: {} };
  const calls = [call('1', { state: 'done' }), call('2', { state: 'refused', reason }), call('3')];
  await open({ calls, more: 4 });
  expect(screen.getByText('app.history.calls 7')).toBeVisible();
  for (const state of ['done', 'refused', 'waits']) {
    expect(screen.getByText(`app.history.states.${state}`)).toBeVisible();
  }
  expect(screen.getByText('no such')).toBeVisible();
  expect(screen.getByText('app.history.more 4')).toBeVisible();
});

it('kinds of records are offered once each, in the order of their names', async () => {
  const onChange = vi.fn();
  const entries = ['users', 'carriers', 'users'].map((resource) => ({ ...entry, resource }));
  const Filters = () => (
    <HistoryFilters
      {...{ entries, shown: entries, onChange, filter: {} }}
      words={useEntryWords()}
    />
  );
  draw(<Filters />);
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'app.history.resource' }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  const names = ['carriers', 'users'].map((of) => `resources.${of}.name 2`);
  expect(offered).toEqual(['app.history.allResources', ...names]);
  screen.getByRole('option', { name: names[1] }).click();
  expect(onChange.mock.calls).toEqual([[{ resource: 'users' }]]);
});

it.each([
  [{}, true],
  [{ q: 'acme KIM' }, true],
  [{ q: 'acme bolt' }, false],
  [{ q: 'voipcarriers/9' }, true],
  [{ resource: 'carriers' }, true],
  [{ resource: 'users' }, false],
  [{ result: 'stored' }, true],
  [{ result: 'unknown' }, false],
  [{ record: 'c-1' }, true],
  [{ record: '9' }, true],
  [{ record: 'c-2' }, false],
])('an entry is found by all of what is looked for: %j %s', (filter, found) => {
  const words = {
    titleOf: ({ name }: HistoryEntry) => name,
    ...{ fieldsOf: () => [], missingOf: () => [] },
  } as Partial<Words> as Words;
  expect(isFound({ ...entry, calls: [call('9')] }, filter, words)).toBe(found);
});
