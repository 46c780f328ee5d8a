import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetListResult,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'ra-core';
import { HttpError, LostAnswerError } from '../http';
import type { LostSave } from '../types/lostSave';
import { invalidateLists } from './cachedList';
import { type Caller, currentCaller } from './caller';
import { type AnyEndpoint, type AnyRecord, endpointOf } from './endpoints';
import { toNotFound, toReadError, translateError } from './errors';
import { getList, namesAge, readNames, readWhole } from './lists';
import { isMadeSince } from './madeSince';
import { checkStored } from './partialSave';
import {
  changedKeys,
  isSame,
  toCreatePayload,
  toRecord,
  toUpdatePayload,
  withoutSecrets,
} from './record';
import { transport } from './transport';
import { checkUnique } from './unique';

type Fields = Partial<AnyRecord>;

const pathOf = (
  resource: string,
  verb: 'one' | 'create' | 'update' | 'remove',
  caller: Caller,
): string => {
  const path = endpointOf(resource)[verb];
  if (!path) throw new Error(`The platform has no "${verb}" for "${resource}"`);
  return path(caller);
};

/** The record with the sid that was asked for: any other answer is unreadable. */
const readRow = (row: unknown, endpoint: AnyEndpoint, id: string): AnyRecord => {
  const record = row && typeof row === 'object' ? toRecord(row, endpoint) : null;
  if (record?.[endpoint.idKey] !== id) {
    throw new HttpError(200, { message: 'app.errors.unreadable' });
  }
  return record;
};

/** The endpoint with only the keys that this caller's scope may send. */
const restrictToScope = (endpoint: AnyEndpoint, { scope }: Caller): AnyEndpoint => {
  const isAllowed = (key: keyof AnyRecord) => endpoint.onlyFor?.[key]?.includes(scope) ?? true;
  const { creatable = [], writable = [] } = endpoint;
  return {
    ...endpoint,
    creatable: creatable.filter(isAllowed),
    writable: writable.filter(isAllowed),
  };
};

const getOne = async (resource: string, id: string, signal?: AbortSignal): Promise<AnyRecord> => {
  const endpoint = endpointOf(resource);
  const caller = await currentCaller();
  const path = pathOf(resource, 'one', caller);
  const { data } = await transport.getOne(path, { id, signal }).catch((error: unknown) => {
    throw toNotFound(toReadError(error));
  });
  return readRow(data, endpoint, id);
};

/**
 * The record that a POST created whose answer got lost: the last one made since then that has every
 * value which `sent` holds of what tells records of this kind apart. Null when there is none, and
 * where nothing tells it from an older one: drafts once did not keep what there was `before`.
 */
const findLost = async (
  resource: string,
  caller: Caller,
  { sent, at, before }: LostSave,
): Promise<AnyRecord | null> => {
  const { recognizedBy = [], unique = {}, ownedBy, undated } = endpointOf(resource);
  if (undated && !before) return null;
  const wanted: Fields = { ...sent, ...ownedBy?.(sent, caller) };
  const names = (Object.keys(unique) as (keyof AnyRecord)[]).filter(
    (key) => !isSame(wanted[key], null),
  );
  const keys = [...recognizedBy, ...names];
  if (keys.length === 0) return null;
  const rows = await readWhole(resource, caller, {});
  const alike = rows.filter((row) => keys.every((key) => isSame(row[key], wanted[key])));
  const last = alike.findLast((row) => !before?.includes(row.id) && isMadeSince(row, at));
  return last ? getOne(resource, last.id) : null;
};

/** The ids of the records that there are at this moment. */
const readIds = async (resource: string, caller: Caller): Promise<string[]> =>
  (await readWhole(resource, caller, {}, undefined, 0)).map(({ id }) => id);

/**
 * Whole lists answer all references at once, and go on doing so while the operator turns pages; a
 * record that is not in a kept list is looked for in a new one. Paged resources without a lookup
 * are asked one by one.
 */
const getMany = async (resource: string, ids: string[]): Promise<AnyRecord[]> => {
  const endpoint = endpointOf(resource);
  if (endpoint.paged && endpoint.one && !endpoint.lookup) {
    const found = await Promise.allSettled(ids.map((id) => getOne(resource, id)));
    return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }
  const caller = await currentCaller();
  const findAll = async (maxAge?: number) =>
    (await readNames(resource, caller, maxAge)).filter(({ id }) => ids.includes(id));
  const known = await findAll(namesAge);
  return known.length < new Set(ids).size ? findAll() : known;
};

