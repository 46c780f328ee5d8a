import type { RaRecord } from 'ra-core';
import { cachedList, getAllPages, keptList } from './cachedList';
import type { Caller } from './caller';
import type { Endpoint } from './endpoints';
import { type Age, listAge } from './freshness';
import { isOwned, visibleAccountSids } from './ownership';

type Row = RaRecord<string>;

/**
 * Rows of one request: a short number is part of thousands of others (contract 19: no upper limit seen).
 */
const rowsAtOnce = 1000;

const othersPath = (endpoint: Endpoint<Row>, caller: Caller): string =>
  endpoint.uniqueAmong?.(caller) ?? endpoint.list(caller, {});

/** True where `readOthers` would answer what was read a little earlier. */
export const areOthersKept = (endpoint: Endpoint<Row>, caller: Caller): boolean =>
  !endpoint.uniqueQuery && keptList(othersPath(endpoint, caller), listAge) !== undefined;

/** The records that a value must differ from: one narrow page where the platform pages them. */
export const readOthers = (
  endpoint: Endpoint<Row>,
  caller: Caller,
  mine: Partial<Row>,
  maxAge: Age = listAge,
): Promise<Partial<Row>[]> => {
  const path = othersPath(endpoint, caller);
  return endpoint.uniqueQuery
    ? getAllPages<Partial<Row>>(path, endpoint.uniqueQuery(mine), { perPage: rowsAtOnce })
    : cachedList<Partial<Row>>(path, undefined, maxAge);
};

/** Those of them that the operator may know of: the platform answers other providers' too. */
export async function visibleOf(
  endpoint: Endpoint<Row>,
  caller: Caller,
  rows: Partial<Row>[],
): Promise<Partial<Row>[]> {
  const accounts = await visibleAccountSids(endpoint, caller);
  return rows.filter((row) => !accounts || isOwned(row, accounts, caller.providerSid));
}
