/** For each list that was read from an answer, the number of rows that could not be read. */
const counts = new WeakMap<object, number>();

/** Notes that an answer held more rows than the list, which nobody can read. Answers the list. */
export function withUnreadable<Rows extends object>(rows: Rows, count: number): Rows {
  if (count > 0) counts.set(rows, count);
  return rows;
}

/** How many rows of its answer are missing in a list because they cannot be read. */
export const unreadableRows = (rows: object): number => counts.get(rows) ?? 0;

/** Those rows of an answer that are rows at all; the others are counted. */
export function readableRows(answer: unknown[]): unknown[] {
  const rows = answer.filter((row) => row !== null && typeof row === 'object');
  return withUnreadable(rows, answer.length - rows.length);
}
