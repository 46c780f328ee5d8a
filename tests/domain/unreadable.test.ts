import { expect, it } from 'vitest';
import { unreadPaths } from '../../src/domain/unreadable';

type Fields = Record<string, unknown>;

it.each<[string, Fields, Fields & { unreadable?: string[] }, string[]]>([
  ['nothing where all could be read', { name: null }, { name: null }, []],
  ['a column', { name: '' }, { name: null, unreadable: ['name'] }, ['name']],
  ['nothing that was typed since', { name: 'A' }, { name: null, unreadable: ['name'] }, []],
  ['nothing that the form does not hold', {}, { name: null, unreadable: ['name'] }, []],
  [
    'a part of a group',
    { hook: { url: null, method: 'POST' } },
    { hook: { url: null, method: 'POST' }, unreadable: ['hook.url'] },
    ['hook.url'],
  ],
  ['a group that was taken away', { hook: null }, { unreadable: ['hook.url'] }, ['hook.url']],
  [
    'a part of any row',
    { rows: [{ tag: 'a' }, { tag: null }] },
    { rows: [], unreadable: ['rows.1.tag'] },
    ['rows.1.tag'],
  ],
  [
    'a group of the same vendor',
    { bucket: { vendor: 'aws', name: null } },
    { bucket: { vendor: 'aws', name: null }, unreadable: ['bucket.name'] },
    ['bucket.name'],
  ],
  [
    'nothing of a group that is another vendor’s now',
    { bucket: { vendor: 'google', name: null } },
    { bucket: { vendor: 'aws', name: null }, unreadable: ['bucket.name'] },
    [],
  ],
])('would erase %s', (_what, data, record, paths) => {
  expect(unreadPaths(data, record)).toEqual(paths);
});
