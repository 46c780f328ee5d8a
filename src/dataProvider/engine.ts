import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { HttpError, type Query } from '../http';
import type { ResourceName } from '../types';
import { cachedList, getPage, invalidateLists } from './cachedList';
import { type Caller, currentCaller } from './caller';
import { type Endpoint, endpoints } from './endpoints';
import { toNotFound, toReadError, translateError } from './errors';
import { isOwned, visibleAccountSids } from './ownership';
import { applyListParams } from './query';
import { deduplicateIds, toCreatePayload, toRecord, toUpdatePayload } from './record';
import { transport } from './transport';
import { checkUnique } from './unique';

type Row = RaRecord<string>;
type AnyEndpoint = Endpoint<Row>;

const endpointOf = (resource: string): AnyEndpoint => {
  const endpoint = endpoints[resource as ResourceName] as unknown as AnyEndpoint | undefined;
  if (!endpoint) throw new Error(`No endpoint is mapped for "${resource}"`);
  return endpoint;
};

const pathOf = (
  resource: string,
  verb: 'one' | 'create' | 'update' | 'remove',
  caller: Caller,
): string => {
  const path = endpointOf(resource)[verb];
  if (!path) throw new Error(`The platform has no "${verb}" for "${resource}"`);
  return path(caller);
};

/** What was meant must be an object with its own sid: anything else is an unreadable answer. */
const checkRow = (row: unknown, endpoint: AnyEndpoint): void => {
  if (!row || typeof row !== 'object' || !(endpoint.idKey in row)) {
    throw new HttpError(200, { message: 'app.errors.unreadable' });
  }
};

const readWhole = async (
  resource: string,
  caller: Caller,
  filter: Record<string, unknown>,
  query?: Query,
  maxAge?: number,
): Promise<Row[]> => {
  const endpoint = endpointOf(resource);
  const wholeQuery = { ...endpoint.listQuery?.(caller, filter), ...query };
  const [rows, accounts] = await Promise.all([
    cachedList<unknown>(endpoint.list(caller, filter), wholeQuery, maxAge),
    visibleAccountSids(endpoint, caller, filter),
  ]);
  return rows
    .map((row) => toRecord(row, endpoint))
    .filter((record) => endpoint.keep?.(record, caller) ?? true)
    .filter((record) => !accounts || isOwned(record, accounts, caller.providerSid));
};

/** Only the keys that this caller's scope may send. */
const permitted = (endpoint: AnyEndpoint, caller: Caller): AnyEndpoint => {
  const isAllowed = (key: keyof Row) =>
    endpoint.onlyFor?.[key as string]?.includes(caller.scope) ?? true;
  return {
    ...endpoint,
    creatable: endpoint.creatable?.filter(isAllowed),
    writable: endpoint.writable?.filter(isAllowed),
  };
};

const getList = async (resource: string, params: GetListParams) => {
  const endpoint = endpointOf(resource);
  const caller = await currentCaller();
  const filter = params.filter ?? {};
  const paged = endpoint.paged?.(caller, filter);
  const handled = paged?.handled ?? endpoint.handled ?? [];
  const rest = Object.fromEntries(Object.entries(filter).filter(([key]) => !handled.includes(key)));
  if (!paged || (await visibleAccountSids(endpoint, caller, filter))) {
    const rows = await readWhole(resource, caller, filter, paged?.query);
    return { ...applyListParams(rows, { ...params, filter: rest }), meta: { isWhole: true } };
  }
  const { page: number = 1, perPage = 25 } = params.pagination ?? {};
  const isCounted = resource === 'recent-calls' || resource === 'alerts';
  const ask = (wanted: number) =>
    getPage<unknown>(
      endpoint.list(caller, filter),
      { ...paged.query, page: wanted, [isCounted ? 'count' : 'page_size']: perPage },
      params.signal,
    );
  const asked = await ask(number);
  // Beyond the end, as after rows have gone: the last page, to which react-admin then turns.
  const last = Math.ceil(asked.total / perPage);
  const isBeyond = asked.data.length === 0 && last > 0 && number > last;
  const answer = isBeyond ? await ask(last) : asked;
  const rows = answer.data.map((row) => toRecord(row, endpoint));
  const { data } = applyListParams(rows, {
    filter: rest,
    sort: endpoint.unordered ? params.sort : undefined,
  });
  return { data: deduplicateIds(data), total: answer.total, meta: { isWhole: false } };
};

const getOne = async (resource: string, id: string, signal?: AbortSignal): Promise<Row> => {
  const endpoint = endpointOf(resource);
  const caller = await currentCaller();
  const path = pathOf(resource, 'one', caller);
  const { data } = await transport.getOne(path, { id, signal }).catch((error: unknown) => {
    throw toNotFound(toReadError(error));
  });
  checkRow(data, endpoint);
  return toRecord(data, endpoint);
};

/** How long a list may have been known that only names records to those that refer to them (ms). */
const namesAge = 60_000;

/**
 * Whole lists answer all references at once, and go on doing so while the operator turns pages; a
 * record that is not in a kept list is looked for in a new one. Paged resources without a lookup
 * are asked one by one.
 */
