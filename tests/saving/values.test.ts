import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedKeys, isSame, wireValue } from '../../src/saving/values';

it.each<[one: unknown, other: unknown, isEqual: boolean]>([
  [null, undefined, true],
  ['', null, true],
  ['', undefined, true],
  [' ', null, false],
  [0, null, false],
  [false, null, false],
  [0, false, false],
  ['1', 1, false],
  [{}, null, false],
  [null, {}, false],
  [{}, 'x', false],
  ['x', {}, false],
  [{ a: '' }, {}, true],
  [{ a: 1 }, {}, false],
  [{}, { a: 1 }, false],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
  [{ a: { b: [1, { c: null }] } }, { a: { b: [1, {}] } }, true],
  [[1, 2], [1], false],
  [[], [], true],
])('%j and %j are the same: %s', (one, other, isEqual) => {
  expect(isSame(one, other)).toBe(isEqual);
  expect(isSame(other, one)).toBe(isEqual);
});

it('every value is the same as its copy, and as none other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSame(one, structuredClone(one))).toBe(true);
      if (isSame(one, other) && typeof one === 'string') {
        expect(one === other || one === '').toBe(true);
      }
    }),
  );
});

it.each<[value: unknown, isNumericFlag: boolean, sent: unknown]>([
  ['', false, null],
  [undefined, false, null],
  [' a ', false, ' a '],
  [0, false, 0],
  [true, false, true],
  [true, true, 1],
  [false, true, 0],
  [null, true, 0],
  [1, true, 1],
])('%j is sent, as a flag that is a number: %s', (value, isNumericFlag, sent) => {
  expect(wireValue(value, isNumericFlag)).toBe(sent);
});

interface Row {
  name?: string | null;
  is_active?: boolean | number;
}
it.each<
  [what: string, data: Row, previous: Row, keys: (keyof Row)[] | undefined, changed: string[]]
>([
  ['another value', { name: 'B' }, { name: 'A' }, ['name'], ['name']],
  ['the same', { name: 'A' }, { name: 'A' }, ['name'], []],
  ['what is emptied', { name: '' }, { name: 'A' }, ['name'], ['name']],
  ['what was none, and is', { name: '' }, { name: null }, ['name'], []],
  ['what is not there', {}, { name: 'A' }, ['name'], []],
  ['what is not asked for', { name: 'B' }, { name: 'A' }, ['is_active'], []],
  ['no keys', { name: 'B' }, { name: 'A' }, undefined, []],
  ['a flag as the platform answers it', { is_active: true }, { is_active: 1 }, ['is_active'], []],
  ['a flag that is turned', { is_active: false }, { is_active: 1 }, ['is_active'], ['is_active']],
])('has changed: %s', (_what, data, previous, keys, changed) => {
  expect(changedKeys(data, previous, keys)).toEqual(changed);
});
