import { expect, it } from 'vitest';
import { newestName } from '../../src/saving/newestName';

const sid = 'a-1';
const entry = (name: string, changes: [string, unknown, unknown][] = [], more: object = {}) => ({
  sid,
  name,
  ending: 'stored' as const,
  changes: changes.map(([path, from, to]) => ({ path: [path], from, to })),
  ...more,
});
const rename = (from: string, to: string) => entry(from, [['name', from, to]]);

it.each<[string, ReturnType<typeof entry>[], string | undefined]>([
  ['nothing', [], undefined],
  ['what was changed otherwise', [entry('City', [['port', 1, 2]])], 'City'],
  ['a new name', [rename('City', 'City Lib')], 'City Lib'],
  [
    'a name that was changed back',
    [rename('City Lib', 'City'), rename('City', 'City Lib')],
    'City',
  ],
  ['another field of a name', [entry('sam', [['username', 'sam', 'tom']])], 'tom'],
  [
    'what was not stored',
    [entry('City', [['name', 'City', 'Town']], { ending: 'refused' })],
    'City',
  ],
  ['an older entry, where the newest has no name', [entry(''), rename('City', 'Town')], 'Town'],
  ['another record', [{ ...rename('City', 'Town'), sid: 'b-1' }], undefined],
])('the newest known name, of %s', (_what, entries, name) => {
  expect(newestName(entries, sid)).toBe(name);
});
