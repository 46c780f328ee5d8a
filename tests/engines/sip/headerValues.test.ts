import { expect, it } from 'vitest';
import { headerValues } from '../../../src/engines/sip/headers';

it.each<[string, string[]]>([
  ['Reason: a', ['a']],
  ['Reason: a, b ,c', ['a', 'b', 'c']],
  ['Reason: a,, ,b', ['a', 'b']],
  ['Reason:', []],
  ['reason : a\r\nOther: x\r\nREASON: b', ['a', 'b']],
  // A comma in quotes is text, and so is a quote after a backslash there.
  ['Reason: Q;text="one, two", b', ['Q;text="one, two"', 'b']],
  ['Reason: Q;text="a \\", b", c', ['Q;text="a \\", b"', 'c']],
  ['Reason: Q;text="a \\\\", c', ['Q;text="a \\\\"', 'c']],
  ['Reason: Q;text="a \\\\\\", b", c', ['Q;text="a \\\\\\", b"', 'c']],
  ['Reason: Q;text="\\a, b", c', ['Q;text="\\a, b"', 'c']],
  // Outside of them a backslash is a letter.
  ['Reason: a\\, b', ['a\\', 'b']],
  ['Reason: a\\"b, c", d', ['a\\"b, c"', 'd']],
  ['Reason: "a", "b", c', ['"a"', '"b"', 'c']],
  ['Reason: "a, b', ['"a, b']],
  ['Reason: a\r\n , b\r\n\tc', ['a', 'b c']],
  ['Other: x', []],
  ['X-Reason: x\r\nReasons: y', []],
  // What stands in the body is no header.
  ['Other: x\r\n\r\nReason: a', []],
  ['Reason: a\n\nReason: b', ['a']],
])('of %j the values are %j', (head, wanted) => {
  expect(headerValues(`SIP/2.0 200 OK\r\n${head}\r\n`, 'reason')).toEqual(wanted);
});

it('a header may be written short, beside its long form', () => {
  const text = 'INVITE sip:b@b SIP/2.0\r\nVia: one\r\nv: two,three\r\nV : four\r\n\r\n';
  expect(headerValues(text, 'via')).toEqual(['one', 'two', 'three', 'four']);
  expect(headerValues(text.replace('Via: one\r\n', ''), 'via')).toEqual(['two', 'three', 'four']);
});
