import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../src/http/HttpError';
import type { Doing, HistoryEntry } from '../../src/saving/history';
import type {
  Done,
  Ending,
  NotedStep,
  SaveLog,
  SavingForm,
  StepState,
} from '../../src/saving/plan';
import { mostCalls, recorded, recordedMany } from '../../src/saving/recorded';
import { memoryLog } from '../../src/saving/runPlan';

const doing = (more: Partial<Doing> = {}): Doing => ({
  ...{ kind: 'changed', resource: 'things', sid: 't-1', endpoint: { writable: ['name', 'note'] } },
  ...{ before: { name: 'old' }, after: { name: 'new' } },
  ...more,
});
const form: SavingForm = {
  ...{ resource: 'things', name: 'Typed', path: '/things/t-1', missing: ['Key'] },
  ...{ changes: [{ path: ['note'], from: null, to: 'n' }], secretTexts: [] },
};
const step = (id: string): NotedStep => ({ id, name: `the ${id}` });
const done = (state: StepState, sid: string | null = null): Done => ({ state, sid });

/** The log of a plan that is kept, and what was kept and handed on. */
function opened(about: Doing, held?: SavingForm) {
  const kept: HistoryEntry[] = [];
  const inner = {
    ...memoryLog(),
    begin: vi.fn<SaveLog['begin']>(async () => undefined),
    note: vi.fn(),
  };
  const settle = vi.fn();
  const stop = vi.fn();
  const follow = vi.fn(() => stop);
  const base = { ...inner, settle, ...(held && { form: () => held }) };
  const { log } = recorded({ send: async () => ({ status: 204 }), log: base }, about, {
    ...{ who: 'nora', address: 'https://p.example/v1', now: () => 5, newId: () => 'id' },
    ...{ keep: (entry: HistoryEntry) => void kept.push(entry), follow },
  });
  return { log, kept, last: () => kept.at(-1), inner, settle, follow, stop };
}

describe('a save that is kept in the history', () => {
  it.each<[string, Partial<Doing>, Partial<SavingForm> | undefined, Partial<HistoryEntry>]>([
    [
      'a change of a form',
      {},
      {},
      { name: 'Typed', path: '/things/t-1', changes: form.changes, missing: ['Key'] },
    ],
    [
      'a change of a form without a name',
      {},
      { name: '' },
      { name: 'new', path: '/things/t-1', missing: ['Key'] },
    ],
    [
      'what the form of a new record makes, which is not the form of the record',
      { kind: 'made', sid: null },
      {},
      { name: 'Typed', path: '', changes: form.changes, missing: ['Key'] },
    ],
    [
      'what is deleted from a form, whatever was typed there',
      { kind: 'deleted', after: {} },
      {},
      {
        ...{ name: 'Typed', path: '/things/t-1', missing: [] },
        changes: [{ path: ['name'], from: 'old', to: null }],
      },
    ],
    [
      'a change without a form',
      {},
      undefined,
      { name: 'new', path: '', changes: [{ path: ['name'], from: 'old', to: 'new' }], missing: [] },
    ],
    [
      'a change of a form of no record',
      {},
      { resource: '' },
      { name: 'new', path: '', changes: [{ path: ['name'], from: 'old', to: 'new' }], missing: [] },
    ],
  ])('says of %s what it is', async (_what, about, held, expected) => {
    const { log, last } = opened(doing(about), held && { ...form, ...held });
    await log.begin([step('record')]);
    expect(last()).toMatchObject(expected);
  });

  it('of two plans is one entry, which is followed once until it ends', async () => {
    const { log, kept, last, inner, settle, follow, stop } = opened(doing());
    const takes = [{ path: ['note'], from: 'n', to: null }];
    await log.begin([step('record')], takes);
    log.note('record', done('done'), [['key']]);
    await log.begin([step('rows')]);
    log.note('rows', done('refused'));
    expect(stop).not.toHaveBeenCalled();
    log.settle('part', 't-1');
    expect(new Set(kept.map(({ id, at }) => `${id} ${at}`))).toEqual(new Set(['id 5']));
    expect(last()?.calls.map(({ id, state }) => [id, state])).toEqual([
      ['record', 'done'],
      ['rows', 'refused'],
    ]);
    expect(last()?.ending).toBe('part');
    expect(follow).toHaveBeenCalledOnce();
    expect(stop).toHaveBeenCalledOnce();
    // Whoever notes it beside the history is told the same.
    expect(inner.begin.mock.calls).toEqual([
      [[step('record')], takes],
      [[step('rows')], undefined],
    ]);
    expect(inner.note.mock.calls).toEqual([
      ['record', done('done'), [['key']]],
      ['rows', done('refused'), undefined],
    ]);
    expect(settle.mock.calls).toEqual([['part', 't-1']]);
  });

  it.each<[string, Partial<Doing>, [string, Done], string | undefined, string | null]>([
    [
      'what it made',
      { kind: 'made', sid: null },
      ['record', done('done', 'n-1')],
      undefined,
      'n-1',
    ],
    ['none for a row', { kind: 'made', sid: null }, ['rows', done('done', 'n-1')], undefined, null],
    [
      'none for what may be made',
      { kind: 'made', sid: null },
      ['record', done('unknown', 'n-1')],
      undefined,
      null,
    ],
    ['its own where it is changed', {}, ['record', done('done', 'n-1')], undefined, 't-1'],
    [
      'what is said at the end',
      { kind: 'made', sid: null },
      ['record', done('unknown')],
      'n-2',
      'n-2',
    ],
  ])('is of a record: %s', async (_what, about, noted, ended, sid) => {
    const { log, last } = opened(doing(about));
    await log.begin([step('record'), step('rows')]);
    log.note(...noted);
    log.settle('part', ended);
    expect(last()?.sid).toBe(sid);
  });

  it('that sent nothing is no entry, and ends for others all the same', () => {
    const { log, kept, settle, inner } = opened(doing());
    log.note('record', done('done', 'n-1'));
    log.settle('refused');
    expect(kept).toEqual([]);
    expect(inner.note).toHaveBeenCalledOnce();
    expect(settle).toHaveBeenCalledWith('refused', undefined);
  });

  it('keeps the words of a refusal that repeat no secret', async () => {
    const { log, last } = opened(doing());
    const secret = { secrets: [['key']], call: { method: 'PUT' as const, path: 'T' }, needs: [] };
    const sent = (id: string) => ({ ...step(id), ...secret });
    await log.begin([step('one'), step('two')]);
    const body = { key: 'canary' };
    log.hear?.({ ...sent('one'), call: { ...secret.call, body } }, undefined);
    log.hear?.(sent('one'), new HttpError(422, { message: 'The disk is full' }));
    log.hear?.(sent('two'), new HttpError(422, { message: 'canary is too short' }));
    log.settle('refused');
    expect(last()?.calls.map(({ reason }) => reason?.message)).toEqual([
      'The disk is full',
      'app.errors.generic',
    ]);
  });
});

