import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareFields } from '../../../src/engines/configuration/compareFields';
import type { EntryFields, RecordReference } from '../../../src/engines/configuration/entries';
import { type DocumentField, extraField } from '../../../src/engines/configuration/fields';

const secret = { secret: 'NAME' };
const other = { secret: 'OTHER' };
const variables = { ...extraField('env_vars', { is: 'any' }), mayHoldSecrets: true };
const how = { identify: () => '', scope: 'admin' as const };

it.each<[string, unknown, unknown, unknown[]]>([
  ['the same text', 'a', 'a', []],
  ['another text', 'a', 'b', ['a', 'b']],
  ['a new text', undefined, 'a', [undefined, 'a']],
  ['no text any more', 'a', undefined, ['a', undefined]],
  ['a secret by the same name', secret, { ...secret }, []],
  ['a secret by another name', secret, other, []],
  ['a secret in place of a text', 'a', secret, []],
  ['a text in place of a secret', secret, 'a', []],
  ['a new secret', '', secret, [undefined, `\${NAME}`]],
  ['no secret any more', secret, null, [`\${NAME}`, undefined]],
])('a variable that is %s', (_what, was, is, [before, after] = []) => {
  const changes = compareFields(
    [variables],
    { env_vars: { A: was, SAME: '1' } },
    { env_vars: { A: is, SAME: '1' } },
    how,
  );
  const isChange = before !== undefined || after !== undefined;
  expect(changes).toEqual(
    isChange ? [{ field: 'env_vars', path: 'env_vars.A', before, after }] : [],
  );
});

/** A reference means its sid, else its name; `was A` is what is called A now. */
const byName = {
  identify: (to: string, { name, sid }: RecordReference, side: 'before' | 'after') =>
    `${to} ${sid ?? (side === 'before' ? name.replace('was ', '') : name)}`,
  scope: 'account' as const,
};
const text = extraField('text', { is: 'text' });
const inner = [extraField('a', { is: 'text' }), extraField('b', { is: 'text' })];
const group = extraField('group', { is: 'group', fields: inner });
const sent = extraField('rows', { is: 'rows', fields: inner });
const rows = extraField('rows', { is: 'rows', fields: inner, alike: ['a', 'b'] });
const third = extraField('c', { is: 'text' });
const ports = extraField('ports', {
  is: 'rows',
  ...{ fields: [...inner, third], alike: ['a', 'b', 'c'] },
});
const port = (b: string, c: string) => ({ a: '1', b, c });
const route = [extraField('regex', { is: 'text' }), extraField('b', { is: 'text' })];
const routes = extraField('routes', { is: 'rows', fields: route, alike: ['regex'] });
const one = extraField('one', { is: 'reference', to: 'carriers' });
const many = extraField('many', { is: 'references', to: 'carriers' });
const limits = extraField('limits', { is: 'quantities', names: ['A', 'B'] });
const password = { ...text, isSecret: true };
const kept = { ...text, canBeEmptied: false };
const [first, second] = ['1', '2'].map((a) => ({ a, b: 'x' }));
const [r1, r2, r3] = ['1', '2', '3'].map((regex) => ({ regex }));

it.each<
  [string, DocumentField, unknown, unknown, ...[path: string, before: unknown, after: unknown][]]
