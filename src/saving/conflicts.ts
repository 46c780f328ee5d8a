import type { StepName } from './plan';

/**
 * What an operator and somebody else made of the same value since the form was opened. `path` is where it
 * stands: the column, a key of a group, or a source, the sid of a row and a column of it. A whole row that
 * one of them removed has no column in its path, and `gone` says whose deletion it is.
 */
export interface Conflict {
  path: string[];
  mine: unknown;
  theirs: unknown;
  row?: {
    name: StepName;
    gone?: 'mine' | 'theirs';
    /** The columns that the other one changed of it. */
    changed?: string[];
  };
}

/** A conflict with whose value is to be stored. */
export type Settled = Conflict & { keepsMine: boolean };

/** The same place of two conflicts. */
const keyOf = (path: readonly string[]): string => path.join('\n');

/** Answers what was settled about a place: true for mine, undefined where nobody was asked yet. */
function settledAt(settled: readonly Settled[], path: readonly string[]) {
  return settled.find((one) => keyOf(one.path) === keyOf(path))?.keepsMine;
}

/** What a merge makes of one place that both changed differently, and the question where it is open. */
interface Decision {
  keepsMine: boolean;
  conflict?: Conflict;
}

export function decisionOn(settled: readonly Settled[], conflict: Conflict): Decision {
  const keepsMine = settledAt(settled, conflict.path);
  return keepsMine === undefined ? { keepsMine: true, conflict } : { keepsMine };
}
