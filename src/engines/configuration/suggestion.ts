/** How many letters have to be changed, or change their places, to make one text of another. */
function distance(one: string, other: string): number {
  const table = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    table[i] = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const ways = [
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + Number(one[i - 1] !== other[j - 1]),
        ...(isSwapped ? [at(i - 2, j - 2) + 1] : []),
      ];
      table[i]?.push(Math.min(...ways));
    }
  }
  return at(one.length, other.length);
}

/** The known word that somebody most likely meant; undefined where none is near. */
export function suggestionFor(word: string, known: readonly string[]): string | undefined {
  if (word.length > 80) return undefined;
  const lower = word.toLowerCase();
  const near = known
    .map((name) => ({ name, far: distance(lower, name.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(1, Math.min(word.length, name.length) / 3))
    .sort((one, other) => one.far - other.far);
  return near[0]?.name;
}
