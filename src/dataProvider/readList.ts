import type { Query } from '../http';
import { type Columns, shapeOf } from '../types/columns';
import { cachedList } from './cachedList';
import type { Age } from './freshness';
import { readColumns } from './readColumns';

/** A row as far as it can be read: a column that holds something else than it should is null. */
export type Readable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

/**
 * The rows of a whole list, by the table of its record: each column of its kind or null; `age` takes an older
 * answer too. Throws HttpError.
 */
export const readList = async <Row>(
  columns: Columns,
  path: string,
  query?: Query,
  age?: Age,
): Promise<Readable<Row>[]> => {
  const shape = shapeOf(columns);
  const rows = await cachedList<Record<string, unknown>>(path, query, age);
  return rows.map((row) => readColumns(row, shape).fields as Readable<Row>);
};
