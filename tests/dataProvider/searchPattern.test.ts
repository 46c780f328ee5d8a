import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchPattern } from '../../src/dataProvider/searchPattern';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['   ', undefined],
  ['5550123', '5550123'],
  [' 5550123 ', '5550123'],
  ['+1 (508) 555-0123', '15085550123'],
  ['+33 1 23 45 67 89', '33123456789'],
  ['508-555', '508555'],
  ['12', '12'],
  ['+1', '\\+1'],
  ['sip-user', 'sip-user'],
  ['Front.Desk', 'Front\\.Desk'],
  ['192.168.1.10', '192\\.168\\.1\\.10'],
  ['a+b*c(d)[e]/f\\g', 'a\\+b\\*c\\(d\\)\\[e\\]\\/f\\\\g'],
  ['22fbc8c5-ffc3-4991-8daf-fbd8b7a5a8d6', '22fbc8c5-ffc3-4991-8daf-fbd8b7a5a8d6'],
])('%j is looked for as %j', (typed, pattern) => {
  expect(searchPattern(typed)).toBe(pattern);
});

it('always is an expression that can be read and finds the text itself', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      const pattern = searchPattern(text);
      if (pattern === undefined) return;
      const digits = text.replace(/[\s()+-]/g, '');
      const expression = new RegExp(pattern);
      expect(expression.test(text.trim()) || expression.test(digits)).toBe(true);
    }),
  );
});
