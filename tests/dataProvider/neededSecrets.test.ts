import { expect, it } from 'vitest';
import { neededSecrets, possibleSecrets } from '../../src/dataProvider/configuration/neededSecrets';
import type { WorkItem } from '../../src/dataProvider/configuration/stages';

/** What is done to a record that a file describes with these fields, of which some differ. */
const item = (
  deed: string,
  fields: object,
  differing: [field: string, after: unknown][] = [],
  done: string[] = differing.map(([field]) => field),
) =>
  ({
    ...{ id: 'x', deed, fields: done },
    change: {
      entry: { fields },
      fields: differing.map(([field, after]) => ({ field, after })),
    },
  }) as object as WorkItem;

const secrets = { password: `$${'{TRUNK}'}`, hook: { password: { secret: 'HOOK' }, url: 'x' } };
const all = ['TRUNK', 'HOOK'];

it.each<[what: string, items: WorkItem[], needed: string[], possible: string[]]>([
  ['what is made', [item('make', secrets)], all, all],
  ['what is replaced', [item('replace', secrets)], all, all],
  ['what is removed: none', [item('remove', secrets)], [], all],
  ['what is let go: none', [item('release', secrets)], [], all],
  [
    'what is changed: those that differ',
    [item('change', secrets, [['password', { secret: 'TRUNK' }]])],
    ['TRUNK'],
    all,
  ],
  [
    'what is changed: not those of fields that are left as they are',
    [item('change', secrets, [['password', { secret: 'TRUNK' }]], ['name'])],
    [],
    all,
  ],
  ['several with the same', [item('make', secrets), item('make', secrets)], all, all],
  ['rows', [item('make', { rows: [{ token: `$${'{ONE}'}` }, { token: null }] })], ['ONE'], ['ONE']],
  [
    'no placeholder',
    [
      item('make', {
        ...{ a: `$${'{1ST}'}`, b: 'x $' + '{TRUNK}', c: '$' + '{TRUNK} ', d: '$TRUNK' },
        ...{ e: { secret: '' }, f: 5, g: null, h: { secret: 7 }, i: true },
      }),
    ],
    [],
    [],
  ],
])('values are needed for %s', (_what, items, needed, possible) => {
  expect(neededSecrets(items)).toEqual(needed);
  const permission = { removes: false, replacesSecrets: false };
  expect(possibleSecrets(items, permission)).toEqual(needed);
  expect(possibleSecrets(items, { ...permission, replacesSecrets: true })).toEqual(possible);
});
