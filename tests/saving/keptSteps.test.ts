// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { listEntries } from '../../src/saving/journal';
import { OpenEntry } from '../../src/saving/openEntry';
import type { Done } from '../../src/saving/plan';

beforeEach(() => clear());

const opened = () => {
  const entry = new OpenEntry('u-1', 'carriers/new', (sid) => `/internal/carriers/${sid}/edit`);
  const draft = { resource: 'carriers', name: '', path: '/internal/carriers/add', sid: null };
  entry.connected = {
    draftNow: () => ({ ...draft, missing: [], savedAt: Date.now(), changes: [] }),
    withoutSecrets: (stored) => stored,
  };
  entry.open(false);
  return entry;
};
const written = async () => (await listEntries('u-1'))[0]?.save?.progress ?? {};

it('what each step of a save did stays written until the save is over', async () => {
  const { log } = opened();
  const steps = ['record', 'doors:new-1', 'doors:new-2'].map((id) => ({ id, name: id }));
  await log.begin(steps);
  const noted: Record<string, Done['state']> = {};
  for (const { id } of steps) {
    for (const state of ['sent', 'done'] as const) {
      log.note(id, { state });
      noted[id] = state;
      const states = Object.entries(await written()).map(([step, done]) => [step, done.state]);
      expect(Object.fromEntries(states)).toEqual(noted);
    }
  }
  log.settle('part');
  expect(Object.keys(await written())).toEqual(steps.map(({ id }) => id));
});

it('a later try adds to what earlier ones did', async () => {
  const { log } = opened();
  await log.begin([{ id: 'record', name: 'record' }]);
  log.note('record', { state: 'done', sid: 'c-1' });
  log.settle('part');
  await log.begin([{ id: 'doors:new', name: 'door' }]);
  log.note('doors:new', { state: 'unknown' });
  expect(await written()).toMatchObject({
    ...{ record: { state: 'done', sid: 'c-1' }, 'doors:new': { state: 'unknown' } },
  });
});
