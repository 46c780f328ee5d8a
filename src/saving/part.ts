import type { Caller } from '../types/caller';
import type { Kinds } from '../types/columns';
import type { Call, StepName } from './plan';
import type { SecretPaths } from './secrets';
import type { Fields } from './values';

/** A row of any kind, for those that know no kind of row: whatever JSON holds. */
export type AnyRow = Record<string, ReturnType<JSON['parse']>>;

/** Where a record holds rows. */
export interface Source<Key extends string = string, Row = AnyRow> {
  /** The key of the record. */
  source: Key;
  /** The name of its rows where a save tells its parts. */
  label: string;
  /** Which rows of the path are held here; all unless given. */
  holds?(row: Row): boolean;
}

/**
 * Rows that a record has of its own, read and saved with it (decision 39). In a form a row may have a
 * `local_id`, which stands for it until the platform gives it a sid, and `is_removed`, which marks it
 * for deletion with the next save (decision 38). Every column is explained once, here.
 */
export interface Part<Key extends string = string, Row = AnyRow, Column extends string = string> {
  /** Where the rows of a record are: asked by GET, added to by POST; one is at `/{sid}`. */
  path(recordSid: string): string;
  /** The column of a row that names its record, where the path does not. */
  parentKey?: string;
  /** The key that holds the sid of a row. */
  idKey: Column;
  /** What each column of an answered row holds: a row that holds something else cannot be read. */
  shape: Kinds;
  /** The platform makes or changes the row of an `idKey` by POST, and deletes it by a query of that key. */
  isUpserted?: true;
  /** Where the record holds the rows; several where it sorts the rows of one path. */
  sources: Source<Key, Row>[];
  /** The rows that the value of a source stands for, and back; a list of rows unless given. */
  toRows?(value: unknown): Row[];
  toValue?(rows: Row[]): unknown;
  /** `sent`: what a POST and a PUT take; keys that a row lacks are left out. */
  columns: Column[];
  /** 0/1 columns, booleans in the record. */
  flags?: Column[];
  /** `asNumber` */
  numericFlags?: Column[];
  together?: Column[];
  /** `secret` */
  secrets?: SecretPaths;
  /** The order of the rows, where the platform has none. */
  order?(one: Row, other: Row): number;
  /** A row as the platform is to store it. */
  normalize?(row: Row): Row;
  /** True when two rows look identical to an operator: a new row is never stored twice. */
  isSame?(one: Row, other: Row): boolean;
  /** What a row is called where a save tells its parts; `label` is that of its source, or with `Removed`. */
  nameOf(row: Row, label: string): StepName;
  /** The input of a row that shows a refusal which names none. */
  errorField?: Column;
  /** Records that have such rows; all unless given. */
  isFor?(record: object): boolean;
  /** A platform that lacks these rows, or keeps them from the caller, has none (decision 51). */
  isOptional?: true;
  /** A deletion of the record that stops half-way has deleted these: they are made anew (decision 64). */
  isRestored?: true;
  /** What is stored by a call of its own once the row is there. */
  extra?: Extra<Row>;
}

/** A value of a row that is stored by a call of its own, and answered in another form. */
export interface Extra<Row> {
  /** What is to be stored; null for nothing. */
  valueOf(row: Row): string | null;
  /** The call that stores it. Throws HttpError when the platform would not take it. */
  toCall(sid: string, value: string, caller: Caller): Call;
  /** The row as the platform answers it afterwards. */
  toAnswer(row: Row): Row;
}

/** The rows that a record holds, each with where it stands. */
export const rowsIn = ({ sources, toRows }: Part, record: Fields) =>
  sources.flatMap((source) => {
    const value: unknown = record[source.source];
    const rows = toRows ? toRows(value) : ((value ?? []) as AnyRow[]);
    return rows.map((row, index) => ({ row, source, index }));
  });

/** What a record holds for rows: the values of the part's sources. */
export const toValues = ({ sources, toValue = (rows) => rows }: Part, rows: AnyRow[]): Fields =>
  Object.fromEntries(
    sources.map(({ source, holds = () => true }) => [source, toValue(rows.filter(holds))]),
  );