const getMany = async (resource: string, ids: string[]): Promise<Row[]> => {
  const endpoint = endpointOf(resource);
  if (endpoint.paged && endpoint.one && !endpoint.lookup) {
    const found = await Promise.allSettled(ids.map((id) => getOne(resource, id)));
    return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }
  const caller = await currentCaller();
  const path = endpoint.lookup?.(caller);
  const named = async (maxAge?: number) => {
    const rows = path
      ? (await cachedList<unknown>(path, {}, maxAge)).map((row) => toRecord(row, endpoint))
      : await readWhole(resource, caller, {}, undefined, maxAge);
    return rows.filter(({ id }) => ids.includes(id));
  };
  const known = await named(namesAge);
  return known.length < new Set(ids).size ? named() : known;
};

const create = async (resource: string, data: Partial<Row>): Promise<Row> => {
  const caller = await currentCaller();
  const endpoint = endpointOf(resource);
  const owned = { ...data, ...endpoint.ownedBy?.(data, caller) };
  await checkUnique(endpoint, caller, owned);
  const payload = toCreatePayload(owned, permitted(endpoint, caller));
  const { data: answer } = await transport
    .create(pathOf(resource, 'create', caller), { data: payload })
    .catch((error: unknown) => {
      throw translateError(error, endpoint.createRefusals, endpoint.unique);
    })
    .finally(invalidateLists);
  if (!answer.id) throw new HttpError(201, { message: 'app.errors.unreadable' });
  const created: Row = { ...data, ...answer, [endpoint.idKey]: answer.id, id: answer.id };
  for (const key of endpoint.writeOnly ?? []) delete created[key];
  return created;
};

const update = async (resource: string, id: string, data: Partial<Row>, previous: Partial<Row>) => {
  const caller = await currentCaller();
  await checkUnique(endpointOf(resource), caller, data, { ...previous, id });
  const endpoint = endpointOf(resource);
  const payload = toUpdatePayload(data, previous, permitted(endpoint, caller));
  if (!payload) return { ...previous, ...data, id } as Row;
  const params = { id, data: payload, previousData: { ...previous, id } };
  try {
    await transport.update(pathOf(resource, 'update', caller), params);
  } catch (error) {
    throw toNotFound(translateError(error, endpoint.updateRefusals, endpoint.unique));
  } finally {
    invalidateLists();
  }
  // What was sent is stored, whether or not it can be read back right now.
  const stored: Row = { ...previous, ...data, id };
  for (const key of endpoint.writeOnly ?? []) delete stored[key];
  return getOne(resource, id).catch(() => stored);
};

/** True when a refusal may say that there is nothing to delete, and there is nothing. */
const isGone = async (resource: string, id: string, refusal: unknown): Promise<boolean> => {
  const mayBe =
    refusal instanceof HttpError && ([400, 404].includes(refusal.status) || refusal.status >= 500);
  if (!mayBe || !endpointOf(resource).one) return false;
  return getOne(resource, id).then(
    () => false,
    (error: unknown) => error instanceof HttpError && error.status === 404,
  );
};

const remove = async (resource: string, id: string): Promise<void> => {
  const path = pathOf(resource, 'remove', await currentCaller());
  try {
    await transport.delete(path, { id });
  } catch (error) {
    // Somebody else deleted it first; the platform's words for that are its own (contract 24.18).
    if (await isGone(resource, id, error)) return;
    throw translateError(error, endpointOf(resource).refusals);
  } finally {
    invalidateLists();
  }
};

/**
 * react-admin's methods, driven by a row of `endpoints.ts`:
 *
 * | method | call | notes |
 * |---|---|---|
 * | getList | GET list | paged by the platform where `paged` says so, else filtered, sorted and paged here; `meta.isWhole` tells |
 * | getOne | GET one/{sid} | |
 * | getMany | GET list or lookup, or one call a record where lists are paged | one request for all references of a screen |
 * | getManyReference | GET list with `{ [target]: id }` as filter | gateways, API keys |
 * | create | POST create | `unique` checked first; answers the data with the new sid |
 * | update | PUT update/{sid} | only what changed and what must be repeated, then GET one, as a PUT answers 204 |
 * | delete | DELETE remove/{sid} | done also when the record is gone already |
 *
 * Every write forgets the kept lists. All methods throw HttpError.
 */
export const engine = {
  getList,
  getOne: async (resource: string, { id, signal }: { id: string; signal?: AbortSignal }) => ({
    data: await getOne(resource, String(id), signal),
  }),
  getMany: async (resource: string, { ids }: { ids: string[] }) => ({
    data: await getMany(resource, ids),
  }),
  getManyReference: (resource: string, params: Parameters<DataProvider['getManyReference']>[1]) =>
    getList(resource, { ...params, filter: { ...params.filter, [params.target]: params.id } }),
  create: async (resource: string, { data }: { data: Partial<Row> }) => ({
    data: await create(resource, data),
  }),
  update: async (
    resource: string,
    { id, data, previousData }: { id: string; data: Partial<Row>; previousData: Partial<Row> },
  ) => ({ data: await update(resource, String(id), data, previousData) }),
  updateMany: () => Promise.reject(new Error('The platform has no bulk update')),
  delete: async (
    resource: string,
    { id, previousData }: { id: string; previousData?: Partial<Row> },
  ) => {
    await remove(resource, String(id));
    return { data: { ...previousData, id } as Row };
  },
  deleteMany: async (resource: string, { ids }: { ids: string[] }) => {
    for (const id of ids) await remove(resource, id);
    return { data: ids };
  },
} as unknown as DataProvider;
