import type { RaRecord } from 'ra-core';
import { fieldError, HttpError } from '../http';
import { cachedList, getAllPages } from './cachedList';
import type { Caller } from './caller';
import type { Endpoint } from './endpoints';
import { isOwned, visibleAccountSids } from './ownership';
import { isSame } from './record';

type Row = RaRecord<string>;

const isSameText = (key: string | number, mine: Partial<Row>, other: Partial<Row>): boolean =>
  String(mine[key]).trim().toLowerCase() === String(other[key] ?? '').toLowerCase();

/** Rows of one request: a short number stands in thousands of others (contract 19: no upper limit seen). */
const rowsAtOnce = 1000;

/** The records that a value must differ from: one narrow page where the platform pages them. */
const readOthers = (endpoint: Endpoint<Row>, caller: Caller, mine: Partial<Row>) => {
  const path = endpoint.uniqueAmong?.(caller) ?? endpoint.list(caller, {});
  return endpoint.uniqueQuery
    ? getAllPages<Partial<Row>>(path, endpoint.uniqueQuery(mine), { perPage: rowsAtOnce })
    : cachedList<Partial<Row>>(path);
};

/**
 * Refuses changed values that another record of the operator's has already, as the endpoint's
 * `unique` and `clash` say (rule 4.8). Throws one HttpError 422 for all their fields (decision 82).
 */
export async function checkUnique(
  endpoint: Endpoint<Row>,
  caller: Caller,
  data: Partial<Row>,
  previous: Partial<Row> = {},
): Promise<void> {
  const changed = Object.entries(endpoint.unique ?? {}).filter(
    ([key]) => data[key] && !isSame(data[key], previous[key]),
  );
  if (changed.length === 0) return;
  const [rows, accounts] = await Promise.all([
    readOthers(endpoint, caller, data),
    visibleAccountSids(endpoint, caller),
  ]);
  const others = rows
    .filter((row) => row[endpoint.idKey] !== previous.id)
    .filter((row) => !accounts || isOwned(row, accounts, caller.providerSid));
  const clash = endpoint.clash ?? isSameText;
  const taken = changed.filter(([key]) =>
    others.some((row) => clash(key, { ...previous, ...data }, row)),
  );
  const [first, ...more] = taken.map(([field, message = '']) => ({ field, message }));
  if (!first) return;
  const errors = Object.fromEntries(
    more.map(({ field, message }) => [field, fieldError({ message })]),
  );
  throw new HttpError(422, first, { errors });
}
