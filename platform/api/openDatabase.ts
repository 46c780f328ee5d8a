import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { connect, type Database } from './database';
import { MigrationError, migrate } from './migrate';

/** Names of databases that are in memory: ':memory:', and SQLite's URIs for shared ones. */
const isInMemory = (file: string) =>
  file === ':memory:' || file.endsWith('mode=memory&cache=shared');

const startOver = 'start over with "npm start -- --reset"';
const damaged = `Put a good copy in its place, or ${startOver}.`;

const closed = 'Make the file and its folder writable for this user, and start again.';

/** What can be done about a failure of SQLite or of the file system. */
const advice: Record<string, string> = {
  SQLITE_READONLY: closed,
  SQLITE_READONLY_DIRECTORY: closed,
  SQLITE_CANTOPEN: closed,
  EACCES: closed,
  EPERM: closed,
  EROFS: closed,
  EEXIST: 'Move away what stands in the place of its folder, and start again.',
  ENOTDIR: 'Move away what stands in the place of its folder, and start again.',
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
 * the file is a folder, empty, damaged, closed to this user or of another version, or the disk is full;
 * nothing is left then of a file that was not there before.
 */
function withFile<T>(file: string, reset: boolean, open: () => T): T {
  let isNew = false;
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      throw problem(file, 'it is a folder', 'Move it away, and start again.');
    }
    if (reset) remove(file);
    isNew = !existsSync(file);
    if (!isNew && statSync(file).size === 0) throw problem(file, 'it is empty', damaged);
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
    checkWritable(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Throws where nothing can be written, which would be noticed at the first sign-in. */
function checkWritable(db: Database): void {
  db.run('BEGIN IMMEDIATE');
  db.run('ROLLBACK');
}

/** Throws when a page is damaged: 0.2 s for 100,000 calls, instead of an answer 500 some day. */
function checkPages(db: Database): void {
  const found = db.get('PRAGMA quick_check(1)')?.quick_check;
  if (found === 'ok') return;
  throw Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' });
}
