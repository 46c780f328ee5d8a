import { describe, expect, it } from 'vitest';
import { HttpError, LostAnswerError } from '../../src/http/HttpError';
import type { Doing, HistoryEntry } from '../../src/saving/history';
import { historyRows, sheetColumns } from '../../src/saving/historySheet';
import type { Call, Plan, SaveLog, Step } from '../../src/saving/plan';
import { mostCalls, recorded, recordedMany } from '../../src/saving/recorded';
import { canRevert, revertOf } from '../../src/saving/revert';
import { runMany } from '../../src/saving/runMany';
import { memoryLog, type Ports, runPlan } from '../../src/saving/runPlan';

const endpoint: Doing['endpoint'] = {
  ...{ writable: ['name', 'password', 'hook'], creatable: ['name', 'password', 'hook'] },
  secrets: [['password'], ['hook', 'password']],
};
const doing = (more: Partial<Doing> = {}): Doing => ({
  ...{ kind: 'changed', resource: 'things', sid: 't-1', endpoint },
  ...{ before: { name: 'old' }, after: { name: 'new' } },
  ...more,
});
const step = (id: string, call: Partial<Call> = {}, more: Partial<Step> = {}): Step => ({
  ...{ id, name: `the ${id}`, needs: [], secrets: endpoint.secrets ?? [] },
  call: { method: 'PUT', path: `Things/${id}`, body: { name: 'new' }, ...call },
  ...more,
});

/** What is kept of plans that run through ports that are recorded. */
function recorder() {
  const kept: HistoryEntry[] = [];
  return {
    kept,
    last: () => kept.at(-1) as HistoryEntry,
    recorder: {
      ...{ who: 'nora', address: 'https://p.example/v1', now: () => 5, newId: () => 'id' },
      keep: (entry: HistoryEntry) => void kept.push(entry),
    },
  };
}
type Send = Ports['send'];
const answered: Send = async () => ({ status: 204 });

async function carryOut(plan: Plan, about: Doing, send: Send = answered, log = memoryLog()) {
  const { recorder: own, ...made } = recorder();
  const ports = recorded({ send, log }, about, own);
  const outcome = await runPlan(plan, ports);
  ports.log.settle(outcome.failed.length > 0 ? 'part' : 'stored', 't-1');
  return made;
}

