import { type ParseStepResult, parse } from 'papaparse';
import { decodeText } from './decode';
import type { FileRow, FileTable, TableAnswer } from './types';

/** More rows than anybody can add within the platform's limit of requests in half a day. */
export const mostRows = 50_000;

type Body = Pick<FileTable, 'format' | 'delimiter' | 'rows'>;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split(/\r\n|\r|\n/).length;

/** Rows without what is in quotes: what is left tells how a file is written. */
const unquotedIn = (text: string): string => text.replace(/"[^"]*"/g, '');

/** What stands between two cells: what the first row has most of, outside of its quotes. */
function delimiterOf(unquoted: string): string {
  const first = unquoted.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const countOf = (one: string) => first.split(one).length;
  return [',', ';', '\t', '|'].reduce((most, one) => (countOf(one) > countOf(most) ? one : most));
}

/** The line by which a file tells spreadsheets its delimiter; they show no row of it. */
const told = /^\s*("?)sep=([^"\r\n])\1[ ,;\t|]*(?:\r\n|\r|\n|$)/i;

/**
 * The cells of a line, without what its end has more than that of other lines. A value in quotes may end
 * so itself; one without stands in the line as it was read.
 */
function trimmed(cells: string[], line: string, delimiter: string): string[] {
  const last = cells.at(-1);
  if (!last?.endsWith('\r')) return cells;
  const isQuoted = line !== last && !line.endsWith(delimiter + last);
  return isQuoted ? cells : [...cells.slice(0, -1), last.replace(/\r+$/, '')];
}

function readCsv(whole: string): Body | { fault: 'openQuote'; line: number } {
  const [head = '', , separator] = told.exec(whole) ?? [];
  const text = whole.slice(head.length);
  const unquoted = unquotedIn(text.slice(0, 100_000));
  const delimiter = separator ?? delimiterOf(unquoted);
  // Files that were put together end their lines in several ways: what all of them have is the end.
  const newline = /\n|^[^\r]*$/.test(unquoted) ? '\n' : '\r';
  const rows: FileRow[] = [];
  const open: number[] = [];
  let start = 0;
  const step = ({ data, errors, meta }: ParseStepResult<string[]>) => {
    const line = text.slice(start, meta.cursor).replace(/[\r\n]$/, '');
    start = meta.cursor;
    rows.push({ row: rows.length + 1, cells: trimmed(data, line, delimiter) });
    for (const { code, index } of errors) if (code === 'MissingQuotes') open.push(index ?? 0);
  };
  parse<string[]>(text, { delimiter, newline, step });
  const [first] = open;
  if (first !== undefined) return { fault: 'openQuote', line: lineAt(whole, head.length + first) };
  return { format: 'csv', delimiter, rows };
}

/** A record with what its groups hold under the names of both, as it is exported as CSV. */
const flat = (record: object, prefix = ''): [string, unknown][] =>
  Object.entries(record).flatMap(([key, value]): [string, unknown][] =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? flat(value, `${prefix}${key}.`)
      : [[prefix + key, value]],
  );

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** An array of records, as it is exported: its keys are the head. */
function readJson(text: string): Body | { fault: 'json' } {
  try {
    const records: unknown = JSON.parse(text);
    if (!Array.isArray(records)) return { fault: 'json' };
    const entries = records.map((record) =>
      record !== null && typeof record === 'object' ? new Map(flat(record)) : null,
    );
    if (entries.includes(null)) return { fault: 'json' };
    const keys = [...new Set(entries.flatMap((one) => [...(one?.keys() ?? [])]))];
    const cells = [keys, ...entries.map((one) => keys.map((key) => cellOf(one?.get(key))))];
    const rows = cells.map((row, index) => ({ row: index + 1, cells: row }));
    return { format: 'json', delimiter: ',', rows };
  } catch {
    return { fault: 'json' };
  }
}

const isJson = (text: string): boolean => /^\s*\[\s*[{\]]/.test(text);

/** The rows of a file, CSV with any usual delimiter or JSON; or why there are none. */
export function parseTable(bytes: Uint8Array): TableAnswer {
  const decoded = decodeText(bytes);
  if ('fault' in decoded) return decoded;
  const { text: whole, encoding } = decoded;
  const text = whole.replaceAll('\0', '');
  const body = isJson(text) ? readJson(text) : readCsv(text);
  if ('fault' in body) return body;
  const rows = body.rows.filter(({ cells }) => !isBlank(cells));
  if (rows.length === 0) return { fault: 'empty' };
  if (rows.length > mostRows + 1) return { fault: 'tooMany' };
  return { ...body, rows, encoding, nulls: whole.length - text.length };
}
