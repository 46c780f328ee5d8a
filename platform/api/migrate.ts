import type { Database } from './database';
import { schemaStatements, schemaVersion } from './schema';

/** A file that this version of the platform cannot take over; the message says why. */
export class MigrationError extends Error {
  /** True when a newer version of the platform wrote the file. */
  readonly isNewer: boolean;

  constructor(message: string, isNewer = false) {
    super(message);
    this.isNewer = isNewer;
  }
}

/**
 * Migrates the tables of a database to the current version, all or nothing: creates those of an empty
 * one, and recreates those of an older one with the columns that both versions have. Leaves foreign keys
 * off. Throws MigrationError for a file of a newer version, and if the current tables refuse its rows.
 */
export function migrate(db: Database): void {
  db.run('PRAGMA foreign_keys = OFF');
  const version = Number(db.get('PRAGMA user_version')?.user_version);
  if (version === schemaVersion) return;
  if (version > schemaVersion) {
    throw new MigrationError(
      `a newer version of the platform wrote it (version ${version} of its tables, this one knows ${schemaVersion})`,
      true,
    );
  }
  // Tables that refer to a renamed one go on referring to its old name, which a new one takes.
  db.run('PRAGMA legacy_alter_table = ON');
  db.transaction(() => rebuild(db));
  db.run('PRAGMA legacy_alter_table = OFF');
}

function rebuild(db: Database): void {
  const old = namesOf(db, 'table');
  for (const name of old) db.run(`ALTER TABLE ${name} RENAME TO old_${name}`);
  for (const name of namesOf(db, 'index')) db.run(`DROP INDEX ${name}`);
  for (const statement of schemaStatements()) db.run(statement);
  const present = namesOf(db, 'table');
  for (const name of old) {
    if (present.includes(name)) copyRows(db, name);
    db.run(`DROP TABLE old_${name}`);
  }
  const [orphan] = db.all('PRAGMA foreign_key_check');
  if (orphan) throw new MigrationError(`a row of ${orphan.table} refers to one that is missing`);
  db.run(`PRAGMA user_version = ${schemaVersion}`);
}

function copyRows(db: Database, name: string): void {
  const columnsOf = (table: string) =>
    db.all(`PRAGMA table_info (${table})`).map((column) => `"${column.name}"`);
  const known = columnsOf(name);
  const shared = columnsOf(`old_${name}`).filter((column) => known.includes(column));
  const list = shared.join(', ');
  try {
    db.run(`INSERT INTO ${name} (${list}) SELECT ${list} FROM old_${name}`);
  } catch (error) {
    // A constraint: it names the column. Any other failure is none of the rows'.
    const { code, message } = error as { code?: string; message: string };
    throw code?.startsWith('SQLITE_CONSTRAINT') ? new MigrationError(message) : error;
  }
}

/** The tables or indexes that the schema made, not those that SQLite keeps for itself. */
const namesOf = (db: Database, type: 'table' | 'index') =>
  db
    .all(
      `SELECT name FROM sqlite_master
        WHERE type = '${type}' AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%'`,
    )
    .map(({ name }) => String(name));