describe('a plan that is carried out', () => {
  it('is kept when its first call is about to leave, and when it has ended', async () => {
    const { kept } = await carryOut({ steps: [step('record')] }, doing());
    expect(
      kept.map(({ id, ending, calls }) => [id, ending, calls.map(({ state }) => state)]),
    ).toEqual([
      ['id', undefined, [undefined]],
      ['id', 'stored', ['done']],
    ]);
    expect(kept[1]).toMatchObject({
      ...{ at: 5, who: 'nora', address: 'https://p.example/v1', kind: 'changed', name: 'new' },
      ...{ sid: 't-1', changes: [{ path: ['name'], from: 'old', to: 'new' }], missing: [] },
    });
  });

  it('can be asked for as it stands while it is on its way, without a secret, and counts what is said', async () => {
    const { kept, recorder: own } = recorder();
    let ask: (() => HistoryEntry) | null = null;
    const follow = (now: () => HistoryEntry) => {
      ask = now;
      return () => {
        ask = null;
      };
    };
    const asked: HistoryEntry[] = [];
    const send: Send = async () => {
      if (ask) asked.push(ask());
      return { status: 204 };
    };
    const body = { name: 'canary', password: 'canary' };
    const steps = [step('record', { body }), step('other', { body })];
    const ports = recorded({ send, log: memoryLog() }, doing(), { ...own, follow });
    await runPlan({ steps }, ports);
    ports.log.settle('stored', 't-1');
    expect(asked.map(({ calls }) => calls.map(({ state }) => state))).toEqual([
      ['sent', undefined],
      ['done', 'sent'],
    ]);
    expect(asked.map(({ ending }) => ending)).toEqual([undefined, undefined]);
    expect([kept[0], ...asked, kept[1]].map((one) => one?.version)).toEqual([1, 2, 3, 4]);
    expect(JSON.stringify(asked)).not.toContain('canary');
    expect(ask).toBeNull();
  });

  it('says by what its rows are known, which going back to them needs', async () => {
    const parts = [{ sources: [{ source: 'doors' }, { source: 'gates' }], idKey: 'door_sid' }];
    const withRows = { ...endpoint, parts } as unknown as Doing['endpoint'];
    const keys = async (more: Partial<Doing>) =>
      (await carryOut({ steps: [step('record')] }, doing(more))).last().rowKeys;
    expect(await keys({ endpoint: withRows })).toEqual({ doors: 'door_sid', gates: 'door_sid' });
    expect(await keys({})).toBeUndefined();
  });

  it('is none where it sends nothing', async () => {
    expect((await carryOut({ steps: [] }, doing())).kept).toEqual([]);
  });

  it('says of each call how it ended and why, and which was never sent', async () => {
    const errors: Record<string, Error> = {
      two: new HttpError(500, { message: 'The disk is full' }),
      three: new LostAnswerError(0),
    };
    const send: Send = async (_call, { id }) => {
      if (errors[id]) throw errors[id];
      return { status: 204 };
    };
    const steps = [step('one'), step('two'), step('three'), step('four', {}, { needs: ['two'] })];
    const { last } = await carryOut({ steps }, doing(), send);
    expect(last().calls.map(({ id, state, reason }) => [id, state, reason?.message])).toEqual([
      ['one', 'done', undefined],
      ['two', 'refused', 'The disk is full'],
      ['three', 'unknown', 'app.errors.maybeSaved'],
      ['four', undefined, undefined],
    ]);
  });

  it('has no secret: not of its columns, of a body, of a file, of an answer, or of its form', async () => {
    const refused: Send = async () => {
      throw new HttpError(400, { message: 'canary-two is too short' });
    };
    const body = { name: 'x', password: 'canary-two', hook: { password: 'canary-hook', url: 'u' } };
    const form = () => ({
      ...{ resource: 'things', name: 'canary-form', path: '/p', missing: ['Key'] },
      changes: [{ path: ['note'], from: null, to: 'my canary-form' }],
      secretTexts: ['canary-form'],
    });
    const log: SaveLog = { ...memoryLog(), form };
    const file = { field: 'key', name: 'key', text: 'canary-file' };
    const steps = [
      step('record', { body }),
      step('file', { body: undefined, file }),
      step('other', { body: { note: 'canary-form' } }),
    ];
    const about = doing({ after: body, before: { password: 'canary-old' } });
    const { kept } = await carryOut({ steps }, about, refused, log);
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain('canary');
    const { kept: formless } = await carryOut({ steps: steps.slice(0, 2) }, about, refused);
    expect(JSON.stringify(formless)).not.toContain('canary');
  });

  it('names the record that it made, and takes what it deleted from before', async () => {
    const make: Send = async () => ({ status: 201, body: { sid: 'new-1' } });
    const post = step('record', { method: 'POST' }, { makes: true });
    const made = await carryOut({ steps: [post] }, doing({ kind: 'made', sid: null }), make);
    expect(made.kept.map(({ sid }) => sid)).toEqual([null, 't-1']);
    const gone = doing({
      kind: 'deleted',
      before: { name: 'old', password: 'p', size: 3 },
      after: {},
    });
    const { last } = await carryOut({ steps: [step('record:remove', { method: 'DELETE' })] }, gone);
    expect(last().changes).toEqual([{ path: ['name'], from: 'old', to: null }]);
  });
});

