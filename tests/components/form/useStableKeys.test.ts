import { describe, expect, it } from 'vitest';
import { rowKeys } from '../../../src/components/form/useStableKeys';

const rows = (...ids: string[]) => ids.map((id) => ({ id, value: id.toLowerCase()[0] }));
const keys = ['k1', 'k2', 'k3'];
const before = rows('a1', 'b1', 'c1');

describe('the keys of rows', () => {
  it.each([
    ['a form that begins anew with the same rows', rows('a2', 'b2', 'c2'), keys],
    ['one that begins with another row in between', rows('a2', 'x2', 'c2'), ['k1', 'x2', 'k3']],
    ['one that begins with fewer rows', rows('a2'), ['k1']],
    ['a row that was added', rows('a1', 'b1', 'c1', 'd1'), [...keys, 'd1']],
    ['a row put before one like it', rows('a1', 'b9', 'b1', 'c1'), ['k1', 'b9', 'k2', 'k3']],
    ['rows that were moved', rows('c1', 'a1', 'b1'), ['k3', 'k1', 'k2']],
    ['a row that was removed', rows('a1', 'c1'), ['k1', 'k3']],
    ['no rows any more', [], []],
  ])('of %s', (_, now, wanted) => {
    expect(rowKeys(before, keys, now)).toEqual(wanted);
  });
});
