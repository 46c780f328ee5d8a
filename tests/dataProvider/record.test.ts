import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/dataProvider/endpoints';
import { toRecord } from '../../src/dataProvider/record';
import { toCreatePayload } from '../../src/saving/planCreate';
import { toUpdatePayload } from '../../src/saving/planUpdate';
import { isSame } from '../../src/saving/values';

interface Thing {
  thing_sid: string;
  name: string | null;
  note: string | null;
  is_active: boolean;
  record_all_calls: boolean;
  hook: { url: string; username: string | null } | null;
  is_view_only: boolean;
}
const endpoint: Endpoint<Thing> = {
  idKey: 'thing_sid',
  shape: {
    thing_sid: 'text',
    name: 'text',
    is_active: 'flag',
    hook: { group: { url: 'text', username: 'text' } },
  },
  list: () => 'Things',
  flags: ['is_active', 'record_all_calls', 'is_view_only'],
  numericFlags: ['record_all_calls'],
  creatable: ['name', 'note', 'is_active', 'record_all_calls'],
  writable: ['name', 'note', 'is_active', 'record_all_calls', 'hook', 'is_view_only'],
  always: ['is_view_only'],
  neverNull: ['name'],
};
const stored = {
  thing_sid: 't1',
  name: 'One',
  note: null,
  is_active: true,
  record_all_calls: false,
  hook: { url: 'http://a.example', username: null },
  is_view_only: false,
};

describe('a row with a value that cannot be read', () => {
  const read = (row: object) => toRecord<Thing>({ thing_sid: 't1', ...row }, endpoint);
  it.each<[string, object, object]>([
    ['an object where a text belongs', { name: { a: 1 } }, { name: null, unreadable: ['name'] }],
    [
      'a list where a flag belongs',
      { is_active: [1] },
      { is_active: null, unreadable: ['is_active'] },
    ],
    ['a text where a group belongs', { hook: 'x' }, { hook: null, unreadable: ['hook'] }],
    [
      'a bad value inside of a group',
      { hook: { url: 7, username: {} } },
      { hook: { url: '7', username: null } },
    ],
    ['a number where a text belongs', { name: 12 }, { name: '12' }],
    ['half a surrogate pair', { name: 'a\uD800b' }, { name: 'a\uFFFDb' }],
    ['an emoji', { name: '\u{1F600}' }, { name: '\u{1F600}' }],
    ['a number for a sid', { thing_sid: 5 }, { id: '5', thing_sid: '5' }],
    ['no sid', { thing_sid: [] }, { id: 'unreadable', unreadable: ['thing_sid'] }],
  ])('%s', (_what, row, expected) => {
    expect(read(row)).toMatchObject(expected);
  });
  it('is never written back', () => {
    const record = read({ name: { a: 1 }, is_view_only: true });
    expect(toUpdatePayload({ ...record, note: 'new' }, record, endpoint)).toEqual({
      note: 'new',
      is_view_only: true,
    });
  });
});

describe('a row of the platform as a record', () => {
  it('takes its sid as id and its 0/1 columns as booleans', () => {
    expect(
      toRecord<Thing>({ thing_sid: 't1', is_active: 1, record_all_calls: 0 }, endpoint),
    ).toEqual({ id: 't1', thing_sid: 't1', is_active: true, record_all_calls: false });
  });
});

describe('two values of a form and the platform', () => {
  it.each([
    ['', null, true],
    [undefined, null, true],
    ['a', 'a', true],
    ['a', 'b', false],
    [0, null, false],
    [false, null, false],
    [{ url: 'x', username: '' }, { url: 'x', username: null }, true],
    [{ url: 'x' }, { url: 'x', username: null }, true],
    [{ url: 'x' }, { url: 'y' }, false],
    [[{ Key: 'a', Value: 'b' }], [{ Key: 'a', Value: 'b' }], true],
    [[{ Key: 'a', Value: 'b' }], [], false],
    [null, {}, false],
  ])('%j and %j are the same: %s', (a, b, expected) => {
    expect(isSame(a, b)).toBe(expected);
  });
});

describe('the body of a POST', () => {
  it('holds only known keys, empty texts as null and numeric flags as 0 and 1', () => {
    const data = { name: 'One', note: '', is_active: true, record_all_calls: true, hook: null };
    expect(toCreatePayload<Thing>(data, endpoint)).toEqual({
      name: 'One',
      note: null,
      is_active: true,
      record_all_calls: 1,
    });
  });

  it('leaves out what the platform refuses as null, and what the form did not hold', () => {
    expect(toCreatePayload<Thing>({ name: '', is_active: false }, endpoint)).toEqual({
      is_active: false,
    });
  });
});

describe('the body of a PUT', () => {
  it('is nothing when nothing changed', () => {
    expect(toUpdatePayload<Thing>({ ...stored, note: '' }, stored, endpoint)).toBeNull();
  });

  it('holds what changed, and what the platform drops when it is missing', () => {
    expect(toUpdatePayload<Thing>({ ...stored, note: 'new' }, stored, endpoint)).toEqual({
      note: 'new',
      is_view_only: false,
    });
  });

  it('clears a text with null, but never one that the platform refuses as null', () => {
    const before = { ...stored, note: 'old' };
    expect(toUpdatePayload<Thing>({ ...before, note: '', name: '' }, before, endpoint)).toEqual({
      note: null,
      is_view_only: false,
    });
  });

  it('never holds the sid, the id or a key that the platform does not know', () => {
    const payload = toUpdatePayload<Thing>(
      { ...stored, name: 'Two', id: 't1', extra: 1 } as Partial<Thing>,
      stored,
      endpoint,
    );
    expect(Object.keys(payload ?? {}).sort()).toEqual(['is_view_only', 'name']);
  });

  it('sends numeric flags as 0 and 1', () => {
    expect(toUpdatePayload<Thing>({ record_all_calls: true }, stored, endpoint)).toEqual({
      record_all_calls: 1,
      is_view_only: false,
    });
  });
});
