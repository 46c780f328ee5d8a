import { expect, it } from 'vitest';
import { isEmail } from '../../src/pages/public/parts/email';

it.each([
  ['a@b.example', true],
  ['first.last+tag@sub.b.example', true],
  ['ä@bücher.example', true],
  ['a@b', false],
  ['a@b.', false],
  ['@b.example', false],
  ['a b@c.example', false],
  ['a@@b.example', false],
  ['a@b.example, c@d.example', false],
  ['', false],
])('%s can be an e-mail address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});
