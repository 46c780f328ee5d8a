import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTableFault, unguarded, writeSheet } from '../../../src/engines/tables';
import { guarded } from '../../../src/engines/tables/cell';
import { parseTable } from '../../../src/engines/tables/parse';
import { propertyRuns } from '../../support/propertyRuns';

const textOf = async (records: Record<string, unknown>[], format: 'csv' | 'json' = 'csv') => {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const file = await writeSheet({ columns, records }, format);
  // A decoder would take the mark off.
  return Buffer.from(await file.arrayBuffer()).toString('utf8');
};

describe('what a spreadsheet would calculate is text', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`],
    ['+1+cmd', "'+1+cmd"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ["'=1", "''=1"],
    ['+493012345', '+493012345'],
    ['493012345', '493012345'],
    ["O'Neill", "O'Neill"],
    ['', ''],
  ])('%j', (value, cell) => {
    expect(guarded(value)).toBe(cell);
    expect(unguarded(cell)).toBe(value);
  });
});

it('CSV has a mark, a head, and ends of lines and quotes of RFC 4180', async () => {
  const text = await textOf([
    { number: '+4930', name: 'A "B", C', is_active: true, account_sid: null },
    { number: '4931', name: 'two\nlines', is_active: false, account_sid: 'x' },
  ]);
  expect(text).toBe(
    '\ufeffnumber,name,is_active,account_sid\r\n' +
      '+4930,"A ""B"", C",true,\r\n4931,"two\nlines",false,x\r\n',
  );
});

it('CSV has groups and lists as JSON, and nothing where there is none', async () => {
  const text = await textOf([{ a: { b: 1 }, c: [2], d: undefined, e: 0, f: false }]);
  expect(text).toBe('\ufeffa,c,d,e,f\r\n"{""b"":1}",[2],,0,false\r\n');
});

it.each([1, 500, 501, 1200])('%i records are written each once, in order', async (count) => {
  const records = Array.from({ length: count }, (_none, n) => (n % 2 ? { n } : { n, m: 'x' }));
  const whole = records.map(({ n, m = null }) => ({ n, m }));
  expect(JSON.parse(await textOf(records, 'json'))).toEqual(whole);
  const lines = (await textOf(records)).slice(1).split('\r\n');
  expect(lines).toEqual(['n,m', ...whole.map(({ n, m }) => `${n},${m ?? ''}`), '']);
});

it.each([
  ['csv', 'text/csv;charset=utf-8'],
  ['json', 'application/json'],
] as const)('a file of %s says so', async (format, type) => {
  expect((await writeSheet({ columns: [], records: [] }, format)).type).toBe(type);
});

it('JSON is one array of records', async () => {
  const records = [
    { a: '=1', b: null },
    { a: 'é', b: 2 },
  ];
  expect(JSON.parse(await textOf(records, 'json'))).toEqual(records);
  expect(JSON.parse(await textOf([], 'json'))).toEqual([]);
});

it('what is written is read again as it was', async () => {
  const value = fc
    .oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=1', '+49', '@', "'='", ' x', '\r', '"\r', 'x\r\r', ',"\r', '\r\n'),
    )
    // What has no meaning in a text, and half of a letter, are no value of a record.
    .map((text) => new TextDecoder().decode(Buffer.from(text.replaceAll('\0', ''))));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(value, { minLength: 3, maxLength: 3 })), async (rows) => {
      const filled = rows.map(([a, b, c]) => ({ a: `x${a}`, b, c }));
      const answer = parseTable(Buffer.from(await textOf([{ a: 'A', b: 'B', c: 'C' }, ...filled])));
      const read = isTableFault(answer) ? [] : answer.rows.slice(2).map(({ cells }) => cells);
      expect(read.map((cells) => cells.map(unguarded))).toEqual(
        filled.map(({ a, b, c }) => [a, b, c]),
      );
    }),
    { numRuns: propertyRuns(100, 5000) },
  );
});

it('a page goes on between slices of 100,000 records, and the writing can be stopped', async () => {
  let pauses = 0;
  const records = Array.from({ length: 100_000 }, (_none, index) => ({ number: `+49${index}` }));
  const pause = async () => {
    pauses += 1;
  };
  const file = await writeSheet({ columns: ['number'], records }, 'csv', { pause });
  expect(pauses).toBe(200);
  expect(file.size).toBeGreaterThan(900_000);
  const stopped = writeSheet({ columns: ['number'], records }, 'csv', {
    pause,
    signal: AbortSignal.abort(),
  });
  await expect(stopped).rejects.toThrow();
});
