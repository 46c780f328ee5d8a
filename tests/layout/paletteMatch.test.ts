import { expect, it } from 'vitest';
import {
  bestOf,
  groupsByRank,
  isNumber,
  isSid,
  isSure,
  rankOf,
  recordRank,
} from '../../src/layout/palette/match';

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

it('the group with the best hit comes first, and in a group the best hit', () => {
  const items = [
    ['Go to', 'Carriers'],
    ['Commands', 'Add carrier'],
    ['Accounts', 'Lakeside Hotel'],
    ['Carriers', 'Hotel Telecom'],
    ['Carriers', 'Telnyx'],
    ['Carriers', 'tel'],
  ].map(([group = '', name = '']) => ({ group, name }));
  const orderFor = (typed: string) =>
    groupsByRank(
      items.filter(({ name }) => rankOf(typed, [name]) !== null),
      ({ name }) => rankOf(typed, [name]) ?? 0,
    ).map(({ name }) => name);
  expect(orderFor('tel')).toEqual(['tel', 'Telnyx', 'Hotel Telecom', 'Lakeside Hotel']);
  // Groups with equally good matches keep their order.
  expect(orderFor('carrier')).toEqual(['Carriers', 'Add carrier']);
});

it.each([
  ['tel', 'TEL', 0],
  ['tel', 'Telnyx', 1],
  ['tel', 'Hotel Telecom', 2],
  ['tel', 'Hotel', 3],
  ['tel', 'Bank', null],
])('%s and %s are of rank %s', (typed, name, rank) => {
  expect(rankOf(typed, [name])).toBe(rank);
  expect(isSure(rank ?? undefined)).toBe(rank === 0 || rank === 1);
});

it('of records that fit equally well the one comes first of which the most is typed', () => {
  const rank = (name: string) => recordRank('tel', [name]);
  expect(rank('Telnyx')).toBeLessThan(rank('Telephone banking'));
  // But never before a better match, nor before a place that matches as well.
  expect(rank('Telephone banking')).toBeLessThan(rank('A tel'));
  expect(rank('Telnyx')).toBeGreaterThan(rankOf('tel', ['Telephones']) ?? 0);
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
