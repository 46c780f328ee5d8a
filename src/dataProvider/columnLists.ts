import type { Scope } from '../types';
import { type Columns, type Kinds, keysOf, pathsOf, shapeOf } from '../types/columns';

/** What follows for a resource from the table of its record; `Column` explains the words. */
export interface EndpointColumns<R> {
  /** What each column of an answered row holds: what holds something else is unreadable. */
  shape: Kinds;
  /** 0/1 columns, booleans in the record: of the kind `flag`, and not `asAnswered`. */
  flags?: (keyof R)[];
  /** `asNumber` */
  numericFlags?: (keyof R)[];
  /** `inPost` */
  creatable?: (keyof R)[];
  /** `inPut` */
  writable?: (keyof R)[];
  always?: (keyof R)[];
  keptWhenMissing?: (keyof R)[];
  neverNull?: (keyof R)[];
  writeOnly?: (keyof R)[];
  /** `secret`, with where it stands in groups. */
  secrets?: string[][];
  /** The same, and `mayHoldSecrets`. */
  masked?: string[][];
  /** `only` */
  onlyFor?: Partial<Record<keyof R & string, Scope[]>>;
}

/** Flags of a table that are booleans in the record. */
const flagsOf = <Table extends Columns>(columns: Table) => {
  const asAnswered = keysOf(columns, 'asAnswered');
  return (Object.keys(columns) as (keyof Table & string)[]).filter(
    (name) => columns[name]?.kind === 'flag' && !asAnswered.includes(name),
  );
};

/** What the table of a record says of its resource. */
export const endpointColumns = <Table extends Columns>(columns: Table) => ({
  shape: shapeOf(columns),
  flags: flagsOf(columns),
  numericFlags: keysOf(columns, 'asNumber'),
  creatable: keysOf(columns, 'inPost'),
  writable: keysOf(columns, 'inPut'),
  always: keysOf(columns, 'always'),
  keptWhenMissing: keysOf(columns, 'keptWhenMissing'),
  neverNull: keysOf(columns, 'neverNull'),
  writeOnly: keysOf(columns, 'writeOnly'),
  secrets: pathsOf(columns, 'secret'),
  masked: pathsOf(columns, 'secret', 'mayHoldSecrets'),
  onlyFor: Object.fromEntries(
    Object.entries(columns).flatMap(([name, { scopes }]) => (scopes ? [[name, scopes]] : [])),
  ),
});

/** What the table of rows says of their kind. */
export const partColumns = <Table extends Columns>(columns: Table) => ({
  shape: shapeOf(columns),
  columns: keysOf(columns, 'inPost'),
  flags: flagsOf(columns),
  numericFlags: keysOf(columns, 'asNumber'),
  together: keysOf(columns, 'together'),
  secrets: pathsOf(columns, 'secret'),
});
