/**
 * The stored row of each wanted one, undefined for none: the first test is tried for all of them
 * before the next one is, and no row stands for two.
 */
export function claim<Wanted, Stored>(
  wanted: Wanted[],
  stored: Stored[],
  tests: ((one: Wanted, row: Stored) => boolean | undefined)[],
): (Stored | undefined)[] {
  const free = new Set(stored);
  const claimed = new Map<number, Stored>();
  for (const isFit of tests) {
    for (const [index, one] of wanted.entries()) {
      const row = claimed.has(index) ? undefined : [...free].find((other) => isFit(one, other));
      if (row === undefined) continue;
      claimed.set(index, row);
      free.delete(row);
    }
  }
  return wanted.map((_one, index) => claimed.get(index));
}
