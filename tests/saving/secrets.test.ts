import { expect, it } from 'vitest';
import { type SecretPaths, withoutPaths } from '../../src/saving/secrets';

it.each<[what: string, fields: object, paths: SecretPaths, left: object]>([
  ['a column', { name: 'A', key: 's' }, [['key']], { name: 'A' }],
  ['two columns', { a: 's', b: 't', c: 1 }, [['a'], ['b']], { c: 1 }],
  [
    'a column of a group',
    { hook: { url: 'u', password: 's' } },
    [['hook', 'password']],
    { hook: { url: 'u' } },
  ],
  [
    'a column of every row',
    { rows: [{ id: 1, key: 's' }, { id: 2 }, { id: 3, key: 't' }] },
    [['rows', '*', 'key']],
    { rows: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  ],
  [
    'nothing of a list that has no rows to go through',
    { rows: [{ key: 1 }] },
    [['rows', 'key', 'x']],
    { rows: [{ key: 1 }] },
  ],
  [
    'any value of a group of free names',
    { vars: { one: 's', two: 't' }, name: 'A' },
    [['vars']],
    { name: 'A' },
  ],
  ['nothing where a group is none', { hook: null }, [['hook', 'password']], { hook: null }],
  ['nothing where a group is missing', { name: 'A' }, [['hook', 'password']], { name: 'A' }],
  [
    'nothing below a text',
    { hook: 'password' },
    [['hook', 'auth', 'password']],
    { hook: 'password' },
  ],
])('what is written down lacks %s', (_what, fields, paths, left) => {
  const before = structuredClone(fields);
  expect(withoutPaths({ ...fields }, paths)).toEqual(left);
  expect(fields).toEqual(before);
});
