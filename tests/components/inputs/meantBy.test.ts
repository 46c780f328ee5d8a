import { expect, it } from 'vitest';
import { meantBy } from '../../../src/components/inputs/typedField';

it.each([
  ['the only one, by a part of its name', 'north', ['North Clinic'], 'North Clinic'],
  ['the only one, however it is called', 'zzz', ['North Clinic'], 'North Clinic'],
  ['none, where there is none', 'north', [], undefined],
  ['none, where several have it in their names', 'trunk', ['Trunk 1', 'Trunk 2'], undefined],
  ['the one of this name among several', 'Trunk 1', ['Trunk 1', 'Trunk 12'], 'Trunk 1'],
  ['it whatever the case', 'TRUNK 1', ['Trunk 12', 'Trunk 1'], 'Trunk 1'],
  ['it whatever spaces are around', ' Trunk 1 ', ['Trunk 12', ' trunk 1'], ' trunk 1'],
  ['none, where two have this name', 'Trunk', ['Trunk', 'trunk'], undefined],
  ['none that has no name', 'Trunk', [null, undefined], undefined],
])('what was typed means %s', (_what, typed, names, meant) => {
  const offered = names.map((name) => ({ name }));
  expect(meantBy(typed, offered, ({ name }) => name)?.name).toBe(meant);
});
