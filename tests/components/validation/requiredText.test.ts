import { isRequired } from 'ra-core';
import { expect, it } from 'vitest';
import { requiredText } from '../../../src/components/validation/requiredText';

it.each([
  ['', false],
  [' ', false],
  [' \t\n', false],
  [null, false],
  [undefined, false],
  [' a ', true],
  ['0', true],
])('%j is a text: %j', (value, isText) => {
  expect(requiredText()(value, {}, {}) === undefined).toBe(isText);
});

it('marks its input, and says what it is told to', () => {
  expect(isRequired([requiredText()])).toBe(true);
  expect(requiredText('Type it.')(' ', {}, {})).toBe('Type it.');
});
