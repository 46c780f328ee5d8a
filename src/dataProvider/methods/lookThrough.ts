import type { Query } from '../../http';
import type { Uses } from '../../types';
import { type Columns, shapeOf } from '../../types/columns';
import { cachedList, getAllPages, getPage } from '../cachedList';
import { freshness, namesAge } from '../freshness';
import { wholePage } from '../listPlan';
import { readColumns } from '../readColumns';
import type { Readable } from '../readList';

/** Rows of the first page, which says how many there are. */
const firstRows = 100;
/** Once so many are found, they are enough to say what stands in the way. */
const enough = 20;

/** What to look through, and how far. */
interface Look<Row> {
  columns: Columns;
  path: string;
  query?: Query;
  /** The same list, narrowed to where they most likely are; looked through where the list is too long. */
  narrow?: Query;
  uses: (row: Readable<Row>) => boolean;
  /** A list of more rows is not read for this: the platform itself refuses the deletion then. */
  most: number;
  /** The platform has refused it: looks page by page until enough are found. */
  isThorough: boolean;
}

/** Those that were found, and how many were looked at where that is not all of them. */
interface Found<Row> {
  rows: Readable<Row>[];
  looked?: Uses['looked'];
}

/**
 * The rows of a list that use something, where the platform cannot be asked for these alone. Of a list that
 * is not too long all are looked at. Throws HttpError.
 */
export async function lookThrough<Row>(look: Look<Row>): Promise<Found<Row>> {
  const { columns, path, query = {}, narrow, uses, most, isThorough } = look;
  const shape = shapeOf(columns);
  const usersAmong = (rows: object[]) =>
    rows
      .map((row) => readColumns(row as Record<string, unknown>, shape).fields as Readable<Row>)
      .filter(uses);
  const pageOf = (page: number, page_size: number, asked = query) =>
    getPage<object>(path, { ...asked, page, page_size });
  const first = await pageOf(1, firstRows);
  const { data, total } = first;
  if (data.length >= total) return { rows: usersAmong(data) };
  if (total <= most) {
    return { rows: usersAmong(await getAllPages<object>(path, query, { perPage: wholePage })) };
  }
  if (!isThorough) {
    const near = narrow ? await pageOf(1, most, { ...query, ...narrow }) : first;
    return { rows: usersAmong(near.data), looked: { at: near.data.length, of: total } };
  }
  const rows: Readable<Row>[] = [];
  for (let page = 1, at = 0; ; page += 1) {
    const { data: further } = await pageOf(page, wholePage);
    at += further.length;
    rows.push(...usersAmong(further));
    if (further.length === 0 || at >= total) return { rows };
    if (rows.length >= enough) return { rows, looked: { at, of: total } };
  }
}

/** How old a long list may be that a deletion looks through, which the platform checks as well. */
const checkAge = (isThorough: boolean) => (rows: number | undefined) =>
  rows !== undefined && rows > 1000 && !isThorough ? namesAge : freshness;

/** The rows of a list that the platform cannot page, read columns and all. */
export async function readForCheck<Row>(
  columns: Columns,
  path: string,
  isThorough: boolean,
): Promise<Readable<Row>[]> {
  const shape = shapeOf(columns);
  const rows = await cachedList<Record<string, unknown>>(path, undefined, checkAge(isThorough));
  return rows.map((row) => readColumns(row, shape).fields as Readable<Row>);
}
