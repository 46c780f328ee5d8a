import type { Database } from './database';
import { openDatabase } from './openDatabase';

/** A seeded database that stays open to be copied, and the moment that its dates count back from. */
interface Original {
  name: string;
  db: Database;
  tables: string[];
  now: number;
}

/** How old a seed may be when it is copied; its newest call is minutes old anyway. */
const MAX_AGE_MS = 60_000;

const originals = new Map<string, Original>();

/**
 * Fills an empty database in memory with the rows of a seed. The seed is written once per process and
 * copied from then on, which takes a tenth of the time; it is written again for a clock that is behind
 * it or more than a minute ahead.
 */
export function copySeed(
  db: Database,
  seed: string,
  now: Date,
  fill: (db: Database) => void,
): void {
  const { name, tables } = originalOf(seed, now.getTime(), fill);
  db.run(`ATTACH '${name}' AS original`);
  db.run('PRAGMA foreign_keys = OFF');
  db.transaction(() => {
    for (const table of tables) {
      db.run(`INSERT INTO main.${table} SELECT * FROM original.${table}`);
    }
  });
  db.run('PRAGMA foreign_keys = ON');
  db.run('DETACH original');
}

function originalOf(seed: string, now: number, fill: (db: Database) => void): Original {
  const known = originals.get(seed);
  if (known && now >= known.now && now - known.now <= MAX_AGE_MS) return known;
  known?.db.close();
  const name = `file:${seed}-${now}?mode=memory&cache=shared`;
  const db = openDatabase(name);
  fill(db);
  const named = db.all("SELECT name FROM sqlite_master WHERE type = 'table'");
  const original = { name, db, tables: named.map((row) => String(row.name)), now };
  originals.set(seed, original);
  return original;
}
