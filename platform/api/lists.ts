import type { FastifyRequest } from 'fastify';
import type { Database, Row, SqlValue } from './database';
import { failure } from './errors';
import { query } from './requests';

/** A condition of a WHERE with its values. */
export interface Condition {
  sql: string;
  params: SqlValue[];
}

/** A condition with the values of its question marks. */
export const where = (sql: string, ...params: SqlValue[]): Condition => ({ sql, params });

/** All of these conditions; anything that is not a condition is ignored. */
export function allOf(conditions: (Condition | false | '' | null | undefined)[]): Condition {
  const asked = conditions.filter((condition) => !!condition);
  return {
    sql: asked.map(({ sql }) => sql).join(' AND ') || '1 = 1',
    params: asked.flatMap(({ params }) => params),
  };
}

/** The requested part of a list. */
export interface Page {
  /** -1 for all rows. */
  limit: number;
  offset: number;
  /** The answer around one page of rows. */
  wrap(total: number, data: unknown[]): unknown;
}

/**
 * The requested page, or undefined without `page` (contract 19). Pages start at 1; the size is 50 unless
 * given, then reported as null. Page 0 acts as page 1, except with `strictZero`, which answers 500, as
 * negative and invalid pages do.
 */
export function pageOf(request: FastifyRequest, strictZero = false): Page | undefined {
  const { page: pageText, page_size: sizeText } = query(request);
  if (pageText === undefined) return undefined;
  const page = Number(pageText);
  const size = sizeText === undefined ? null : Number(sizeText);
  const limit = size ?? 50;
  const offset = (page === 0 && !strictZero ? 0 : page - 1) * limit;
  if (!Number.isInteger(limit) || !Number.isInteger(offset) || limit < 0 || offset < 0) {
    throw failure(`Undeclared variable: '${pageText}' in LIMIT`);
  }
  return { limit, offset, wrap: (total, data) => ({ total, page, page_size: size, data }) };
}

interface ListOptions {
  /** Without one all rows are answered, in a bare array. */
  page?: Page | undefined;
  /** Columns to sort by. */
  order?: string;
  /** What is counted for the total. */
  counted?: string;
  serialize?: (row: Row) => unknown;
}

/** The answer of a list: the rows that meet the condition, as an array or as the requested page. */
export function listRows(
  db: Database,
  table: string,
  { sql, params }: Condition,
  { page, order, counted = '*', serialize = (row) => row }: ListOptions = {},
): unknown {
  const from = `FROM ${table} WHERE ${sql}`;
  const select = `SELECT * ${from} ${order ? `ORDER BY ${order}` : ''}`;
  if (!page) return db.all(select, ...params).map(serialize);
  const count = db.get(`SELECT count(${counted}) AS total ${from}`, ...params);
  const rows = db.all(`${select} LIMIT ? OFFSET ?`, ...params, page.limit, page.offset);
  return page.wrap(Number(count?.total), rows.map(serialize));
}
