/** Numbers that are always the same for the same seed. */
export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(least: number, most: number): number;
  chance(part: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  hex(length: number): string;
}

/** Mulberry32 by Tommy Ettinger (public domain). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (part) => next() < part,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    hex: (length) => Array.from({ length }, () => int(0, 15).toString(16)).join(''),
  };
}
