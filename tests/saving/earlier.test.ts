import { describe, expect, it } from 'vitest';
import {
  allOwnColumns,
  doneWithout,
  isUnknown,
  noted,
  ownColumns,
  sumOf,
} from '../../src/saving/earlier';
import type { Done } from '../../src/saving/plan';

const done = (stored: object, more: Partial<Done> = {}): Done => ({
  ...{ state: 'done', stored: stored as Record<string, unknown> },
  ...more,
});
const lost = (stored: object, more: Partial<Done> = {}) =>
  done(stored, { state: 'unknown', ...more });
const [a, b] = [{ a: 1 }, { b: 2 }];

describe('what the calls of a step did', () => {
  it.each<[what: string, of: Done, own: object, maybe: object[]]>([
    ['one that is done', done(a), a, []],
    ['one that is lost', lost(a), {}, [a]],
    ['one that was sent by a page that was closed', done(a, { state: 'sent' }), {}, [a]],
    ['one that was refused, which may be stored half-way', done(a, { state: 'refused' }), {}, [a]],
    ['one that said nothing', { state: 'unknown' }, {}, [{}]],
    ['one after another', done(b, { earlier: { done: a, maybe: [] } }), { ...a, ...b }, []],
    ['a later value', done({ a: 3 }, { earlier: { done: a, maybe: [] } }), { a: 3 }, []],
    ['lost, and done since', done(a, { earlier: { done: {}, maybe: [a] } }), a, []],
    [
      'lost, and a part of it done since',
      done(a, { earlier: { done: {}, maybe: [{ ...a, ...b }, a, b] } }),
      a,
      [b, b],
    ],
    ['lost after it was done', lost(b, { earlier: { done: a, maybe: [] } }), a, [b]],
    ['lost twice', lost(a, { earlier: { done: {}, maybe: [b] } }), {}, [b, a]],
    ['the same lost twice', lost(a, { earlier: { done: {}, maybe: [a, b] } }), {}, [b, a]],
  ])('%s', (_what, of, own, maybe) => {
    expect(sumOf(of)).toEqual({ done: own, maybe });
  });

  it.each([
    ['unknown', true],
    ['sent', true],
    ['done', false],
    ['refused', false],
  ] as const)('whether one that is %s arrived is not known: %s', (state, isOpen) => {
    expect(isUnknown({ state })).toBe(isOpen);
    expect(isUnknown(undefined)).toBe(false);
  });
});

describe('what is noted of a call', () => {
  it.each<[what: string, before: Done | undefined, next: Done, makes: boolean, noted: object]>([
    ['the first', undefined, done(a), true, done(a)],
    [
      'what was stored before stays so',
      done(a),
      done(b),
      false,
      { state: 'done', earlier: { done: a } },
    ],
    [
      'a refusal takes nothing back',
      lost(a),
      { state: 'refused' },
      false,
      { state: 'refused', earlier: { done: {}, maybe: [a] } },
    ],
    [
      'a POST that is refused after one that is lost leaves open whether it was made',
      lost(a),
      { state: 'refused' },
      true,
      { state: 'unknown', earlier: { done: {}, maybe: [a] } },
    ],
    [
      'a POST that is refused after one that was refused',
      done(a, { state: 'refused' }),
      { state: 'refused' },
      true,
      { state: 'refused' },
    ],
    [
      'a sid says that the lost call arrived',
      lost(a),
      done({}, { sid: 's' }),
      true,
      { sid: 's', earlier: { done: a, maybe: [] } },
    ],
    [
      'a sid that was known says nothing of a lost call',
      lost(a, { sid: 's' }),
      done({}, { sid: 's' }),
      true,
      { earlier: { done: {}, maybe: [a] } },
    ],
    [
      'a sid after a refusal says nothing of the call that was refused',
      done(a, { state: 'refused' }),
      done({}, { sid: 's' }),
      true,
      { earlier: { done: {}, maybe: [a] } },
    ],
    [
      'without a sid a lost call stays lost',
      lost(a),
      done(b),
      true,
      { state: 'done', earlier: { done: {}, maybe: [a] } },
    ],
  ])('%s', (_what, before, next, makes, expected) => {
    expect(noted(before, next, makes)).toMatchObject(expected);
  });
});

it.each<[what: string, of: Done, now: object, own: object]>([
  ['what was done, whatever is stored now', done(a), { a: 5 }, a],
  ['what was lost, and is stored now', lost({ a: 1, b: 2 }), { a: 1, b: 3 }, a],
  ['what was sent as none, and is none', lost({ a: '' }), { a: null }, { a: '' }],
  ['nothing of what never arrived', lost(a), { a: 5 }, {}],
  [
    'what a lost call overwrote',
    lost({ a: 2 }, { earlier: { done: a, maybe: [] } }),
    { a: 2 },
    { a: 2 },
  ],
])('a save itself stored %s', (_what, of, now, own) => {
  expect(ownColumns(of, now as Record<string, unknown>)).toEqual(own);
});

it('steps count together', () => {
  expect(allOwnColumns({ record: done(a), more: lost(b) }, { b: 2 })).toEqual({ ...a, ...b });
  expect(allOwnColumns({}, { b: 2 })).toEqual({});
});

it('what is written down of a step has no secret in it', () => {
  const secret = { name: 'A', password: 'x' };
  const of = done(secret, { sid: 's', earlier: { done: secret, maybe: [secret] } });
  const safe = { name: 'A' };
  const found = doneWithout(of, [['password']]);
  expect(JSON.stringify(found)).not.toContain('x');
  expect(found).toMatchObject({ state: 'done', sid: 's', stored: safe });
  expect(found.earlier).toMatchObject({ done: safe, maybe: [safe] });
  expect(doneWithout({ state: 'sent' }, [['password']])).toEqual({ state: 'sent' });
  const nameless = (fields: Record<string, unknown>) => ({ ...fields, name: 'hidden' });
  expect(doneWithout(of, [], nameless).earlier?.maybe[0]).toMatchObject({ name: 'hidden' });
});
