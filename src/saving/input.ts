import type { HttpError } from '../http/HttpError';
import type { Caller } from '../types/caller';
import type { Conflict, Settled } from './conflicts';
import type { AnyRow, Part } from './part';
import type { Plan, PlatformWords, Progress, Step, StepName } from './plan';
import type { SecretPaths } from './secrets';
import type { Fields } from './values';

/** Where one kind of call goes, by who makes it. */
type Path = (caller: Caller, filter?: Record<string, unknown>) => string;

/** A state that a PUT leads to, on the way to the wanted one. */
export interface Stage {
  data: Fields;
  name?: StepName;
}

/** A call of the platform that makes a record by itself, and what it gives the record. */
export interface MadeFrom {
  path: string;
  record: Fields;
  /** What those columns are called where a save tells its parts. */
  label: string;
}

/** Rows of a record that are neither read nor sent row by row. */
export interface RowsPlanner {
  /** The keys of the record that hold them. */
  sources: string[];
  reads: Pick<Part, 'path' | 'parentKey' | 'shape'>[];
  /** True where the form holds other rows than it began with, or an earlier try sent some. */
  isTouched(input: SaveInput): boolean;
  /** The steps for a record, or for one that the step `record` makes (null). */
  plan(
    input: SaveInput,
    sid: string | null,
    stored: AnyRow[][],
    record: Fields,
  ): { steps: Step[]; conflicts: Conflict[] };
  /** What the record holds of rows, as forms show them. */
  toValues(stored: AnyRow[][], record: Fields): Fields;
}

/** What a POST and a PUT take of a record. Each key is explained where endpoints declare it. */
export interface SentColumns<R> {
  creatable?: readonly (keyof R)[];
  writable?: readonly (keyof R)[];
  always?: readonly (keyof R)[];
  keptWhenMissing?: readonly (keyof R)[];
  neverNull?: readonly (keyof R)[];
  numericFlags?: readonly (keyof R)[];
}

/** What the planners read of an endpoint; each key is explained where endpoints declare it. */
export interface Savable extends SentColumns<Fields> {
  idKey: string;
  create?: Path;
  update?: Path;
  remove?: Path;
  onlyFor?: Partial<Record<string, readonly string[]>>;
  /** Columns that are worked out from the others. */
  derive?(record: Fields): Fields;
  ownedBy?(data: Fields, caller: Caller): Fields;
  unique?: Partial<Record<string, string>>;
  recognizedBy?: readonly string[];
  clash?(key: string, mine: Fields, other: Fields): boolean;
  secrets?: SecretPaths;
  masked?: SecretPaths;
  verified?(data: Fields): string[];
  sharedRows?: { columns: readonly string[]; sid: string };
  afterCreate?: { label: string; defaults: Fields };
  parts?: Part[];
  rows?: RowsPlanner;
  label?: string;
  createRefusals?: readonly PlatformWords[];
  updateRefusals?: readonly PlatformWords[];
  deleteRefusals?: readonly PlatformWords[];
  /** The states that PUTs have to lead through, the wanted one last. Throws HttpError to refuse. */
  stages?(wanted: Fields, now: Fields, caller: Caller): Stage[];
  /** The call that makes the record in the place of a POST of its columns; null for none. */
  madeFrom?(data: Fields, caller: Caller): MadeFrom | null;
}

/**
 * What a planner may ask: the record as it is stored, its rows part by part, the records that a value must
 * differ from, all that there are at this moment, and those that may hold a value of the same row.
 */
export type Ask = 'record' | 'rows' | 'others' | 'present' | 'sharers';

/** The answers so far; what was not asked is missing. */
export interface Known {
  record?: Fields;
  rows?: AnyRow[][];
  others?: Fields[];
  present?: Fields[];
  sharers?: Fields[];
}

/** What an operator wants of one record, and all that is known of it. */
export interface SaveInput {
  resource: string;
  endpoint: Savable;
  caller: Caller;
  /** The sid of the record; null for a new one. */
  id: string | null;
  /** What the form began with, and what it holds. */
  opened: Fields;
  form: Fields;
  /** What earlier tries of this save did. */
  progress: Progress;
  /** What the operator answered about conflicts. */
  settled: readonly Settled[];
  known: Known;
  /** What is stored is looked at before it is changed; without, it counts as what the form began with. */
  looks: boolean;
}

/** A plan, unless there is more to know first, or a reason to send nothing. */
export interface Planned extends Plan {
  /** What must be known before there is a plan. */
  asks: Ask[];
  /** What must be answered by the operator before it runs. */
  conflicts: Conflict[];
  /** Told at the fields; nothing is sent. */
  refused?: HttpError;
  /** The sid of the record, where it is there already. */
  id: string | null;
  /** What the plan wants the record to hold, for what is told afterwards. */
  wanted: Fields;
}

/** The answer of a planner that has to know more. */
export const asking = (id: string | null, ...asks: Ask[]): Planned => ({
  asks,
  steps: [],
  conflicts: [],
  id,
  wanted: {},
});
