import type { CheckedRow } from '../../components/exchange/importing/checkRows';
import type { BulkResult } from '../../dataProvider';

/** What became of the rows that were tried. */
export interface ImportOutcome {
  done: CheckedRow[];
  refused: { row: CheckedRow; error: unknown }[];
  notTried: CheckedRow[];
}

/** The rows of a file that were tried so far, in the order in which they were, and what was answered. */
export interface ImportAttempt {
  tried: ReadonlySet<string>;
  results: ReadonlyMap<string, BulkResult>;
  /** The rows were compared with what is there since the last of them was sent. */
  isCompared: boolean;
}

export const rowId = ({ row }: Pick<CheckedRow, 'row'>): string => String(row);

/** True for a row of which the platform said that it is stored, while nothing newer is known of it. */
const isAnswered = (row: CheckedRow, { results, isCompared }: ImportAttempt): boolean => {
  const result = results.get(rowId(row));
  return !isCompared && result !== undefined && !result.error;
};

/**
 * The rows as they are known by now. What is there decides; where that could not be read after the last of
 * them was sent, what the platform answered.
 */
export const knownRows = (rows: readonly CheckedRow[], attempt: ImportAttempt): CheckedRow[] =>
  rows.map((row) =>
    row.state === 'new' && isAnswered(row, attempt) ? { ...row, state: 'exists' } : row,
  );

/** What became of the rows that were tried, of all as they are known by now. */
export function outcomeOf(
  rows: readonly CheckedRow[],
  { tried, results }: ImportAttempt,
): ImportOutcome {
  const own = rows.filter((row) => tried.has(rowId(row)));
  const left = own.filter(({ state }) => state === 'new');
  return {
    done: own.filter(({ state }) => state === 'exists'),
    refused: left.flatMap((row) => {
      const error = results.get(rowId(row))?.error;
      return error ? [{ row, error }] : [];
    }),
    notTried: left.filter((row) => !results.get(rowId(row))?.error),
  };
}
