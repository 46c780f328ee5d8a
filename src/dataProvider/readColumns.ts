import type { Kind, Kinds } from '../types/columns';

type Fields = Record<string, unknown>;

/** Stands for a value that is not of its column's kind. */
const bad = Symbol('unreadable');

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a text has no half of a surrogate pair, which browsers since 2023 find by themselves. */
const isWellFormed = (text: string & { isWellFormed?: () => boolean }): boolean =>
  text.isWellFormed?.() ?? false;

/** A text that can be put into an address: half a surrogate pair cannot. */
const wellFormed = (text: string): string =>
  isWellFormed(text)
    ? text
    : text.replace(
        /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
        '\uFFFD',
      );

const toNumber = (value: unknown): unknown => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : bad;
};

/** Says that a part of a value cannot be read, by its path below the value. */
type Tell = (path: string) => void;

/** A number, or a text that is one; null for anything else. */
export const readNumber = (value: unknown): number | null => {
  const number = toNumber(value);
  return typeof number === 'number' ? number : null;
};

const readGroup = (value: unknown, kinds: Kinds, tell: Tell): unknown => {
  if (!isPlain(value)) return bad;
  const { fields, unreadable } = readColumns(value, kinds);
  for (const path of unreadable) tell(path);
  return fields;
};

function readParts(value: unknown, kind: Exclude<Kind, string>, tell: Tell): unknown {
  if ('group' in kind) return readGroup(value, kind.group, tell);
  if (!Array.isArray(value)) return bad;
  const rows = value.map((row, index) =>
    readGroup(row, kind.rows, (path) => tell(`${index}.${path}`)),
  );
  if (rows.includes(bad)) return bad;
  return rows.every((row, index) => row === value[index]) ? value : rows;
}

function readPlain(value: unknown, kind: Extract<Kind, string>): unknown {
  switch (kind) {
    case 'any':
      return value;
    case 'text':
      if (typeof value === 'string') return wellFormed(value);
      return typeof value === 'number' ? String(value) : bad;
    case 'scalar':
      if (typeof value === 'string') return wellFormed(value);
      return typeof value === 'number' ? value : bad;
    case 'number':
      return toNumber(value);
    case 'flag':
      return [true, false, 0, 1].includes(value as number) ? value : bad;
  }
}

const entriesOfKinds = new WeakMap<Kinds, [column: string, kind: Kind][]>();

/** The columns of a table with their kinds, listed once: an answer may have thousands of rows. */
const entriesOf = (kinds: Kinds) => {
  const known = entriesOfKinds.get(kinds);
  const entries = known ?? Object.entries(kinds);
  if (!known) entriesOfKinds.set(kinds, entries);
  return entries;
};

/**
 * The columns of an answered row, each of its kind. A number where a text belongs becomes that text,
 * a text of digits where a number belongs that number. What can be read in no way becomes null, and
 * its column is among `unreadable`, as a path where it is a part of one (`call_hook.url`): one bad
 * value is one bad cell. Columns without a kind stay.
 */
export function readColumns(row: Fields, kinds: Kinds): { fields: Fields; unreadable: string[] } {
  // Most rows are as they should be, and a list may have thousands: they are not copied.
  let fields = row;
  const unreadable: string[] = [];
  for (const [column, kind] of entriesOf(kinds)) {
    const answered = row[column];
    if (answered === null || answered === undefined) continue;
    const value =
      typeof kind === 'string'
        ? readPlain(answered, kind)
        : readParts(answered, kind, (path) => unreadable.push(`${column}.${path}`));
    if (value === answered) continue;
    if (value === bad) unreadable.push(column);
    if (fields === row) fields = { ...row };
    fields[column] = value === bad ? null : value;
  }
  return { fields, unreadable };
}
