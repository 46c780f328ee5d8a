import { randomUUID } from 'node:crypto';
import type { Database, Row, SqlValue } from './database';
import { badRequest, failure, unprocessable } from './errors';
import { type Column, type TableName, tables } from './schema';

export type Body = Record<string, unknown>;

type Verb = 'INSERT INTO' | 'SET';

const DATABASE = 'platform';

/** MariaDB cuts the value of a duplicate-key text. */
const MAX_SHOWN_KEY = 64;

const DATETIME = /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d(\.\d+)?)?$/;

/** The rows of one table by the value of one column, in the order of their sids. */
export function findRecords(
  db: Database,
  table: TableName,
  column: string,
  value: SqlValue,
): Row[] {
  const { key } = tables[table];
  return db.all(`SELECT * FROM ${table} WHERE "${column}" = ? ORDER BY ${key}`, value);
}

/** Every row of a table, in the order of the sids. */
export function allRecords(db: Database, table: TableName): Row[] {
  return db.all(`SELECT * FROM ${table} ORDER BY ${tables[table].key}`);
}

/** One row by its sid, or undefined. */
export function findRecord(db: Database, table: TableName, sid: SqlValue): Row | undefined {
  return db.get(`SELECT * FROM ${table} WHERE ${tables[table].key} = ?`, sid);
}

/**
 * Refuses a create that lacks a required key: 400 `missing field <name>`, the first one only. The
 * test is the key's presence, so that an explicit null passes here and fails in the write
 * (contract 1.3).
 */
export function requireFields(table: TableName, body: Body): void {
  for (const [name, column] of Object.entries(tables[table].columns)) {
    if (column.required && !(name in body)) throw badRequest(`missing field ${name}`);
  }
}

/**
 * Writes a new row as the live platform's SQL would and answers its sid. Throws 400 for a primary
 * key in the body, 422 for a duplicate, 500 for unknown columns, nulls, over-long text, bad enums
 * and foreign keys, with MariaDB's texts (contract 1.1, 1.3). `internal` holds columns that only
 * the platform itself may set.
 */
export function insertRecord(
  db: Database,
  table: TableName,
  body: Body,
  internal: Row = {},
): string {
  const { key, columns } = tables[table];
  if (key in body) throw badRequest(`primary key ${key} is immutable`);
  const row = { ...toRow(table, body, 'INSERT INTO'), ...internal };
  for (const [name, column] of Object.entries(columns)) {
    if (column.notNull && column.default === undefined && !(name in row)) {
      throw failure(`Field '${name}' doesn't have a default value`);
    }
  }
  const sid = randomUUID();
  checkUnique(db, table, row, undefined);
  checkReferences(db, table, row);
  const names = [key, ...Object.keys(row)];
  const marks = names.map(() => '?').join(', ');
  db.run(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${marks})`,
    sid,
    ...Object.values(row),
  );
  return sid;
}

/**
 * Changes the named columns of one row and returns how many rows were found (0 or 1). Errors as in
 * `insertRecord`; an empty body is a SQL syntax error, 500 (contract 1.3).
 */
export function updateRecord(db: Database, table: TableName, sid: string, body: Body): number {
  const { key } = tables[table];
  if (key in body) throw badRequest(`primary key ${key} is immutable`);
  const row = toRow(table, body, 'SET');
  const names = Object.keys(row);
  if (names.length === 0) throw failure(syntaxError(`WHERE ${key} = '${sid}'`));
  const current = findRecord(db, table, sid);
  if (!current) return 0;
  checkUnique(db, table, { ...current, ...row }, sid);
  checkReferences(db, table, row);
  const changes = names.map((name) => `"${name}" = ?`).join(', ');
  return db.run(`UPDATE ${table} SET ${changes} WHERE ${key} = ?`, ...Object.values(row), sid);
}

/**
 * Deletes one row and returns how many were found. 500 with MariaDB's foreign-key text while another row
 * refers to it (contract 1.3).
 */
export function deleteRecord(db: Database, table: TableName, sid: string): number {
  checkUnreferenced(db, table, [sid]);
  return db.run(`DELETE FROM ${table} WHERE ${tables[table].key} = ?`, sid);
}

/**
 * Deletes all rows that have this value in this column, all or none of them; 500 as `deleteRecord`
 * while one of them is in use.
 */
export function deleteRecords(
  db: Database,
  table: TableName,
  column: string,
  value: SqlValue,
): number {
  const { key } = tables[table];
  const sids = db
    .all<Row>(`SELECT ${key} AS sid FROM ${table} WHERE "${column}" = ?`, value)
    .map(({ sid }) => String(sid));
  checkUnreferenced(db, table, sids);
  return db.run(`DELETE FROM ${table} WHERE "${column}" = ?`, value);
}

/** The text that MariaDB answers to a statement that it cannot read. */
function syntaxError(near: string): string {
  return `You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '${near}' at line 1`;
}

function toRow(table: TableName, body: Body, verb: Verb): Row {
  const row: Row = {};
  const { columns } = tables[table];
  // An empty list leaves nothing after the equals sign, which SQL reports before it looks up any
  // column.
  if (Object.values(body).some((value) => Array.isArray(value) && value.length === 0)) {
    throw failure(syntaxError(''));
  }
  for (const [name, value] of Object.entries(body)) {
    const column = columns[name];
    if (!column || column.internal) throw failure(`Unknown column '${name}' in '${verb}'`);
    row[name] = toSqlValue(table, name, column, value);
  }
  return row;
}

function toSqlValue(
  table: string,
  name: string,
  column: Column<TableName>,
  value: unknown,
): SqlValue {
  if (value === null) {
    if (column.notNull) throw failure(`Column '${name}' cannot be null`);
    return null;
  }
  if (Array.isArray(value)) throw failure(syntaxError(String(value)));
  const plain = typeof value === 'boolean' ? Number(value) : value;
  const where = `for column \`${DATABASE}\`.\`${table}\`.\`${name}\` at row 1`;
  if (column.type === 'int' || column.type === 'flag') {
    if (typeof plain === 'number' && Number.isFinite(plain)) return Math.round(plain);
    if (typeof plain === 'string' && /^[-+]?\d+(\.\d+)?$/.test(plain.trim())) {
      return Math.round(Number(plain));
    }
    throw failure(`Incorrect integer value: '${plain}' ${where}`);
  }
  const text = String(plain);
  if (column.type === 'datetime') {
    if (!DATETIME.test(text)) throw failure(`Incorrect datetime value: '${text}' ${where}`);
    return `${text.slice(0, 10)}T${text.slice(11, 19) || '00:00:00'}.000Z`;
  }
  if (column.values && !column.values.includes(text)) {
    throw failure(`Data truncated for column '${name}' at row 1`);
  }
  if (column.length && text.length > column.length) {
    throw failure(
      column.references
        ? foreignKeyText('add', table, name, column.references)
        : `Data too long for column '${name}' at row 1`,
    );
  }
  return text;
}

