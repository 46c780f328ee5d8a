import { describe, expect, it } from 'vitest';
import { isTableFault, readTable } from '../../../src/engines/tables';
import { mostRows, parseTable } from '../../../src/engines/tables/parse';
import type { WorkerLike } from '../../../src/engines/worker';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean, mark = true) => {
  const units = [...(mark ? '\ufeff' : ''), ...text].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
};

const sheet = 'number,carrier\r\n+4930123,Élan\r\n4930124,"A, B"\r\n';
const cells = [
  ['number', 'carrier'],
  ['+4930123', 'Élan'],
  ['4930124', 'A, B'],
];

const read = (bytes: Uint8Array) => {
  const answer = parseTable(bytes);
  if (isTableFault(answer)) return answer;
  const { rows, encoding, delimiter, nulls, format } = answer;
  return { cells: rows.map((row) => row.cells), rows, encoding, delimiter, nulls, format };
};

describe('the same table, however it is written', () => {
  it.each<[string, Uint8Array, object]>([
    ['UTF-8', utf8(sheet), { encoding: 'utf-8', delimiter: ',' }],
    ['a byte order mark', utf8(`\ufeff${sheet}`), { encoding: 'utf-8' }],
    [
      'semicolons',
      utf8('number;carrier\n+4930123;Élan\n4930124;A, B\n'),
      { delimiter: ';', encoding: 'utf-8' },
    ],
    ['tabs', utf8('number\tcarrier\n+4930123\tÉlan\n4930124\tA, B\n'), { delimiter: '\t' }],
    ['UTF-16, little end first', utf16(sheet, true), { encoding: 'utf-16le' }],
    ['UTF-16, big end first', utf16(sheet, false), { encoding: 'utf-16be' }],
    ['UTF-16 without a mark', utf16(sheet, true, false), { encoding: 'utf-16le' }],
    [
      'UTF-16 without a mark, big end first',
      utf16(sheet, false, false),
      { encoding: 'utf-16be', delimiter: ',' },
    ],
    [
      'empty lines before the first',
      utf8(`\n \n${sheet.replaceAll(',', ';').replace('A; B', 'A, B')}`),
      { delimiter: ';' },
    ],
    ['bars', utf8('number|carrier\n+4930123|Élan\n4930124|A, B\n'), { delimiter: '|' }],
    ['Latin-1', latin1(sheet), { encoding: 'windows-1252' }],
    ['ends of lines of old', utf8(sheet.replaceAll('\r\n', '\r')), {}],
    ['a head and rows of different systems', utf8(sheet.replace('\r\n', '\n')), {}],
    [
      'the same the other way round',
      utf8(`${sheet.trimEnd().replaceAll('\r\n', '\n').replace('\n', '\r\n')}\n`),
      {},
    ],
    [
      'the delimiter in a line of its own',
      utf8('sep=;\r\nnumber;carrier\r\n+4930123;Élan\r\n4930124;A, B\r\n'),
      { delimiter: ';' },
    ],
    [
      'that line in quotes, with a mark, and a tab',
      utf8('\ufeff"sep=\t"\nnumber\tcarrier\n+4930123\tÉlan\n4930124\tA, B\n'),
      { delimiter: '\t' },
    ],
    [
      'a delimiter that no other line would tell',
      utf8('SEP=^\nnumber^carrier\n+4930123^Élan\n4930124^A, B\n'),
      { delimiter: '^' },
    ],
    ['no end of the last line', utf8(sheet.trimEnd()), {}],
    ['blank lines between', utf8(sheet.replaceAll('\r\n', '\r\n\r\n')), {}],
    ['stray NULs, which are counted', utf8(sheet.replace('30', '3\u00000')), { nulls: 1 }],
    [
      'JSON',
      utf8('[{"number":"+4930123","carrier":"Élan"},{"number":"4930124","carrier":"A, B"}]'),
      { format: 'json' },
    ],
  ])('%s', (_says, bytes, facts) => expect(read(bytes)).toMatchObject({ cells, ...facts }));
});

describe('what is no table is refused with its reason', () => {
  const zip = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]);
  const noise = Uint8Array.from({ length: 3000 }, (_none, index) => (index * 7919) % 256);
  it.each<[string, Uint8Array, object]>([
    ['nothing', utf8(''), { fault: 'empty' }],
    ['blanks alone', utf8(' \r\n,,\r\n'), { fault: 'empty' }],
    ['a mark alone', utf8('\ufeff'), { fault: 'empty' }],
    ['a workbook', zip, { fault: 'workbook' }],
    ['a workbook of old', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]), { fault: 'workbook' }],
    ['a picture', noise, { fault: 'binary' }],
    ['many NULs in a row', utf8(`a,b${'\0'.repeat(4)}${'x'.repeat(30)}`), { fault: 'binary' }],
    ['signs of control', utf8(`a,b\n${'\u0001'.repeat(3)}${'x'.repeat(100)}`), { fault: 'binary' }],
    ['JSON with a value that is no record', utf8('[{"a":1},2]'), { fault: 'json' }],
    ['JSON with nothing for a record', utf8('[{"a":1},null]'), { fault: 'json' }],
    ['JSON of nothing', utf8(' []'), { fault: 'empty' }],
    ['quotes never closed', utf8('a,b\n1,2\n3,"4\n5,6\n'), { fault: 'openQuote', line: 3 }],
    ['broken JSON', utf8('[{"a": 1'), { fault: 'json' }],
    ['JSON of anything else', utf8('[[1]]'), { cells: [['[[1]]']] }],
    ['too many rows', utf8('1\n'.repeat(mostRows + 2)), { fault: 'tooMany' }],
  ])('%s', (_says, bytes, answer) => expect(read(bytes)).toMatchObject(answer));

  it('100 MB, before any of it is read', async () => {
    const file = { size: 100_000_000 } as Blob;
    const never = () => {
      throw new Error('It was read');
    };
    await expect(readTable(file, undefined, undefined, never)).resolves.toEqual({
      fault: 'tooLarge',
    });
  });
});

