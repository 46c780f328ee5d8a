import type {
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetListResult,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
} from 'ra-core';
import { currentCaller } from './caller';
import { deleteRecord } from './deletion';
import { type AnyRecord, endpointOf } from './endpoints';
import { getList, namesAge, readNames } from './lists';
import { readPlain, readWithRows } from './readRecord';
import { saveMethods } from './saves';

/**
 * Whole lists answer all references at once, and go on doing so while the operator turns pages; a
 * record that is not in a kept list is looked for in a new one. Paged resources without a lookup
 * are asked one by one.
 */
const getMany = async (resource: string, ids: string[]): Promise<AnyRecord[]> => {
  const endpoint = endpointOf(resource);
  if (endpoint.paged && endpoint.one && !endpoint.lookup) {
    const found = await Promise.allSettled(ids.map((id) => readPlain(resource, id)));
    return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }
  const caller = await currentCaller();
  const findAll = async (maxAge?: number) =>
    (await readNames(resource, caller, maxAge)).filter(({ id }) => ids.includes(id));
  const known = await findAll(namesAge);
  return known.length < new Set(ids).size ? findAll() : known;
};

/**
 * react-admin's methods, driven by a row of `endpoints.ts`:
 *
 * | method | call | notes |
 * |---|---|---|
 * | getList | GET list | paged by the platform where `paged` says so, else filtered, sorted and paged here; `meta` tells |
 * | getOne | GET one/{sid}, and its rows at the same time | parts with `isFor` after it; `meta.plain` reads no rows |
 * | getMany | GET list or lookup, or one call a record where lists are paged | one request for all references of a screen |
 * | getManyReference | GET list with `{ [target]: id }` as filter | gateways, API keys |
 * | create, update | a plan of `src/saving`, then what is stored is read | nothing for what did not change; `meta` is `SaveMeta` |
 * | delete | a plan as well | done also when the record is gone already; rows with `isRestored` are made anew when it stops half-way |
 *
 * A save tries every step, and tells a failure step by step (PartialSaveError, decision 39). Saving again
 * with the same `meta.log` sends only what is left, and doubles or loses nothing even when an answer got
 * lost. Every write forgets the kept lists. All methods throw HttpError.
 */
export const engine = {
  getList: async <R extends RaRecord>(resource: string, params: GetListParams) =>
    (await getList(resource, params)) as GetListResult<R>,
  getOne: (async (resource, { id, signal, meta }) => {
    const read = meta?.plain ? readPlain : readWithRows;
    return { data: await read(resource, String(id), signal) };
  }) as DataProvider['getOne'],
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
  ...saveMethods,
  updateMany: () => Promise.reject(new Error('The platform has no bulk update')),
  delete: async <R extends RaRecord>(
    resource: string,
    { id, previousData, meta }: DeleteParams<R>,
  ) => ({
    data: { ...previousData, ...(await deleteRecord(resource, String(id), meta)) } as R,
  }),
  deleteMany: async <R extends RaRecord>(resource: string, { ids }: DeleteManyParams<R>) => {
    for (const id of ids) await deleteRecord(resource, String(id));
    return { data: ids };
  },
} satisfies DataProvider;
