import type { ImportColumn } from '../../../types/importing';

/** What was wrong with a row of an earlier run, in the file of skipped rows: nothing of a record. */
export const reasonColumn = 'import_problem';

/** A head without case, accents, and all that is no letter or digit. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A column with all that a file may call it. */
const namesOf = ({ key, label, group, words = [] }: ImportColumn, say: (key: string) => string) => {
  const own = say(label);
  const whole = group ? `${say(group)} ${own}` : own;
  return [key, whole, ...words, ...(group ? [] : [own])].map(plain);
};

/** For each column of a file the key of what it most likely is; null for what is none, or is there already. */
export function guessColumns(
  head: readonly string[],
  columns: readonly ImportColumn[],
  say: (key: string) => string,
): (string | null)[] {
  const known = columns.map((column) => ({ key: column.key, names: namesOf(column, say) }));
  const taken = new Set<string>();
  const found = head.map((): string | null => null);
  // The key itself is no guess: it comes before every other name.
  for (const isSure of [true, false]) {
    for (const [place, text] of head.entries()) {
      if (found[place]) continue;
      const name = plain(text);
      const match = known.find(({ key, names }) =>
        isSure ? names[0] === name : names.includes(name) && !taken.has(key),
      );
      if (!match || taken.has(match.key)) continue;
      taken.add(match.key);
      found[place] = match.key;
    }
  }
  return found;
}

/** True where the first row of a file names its columns: one of its cells is the name of one. */
export const isHead = (
  cells: readonly string[],
  columns: readonly ImportColumn[],
  say: (key: string) => string,
): boolean => guessColumns(cells, columns, say).some((key) => key !== null);
