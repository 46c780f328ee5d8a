import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberPart, searchPattern } from '../../src/dataProvider/searchPattern';

it.each([
  [undefined, undefined, undefined],
  ['', undefined, ''],
  [' 5550123 ', '5550123', '5550123'],
  ['+1 (508) 555-0123', '5085550123', '5085550123'],
  ['00 33 1 23 45 67 89', '123456789', '123456789'],
  ['12', '12', '12'],
  [' Front desk ', 'Front desk', 'Frontdesk'],
  ['+1', '\\+1', '1'],
  ['555*12', '555\\*12', '555*12'],
  ['Front.Desk', 'Front\\.Desk', 'FrontDesk'],
  ['192.168.1.10', '192\\.168\\.1\\.10', '192168110'],
  ['a+b*c(d)[e]/f\\g', 'a\\+b\\*c\\(d\\)\\[e\\]\\/f\\\\g', 'ab*cd[e]f\\g'],
])('%j is looked for among calls as %j, among numbers as %j', (typed, pattern, part) => {
  expect(searchPattern(typed)).toBe(pattern);
  expect(numberPart(typed)).toBe(part);
});

it('always is an expression that can be read, and finds a text that is no number itself', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (typed) => {
      const pattern = searchPattern(typed);
      if (pattern === undefined) return;
      const isNumber = /^\d+$/.test(pattern);
      expect(isNumber || new RegExp(pattern).test(typed.trim())).toBe(true);
    }),
  );
});
