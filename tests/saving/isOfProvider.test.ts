import { expect, it } from 'vitest';
import { isOfProvider } from '../../src/saving/isOfProvider';

it.each<[what: string, sid: string | null, of: string | null, current: string | null, boolean]>([
  ['a new record, where it was begun', null, 'sp-1', 'sp-1', true],
  ['a new record, elsewhere', null, 'sp-1', 'sp-2', false],
  ['a new record, begun under none', null, null, 'sp-2', true],
  ['a new record, while none is on screen', null, 'sp-1', null, true],
  ['a stored record, elsewhere', 's-1', 'sp-1', 'sp-2', true],
])('an entry may be offered: %s', (_what, sid, providerSid, current, expected) => {
  expect(isOfProvider({ sid, providerSid }, current)).toBe(expected);
});
