import { guarded, quoted } from './cell';

/** What a file of records holds: its columns by key, and each record's value of them. */
export interface Sheet {
  columns: readonly string[];
  records: readonly Readonly<Record<string, unknown>>[];
}

export type SheetFormat = 'csv' | 'json';

interface WriteOptions {
  /** Lets others do something between two slices. */
  pause?: () => Promise<unknown>;
  signal?: AbortSignal;
}

/** How many records are written at a stretch. */
const slice = 500;
const byteOrderMark = '\ufeff';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const line = (values: readonly unknown[]): string =>
  `${values.map((value) => quoted(guarded(textOf(value)))).join(',')}\r\n`;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Records as a file: CSV in UTF-8 with a mark and a head, or one JSON array. It is written in slices, so
 * that a page with 100,000 of them goes on answering. Throws what `signal` aborts with.
 */
export async function writeSheet(
  { columns, records }: Sheet,
  format: SheetFormat,
  { pause = nextTask, signal }: WriteOptions = {},
): Promise<Blob> {
  const isCsv = format === 'csv';
  const parts: string[] = isCsv ? [byteOrderMark, line(columns)] : ['['];
  const jsonOf = (record: Sheet['records'][number]) =>
    JSON.stringify(Object.fromEntries(columns.map((key) => [key, record[key] ?? null])));
  for (let start = 0; start < records.length; start += slice) {
    signal?.throwIfAborted();
    const some = records.slice(start, start + slice);
    if (isCsv) {
      parts.push(some.map((record) => line(columns.map((key) => record[key]))).join(''));
    } else {
      parts.push(`${start > 0 ? ',' : ''}\n${some.map(jsonOf).join(',\n')}`);
    }
    await pause();
  }
  if (!isCsv) parts.push('\n]\n');
  return new Blob(parts, { type: isCsv ? 'text/csv;charset=utf-8' : 'application/json' });
}
