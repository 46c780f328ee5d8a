import type { DataProvider } from 'ra-core';
import type { HostedMethods, ResourceName } from '../types';
import { engine } from './engine';
import { withTemplates } from './lifecycles/carrierTemplates';
import { withRoutes } from './lifecycles/leastCostRouting';
import { withUserMoves } from './lifecycles/users';
import { accountMethods } from './methods/accounts';
import { adminSettingsMethods } from './methods/adminSettings';
import { alertMethods } from './methods/alerts';
import { applicationSpeechMethods } from './methods/applicationSpeech';
import { applicationMethods } from './methods/applications';
import { callCaptureMethods } from './methods/callCapture';
import { callRecordingMethods } from './methods/callRecording';
import { callTraceMethods } from './methods/callTrace';
import { carrierMethods } from './methods/carriers';
import { leastCostRoutingMethods } from './methods/leastCostRouting';
import { phoneNumberMethods } from './methods/phoneNumbers';
import { serviceProviderMethods } from './methods/serviceProviders';
import { setupMethods } from './methods/setup';
import { speechMethods } from './methods/speech';
import { systemMethods } from './methods/system';
import { withParts } from './parts';

type Overrides = Partial<Pick<DataProvider, 'getOne' | 'create' | 'update'>>;

/** The platform's settings, read as one record: a form looks at them again before it saves. */
const readAdminSettings = (async (_resource, { signal }) => ({
  data: await adminSettingsMethods.getAdminSettings(signal),
})) as DataProvider['getOne'];

const base = withParts(engine);

/** The exceptions: saves that neither a row of the map nor its parts can say. */
const overrides: Partial<Record<string, Overrides>> = {
  users: withUserMoves(base),
  carriers: withTemplates(base),
  'least-cost-routing': withRoutes(base),
  'admin-settings': { getOne: readAdminSettings },
} satisfies Partial<Record<ResourceName | 'admin-settings', Overrides>>;

const getOne: DataProvider['getOne'] = (resource, params) =>
  (overrides[resource]?.getOne ?? base.getOne)(resource, params);
const create: DataProvider['create'] = (resource, params) =>
  (overrides[resource]?.create ?? base.create)(resource, params);
const update: DataProvider['update'] = (resource, params) =>
  (overrides[resource]?.update ?? base.update)(resource, params);

/** An account that the payment provider charges is deleted with care for that (contract 5.5). */
const deleteAccount: DataProvider['delete'] = async (resource, params) => {
  const customer = params.previousData?.stripe_customer_id;
  if (!customer) return base.delete(resource, params);
  const { hostedMethods } = await import('./hosted');
  await hostedMethods.deleteCustomerAccount(String(params.id), customer);
  return { data: params.previousData as NonNullable<typeof params.previousData> };
};
const remove: DataProvider['delete'] = (resource, params) =>
  (resource === 'accounts' ? deleteAccount : base.delete)(resource, params);

/** The whole platform, as react-admin's methods plus typed verbs outside CRUD. */
export const dataProvider = {
  ...base,
  getOne,
  create,
  update,
  delete: remove,
  ...accountMethods,
  ...alertMethods,
  ...applicationMethods,
  ...applicationSpeechMethods,
  ...callRecordingMethods,
  ...callTraceMethods,
  ...callCaptureMethods,
  ...carrierMethods,
  ...leastCostRoutingMethods,
  ...phoneNumberMethods,
  ...speechMethods,
  ...systemMethods,
  ...adminSettingsMethods,
  ...serviceProviderMethods,
  ...setupMethods,
  /** The verbs of a hosted platform, which are fetched where they are needed. */
  hosted: async (): Promise<HostedMethods> => (await import('./hosted')).hostedMethods,
};
export type ConsoleDataProvider = typeof dataProvider;

export { invalidateLists } from './cachedList';
export type { AdminSettings } from './methods/adminSettings';
export type { BulkOptions, BulkResult, NumberOwner } from './methods/phoneNumbers';
