import type {
  DataProvider,
  GetListResult,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
} from 'ra-core';
import { invalidateLists } from './cachedList';
import { currentCaller } from './caller';
import { type AnyRecord, endpointOf } from './endpoints';
import { getList } from './lists';
import { getMatching } from './matching';
import { accountMethods } from './methods/accounts';
import { adminSettingsMethods } from './methods/adminSettings';
import { alertMethods } from './methods/alerts';
import { applicationSpeechMethods } from './methods/applicationSpeech';
import { callCaptureMethods } from './methods/callCapture';
import { callRecordingMethods } from './methods/callRecording';
import { callTraceMethods } from './methods/callTrace';
import { carrierChoiceMethods } from './methods/carrierChoices';
import { carrierMethods } from './methods/carriers';
import { leastCostRoutingMethods } from './methods/leastCostRouting';
import { liveMethods } from './methods/live';
import { serviceProviderMethods } from './methods/serviceProviders';
import { setupMethods } from './methods/setup';
import { speechMethods } from './methods/speech';
import { systemMethods } from './methods/system';
import { usesMethods } from './methods/uses';
import { namesOf } from './names';
import { readPlain, readWithRows } from './readRecord';

/** Records by their sids: those of paged resources without a lookup one by one, all others by `namesOf`. */
const getMany = async (resource: string, ids: string[]): Promise<AnyRecord[]> => {
  const endpoint = endpointOf(resource);
  if (endpoint.paged && endpoint.one && !endpoint.lookup) {
    const found = await Promise.allSettled(ids.map((id) => readPlain(resource, id)));
    return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }
  return namesOf(resource, await currentCaller(), ids);
};

/** The platform's settings, read as one record: a form looks at them again before it saves. */
const getOne = (async (resource, { id, signal, meta }) => {
  if (resource === 'admin-settings') {
    return { data: await adminSettingsMethods.getAdminSettings(signal) };
  }
  const read = meta?.plain ? readPlain : readWithRows;
  return { data: await read(resource, String(id), signal) };
}) as DataProvider['getOne'];

type Writes = typeof import('./writes')['writeMethods'];

/** A method that writes: all of them come with the forms. */
const written = <Name extends keyof Writes>(name: Name): Writes[Name] =>
  (async (...given: unknown[]) => {
    const { writeMethods } = await import('./writes');
    return (writeMethods[name] as (...given: unknown[]) => unknown)(...given);
  }) as unknown as Writes[Name];

/**
 * The whole platform: typed verbs outside CRUD, and react-admin's methods, driven by a row of
 * `endpoints.ts`:
 *
 * | method | call | notes |
 * |---|---|---|
 * | getList | GET list | paged by the platform where `paged` says so, else filtered, sorted and paged here; `meta` tells |
 * | getOne | GET one/{sid}, and its rows at the same time | parts with `isFor` after it; `meta.plain` reads no rows |
 * | getMany | GET list or lookup, or one call a record, whichever is less | what was read within the last minutes is not asked again |
 * | getManyReference | GET list with `{ [target]: id }` as filter | gateways, API keys |
 * | create, update | a plan of `src/saving`, then what is stored is read | nothing for what did not change; `meta` is `SaveMeta` |
 * | delete | a plan as well | done also when the record is gone already; rows with `isRestored` are made anew when it stops half-way; answers `taken`, which makes the record again |
 *
 * A save tries every step, and tells a failure step by step (PartialSaveError, decision 39). Saving again
 * with the same `meta.log` sends only what is left, and doubles or loses nothing even when an answer got
 * lost. Every write forgets the kept lists. All methods throw HttpError.
 */
export const dataProvider = {
  getList: getList as DataProvider['getList'],
  getOne,
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
  /** Every record that a filter of a list matches, read page by page until `signal` aborts. */
  getMatching: getMatching as <R extends RaRecord>(
    resource: string,
    filter: Record<string, unknown>,
    signal?: AbortSignal,
  ) => Promise<R[]>,
  create: written('create'),
  update: written('update'),
  updateMany: () => Promise.reject(new Error('The platform has no bulk update')),
  delete: written('delete'),
  deleteMany: written('deleteMany'),
  saveAdminSettings: written('saveAdminSettings'),
  routePhoneNumbers: written('routePhoneNumbers'),
  addPhoneNumbers: written('addPhoneNumbers'),
  ...accountMethods,
  ...alertMethods,
  ...applicationSpeechMethods,
  ...callRecordingMethods,
  ...callTraceMethods,
  ...callCaptureMethods,
  ...carrierMethods,
  ...leastCostRoutingMethods,
  ...liveMethods,
  ...carrierChoiceMethods,
  ...speechMethods,
  ...systemMethods,
  ...adminSettingsMethods,
  ...serviceProviderMethods,
  ...setupMethods,
  ...usesMethods,
  /** What was read of whole lists is old: the next who asks for one makes a request. */
  forgetLists: async () => invalidateLists(),
  /** The verbs that take a deletion back, which are fetched where they are needed. */
  undo: async () => (await import('./methods/undo')).undoMethods,
  /** What is done to many records, which is fetched where it is needed. */
  many: async () => (await import('./methods/many')).manyMethods,
  /** The verbs of trying things out, which are fetched where they are needed. */
  tools: async () => (await import('./methods/tools')).toolMethods,
  /** A service provider or an account as a document, which is fetched where it is needed. */
  configuration: async () => (await import('./methods/configuration')).configurationMethods,
  /** Figures of calls, which are fetched where they are needed. */
  callSummary: async () => (await import('./methods/callSummary')).callSummaryMethods,
  /** What lists become in files, and files in lists, which is fetched where it is needed. */
  exchange: async () => (await import('./methods/exchange')).exchangeMethods,
  /** What pages of extensions read, which is fetched where it is needed. */
  own: async () => (await import('./methods/own')).ownMethods,
  /** The verbs of a hosted platform, which are fetched where they are needed. */
  hosted: async () => (await import('./hosted')).hostedMethods,
};
export type ConsoleDataProvider = typeof dataProvider;

export type { NumberOwner } from '../saving/planNumbers';
export type { BulkResult } from '../saving/runMany';
export { invalidateLists } from './cachedList';
export type { AdminSettingsRecord } from './methods/adminSettings';
export type { NewestCalls } from './methods/callSummary';
export type { ConfigurationWork, WorkItem } from './methods/configuration';
export type { ImportBasis } from './methods/importing';
export type { CallState, CallTarget, Words } from './methods/tools';
export type { Undone } from './methods/undo';
export type { SaveMeta } from './saves';
export type { Away, Whereabouts } from './whereMoved';
