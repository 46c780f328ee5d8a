import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { connect, type Database } from './database';
import { MigrationError, migrate } from './migrate';

/** Names of databases that are in memory: ':memory:', and SQLite's URIs for shared ones. */
const isInMemory = (file: string) =>
  file === ':memory:' || file.endsWith('mode=memory&cache=shared');

const startOver = 'start over with "npm start -- --reset"';
const damaged = `Put a good copy in its place, or ${startOver}.`;

/** What can be done about a failure of SQLite. */
const advice: Record<string, string> = {
  SQLITE_FULL: 'Make room on its disk, and start again.',
  SQLITE_BUSY: 'Stop the other process that has it open, and start again.',
  SQLITE_NOTADB: damaged,
  SQLITE_CORRUPT: damaged,
};

const problem = (file: string, reason: string, help: string) =>
  new Error(`The database ${file} cannot be used: ${reason}. ${help}`);

function inWords(file: string, error: unknown): unknown {
  if (error instanceof MigrationError) {
    const help = error.isNewer ? `Use that version, or ${startOver}.` : `To go on, ${startOver}.`;
    return problem(file, error.message, help);
  }
  const { code, message } = error as { code?: string; message?: string };
  const help = advice[code ?? ''];
  return help ? problem(file, String(message), help) : error;
}

/** Removes a database file and what SQLite keeps beside it. */
function remove(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

/**
 * Does what opens a database file and answers what it answers. The file's folder is made; with
 * `reset` the file is removed first. Throws in words, with the file's name and what can be done, when
 * the file is empty, damaged or of another version, or the disk is full; nothing is left then of a
 * file that was not there before.
 */
function withFile<T>(file: string, reset: boolean, open: () => T): T {
  mkdirSync(dirname(file), { recursive: true });
  if (reset) remove(file);
  const isNew = !existsSync(file);
  if (!isNew && statSync(file).size === 0) throw problem(file, 'it is empty', damaged);
  try {
    return open();
  } catch (error) {
    if (isNew) remove(file);
    throw inWords(file, error);
  }
}

/**
 * Opens the database file (':memory:' for none), brings its tables to the present version, switches
 * foreign keys on and has `fill` fill it. With `reset` an existing file is removed first. Throws in
 * words what stands against a file: see `withFile`.
 */
export function openDatabase(
  file: string,
  reset = false,
  fill: (db: Database) => void = () => undefined,
): Database {
  return isInMemory(file) ? open(file, fill) : withFile(file, reset, () => open(file, fill));
}

function open(file: string, fill: (db: Database) => void): Database {
  const db = connect(file);
  try {
    if (!isInMemory(file)) {
      db.all('PRAGMA journal_mode = WAL');
      checkPages(db);
    }
    db.run('PRAGMA synchronous = NORMAL');
    migrate(db);
    db.run('PRAGMA foreign_keys = ON');
    fill(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Throws when a page is damaged: 0.2 s for 100,000 calls, instead of an answer 500 some day. */
function checkPages(db: Database): void {
  const found = db.get('PRAGMA quick_check(1)')?.quick_check;
  if (found === 'ok') return;
  throw Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' });
}
