import type { Scope } from './scope';
import type { PasswordSettings } from './settings';

type ImportFields = Record<string, unknown>;

/** The resources whose records a row of a file may name. */
export type NamedResource = 'accounts' | 'carriers' | 'applications';

/** A record that a row may name. */
export interface NamedRecord {
  id: string;
  name?: string | null;
  account_sid?: string | null;
  sip_realm?: string | null;
}

/** What the rules of a row may need beside it. */
export interface ImportContext {
  scope: Scope;
  /** The only account of an operator who has one. */
  accountSid: string | null;
  passwords: PasswordSettings;
}

/** What is wrong with a value: the key of a text, with its arguments where it has any. */
export type ImportMessage =
  | string
  | { message: string; args?: Record<string, string | number | readonly string[]> };

/** A rule as those of forms are: undefined for a value that may be sent. */
export type ImportRule = (value: string, values: ImportFields, context: ImportContext) => unknown;

/** A column of a record as a file may hold it. */
export interface ImportColumn {
  /** The platform's name for it, as it is exported: a path where it is in a group. */
  key: string;
  /** The key of its name, and of that of its group. */
  label: string;
  group?: string;
  /** What other files call it, in any language. */
  words?: readonly string[];
  isRequired?: true;
  /** A `number` is one of digits that spreadsheets like to shorten. */
  kind?: 'flag' | 'secret' | 'number';
  /** The only values that it may have. */
  choices?: readonly string[];
  /** It names a record by its sid or its name. */
  names?: NamedResource;
  rules?: readonly ImportRule[];
}

/** How the rows of a file become records of a resource: data, beside its form. */
export interface Importing {
  columns: readonly ImportColumn[];
  /** What tells a record from all others, as far as it is known; '' where it is not. */
  keyOf: (record: ImportFields) => string;
  /** The column that alone makes the key, where the platform can be asked for keys instead of all records. */
  keyColumn?: string;
  /** A row as its form would send it. */
  toRecord: (values: ImportFields) => ImportFields;
  /** What is wrong with the records that a row names. */
  check?: (
    values: ImportFields,
    named: Partial<Record<NamedResource, NamedRecord>>,
  ) => { key: string; message: ImportMessage } | undefined;
  /** The rows go into one record of the resource: the name of that record's kind. */
  into?: string;
}