describe('plans for many', () => {
  it('are one entry, of which those that failed are kept first', async () => {
    const { recorder: own, kept, last } = recorder();
    const send: Send = async ({ path }) => {
      if (Number(path.slice('Things/'.length)) % 50 === 49)
        throw new HttpError(500, { message: 'no' });
      return { status: 204 };
    };
    const many = recordedMany(memoryLog, doing({ kind: 'many', sid: null }), own);
    const ids = Array.from({ length: 300 }, (_all, index) => String(index));
    const items = ids.map((id) => ({
      id,
      plan: () => ({ steps: [step('record', { path: `Things/${id}` })] }),
    }));
    const ports = { send, isOver: () => false, logOf: many.logOf };
    await runMany(items, ports, { onResult: () => undefined });
    many.end();
    expect(kept).toHaveLength(2);
    const { calls, more, ending } = last();
    expect([ending, calls.length, more]).toEqual(['part', mostCalls, 200]);
    expect(calls.filter(({ state }) => state === 'refused')).toHaveLength(6);
  });
});

const entry = (more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...{ id: 'id', at: 5, who: 'nora', address: '', kind: 'changed', resource: 'things' },
  ...{ sid: 't-1', name: 'T', path: '', ending: 'stored', missing: [], calls: [] },
  changes: [{ path: ['name'], from: 'old', to: 'new' }],
  ...more,
});

describe('going back', () => {
  it.each<[string, Partial<HistoryEntry>, boolean]>([
    ['what was changed', {}, true],
    ['what may have been changed', { ending: 'unknown' }, true],
    ['nothing that was refused', { ending: 'refused' }, false],
    ['nothing that was made', { kind: 'made' }, false],
    ['nothing that was deleted', { kind: 'deleted' }, false],
    ['nothing of many', { kind: 'many', sid: null }, false],
    ['no secret alone', { changes: [], missing: ['Key'] }, false],
  ])('is there for %s', (_what, more, expected) => {
    expect(canRevert(entry(more))).toBe(expected);
  });

  it('is a draft of the form, with what it was from what it is', () => {
    const entryOfForm = revertOf(entry(), entry().changes, { id: 'r', path: '/p', now: 9 });
    expect(entryOfForm).toMatchObject({ id: 'r', form: 'things/t-1', path: '/p', sid: 't-1' });
    expect(entryOfForm.changes).toEqual([{ path: ['name'], from: 'new', to: 'old' }]);
  });

  it('makes rows anew that are gone since, and keeps the others', () => {
    const rows = {
      path: ['doors'],
      from: [
        { door_sid: 'd-1', port: 1 },
        { door_sid: 'd-2', port: 2 },
      ],
      to: [{ door_sid: 'd-1', port: 5 }],
    };
    const own = entry({ changes: [rows], rowKeys: { doors: 'door_sid' } });
    const [change] = revertOf(own, own.changes, { id: 'r', path: '/p', now: 9 }).changes;
    expect(change?.to).toEqual([
      { door_sid: 'd-1', port: 1 },
      { local_id: 'before-1', port: 2 },
    ]);
  });
});

it('is a table with a row for each field, and one where no field changed', () => {
  const words = {
    titleOf: ({ kind }: HistoryEntry) => kind,
    resultOf: ({ ending }: HistoryEntry) => String(ending),
    resourceOf: ({ resource }: HistoryEntry) => resource,
    fieldOf: (_entry: HistoryEntry, path: string[]) => path.join('.'),
    missingOf: ({ missing }: HistoryEntry) => missing,
    reasonsOf: () => ['no'],
    secret: 'secret',
  };
  const call = { method: 'DELETE' as const, path: 'Things/t-1' };
  const rows = historyRows(
    [
      entry({ missing: ['Key'] }),
      entry({ kind: 'deleted', changes: [], calls: [{ id: 'one', name: 'one', call }] }),
    ],
    words,
  );
  expect(
    rows.map(({ action, field, before, after, calls }) => [action, field, before, after, calls]),
  ).toEqual([
    ['changed', 'name', 'old', 'new', ''],
    ['changed', 'Key', 'secret', 'secret', ''],
    ['deleted', '', '', '', 'DELETE Things/t-1'],
  ]);
  for (const row of rows) expect(Object.keys(row).sort()).toEqual([...sheetColumns].sort());
});
