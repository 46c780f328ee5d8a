import type { Scope } from './scope';

/** What a column of a record holds, as far as an answer can be checked. */
export type Kind =
  | 'text'
  | 'number'
  /** A text or a number. */
  | 'scalar'
  /** true, false, 0 or 1. */
  | 'flag'
  /** Anything: whoever shows it looks at it first. */
  | 'any'
  | { readonly group: Kinds }
  | { readonly rows: Kinds };
export interface Kinds {
  readonly [column: string]: Kind;
}

/** What is said of a column beside its kind; each is explained at the getter of `Column`. */
export type Mark =
  | 'orNull'
  | 'optional'
  | 'inPost'
  | 'inPut'
  | 'neverNull'
  | 'always'
  | 'keptWhenMissing'
  | 'together'
  | 'asNumber'
  | 'asAnswered'
  | 'writeOnly'
  | 'secret'
  | 'mayHoldSecrets';

/**
 * One column of a record, said once: from its line in the table of the record follow the type of the
 * record, the check of answers and what is sent. A column without a word is only read.
 */
class Column<Value, Missing extends boolean = false> {
  declare readonly value: Value;
  declare readonly missing: Missing;

  constructor(
    readonly kind: Kind,
    readonly marks: readonly Mark[] = [],
    readonly scopes?: Scope[],
    /** The table of what a group, or each row, holds. */
    readonly inner: Columns = {},
  ) {}

  private marked<V = Value, M extends boolean = Missing>(...marks: Mark[]): Column<V, M> {
    return new Column<V, M>(this.kind, [...this.marks, ...marks], this.scopes, this.inner);
  }

  /** An answer may hold null. */
  get orNull() {
    return this.marked<Value | null>('orNull');
  }
  /** An answer may lack it. */
  get optional() {
    return this.marked<Value, true>('optional');
  }
  /** A POST takes it (contract 20). */
  get inPost() {
    return this.marked('inPost');
  }
  /** A PUT takes it (contract 20). */
  get inPut() {
    return this.marked('inPut');
  }
  /** A POST and a PUT take it. */
  get sent() {
    return this.marked('inPost', 'inPut');
  }
  /** The platform refuses it as null: left out when empty. */
  get neverNull() {
    return this.marked('neverNull');
  }
  /** Every PUT repeats it, because the platform drops or needs it (contract 3, 4, 7). */
  get always() {
    return this.marked('always');
  }
  /** A PUT may lack it all the same: the stored value stays when it cannot be read. */
  get keptWhenMissing() {
    return this.marked('keptWhenMissing');
  }
  /** Of a row: a PUT carries all such columns or none, which the platform checks by the body alone. */
  get together() {
    return this.marked('together');
  }
  /** A flag that is sent as 0 and 1 (rule 4.12); others as true and false. */
  get asNumber() {
    return this.marked('asNumber');
  }
  /** A flag that is no boolean in the record: it stays as it was answered. */
  get asAnswered() {
    return this.marked<Value | number>('asAnswered');
  }
  /** A secret: never written down, and masked where a call is shown. */
  get secret() {
    return this.marked('secret');
  }
  /** Some of what it holds may be secret: masked where a call is shown. */
  get mayHoldSecrets() {
    return this.marked('mayHoldSecrets');
  }
  /** A secret that no answer, and no cache, may hold. */
  get writeOnly() {
    return this.marked('secret', 'writeOnly');
  }
  /** Only these scopes may send it (contract 5.1, rule 5.3). */
  only(...scopes: Scope[]) {
    return new Column<Value, Missing>(this.kind, this.marks, scopes, this.inner);
  }
}

/** The table of a record: its columns by the names that the platform gives them. */
export interface Columns {
  readonly [name: string]: Column<unknown, boolean>;
}

// Marked for the build: a script that takes something else from a record's file leaves its table out.
export const text = /* @__PURE__ */ new Column<string>('text');
export const number = /* @__PURE__ */ new Column<number>('number');
/** A text or a number. */
export const scalar = /* @__PURE__ */ new Column<string | number>('scalar');
/** 0 and 1 on the wire, a boolean in the record. */
export const flag = /* @__PURE__ */ new Column<boolean>('flag');
/** A text that is one of these. */
export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <Word extends string>() => new Column<Word>('text');
/** Anything: whoever shows it looks at it first. */
export const any = /* @__NO_SIDE_EFFECTS__ */ <Value>() => new Column<Value>('any');
/** An object with columns of its own. */
export const group = /* @__NO_SIDE_EFFECTS__ */ <Row>(columns: ColumnsOf<Row>) =>
  new Column<Row>({ group: shapeOf(columns) }, [], undefined, columns);
/** A list of such objects. */
export const rows = /* @__NO_SIDE_EFFECTS__ */ <Row>(columns: ColumnsOf<Row>) =>
  new Column<Row[]>({ rows: shapeOf(columns) }, [], undefined, columns);

/** The table that a row of this type has. */
export type ColumnsOf<Row> = {
  readonly [Name in keyof Row]-?: Column<Exclude<Row[Name], undefined>, boolean>;
};

type Optional<Table> = {
  [Name in keyof Table]: Table[Name] extends Column<unknown, true> ? Name : never;
}[keyof Table];
/** Like `Pick`, so that the definition of a field is its line of the table. */
type Values<Table, Name extends keyof Table> = {
  [Column in Name]: Table[Column] extends { readonly value: infer Value } ? Value : never;
};
type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** A row as its table says. */
export type RowOf<Table extends Columns> = Flat<
  Values<Table, Exclude<keyof Table, Optional<Table>>> & Partial<Values<Table, Optional<Table>>>
>;
/** A record as its table says: what its sid holds is its `id`, too. */
export type RecordOf<Table extends Columns> = Flat<{ id: string } & RowOf<Table>>;

/** What each column of a table holds. */
export const shapeOf = (columns: Columns): Kinds =>
  Object.fromEntries(Object.entries(columns).map(([name, { kind }]) => [name, kind]));

/** The columns of a table of which this is said, in its order. */
export const keysOf = <Table extends Columns>(columns: Table, mark: Mark) =>
  (Object.keys(columns) as (keyof Table & string)[]).filter((name) =>
    columns[name]?.marks.includes(mark),
  );

/** Where a record holds what is marked so, also within its groups and rows (`*` is any of these). */
export const pathsOf = (columns: Columns, ...marks: Mark[]): string[][] =>
  Object.entries(columns).flatMap(([name, column]) => {
    if (marks.some((mark) => column.marks.includes(mark))) return [[name]];
    const isList = typeof column.kind === 'object' && 'rows' in column.kind;
    const place = isList ? [name, '*'] : [name];
    return pathsOf(column.inner, ...marks).map((path) => [...place, ...path]);
  });
