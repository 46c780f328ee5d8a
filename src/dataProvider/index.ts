import type { DataProvider, RaRecord } from 'ra-core';
import type { User } from '../types';
import { engine } from './engine';
import { withGateways } from './lifecycles/carriers';
import { withRoutes } from './lifecycles/leastCostRouting';
import { withLimits } from './lifecycles/limits';
import { recordingParts } from './lifecycles/recording';
import { withVoices } from './lifecycles/speech';
import { updateUser } from './lifecycles/users';
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
import { speechMethods } from './methods/speech';
import { systemMethods } from './methods/system';

/** A record that takes several calls to read and to save. */
interface SavedInParts {
  getOne(id: string, signal?: AbortSignal): Promise<{ data: RaRecord<string> }>;
  create(data: Partial<RaRecord<string>>): Promise<{ data: RaRecord<string> }>;
  update(
    id: string,
    data: RaRecord<string>,
    previous: RaRecord<string>,
  ): Promise<{ data: RaRecord<string> }>;
  /** Where a deletion takes more than the one call. */
  remove?(id: string, previous?: RaRecord<string>): Promise<{ data: RaRecord<string> }>;
}

const inParts: Record<string, SavedInParts> = {
  accounts: withLimits('Accounts', 'accounts', engine, recordingParts(engine)),
  'service-providers': withLimits('ServiceProviders', 'service-providers', engine),
  'least-cost-routing': withRoutes(engine),
  carriers: withGateways(engine) as SavedInParts,
  'speech-services': withVoices(engine) as SavedInParts,
};

const crud = {
  ...engine,
  getOne: (resource, { id, signal, meta }) =>
    // A plain read is for those who show no limits, such as a name in a title.
    inParts[resource] && !meta?.plain
      ? inParts[resource].getOne(String(id), signal)
      : engine.getOne(resource, { id, signal }),
  create: (resource, params) =>
    inParts[resource] ? inParts[resource].create(params.data) : engine.create(resource, params),
  update: (resource, params) => {
    const { id, data, previousData } = params;
    if (resource === 'users') {
      return updateUser(engine, String(id), data as User, previousData as unknown as User);
    }
    return inParts[resource]
      ? inParts[resource].update(
          String(id),
          data as RaRecord<string>,
          previousData as RaRecord<string>,
        )
      : engine.update(resource, params);
  },
  delete: (resource, params) =>
    inParts[resource]?.remove?.(String(params.id), params.previousData as RaRecord<string>) ??
    engine.delete(resource, params),
} as DataProvider;

/** The whole platform, as react-admin's methods plus typed verbs outside CRUD. */
export const dataProvider = {
  ...crud,
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
};
export type ConsoleDataProvider = typeof dataProvider;

export { forgetCollections } from './collection';
export type { AdminSettings } from './methods/adminSettings';
export type { RoutingResult } from './methods/phoneNumbers';
