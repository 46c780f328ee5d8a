import { expect, it } from 'vitest';
import { bestOf, isNumber, isSid } from '../../src/layout/palette/match';

const find = (typed: string, ...names: string[]) => bestOf(names, typed, (name) => [name]);

it.each([
  ['car', ['Add carrier', 'Carriers', 'Scarce'], ['Carriers', 'Add carrier', 'Scarce']],
  ['numéros', ['Numeros de telephone'], ['Numeros de telephone']],
  ['phone add', ['Add phone number', 'Phone numbers'], ['Add phone number']],
  ['200 01', ['+1 (555) 200-0137', '+1 (555) 210-0137'], ['+1 (555) 200-0137']],
  ['01', ['+1 (555) 200-0137'], ['+1 (555) 200-0137']],
  ['5551', ['Block 5, 551'], ['Block 5, 551']],
  ['0044 (0)20 7183', ['+44 20 7183 8750', '+44 20 7184 8750'], ['+44 20 7183 8750']],
  ['zebra', ['Carriers'], []],
])('%s fits, the best first', (typed, names, expected) => {
  expect(find(typed, ...names)).toEqual(expected);
});

it.each([
  ['+1 (555) 200-01', true],
  ['555', true],
  ['55', false],
  ['room 555', false],
  ['tel:+44.20.7183.8750', true],
])('%s are digits of a number: %s', (typed, expected) => {
  expect(isNumber(typed)).toBe(expected);
});

it.each([
  [' 3f2a9c1e-0b7d-4e58-9c11-aa0be2d47f10 ', true],
  ['3f2a9c1e', false],
  ['3f2a9c1e-0b7d-4e58-9c11-aa0be2d47f1z', false],
])('%s is a sid: %s', (typed, expected) => {
  expect(isSid(typed)).toBe(expected);
});
