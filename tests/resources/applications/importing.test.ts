import { expect, it } from 'vitest';
import { applicationImport } from '../../../src/resources/applications/importing';

it.each([
  ['a-1', 'Menu', 'a-1 menu'],
  ['a-1', ' MENU ', 'a-1 menu'],
  ['a-2', 'Menu', 'a-2 menu'],
  // Without its account or its name it is the same as none.
  ['', 'Menu', ''],
  ['a-1', '', ''],
])('an application of %j called %j is told from others as %j', (account_sid, name, key) => {
  expect(applicationImport.keyOf({ account_sid, name })).toBe(key);
});
