/** What a column of a record holds, as far as an answer can be checked. */
export type Kind =
  | 'text'
  | 'number'
  /** A text or a number. */
  | 'scalar'
  /** true, false, 0 or 1. */
  | 'flag'
  | 'texts'
  /** Anything: whoever shows it looks at it first. */
  | 'any'
  | { readonly group: Kinds }
  | { readonly rows: Kinds };
export interface Kinds {
  readonly [column: string]: Kind;
}

type KindOf<Value> = [Value] extends [boolean]
  ? 'flag'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [string]
      ? 'text'
      : [Value] extends [boolean | number]
        ? 'flag'
        : [Value] extends [string | number]
          ? 'scalar'
          : [Value] extends [readonly string[]]
            ? 'texts'
            : [Value] extends [readonly (infer Row extends object)[]]
              ? { readonly rows: Shape<Row> } | 'any'
              : { readonly group: Shape<Value> } | 'any';

/**
 * What each column of a record holds: declared once, beside the record's type, which it must agree
 * with. `Own` names columns that are the console's own and in no answer.
 */
export type Shape<Record, Own extends keyof Record = never> = {
  readonly [Column in Exclude<keyof Record, Own | 'id'>]-?: KindOf<NonNullable<Record[Column]>>;
};
