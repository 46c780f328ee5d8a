import { createHash } from 'node:crypto';
import type { Database, SqlValue } from '../../api/database';
import { type TableName, tables } from '../../api/schema';
import type { Vault } from '../../api/vault';

/** What every part of a seed writes with. */
export interface Seeder {
  db: Database;
  vault: Vault;
  /** Dates of a seed count back from here. */
  now: Date;
  /** The same numbers in the same order on every run, 0 (inclusive) to 1. */
  random: () => number;
  /** Writes one row; the sid comes from `name`, so that it is the same on every run. */
  insert(table: TableName, name: string, row: SeedRow): string;
}

export type SeedRow = Record<string, SqlValue | boolean>;

/** A version 4 UUID that always belongs to this name. */
export function sidFor(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** A seeder over an empty database. */
export function createSeeder(db: Database, vault: Vault, now: Date): Seeder {
  return {
    db,
    vault,
    now,
    random: createRandom(20_260_401),
    insert(table, name, row) {
      const sid = sidFor(`${table}:${name}`);
      const columns = [tables[table].key, ...Object.keys(row)];
      const values = Object.values(row).map((value) =>
        typeof value === 'boolean' ? Number(value) : value,
      );
      db.run(
        `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(', ')})
         VALUES (${columns.map(() => '?').join(', ')})`,
        sid,
        ...values,
      );
      return sid;
    },
  };
}

/** A small pseudo-random generator (mulberry32). */
export function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the items. */
export function pick<T>(random: () => number, items: readonly [T, ...T[]] | readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** The moment so many days (fractions allowed) before `now`, in the database's form. */
export function daysAgo({ now }: Seeder, days: number): string {
  const date = new Date(now.getTime() - days * 86_400_000);
  return `${date.toISOString().slice(0, 19)}.000Z`;
}