/** What is kept of plans for many whose calls end so. */
async function many(states: (StepState | undefined)[], after: object = { name: 'new' }) {
  const kept: HistoryEntry[] = [];
  const follow = vi.fn(() => vi.fn());
  const { logOf, end } = recordedMany(
    memoryLog,
    doing({ kind: 'many', sid: null, before: {}, after: after as Doing['after'] }),
    {
      ...{ who: 'nora', address: '', now: () => 5, newId: () => 'id', follow },
      keep: (entry) => void kept.push(entry),
    },
  );
  for (const [index, state] of states.entries()) {
    const log = logOf(String(index));
    expect(log.isOfMany).toBe(true);
    await log.begin([step('record')]);
    if (state) log.note('record', done(state));
  }
  end();
  return { kept, last: kept.at(-1) };
}

describe('saves for many that are kept in the history', () => {
  it.each<[Ending, (StepState | undefined)[]]>([
    ['stored', ['done', 'done']],
    ['part', ['done', 'refused']],
    ['part', ['done', undefined]],
    ['refused', ['refused', 'refused']],
    ['refused', ['refused', undefined]],
    ['unknown', ['done', 'unknown']],
    ['unknown', ['refused', 'sent']],
    ['unknown', ['unknown', 'unknown']],
  ])('end %s after %j', async (ending, states) => {
    const { kept, last } = await many(states);
    expect(kept.map((entry) => entry.ending)).toEqual([undefined, ending]);
    expect(last?.calls.map(({ id, state }) => [id, state])).toEqual(
      states.map((state, index) => [`${index} record`, state]),
    );
  });

  it('are none without a call', async () => {
    expect((await many([])).kept).toEqual([]);
  });

  it('say what is taken away, as what they had is not known', async () => {
    const { last } = await many(['done'], { name: null, note: 'n' });
    expect(last?.changes).toEqual([
      { path: ['note'], from: null, to: 'n' },
      { path: ['name'], from: null, to: null },
    ]);
  });

  it('count each record once, however many calls it takes', async () => {
    const kept: HistoryEntry[] = [];
    const { logOf, end } = recordedMany(memoryLog, doing({ kind: 'many', sid: null }), {
      ...{ who: 'nora', address: '', keep: (entry) => void kept.push(entry) },
    });
    for (const id of ['n-1', 'n-2']) {
      await logOf(id).begin([step('addition')]);
      await logOf(id).begin([step('addition'), step('deletion')]);
    }
    end();
    expect(kept.map(({ records }) => records)).toEqual([1, 2]);
  });

  it.each<[count: number, refused: number, keptRefused: number, more: number | undefined]>([
    [mostCalls, 1, 1, undefined],
    [mostCalls + 1, 1, 1, 1],
    [mostCalls + 50, mostCalls + 10, mostCalls, 50],
  ])('of %i calls of which %i were refused keep the refused ones in order', async (...given) => {
    const [count, refused, keptRefused, more] = given;
    const states = Array.from(
      { length: count },
      (_one, index): StepState => (index >= count - refused ? 'refused' : 'done'),
    );
    const { last } = await many(states);
    const calls = last?.calls ?? [];
    expect(calls).toHaveLength(mostCalls);
    expect(calls.filter(({ state }) => state === 'refused')).toHaveLength(keptRefused);
    expect(last?.more).toBe(more);
    const places = calls.map(({ id }) => Number.parseInt(id, 10));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
