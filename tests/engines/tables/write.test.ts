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