const create = async (resource: string, data: Fields, lost?: LostSave): Promise<AnyRecord> => {
  const caller = await currentCaller();
  const endpoint = endpointOf(resource);
  const owned = { ...data, ...endpoint.ownedBy?.(data, caller) };
  const found = lost && (await findLost(resource, caller, lost));
  if (found) return update(resource, found.id, owned, found);
  await checkUnique(endpoint, caller, owned);
  const before = lost?.before ?? (endpoint.undated && (await readIds(resource, caller)));
  const payload = toCreatePayload(owned, restrictToScope(endpoint, caller));
  const { data: answer } = await transport
    .create(pathOf(resource, 'create', caller), { data: payload })
    .then((created) => {
      if (!created.data.id) throw new LostAnswerError(201);
      return created;
    })
    .catch((error: unknown) => {
      if (error instanceof LostAnswerError) error.before = before;
      throw translateError(error, endpoint.createRefusals, endpoint.unique, data);
    })
    .finally(invalidateLists);
  const created = { ...data, ...answer, [endpoint.idKey]: answer.id, id: answer.id };
  return withoutSecrets(created, endpoint);
};

const update = async (
  resource: string,
  id: string,
  data: Fields,
  previous: Fields,
): Promise<AnyRecord> => {
  const caller = await currentCaller();
  const endpoint = endpointOf(resource);
  const allowed = restrictToScope(endpoint, caller);
  await checkUnique(endpoint, caller, data, { ...previous, id });
  const keys = changedKeys(data, previous, allowed.writable);
  const changes: Fields = Object.fromEntries(keys.map((key) => [key, data[key]]));
  // Without a change there is no call, not even to read.
  const before = endpoint.verified && keys.length > 0 ? await getOne(resource, id) : previous;
  const payload = toUpdatePayload(changes, before, allowed);
  // What was sent is stored, whether or not it can be read back right now.
  const sent = withoutSecrets({ ...before, ...data, id }, endpoint);
  if (!payload) return sent;
  const params = { id, data: payload, previousData: { ...previous, id } };
  try {
    await transport.update(pathOf(resource, 'update', caller), params);
  } catch (error) {
    throw toNotFound(translateError(error, endpoint.updateRefusals, endpoint.unique, data));
  } finally {
    invalidateLists();
  }
  const stored = await getOne(resource, id).catch(() => null);
  if (stored && endpoint.verified) checkStored(resource, changes, stored, endpoint.verified(data));
  return stored ?? sent;
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
    throw translateError(error, endpointOf(resource).deleteRefusals);
  } finally {
    invalidateLists();
  }
};

/**
 * react-admin's methods, driven by a row of `endpoints.ts`:
 *
 * | method | call | notes |
 * |---|---|---|
 * | getList | GET list | paged by the platform where `paged` says so, else filtered, sorted and paged here; `meta` tells |
 * | getOne | GET one/{sid} | |
 * | getMany | GET list or lookup, or one call a record where lists are paged | one request for all references of a screen |
 * | getManyReference | GET list with `{ [target]: id }` as filter | gateways, API keys |
 * | create | POST create | `unique` checked first; answers the data with the new sid. `meta.lost`, what an earlier POST sent whose answer got lost, is looked for first, and changed instead of created again |
 * | update | PUT update/{sid} | only what changed and what must be repeated, then GET one, as a PUT answers 204 |
 * | delete | DELETE remove/{sid} | done also when the record is gone already |
 *
 * Every write forgets the kept lists. All methods throw HttpError.
 */
export const engine = {
  getList: async <R extends RaRecord>(resource: string, params: GetListParams) =>
    (await getList(resource, params)) as GetListResult<R>,
  getOne: async <R extends RaRecord>(
    resource: string,
    { id, signal }: { id: Identifier; signal?: AbortSignal },
  ) => ({ data: (await getOne(resource, String(id), signal)) as R }),
  getMany: async <R extends RaRecord>(resource: string, { ids }: { ids: Identifier[] }) => ({
    data: (await getMany(resource, ids.map(String))) as R[],
  }),
  getManyReference: async <R extends RaRecord>(
    resource: string,
    { target, id, filter, ...params }: GetManyReferenceParams,
  ) =>
    (await getList(resource, {
      ...params,
      filter: { ...filter, [target]: id },
    })) as GetListResult<R>,
  create: async <_D, R extends RaRecord>(resource: string, { data, meta }: CreateParams) => ({
    data: (await create(resource, data, meta?.lost)) as R,
  }),
  update: async <R extends RaRecord>(
    resource: string,
    { id, data, previousData }: UpdateParams,
  ) => ({ data: (await update(resource, String(id), data, previousData)) as R }),
  updateMany: () => Promise.reject(new Error('The platform has no bulk update')),
  delete: async <R extends RaRecord>(resource: string, { id, previousData }: DeleteParams<R>) => {
    await remove(resource, String(id));
    return { data: { ...previousData, id } as R };
  },
  deleteMany: async <R extends RaRecord>(resource: string, { ids }: DeleteManyParams<R>) => {
    for (const id of ids) await remove(resource, String(id));
    return { data: ids };
  },
} satisfies DataProvider;
