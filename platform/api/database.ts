import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { schemaStatements } from './schema';

export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;

/** A thin, synchronous wrapper over the embedded SQLite, with one prepared statement per text. */
export interface Database {
  all<T = Row>(sql: string, ...params: SqlValue[]): T[];
  get<T = Row>(sql: string, ...params: SqlValue[]): T | undefined;
  /** Runs a writing statement and answers how many rows it changed. */
  run(sql: string, ...params: SqlValue[]): number;
  /** Runs `work` in one transaction, also inside of another; rolled back when it throws. */
  transaction<T>(work: () => T): T;
  close(): void;
}

const MAX_CACHED_STATEMENTS = 500;

/**
 * Opens the database file (':memory:' for none), creates missing tables and switches foreign keys
 * on. With `reset` an existing file is removed first.
 */
export function openDatabase(file: string, reset = false): Database {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    if (reset) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  }
  const connection = new Libsql(file);
  if (file !== ':memory:') connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = NORMAL');
  for (const statement of schemaStatements()) connection.exec(statement);
  connection.exec('PRAGMA foreign_keys = ON');
  return wrap(connection);
}

function wrap(connection: Libsql.Database): Database {
  const statements = new Map<string, Libsql.Statement>();
  const prepared = (sql: string) => {
    let statement = statements.get(sql);
    if (!statement) {
      if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear();
      statement = connection.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  };
  // Always one array: the driver takes a lone null for a set of named parameters.
  const all = <T>(sql: string, ...params: SqlValue[]) => prepared(sql).all(params) as T[];
  return {
    all,
    // The driver's own `get` adds a `_metadata` key to the row.
    get: <T>(sql: string, ...params: SqlValue[]) => all<T>(sql, ...params)[0],
    run: (sql, ...params) => prepared(sql).run(params).changes,
    transaction<T>(work: () => T) {
      connection.exec('SAVEPOINT work');
      try {
        return work();
      } catch (error) {
        connection.exec('ROLLBACK TO work');
        throw error;
      } finally {
        connection.exec('RELEASE work');
      }
    },
    close() {
      statements.clear();
      connection.close();
    },
  };
}
