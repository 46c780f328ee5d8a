import { describe, expect, it } from 'vitest';
import { HttpError, LostAnswerError } from '../../src/http/HttpError';
import { type Ending, madeIn, type Step } from '../../src/saving/plan';
import { memoryLog, runPlan, type Sent } from '../../src/saving/runPlan';
import { save } from '../../src/saving/save';
import { inputOf } from './support/planning';

const step = (id: string, more: Partial<Step> = {}): Step => ({
  id,
  name: id,
  call: { method: 'POST', path: id },
  needs: [],
  ...more,
});
const created = (sid: string | null): Sent => ({ status: 201, body: { sid } });
const refused = () => Promise.reject(new HttpError(422, { message: 'not today' }));
const lost = () => Promise.reject(new LostAnswerError(0));
const missing = () => Promise.reject(new HttpError(404, { message: 'gone' }));
const bad = () => Promise.reject(new HttpError(400, { message: 'bad request' }));
const broken = () => Promise.reject(new HttpError(500, { message: 'broken' }));
/** A row: the platform says that it is gone. A record: it is looked for. */
const told: Partial<Step> = { recognize: { gone: 'told' } };
const notFound = (isGone: boolean) => ({ recognize: { gone: 'notFound' as const }, isGone });

describe('one call', () => {
  it.each<[string, Partial<Step> & { isGone?: boolean }, () => Promise<Sent>, object, number]>([
    ['makes a row', { makes: true }, async () => created('d-1'), { state: 'done', sid: 'd-1' }, 0],
    ['makes a row, unnamed', { makes: true }, async () => created(null), { state: 'unknown' }, 1],
    ['stores a row', { names: true, of: 'k' }, async () => created('l-1'), { sid: 'k' }, 0],
    ['stores a row, unnamed', { names: true }, async () => created(null), { state: 'unknown' }, 1],
    ['changes, unnamed', {}, async () => created(null), { state: 'done' }, 0],
    ['changes', { of: 't' }, async () => created('else'), { state: 'done', sid: 't' }, 0],
    ['is refused', {}, refused, { state: 'refused' }, 1],
    ['is lost', {}, lost, { state: 'unknown' }, 1],
    ['changes what is gone', {}, missing, { state: 'refused' }, 1],
    ['deletes a row that is gone', told, missing, { state: 'done' }, 0],
    ['cannot delete a row', told, refused, { state: 'refused' }, 1],
    ['deletes a row, and nobody knows', told, lost, { state: 'unknown' }, 1],
    ['deletes what is not found any more', notFound(true), missing, { state: 'done' }, 0],
    ['deletes what is called a bad question', notFound(true), bad, { state: 'done' }, 0],
    ['deletes what was broken by the way', notFound(true), broken, { state: 'done' }, 0],
    ['deletes, which was not answered', notFound(true), lost, { state: 'done' }, 0],
    ['may not delete what is not found', notFound(true), refused, { state: 'refused' }, 1],
    ['cannot delete what is there', notFound(false), broken, { state: 'refused' }, 1],
    ['is lost before it could delete', notFound(false), lost, { state: 'unknown' }, 1],
    ['cannot delete, and nobody can look', { recognize: { gone: 'notFound' } }, lost, {}, 1],
  ])('that %s', async (_what, { isGone, ...more }, send, expected, failures) => {
    const { progress, failed } = await runPlan(
      { steps: [step('one', more)] },
      {
        send,
        log: memoryLog(),
        ...(isGone !== undefined && { isGone: async () => isGone }),
      },
    );
    expect(progress.one).toMatchObject({ sid: null, ...expected });
    expect(failed).toHaveLength(failures);
  });
});

describe('what follows goes on with the sid of what', () => {
  const bare = async (): Promise<Sent> => ({ status: 204 });
  const earlier = { one: { state: 'done' as const, sid: 'd-1' } };
  const two = step('two', {
    needs: ['one'],
    call: { method: 'PUT', path: `parts/${madeIn('one')}`, body: { of: [{ madeBy: 'one' }] } },
    of: madeIn('one'),
  });
  it.each([
    ['was answered', async () => created('d-1'), {}],
    ['was refused and is there all the same', refused, {}],
    ['was lost and is there', lost, {}],
    ['was made by an earlier try', null, earlier],
  ] as const)('%s', async (_what, first, before) => {
    const calls: unknown[] = [];
    const send = (call: unknown, { id }: Step) => {
      calls.push(call);
      return id === 'one' && first ? first() : bare();
    };
    const steps = first ? [step('one', { makes: true }), two] : [two];
    const log = { ...memoryLog(), progress: () => before };
    const twinOf = async () => 'd-1';
    const { progress, failed } = await runPlan({ steps }, { send, twinOf, log });
    expect(failed).toEqual([]);
    expect(calls.at(-1)).toMatchObject({ path: 'parts/d-1', body: { of: ['d-1'] } });
    const done = { state: 'done', sid: 'd-1' };
    expect(progress).toMatchObject({ one: done, two: done });
  });
});

it.each([
  ['may be made yet', true, 'unknown'],
  ['changes what is there', undefined, 'refused'],
] as const)('what was lost and then refused, and %s', async (_what, makes, state) => {
  const lostBefore = { one: { state: 'unknown' as const, sid: null, stored: { a: 1 } } };
  const log = { ...memoryLog(), progress: () => lostBefore };
  const steps = [step('one', makes ? { makes } : {})];
  const { progress } = await runPlan({ steps }, { send: refused, log });
  expect(progress.one?.state).toBe(state);
});

it('a step waits for all that it needs, over those that wait themselves', async () => {
  const steps = [
    step('one'),
    step('two', { needs: ['one'], waits: 'waits' }),
    step('three', { needs: ['two'], waits: 'waits' }),
    step('four'),
  ];
  const sent: string[] = [];
  const send = async (_call: unknown, { id }: Step) => {
    sent.push(id);
    return id === 'one' ? refused() : created(null);
  };
  const { saved, failed } = await runPlan({ steps }, { send, log: memoryLog() });
  expect(sent).toEqual(['one', 'four']);
  expect(saved).toEqual(['four']);
  expect(failed.map(({ step: { id }, error }) => [id, (error as Error).message])).toEqual([
    ['one', 'not today'],
    ['two', 'waits'],
    ['three', 'waits'],
  ]);
});

describe('a save ends as', () => {
  const stored = async () => created(null);
  it.each<[Ending, (() => Promise<Sent>)[]]>([
    ['stored', []],
    ['stored', [stored, stored]],
    ['part', [stored, refused]],
    ['part', [refused, stored]],
    ['refused', [refused, refused]],
    ['unknown', [lost]],
    ['unknown', [stored, lost]],
    ['unknown', [lost, refused]],
  ])('%s: %#', async (ending, answers) => {
    const endings: Ending[] = [];
    const log = { ...memoryLog(), settle: (one: Ending) => endings.push(one) };
    const steps = answers.map((_answer, index) => step(String(index)));
    const send = (_call: unknown, { id }: Step) => (answers[Number(id)] ?? stored)();
    const ask = async () => ({});
    const planned = { asks: [], conflicts: [], id: 't', wanted: {}, steps };
    await save(inputOf({ id: 't' }), { send, ask, log }, () => planned);
    expect(endings).toEqual([ending]);
  });
});