it.each<[string, string, string[][]]>([
  [
    'few signs of control',
    `a,b\n\u0001${'x'.repeat(100)},2\n`,
    [
      ['a', 'b'],
      [`\u0001${'x'.repeat(100)}`, '2'],
    ],
  ],
  [
    'as many signs of one delimiter as of another',
    'a,b;c\n1,2;3\n',
    [
      ['a', 'b;c'],
      ['1', '2;3'],
    ],
  ],
  [
    'a delimiter in quotes, more often than the true one',
    '"a;b;c",d\n1,2\n',
    [
      ['a;b;c', 'd'],
      ['1', '2'],
    ],
  ],
  [
    'JSON of groups, lists and nothing',
    '[{"a":{"b":1,"c":{"d":true}},"e":[1,{"f":2}],"g":null}]',
    [
      ['a.b', 'a.c.d', 'e', 'g'],
      ['1', 'true', '[1,{"f":2}]', ''],
    ],
  ],
  [
    'JSON of records with other keys',
    '[{"a":1},{"b":2,"a":3}]',
    [
      ['a', 'b'],
      ['1', ''],
      ['3', '2'],
    ],
  ],
])('%s are read', (_what, text, expected) => {
  expect(read(utf8(text))).toMatchObject({ cells: expected });
});

it('as many rows as anybody can add are read, with their head', () => {
  expect(read(utf8('1\n'.repeat(mostRows + 1)))).toMatchObject({ rows: { length: mostRows + 1 } });
});

describe('a file', () => {
  const answer = { fault: 'empty' };
  const worker = () => ({
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onerror: null,
    postMessage() {
      this.onmessage?.({ data: answer });
    },
    terminate: () => undefined,
  });
  const start = (says: boolean) => () => {
    const one = worker();
    if (says) queueMicrotask(() => one.onmessage?.({ data: 'ready' }));
    return one as unknown as WorkerLike;
  };
  const limits = { size: 3, start: 1, message: 1 };
  it.each<[string, string, boolean, object | RegExp]>([
    ['without anything in it is empty, unread', '', false, { fault: 'empty' }],
    ['of the largest size is read', 'abc', true, answer],
    ['of more is not', 'abcd', true, { fault: 'tooLarge' }],
  ])('%s', async (_what, text, says, expected) => {
    const read = readTable(new Blob([text]), undefined, limits, start(says));
    await expect(read).resolves.toEqual(expected);
  });

  it('is not read for nobody', async () => {
    const read = readTable(new Blob(['a']), AbortSignal.abort(), limits, start(true));
    await expect(read).rejects.toThrow(/abort/i);
  });
});

it('rows keep their number of the spreadsheet, and are as ragged as they are', () => {
  expect(read(utf8('a,b\n\n1\n"2\n3",4,5\n'))).toMatchObject({
    rows: [
      { row: 1, cells: ['a', 'b'] },
      { row: 3, cells: ['1'] },
      { row: 4, cells: ['2\n3', '4', '5'] },
    ],
  });
});

it('ends of lines within quotes stay as they are, whatever those of the rows', () => {
  expect(read(utf8('a,b\r\n"2\r\n3","4"\n5,"6"\r\n'))).toMatchObject({
    cells: [
      ['a', 'b'],
      ['2\r\n3', '4'],
      ['5', '6'],
    ],
  });
});

it('ends of lines within quotes say nothing of those of the rows', () => {
  expect(read(utf8('a,b\r"2\n3","4"\r'))).toMatchObject({
    cells: [
      ['a', 'b'],
      ['2\n3', '4'],
    ],
  });
});

it('rows are counted as a spreadsheet shows them, lines as the file has them', () => {
  expect(read(utf8('sep=;\na;b\n1;2\n'))).toMatchObject({
    rows: [{ row: 1 }, { row: 2, cells: ['1', '2'] }],
  });
  expect(read(utf8('sep=;\na;b\n1;"2\n'))).toEqual({ fault: 'openQuote', line: 3 });
});

it('5,000 rows are read in a moment', () => {
  const bytes = utf8(`number,carrier\n${'+4930123456,"A, B"\n'.repeat(5000)}`);
  const start = performance.now();
  expect(read(bytes)).toMatchObject({ rows: { length: 5001 } });
  expect(performance.now() - start).toBeLessThan(2000);
});
