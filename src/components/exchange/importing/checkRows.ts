import type { FileRow } from '../../../engines/tables';
import type {
  ImportColumn,
  ImportContext,
  Importing,
  ImportMessage,
  NamedRecord,
  NamedResource,
} from '../../../types/importing';
import { type NamedRecords, readCell, textIn } from './readCell';

type Fields = Record<string, unknown>;

/** What is wrong with a row, at the cell where it is; none where the file has no such column. */
export interface RowFault {
  place: number | null;
  key: string | null;
  message: ImportMessage;
}

/** A row of a file and what is to become of it. */
export interface CheckedRow extends FileRow {
  state: 'new' | 'exists' | 'duplicate' | 'invalid';
  faults: RowFault[];
  record: Fields;
}

export interface ToCheck {
  rows: readonly FileRow[];
  /** For each column of the file, what it is. */
  keys: readonly (string | null)[];
  importing: Importing;
  named: NamedRecords;
  /** The keys of the records that there are. */
  existing: ReadonlySet<string>;
  context: ImportContext;
}

/** A copy of a record with a value at a path. */
function withValue(record: Fields, path: string, value: unknown): Fields {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...record, [key]: value };
  const group = (record[key] as Fields | undefined) ?? {};
  return { ...record, [key]: withValue(group, rest.join('.'), value) };
}

const isMessage = (said: unknown): said is ImportMessage =>
  typeof said === 'string' || (typeof said === 'object' && said !== null && 'message' in said);

/** Accounts first: what else a row names belongs to its account. */
const inOrder = (columns: readonly ImportColumn[]): ImportColumn[] =>
  [...columns].sort((a, b) => Number(b.names === 'accounts') - Number(a.names === 'accounts'));

/** The values of a row, the records that it names, and what is wrong with its cells. */
function readRow(
  { cells }: FileRow,
  columns: readonly ImportColumn[],
  { keys, named: records, context }: ToCheck,
) {
  const faults: RowFault[] = [];
  const named: Partial<Record<NamedResource, NamedRecord>> = {};
  let values: Fields = context.accountSid ? { account_sid: context.accountSid } : {};
  for (const column of columns) {
    const { key, names, isRequired } = column;
    const index = keys.indexOf(key);
    const place = index < 0 ? null : index;
    const text = place === null ? '' : textIn(cells[place], column);
    if (text === '') {
      const isGiven = key === 'account_sid' && context.accountSid;
      if (isRequired && !isGiven) faults.push({ place, key, message: 'ra.validation.required' });
      continue;
    }
    const read = readCell(text, column, records, values.account_sid);
    if ('message' in read) {
      faults.push({ place, key, message: read.message });
      continue;
    }
    if (names && read.record) named[names] = read.record;
    values = withValue(values, key, read.value);
  }
  const extra = cells.findIndex((cell, place) => place >= keys.length && cell.trim() !== '');
  if (extra >= 0) {
    faults.push({ place: null, key: null, message: 'app.importing.faults.tooManyCells' });
  }
  return { values, named, faults };
}

/** What the rules of the form say of values that could be read. */
function brokenRules(
  values: Fields,
  columns: readonly ImportColumn[],
  { keys, context }: ToCheck,
  cells: readonly string[],
): RowFault[] {
  return columns.flatMap((column): RowFault[] => {
    const { key, rules = [] } = column;
    const place = keys.indexOf(key);
    const text = place < 0 ? '' : textIn(cells[place], column);
    if (text === '') return [];
    const said = rules.map((rule) => rule(text, values, context)).find(Boolean);
    return isMessage(said) ? [{ place, key, message: said }] : [];
  });
}

/**
 * What is to become of each row of a file: it is new, there already, in the file before, or wrong at some
 * cells. Nothing is asked and nothing is sent.
 */
export function checkRows(input: ToCheck): CheckedRow[] {
  const { rows, importing, existing, keys } = input;
  const columns = inOrder(importing.columns);
  const first = new Map<string, number>();
  const placeOf = (key: string) => {
    const place = keys.indexOf(key);
    return place < 0 ? null : place;
  };
  return rows.map((row): CheckedRow => {
    const { values, named, faults: unread } = readRow(row, columns, input);
    const record = importing.toRecord(values);
    const key = importing.keyOf(record);
    const base = { ...row, record };
    if (key && existing.has(key)) return { ...base, state: 'exists', faults: [] };
    const known = new Set(unread.map((fault) => fault.key));
    const ruled = brokenRules(values, columns, input, row.cells).filter(
      (fault) => !known.has(fault.key),
    );
    const wrong = importing.check?.(values, named);
    const faults = [
      ...unread,
      ...ruled,
      ...(wrong ? [{ ...wrong, place: placeOf(wrong.key) }] : []),
    ];
    if (faults.length > 0) return { ...base, state: 'invalid', faults };
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, row.row);
      return { ...base, state: 'new', faults };
    }
    const message = { message: 'app.importing.faults.duplicate', args: { row: before } };
    return { ...base, state: 'duplicate', faults: [{ place: null, key: null, message }] };
  });
}
