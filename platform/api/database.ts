import Libsql from 'libsql';

export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;

/** A thin, synchronous wrapper over the embedded SQLite, with one prepared statement per text. */
export interface Database {
  all<T = Row>(sql: string, ...params: SqlValue[]): T[];
  get<T = Row>(sql: string, ...params: SqlValue[]): T | undefined;
  /** Runs a writing statement and returns the number of changed rows. */
  run(sql: string, ...params: SqlValue[]): number;
  /** Runs `work` in one transaction, also inside of another; rolled back when it throws. */
  transaction<T>(work: () => T): T;
  close(): void;
}

const MAX_CACHED_STATEMENTS = 500;

/** Opens a database, which is made if it is not there. Throws SQLite's error. */
export function connect(file: string): Database {
  const connection = new Libsql(file);
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
        const result = work();
        connection.exec('RELEASE work');
        return result;
      } catch (error) {
        // A full disk has rolled everything back: to do it again would fail, and hide the reason.
        if (connection.inTransaction) connection.exec('ROLLBACK TO work; RELEASE work');
        throw error;
      }
    },
    close() {
      statements.clear();
      connection.close();
    },
  };
}
