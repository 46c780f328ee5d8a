import type { DataProvider } from 'ra-core';
import { engine } from './engine';
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

/** The platform's settings, read as one record: a form looks at them again before it saves. */
const getOne = (async (resource, params) =>
  resource === 'admin-settings'
    ? { data: await adminSettingsMethods.getAdminSettings(params.signal) }
    : engine.getOne(resource, params)) as DataProvider['getOne'];

/** An account that the payment provider charges is deleted with care for that (contract 5.5). */
const deleteAccount: DataProvider['delete'] = async (resource, params) => {
  const customer = params.previousData?.stripe_customer_id;
  if (!customer) return engine.delete(resource, params);
  const { hostedMethods } = await import('./hosted');
  await hostedMethods.deleteCustomerAccount(String(params.id), customer, params.meta);
  return { data: params.previousData as NonNullable<typeof params.previousData> };
};
const remove: DataProvider['delete'] = (resource, params) =>
  (resource === 'accounts' ? deleteAccount : engine.delete)(resource, params);

/** The whole platform, as react-admin's methods plus typed verbs outside CRUD. */
export const dataProvider = {
  ...engine,
  getOne,
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
  hosted: async () => (await import('./hosted')).hostedMethods,
};
export type ConsoleDataProvider = typeof dataProvider;

export type { NumberOwner } from '../saving/planNumbers';
export { invalidateLists } from './cachedList';
export type { AdminSettingsRecord } from './methods/adminSettings';
export type { BulkOptions, BulkResult } from './methods/phoneNumbers';
export type { SaveMeta } from './saves';
