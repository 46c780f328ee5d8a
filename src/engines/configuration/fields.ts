import type { Scope } from '../../types';
import type { Columns } from '../../types/columns';

/** What a field of a document holds. */
export type FieldType =
  | { is: 'text' | 'number' | 'flag' | 'scalar' | 'any' }
  /** A voice of a vendor; one of the own ones by its name. */
  | { is: 'voice' }
  /** Another record, by its name. */
  | { is: 'reference'; to: string }
  /** Several of them. */
  | { is: 'references'; to: string }
  | { is: 'group'; fields: DocumentField[] }
  /**
   * Rows of the record's own: `idKey` is the column of their sid, `alike` the fields that tell them apart, of
   * which none is without the first, `unnamed` what flags are that a row does not name: one must be named or on.
   */
  | {
      is: 'rows';
      fields: DocumentField[];
      idKey?: string;
      alike?: readonly string[];
      unnamed?: Readonly<Record<string, boolean>>;
    }
  /** Quantities by name. */
  | { is: 'quantities'; names: readonly string[] };

/** One field of a record in a document, as the table of its columns says. */
export interface DocumentField {
  /** What it is called in a document. */
  name: string;
  /** The column of the record that holds it. */
  column: string;
  /** The column that says whether there is one, where it is another. */
  answeredAs?: string;
  type: FieldType;
  isSecret: boolean;
  /** Values by name, some of which are secret. */
  mayHoldSecrets: boolean;
  /** A change can empty it: one that a document does not name is empty. */
  canBeEmptied: boolean;
  /** A new record that does not name it is made without it, where the platform would give it a value. */
  isEmptyWhenNew: boolean;
  isInPost: boolean;
  isInPut: boolean;
  /** The platform answers it from nobody: a stored record always counts as one that has it. */
  isNeverAnswered: boolean;
  /** Only these scopes may send it. */
  scopes?: readonly Scope[];
}

/** What is said of a kind of rows beside the table of its columns. */
export interface FieldOptions {
  /** Columns that hold the sid of another record, with its kind. */
  references?: Readonly<Record<string, string>>;
  /** Columns that hold a voice. */
  voices?: readonly string[];
  /** Columns that no document holds. */
  leftOut?: readonly string[];
  /** Columns that the platform never answers. */
  neverAnswered?: readonly string[];
}

/** `application_sid` is `application` in a document, `voip_carrier_sid` is `carrier`. */
const fieldName = (column: string): string => column.replace(/^voip_/, '').replace(/_sid$/, '');

function typeOf(columns: Columns, column: string, references: Readonly<Record<string, string>>) {
  const { kind, inner } = columns[column] as Columns[string];
  const to = references[column];
  if (to) return { is: 'reference', to } as const;
  if (typeof kind === 'string') return { is: kind } as const;
  // What rows and groups hold has no marks of its own: it is sent with them.
  const fields = allFields(inner);
  return 'group' in kind ? ({ is: 'group', fields } as const) : ({ is: 'rows', fields } as const);
}

const toField = (
  columns: Columns,
  column: string,
  { references = {}, voices = [], neverAnswered = [] }: FieldOptions,
): DocumentField => {
  const { marks, scopes } = columns[column] as Columns[string];
  const has = (mark: (typeof marks)[number]) => marks.includes(mark);
  return {
    name: references[column] ? fieldName(column) : column,
    column,
    type: voices.includes(column) ? { is: 'voice' } : typeOf(columns, column, references),
    isSecret: has('secret'),
    mayHoldSecrets: has('mayHoldSecrets'),
    canBeEmptied: has('orNull') && has('inPut') && !has('neverNull') && !has('secret'),
    isEmptyWhenNew:
      has('orNull') && has('inPost') && !has('neverNull') && !has('optional') && !has('secret'),
    isInPost: has('inPost'),
    isInPut: has('inPut'),
    isNeverAnswered: neverAnswered.includes(column),
    ...(scopes && { scopes }),
  };
};

/** EntryFields of what is sent as one: every column but the sid. */
const allFields = (columns: Columns): DocumentField[] =>
  Object.keys(columns)
    .filter((column) => !column.endsWith('_sid'))
    .map((column) => ({
      ...toField(columns, column, {}),
      isInPost: true,
      isInPut: true,
      canBeEmptied: !columns[column]?.marks.includes('neverNull'),
    }));

/** The fields of a record in a document: what a POST or a PUT takes of it. */
export function fieldsOf(columns: Columns, options: FieldOptions = {}): DocumentField[] {
  const { leftOut = [] } = options;
  return Object.keys(columns)
    .filter((column) => !leftOut.includes(column))
    .map((column) => toField(columns, column, options))
    .filter(({ isInPost, isInPut }) => isInPost || isInPut);
}

/** A field that no column holds: rows, or what is worked out from them. */
export const extraField = (name: string, type: FieldType, column = name): DocumentField => ({
  name,
  column,
  type,
  isSecret: false,
  mayHoldSecrets: false,
  canBeEmptied: true,
  isEmptyWhenNew: false,
  isInPost: true,
  isInPut: true,
  isNeverAnswered: false,
});