function checkUnique(db: Database, table: TableName, row: Row, ownSid: string | undefined): void {
  const { key, unique = [] } = tables[table];
  for (const { name, columns } of unique) {
    const values = columns.map((column) => row[column] ?? null);
    if (values.includes(null)) continue;
    const where = columns.map((column) => `"${column}" = ?`).join(' AND ');
    const taken = db.get(
      `SELECT 1 FROM ${table} WHERE ${where} AND ${key} <> ?`,
      ...values,
      ownSid ?? '',
    );
    if (taken) {
      const value = values.join('-').slice(0, MAX_SHOWN_KEY);
      throw unprocessable(`Duplicate entry '${value}' for key '${name}'`);
    }
  }
}

function checkReferences(db: Database, table: TableName, row: Row): void {
  for (const [name, value] of Object.entries(row)) {
    const target = tables[table].columns[name]?.references;
    if (!target || value === null) continue;
    if (!findRecord(db, target, value)) throw failure(foreignKeyText('add', table, name, target));
  }
}

function checkUnreferenced(db: Database, target: TableName, sids: string[]): void {
  if (sids.length === 0) return;
  const marks = sids.map(() => '?').join(', ');
  for (const [table, { columns }] of Object.entries(tables)) {
    for (const [name, column] of Object.entries(columns)) {
      if (column.references !== target || column.cascade) continue;
      const used = db.get(`SELECT 1 FROM ${table} WHERE "${name}" IN (${marks}) LIMIT 1`, ...sids);
      if (used) throw failure(foreignKeyText('delete', table, name, target));
    }
  }
}

function foreignKeyText(
  change: 'add' | 'delete',
  table: string,
  column: string,
  target: TableName,
): string {
  const [verb, row] = change === 'add' ? ['add', 'child'] : ['delete', 'parent'];
  const constraint = `\`${DATABASE}\`.\`${table}\`, CONSTRAINT \`${table}_${column}_fk\` FOREIGN KEY (\`${column}\`) REFERENCES \`${target}\` (\`${tables[target].key}\`)`;
  return `Cannot ${verb} or update a ${row} row: a foreign key constraint fails (${constraint})`;
}
