import { describe, expect, it } from 'vitest';
import type { Savable } from '../../src/saving/input';
import type { AnyRow } from '../../src/saving/part';
import type { Ending, Outcome, Plan, Step } from '../../src/saving/plan';
import { memoryLog } from '../../src/saving/runPlan';
import { planSave, save } from '../../src/saving/save';
import { doubtful } from '../../src/saving/verify';
import { doors, inputOf, nora, planInWords, things } from './support/planning';

const opened = { name: 'A', color: 'red', note: null, hook: { url: 'a', method: 'POST' } };
const columns = ['name', 'color', 'note', 'hook'];
const verified: Savable = {
  ...things,
  writable: columns,
  verified: () => ['color', 'hook', 'note'],
};

/** Saves over what is stored; the platform says yes, and keeps `kept` of it. */
async function saveOver(form: AnyRow, kept: AnyRow, endpoint: Savable = verified) {
  const endings: Ending[] = [];
  const log = memoryLog();
  const asked: string[] = [];
  let isSent = false;
  const saved = await save(
    {
      ...{ resource: 'things', endpoint, caller: nora, id: 't' },
      ...{ opened, form: { ...opened, ...form }, looks: true },
    },
    {
      send: async () => {
        isSent = true;
        return { status: 204 };
      },
      ask: async (ask) => {
        asked.push(isSent ? `${ask} again` : ask);
        if (ask === 'rows') return [[]];
        return { ...opened, ...(isSent && { ...form, ...kept }) };
      },
      log: { ...log, settle: (ending) => endings.push(ending) },
    },
  );
  return { ...saved, endings, asked, log };
}

describe('a success that is no proof', () => {
  it.each<[string, AnyRow, AnyRow, string[], string[], Ending]>([
    [
      'is looked at, and all is stored',
      { color: 'blue' },
      {},
      ['resources.things.name'],
      [],
      'stored',
    ],
    [
      'of which a column is not stored',
      { color: 'blue', note: 'x' },
      { color: 'green' },
      ['note'],
      ['color'],
      'part',
    ],
    [
      'of which what was emptied stays',
      { color: null },
      { color: 'red' },
      [],
      ['color'],
      'refused',
    ],
    ['of which nothing is stored', { color: 'blue' }, { color: 'red' }, [], ['color'], 'refused'],
    [
      'whose webhook got a sid, and its password hidden',
      { hook: { url: 'b', method: 'POST', password: 'p' } },
      { hook: { url: 'b', method: 'POST', password: '***', webhook_sid: 'w' } },
      ['resources.things.name'],
      [],
      'stored',
    ],
    [
      'whose webhook is another',
      { hook: { url: 'b', method: 'POST' }, name: 'B' },
      { hook: { url: 'c', method: 'POST' } },
      ['name'],
      ['hook'],
      'part',
    ],
    [
      'where a flag that is off is missing',
      { note: false },
      { note: undefined },
      ['resources.things.name'],
      [],
      'stored',
    ],
    [
      'of a column that nobody can compare',
      { name: 'B' },
      { name: 'C' },
      ['resources.things.name'],
      [],
      'stored',
    ],
  ])('%s', async (_what, form, kept, saved, failed, ending) => {
    const { outcome, endings } = await saveOver(form, kept);
    const named = (key: string) => (key.includes('.') ? key : `resources.things.fields.${key}`);
    expect(outcome.saved).toEqual(saved.map(named));
    expect(outcome.failed.map(({ name }) => name)).toEqual(failed.map(named));
    expect(endings).toEqual([ending]);
  });

  it('is told at its field, and at the address of a webhook', async () => {
    const form = { color: 'blue', hook: { url: 'b', method: 'POST' } };
    const { outcome } = await saveOver(form, { color: 'red', hook: opened.hook });
    expect(outcome.failed.map(({ error }) => error)).toMatchObject([
      { status: 204, field: 'color', message: 'resources.things.notifications.partlyStored' },
      { status: 204, field: 'hook.url' },
    ]);
  });

  it('counts for the next try as far as it was stored, so that nobody is asked about it', async () => {
    const form = { color: 'blue', note: 'x' };
    const { log, input } = await saveOver(form, { color: 'red' });
    const record = { ...opened, note: 'x' };
    const progress = log.progress();
    const again = planSave(inputOf({ ...input, progress, known: { record } }));
    expect(planInWords(again)).toEqual(['PUT Things/t {"color":"blue"}']);
  });

  it('is looked at once; without a reason to doubt, not at all', async () => {
    expect((await saveOver({ color: 'blue' }, {})).asked).toEqual(['record', 'record again']);
    expect(
      (await saveOver({ color: 'blue' }, {}, { ...verified, verified: () => [] })).asked,
    ).toEqual(['record']);
    const rows = { ...verified, parts: [doors] };
    const added = { doors: [{ local_id: 'n', address: 'a', port: 1 }] };
    expect((await saveOver(added, {}, rows)).asked).toEqual(['record', 'rows']);
  });
});

describe('of the steps of a plan', () => {
  const step = (id: string, verify?: readonly string[]): Step => ({
    ...{ id, name: id, needs: [], call: { method: 'PUT', path: id } },
    ...(verify && { verify }),
  });
  const record = step('record', ['color']);
  const other = step('other', ['note']);
  const plain = step('plain');
  const none = step('none', []);
  const done = { state: 'done' } as const;

  it.each<[string, Partial<Outcome>, string[]]>([
    ['each that is done and may not be stored', {}, ['record', 'other']],
    [
      'not one that failed after it was done, whatever became of others',
      { failed: [{ step: record, error: null }] },
      ['other'],
    ],
    [
      'one that is done beside one that failed',
      { failed: [{ step: plain, error: null }] },
      ['record', 'other'],
    ],
    ['not one that was not done', { progress: { record: done, plain: done } }, ['record']],
    ['none where nothing was done', { progress: {} }, []],
  ])('is looked at %s', (_what, outcome, wanted) => {
    const progress = { record: done, other: done, plain: done, none: done };
    const found = doubtful({ steps: [record, other, plain, none] } as unknown as Plan, {
      ...{ saved: [], failed: [], progress },
      ...outcome,
    });
    expect(found.map(({ id }) => id)).toEqual(wanted);
  });
});