>([
  ['a text that is the same', text, 'a', 'a'],
  ['nothing in two ways', text, '', null],
  ['a text in place of another one', text, 'a', 'b', ['text', 'a', 'b']],
  ['a text in place of a number', text, 1, '1', ['text', 1, '1']],
  ['a text that is gone', text, 'a', undefined, ['text', 'a', undefined]],
  ['a text that is gone, of which no change can be sent', kept, 'a', undefined],
  ['a new text that could not be emptied', kept, undefined, 'a', ['text', undefined, 'a']],
  ['values of other keys', text, { a: 1 }, { b: 1 }, ['text', { a: 1 }, { b: 1 }]],
  ['values with nothing more', text, { a: 1 }, { a: 1, b: null }],
  ['a secret, there already', password, secret, other],
  ['a secret, to be new', password, undefined, secret, ['text', undefined, `\${NAME}`]],
  ['a secret, to be new, written out', password, null, 'x', ['text', undefined, 'x']],
  ['a secret that is not named', password, secret, undefined],
  ['nothing in place of nothing secret', password, undefined, undefined],
  ['a secret without a name', text, '', { secret: '' }, ['text', undefined, '********']],
  ['a secret where none need be', text, 'a', secret],
  ['a value within a group', group, { a: '1', b: '2' }, { a: '1', b: '3' }, ['group.b', '2', '3']],
  ['a new group', group, null, first, ['group', undefined, first]],
  ['no group any more', group, first, undefined, ['group', first, undefined]],
  ['the same record, by two names', one, { name: 'A', sid: 's' }, { name: 'B', sid: 's' }],
  ['the same record, which is called otherwise now', one, { name: 'was A' }, { name: 'A' }],
  ['another record', one, { name: 'A' }, { name: 'B' }, ['one', 'A', 'B']],
  ['another record of one name', one, { name: 'A' }, { name: 'A', sid: 's' }, ['one', 'A', 'A']],
  ['no record any more', one, { name: 'A' }, undefined, ['one', 'A', undefined]],
  [
    'records in another order',
    many,
    [{ name: 'A' }, { name: 'B' }],
    [{ name: 'B' }, { name: 'A' }],
    ['many', ['A', 'B'], ['B', 'A']],
  ],
  ['a record more', many, undefined, [{ name: 'B' }], ['many', undefined, ['B']]],
  ['a quantity', limits, { A: 1, B: 2 }, { A: 1, B: 3 }, ['limits.B', 2, 3]],
  ['a quantity more', limits, undefined, { A: 1 }, ['limits.A', undefined, 1]],
  ['a quantity less', limits, { A: 1, B: 2 }, { A: 1 }, ['limits.B', 2, undefined]],
  ['rows that are sent as one', sent, [first], [first, second], ['rows', [first], [first, second]]],
  ['the same rows that are sent as one', sent, [first], [{ ...first }]],
  ['a row more', rows, undefined, [second], ['rows[2:x]', undefined, second]],
  ['a row less', rows, [first, second], [first], ['rows[2:x]', second, undefined]],
  ['rows in another order', rows, [first, second], [second, first]],
  [
    'a row that is changed in all but the first',
    rows,
    [first],
    [{ a: '1', b: 'y' }],
    ['rows[1:y].b', 'x', 'y'],
  ],
  [
    'rows of which one is changed to be like the other',
    rows,
    [first, { a: '1', b: 'y' }],
    [{ a: '1', b: 'z' }, first],
    ['rows[1:z].b', 'y', 'z'],
  ],
  [
    'one of two rows that begin alike',
    rows,
    [first, { a: '1', b: 'y' }],
    [first],
    ['rows[1:y]', { a: '1', b: 'y' }, undefined],
  ],
  [
    'the last value of rows that begin alike',
    ports,
    [port('x', 'p'), port('y', 'p')],
    [port('y', 'q'), port('x', 'q')],
    ['ports[1:y].c', 'p', 'q'],
    ['ports[1:x].c', 'p', 'q'],
  ],
  ['a secret in a list', text, undefined, [secret], ['text', undefined, [`\${NAME}`]]],
  ['routes in order', routes, [r1, r2, r3], [r1, r3], ['routes[2]', r2, undefined]],
  [
    'routes in another order',
    routes,
    [r1, r2, r3],
    [r1, r3, r2],
    ['routes', ['1', '2', '3'], ['1', '3', '2']],
  ],
  ['a route between two', routes, [r1, r3], [r1, r2, r3], ['routes[2]', undefined, r2]],
  [
    'a row without its second value',
    rows,
    [],
    [{ a: '1', b: null }],
    ['rows[1]', undefined, { a: '1', b: undefined }],
  ],
])('differs by %s', (_what, field, before, after, ...expected) => {
  const found = compareFields([field], { [field.name]: before }, { [field.name]: after }, byName);
  expect(found).toEqual(
    expected.map(([path, was, is]) => ({ field: field.name, path, before: was, after: is })),
  );
});

it.each<[string, Partial<DocumentField>, string | undefined]>([
  ['is sent', {}, undefined],
  ['is taken once', { isInPut: false }, 'once'],
  ['is for its scope', { scopes: ['account'] }, undefined],
  ['is for others', { scopes: ['admin'] }, 'scope'],
  ['is for others, and taken once', { scopes: ['admin'], isInPut: false }, 'scope'],
  ['is for its scope, and taken once', { scopes: ['account'], isInPut: false }, 'once'],
])('a field that %s says whether its difference stays', (_what, more, fixed) => {
  const [found] = compareFields([{ ...text, ...more }], {}, { text: 'a' }, byName);
  expect(found?.fixed).toBe(fixed);
});

it('finds nothing between a record and itself, and the same number of differences both ways', () => {
  const values = fc.option(fc.constantFrom('1', '2', ''), { nil: null });
  const records = fc.record({
    text: values,
    group: fc.option(fc.record({ a: values, b: values }), { nil: undefined }),
    rows: fc.uniqueArray(fc.record({ a: fc.constantFrom('1', '2'), b: values }), {
      selector: ({ a, b }) => `${a} ${b || ''}`,
      maxLength: 4,
    }),
    limits: fc.dictionary(fc.constantFrom('A', 'B'), values),
  });
  const compared = (before: object, after: object) =>
    compareFields([text, group, rows, limits], before as EntryFields, after as EntryFields, byName);
  fc.assert(
    fc.property(records, records, (record, other) => {
      expect(compared(record, structuredClone(record))).toEqual([]);
      expect(compared(record, { ...record, rows: record.rows.toReversed() })).toEqual([]);
      expect(compared(other, record).length === 0).toBe(compared(record, other).length === 0);
    }),
  );
});
