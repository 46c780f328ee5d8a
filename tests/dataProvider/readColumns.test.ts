import { describe, expect, it } from 'vitest';
import { readColumns, readNumber } from '../../src/dataProvider/readColumns';
import { rowsOfAnswer } from '../../src/dataProvider/rowsOfAnswer';
import { readableRows, unreadableRows } from '../../src/dataProvider/unreadableRows';
import type { Kind, Kinds } from '../../src/types/columns';
import { failing } from '../support/fetchMock';

const none = 'what cannot be read';
const half = '\uD83D';

describe('a value of a column', () => {
  it.each<[kind: Kind, answered: unknown, read: unknown]>([
    ['any', { a: [1] }, { a: [1] }],
    ['any', half, half],
    ['text', 'a b', 'a b'],
    ['text', '', ''],
    ['text', `a${half}b`, 'a\uFFFDb'],
    ['text', '\u{1F600}', '\u{1F600}'],
    ['text', 12, '12'],
    ['text', true, none],
    ['text', ['a'], none],
    ['scalar', 12, 12],
    ['scalar', `a${half}`, 'a\uFFFD'],
    ['scalar', {}, none],
    ['number', 12.5, 12.5],
    ['number', '12', 12],
    ['number', ' 12 ', 12],
    ['number', '', none],
    ['number', '   ', none],
    ['number', 'twelve', none],
    ['number', 'Infinity', none],
    ['number', true, none],
    ['number', [12], none],
    ['flag', 0, 0],
    ['flag', true, true],
    ['flag', 2, none],
    ['flag', 'true', none],
    [{ group: { port: 'number' } }, { port: '5060', other: 1 }, { port: 5060, other: 1 }],
    [{ group: { port: 'number' } }, [], none],
    [{ group: { port: 'number' } }, 'x', none],
    [{ rows: { port: 'number' } }, [{ port: '1' }, { port: 2 }], [{ port: 1 }, { port: 2 }]],
    [{ rows: { port: 'number' } }, [{ port: 1 }, 5], none],
    [{ rows: { port: 'number' } }, { port: 1 }, none],
  ])('of the kind %j, answered as %j, is %j', (kind, answered, read) => {
    const { fields, unreadable } = readColumns({ value: answered, other: 'x' }, { value: kind });
    expect(fields).toEqual({ value: read === none ? null : read, other: 'x' });
    expect(unreadable).toEqual(read === none ? ['value'] : []);
  });

  it.each<Kind>(['any', 'text', 'scalar', 'number', 'flag', { group: {} }, { rows: {} }])(
    'of the kind %j may be null, or missing',
    (kind) => {
      for (const row of [{ value: null }, {}, { value: undefined }]) {
        expect(readColumns(row, { value: kind })).toEqual({ fields: row, unreadable: [] });
      }
    },
  );

  it.each([
    ['12', 12],
    [0, 0],
    ['', null],
    [null, null],
    [Number.NaN, null],
    [{}, null],
  ])('that is to be a number, %j, is %j', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });
});

describe('a row', () => {
  const kinds: Kinds = {
    name: 'text',
    size: 'number',
    hook: { group: { url: 'text', method: 'text' } },
    doors: { rows: { key: 'text' } },
  };

  it('names all that cannot be read, by its path, and keeps the rest; the answer stays as it was', () => {
    const answered = {
      ...{ name: {}, size: '7', hook: { url: 'u', method: [] } },
      ...{ doors: [{ key: 'a' }, { key: [] }] },
    };
    const before = structuredClone(answered);
    expect(readColumns(answered, kinds)).toEqual({
      fields: {
        ...{ name: null, size: 7, hook: { url: 'u', method: null } },
        ...{ doors: [{ key: 'a' }, { key: null }] },
      },
      unreadable: ['name', 'hook.method', 'doors.1.key'],
    });
    expect(answered).toEqual(before);
  });

  it('is read by its own kinds, whichever were read before', () => {
    const row = { name: '7' };
    for (const [kind, name] of [
      ['text', '7'],
      ['number', 7],
      ['text', '7'],
    ] as const) {
      const table = { name: kind };
      expect(readColumns(row, table).fields).toEqual({ name });
      expect(readColumns(row, table).fields).toEqual({ name });
    }
  });
});

describe('the rows of a part', () => {
  const part = {
    shape: { name: 'text', inbound: 'flag' },
    flags: ['inbound', 'outbound'],
  } satisfies Pick<Parameters<typeof rowsOfAnswer>[0], 'shape' | 'flags'>;

  it('have booleans for flags that are answered, and no others', () => {
    const rows = [
      { name: 'a', inbound: 1 },
      { name: 'b', inbound: 0, outbound: null },
      { name: 'c' },
    ];
    expect(rowsOfAnswer(part, rows, 200)).toEqual([
      { name: 'a', inbound: true },
      { name: 'b', inbound: false, outbound: false },
      { name: 'c' },
    ]);
    expect(Object.keys(rowsOfAnswer(part, rows, 200)[2] ?? {})).toEqual(['name']);
  });

  it.each<[what: string, body: unknown]>([
    ['no list', { name: 'a' }],
    ['nothing', null],
    ['a row that is nothing', [{ name: 'a' }, null]],
    ['a row that is a text', ['a']],
    ['a row that is 0', [0]],
    ['a value that cannot be read', [{ name: 'a' }, { name: {} }]],
  ])('are refused as a whole where one cannot be read: %s', (_what, body) => {
    const read = () => rowsOfAnswer(part, body, 203);
    expect(read).toThrow(failing(203, 'app.errors.unreadable'));
  });
});

it.each<[answer: unknown[], rows: unknown[], unreadable: number]>([
  [[], [], 0],
  [[{ a: 1 }], [{ a: 1 }], 0],
  [[null, { a: 1 }, 'x', 0, undefined, [], true], [{ a: 1 }, []], 5],
  [[null], [], 1],
])('of the rows %j those that are rows are read, and the others counted', (answer, rows, count) => {
  const read = readableRows(answer);
  expect(read).toEqual(rows);
  expect(unreadableRows(read)).toBe(count);
});
