// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clear, createStore, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../src/engines/database';
import {
  type Drain,
  drainsOf,
  forgetMoved,
  heardLogs,
  type Moved,
  movedAway,
  movedBack,
  rememberMoved,
  rememberSwitch,
} from '../../src/saving/drains';
import type { StepState } from '../../src/saving/plan';
import { additionOf, removalOf } from '../../src/saving/planNumbers';
import { memoryLog } from '../../src/saving/runPlan';

const of = { user: 'u', carrier: 'c-1' };
const to = (id: string, at: number) => ({ target: { id, name: id }, at });
const whole = (number: string): Moved => ({ number, sid: `sid-${number}`, isWhole: true });
const open = (number: string): Moved => ({ number, sid: null, isWhole: false });
const drain = (id: string, at: number, numbers: Moved[], switchedOff = false): Drain => ({
  ...{ ...to(id, at), switchedOff, numbers },
});

beforeEach(() =>
  Promise.all([clear(database()), clear(createStore('keyval-store drains', 'numbers'))]),
);

describe('what was moved away from a carrier', () => {
  it('is remembered for its user and its carrier, until it is back', async () => {
    await rememberMoved(of, to('c-2', 5), whole('1'));
    expect(await drainsOf(of)).toEqual([drain('c-2', 5, [whole('1')])]);
    expect(await drainsOf({ ...of, user: 'other' })).toEqual([]);
    expect(await drainsOf({ ...of, carrier: 'c-2' })).toEqual([]);
    await forgetMoved(of, 'c-2', [whole('1')]);
    expect(await drainsOf(of)).toEqual([]);
  });

  it('is joined with what was moved before, by where it went', async () => {
    // As they come, with no time between.
    await Promise.all([
      rememberMoved(of, to('c-2', 5), whole('1')),
      rememberMoved(of, to('c-3', 6), whole('2')),
      rememberMoved(of, to('c-2', 7), open('3')),
      rememberMoved(of, to('c-2', 7), whole('3')),
      rememberMoved(of, to('c-2', 7), whole('4')),
    ]);
    expect(await drainsOf(of)).toEqual([
      drain('c-3', 6, [whole('2')]),
      drain('c-2', 7, ['1', '3', '4'].map(whole)),
    ]);
    await rememberSwitch(of, true);
    await forgetMoved(of, 'c-2', ['1', '4'].map(whole));
    expect(await drainsOf(of)).toEqual([
      drain('c-3', 6, [whole('2')], true),
      drain('c-2', 7, [whole('3')], true),
    ]);
    await rememberSwitch(of, false);
    expect((await drainsOf(of)).map(({ switchedOff }) => switchedOff)).toEqual([false, false]);
  });

  it('is taken over from an earlier version, beside what was moved since', async () => {
    await rememberMoved(of, to('c-2', 6), whole('1'));
    const kept = { ...to('c-2', 5), switchedOff: true, numbers: ['n-1', 'n-2'] };
    await set('drain u c-1', kept, database());
    const [first, ...more] = await drainsOf(of);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ at: 6, switchedOff: true });
    expect(first?.numbers).toHaveLength(3);
    expect(first?.numbers).toEqual(
      expect.arrayContaining([
        whole('1'),
        { number: null, sid: 'n-1', isWhole: true },
        { number: null, sid: 'n-2', isWhole: true },
      ]),
    );
    expect(await get('drain u c-1', database())).toBeUndefined();
    expect(await drainsOf(of)).toEqual([first]);
    await forgetMoved(of, 'c-2', first?.numbers ?? []);
    expect(await drainsOf(of)).toEqual([]);
  });

  it.each([
    ...['text', null, 7, [], {}, { numbers: [] }, { target: {} }, { numbers: 'n', target: {} }],
  ])('is not %j', async (kept) => {
    await set('drain u c-1', kept, database());
    expect(await drainsOf(of)).toEqual([]);
  });
});

describe('a number on its way', () => {
  const number = { id: 'n', number: '1' };
  const add = additionOf('n');
  const remove = removalOf('n');
  type Noted = [step: string, state: StepState, sid?: string];

  const away = (begun: Moved | undefined, ...notes: Noted[]) =>
    notes.reduce<Moved | undefined>(
      (now, [step, state, sid]) =>
        movedAway(number, step, { state, ...(sid && { sid }) }, { begun, now }),
      begun,
    );
  const back = (moved: Moved, ...notes: Noted[]) =>
    notes.reduce<Moved | undefined>(
      (now, [step, state]) => now && movedBack('n', step, { state }, now),
      moved,
    );

  const sent: Noted = [add, 'sent'];
  const made: Noted = [add, 'done', 'm'];
  const gone: Noted = [remove, 'done'];
  const half: Moved = { number: '1', sid: 'm', isWhole: false };
  const other: Moved = { number: '1', sid: 'x', isWhole: true };

  it.each<[string, Moved | undefined, Noted[], Moved | undefined]>([
    ['may be away once it is sent', undefined, [sent], open('1')],
    ['may be away without an answer', undefined, [sent, [add, 'unknown']], open('1')],
    ['has not left where it is refused', undefined, [sent, [add, 'refused']], undefined],
    ['is where it was before where it is refused', other, [sent, [add, 'refused']], other],
    ['is what it is now, not before', other, [sent, made], half],
    ['is at both while it is deleted', undefined, [sent, made, [remove, 'sent']], half],
    ['may be at both without an answer', undefined, [sent, made, [remove, 'unknown']], half],
    ['is at both where that is refused', undefined, [sent, made, [remove, 'refused']], half],
    ['is away once it is deleted', undefined, [sent, made, gone], { ...half, isWhole: true }],
    ['is away where only that was left', half, [gone], { ...half, isWhole: true }],
    ['is not told of by steps of others', other, [['other:add', 'sent']], other],
  ])('away %s', (_what, begun, notes, expected) => {
    expect(away(begun, ...notes)).toEqual(expected);
  });

  it.each<[string, Noted[], Moved | undefined]>([
    ['may be at both once it is sent', [sent], { ...other, isWhole: false }],
    ['may be at both without an answer', [sent, [add, 'unknown']], { ...other, isWhole: false }],
    [
      'is still away where it is not deleted',
      [sent, made, [remove, 'refused']],
      { ...other, isWhole: false },
    ],
    ['is back', [sent, made, [remove, 'sent'], gone], undefined],
    ['is not told of by steps of others', [['other:remove', 'done']], other],
  ])('back %s', (_what, notes, expected) => {
    expect(back(other, ...notes)).toEqual(expected);
  });

  it('is heard of by its log, which notes it as ever', () => {
    const log = memoryLog();
    const heard: unknown[] = [];
    const logOf = heardLogs(
      () => log,
      (...note) => heard.push(note),
    );
    const done = { state: 'done', sid: 'm' } as const;
    logOf('n').note(add, done);
    expect(logOf('n').progress()).toEqual({ [add]: done });
    expect(heard).toEqual([['n', add, done]]);
  });
});
