import type { RaRecord } from 'ra-core';
import { alertKindOf, unknownKind } from '../domain/alertKinds';
import { vendorName } from '../domain/vendorNames';
import type { Query } from '../http';
import type { MadeFrom, RowsPlanner, Stage } from '../saving/input';
import type { Part } from '../saving/part';
import type { PlatformWords } from '../saving/plan';
import { tableRoutes } from '../saving/planRoutes';
import { templateCall } from '../saving/template';
import { userStages } from '../saving/userStages';
import { scopeOf } from '../session/claims';
import type { ResourceName, ResourceRecords, Scope, User } from '../types';
import { accountColumns } from '../types/account';
import { apiKeyColumns } from '../types/apiKey';
import { applicationColumns } from '../types/application';
import { alertColumns, recentCallColumns } from '../types/call';
import { carrierColumns } from '../types/carrier';
import { keysOf } from '../types/columns';
import { leastCostRoutingColumns } from '../types/lcr';
import { msTeamsTenantColumns } from '../types/msTeamsTenant';
import { phoneNumberColumns } from '../types/phoneNumber';
import { serviceProviderColumns } from '../types/serviceProvider';
import { sipClientColumns } from '../types/sipClient';
import { speechCredentialColumns } from '../types/speech';
import { userColumns } from '../types/user';
import { alikeAlerts } from './alikeAlerts';
import type { Caller } from './caller';
import { type EndpointColumns, endpointColumns } from './columnLists';
import { customVoices, sipGateways, smppGateways } from './endpointParts';
import { limits } from './limitParts';
import { type ListEndpoint, listEndpoints } from './listEndpoints';
import { at, byScope, digitsOf, type Path, provider, providerOrOwn, trimmedText } from './paths';
import { numberPart, searched, searchPattern } from './searchPattern';

/** How the platform is reached for one resource. Every field is explained once, here and where it comes from. */
export interface Endpoint<R> extends ListEndpoint, EndpointColumns<R> {
  /** The key that holds the sid; it becomes `id` as well. */
  idKey: keyof R & string;
  /** The platform pages this list in no order of its own: by this, rows are sorted within a page. */
  unordered?: keyof R & string;
  /** What columns show that is neither their value nor the name behind their sid: sorted by that. */
  shown?(row: R): Partial<Record<keyof R & string, unknown>>;
  /** The whole list that names records to those that refer to them, where `list` is paged. */
  lookup?: Path;
  /** Filter keys that the path of a whole list answers by itself. */
  handled?: string[];
  /** Rows to keep of what the platform answers: the console's own scope rule (contract 21, decision 65). */
  keep?(row: R, caller: Caller): boolean;
  create?: Path;
  /** Put before `/{sid}` of a PUT. */
  update?: Path;
  /** Put before `/{sid}` of a DELETE. */
  remove?: Path;
  /**
   * Set when a PUT may answer 204 without storing (decision 63): which of the changed keys to compare
   * with what is stored afterwards. Such a PUT carries the changes over what is stored before it.
   */
  verified?(data: Partial<R>): (keyof R & string)[];
  /** Columns whose values are rows of the platform, named by `sid`, which other records may hold as well. */
  sharedRows?: { columns: readonly (keyof R & string)[]; sid: string };
  /**
   * What a POST does not take although a PUT does: saved by a PUT after the POST where it differs
   * from what a new record has by itself, under the name `label`.
   */
  afterCreate?: { label: string; defaults: Partial<R> };
  /** Rows that are saved with the record. */
  parts?: Part<keyof R & string>[];
  /** Rows that are neither read nor sent row by row. */
  rows?: RowsPlanner;
  /** The states that PUTs have to lead through, where the platform does not take the wanted one at once. */
  stages?(wanted: Partial<R>, now: Partial<R>, caller: Caller): Stage[];
  /** The call that makes the record in the place of a POST of its columns. */
  madeFrom?(data: Partial<R>, caller: Caller): MadeFrom | null;
  /** The name of the record itself where a save lists its parts; its own name unless given. */
  label?: string;
  /** What the platform's own words for a refused POST mean. */
  createRefusals?: PlatformWords<keyof R & string>[];
  /** The same of a refused PUT. */
  updateRefusals?: PlatformWords<keyof R & string>[];
  /** The same of a refused DELETE. */
  deleteRefusals?: PlatformWords<keyof R & string>[];
  /** Fields that a POST gets from who asks rather than from the form. */
  ownedBy?(data: Partial<R>, caller: Caller): Partial<R>;
  /** Combines rows into one where the newest ones of a list are read at once. */
  combine?(rows: R[]): R[];
  /** Fields of the record worked out from the row. */
  derive?(row: Partial<R>): Partial<R>;
  /** Keys that must differ from every other visible record, with the message for the field. */
  unique?: Partial<Record<keyof R & string, string>>;
  /**
   * Keys that identify a record besides those of `unique`: they find a record again whose creation was
   * not answered.
   */
  recognizedBy?: (keyof R & string)[];
  /** Where the records are that `unique` compares with; `list` unless given. */
  uniqueAmong?: Path;
  /** The narrow question for those records where the platform pages that list: one page, not all. */
  uniqueQuery?(mine: Partial<R>): Query;
  /** True when two records may not share a value; the same text whatever the case unless given. */
  clash?(key: keyof R & string, mine: Partial<R>, other: Partial<R>): boolean;
}

const notAllowed = /^insufficient (permissions|privileges)$/;
const foreignCarrier = /^(carrier belongs to a different user|insufficient privileges)$/;

const webhooks = ['call_hook', 'call_status_hook', 'messaging_hook'] as const;

const ofProvider = (row: { service_provider_sid: string | null }, { providerSid }: Caller) =>
  row.service_provider_sid === providerSid;

/**
 * The sids of a new user. Both are always sent for an account user: without the provider's the
 * platform would make an admin of it (contract 2.1, 23.13; decision 66).
 */
const ownersOfUser = (
  data: Partial<User>,
  { scope, accountSid, providerSid }: Caller,
): Partial<User> => {
  const role = accountSid ? 'account' : (data.scope ?? scope);
  const owners: Record<Scope, Partial<User>> = {
    admin: {},
    service_provider: { service_provider_sid: providerSid },
    account: { service_provider_sid: providerSid, account_sid: accountSid ?? data.account_sid },
  };
  return { service_provider_sid: null, account_sid: null, ...owners[role] };
};

/** The platform sends the beginning of 1970 for a time that never came. */
const nullIfEpoch = (time: string | null | undefined) =>
  Date.parse(time ?? '') === 0 ? null : time;

/** The account user's own account, whatever the form holds. */
const inOwnAccount = <R extends { account_sid?: string | null }>(
  data: Partial<R>,
  { accountSid }: Caller,
) => ({ account_sid: accountSid ?? data.account_sid ?? undefined });

/** THE MAP: one row per resource (contract 20.1). */
export const endpoints: { [N in ResourceName]: Endpoint<ResourceRecords[N]> } = {
  accounts: {
    idKey: 'account_sid',
    ...endpointColumns(accountColumns),
    ...listEndpoints.accounts,
    create: at('Accounts'),
    update: at('Accounts'),
    remove: at('Accounts'),
    ownedBy: (_data, { providerSid }) => ({ service_provider_sid: providerSid ?? undefined }),
    unique: {
      name: 'resources.accounts.validation.nameTaken',
      sip_realm: 'resources.accounts.validation.sipRealmTaken',
    },
    // Its own are those of its list, which is kept; an admin sees those of all providers.
    uniqueAmong: byScope({
      admin: at('Accounts'),
      service_provider: provider('Accounts'),
      account: at('Accounts'),
    }),
    // The platform would store a bucket credential of a POST as junk (contract 5.1).
    afterCreate: {
      label: 'resources.accounts.sections.recording',
      defaults: { record_all_calls: false, record_format: 'mp3', bucket_credential: null },
    },
    parts: [limits('Accounts')],
  },
  users: {
    idKey: 'user_sid',
    ...endpointColumns(userColumns),
    ...listEndpoints.users,
    // Users without a provider are admins, whom only an admin sees (rule 5.7).
    keep: (row, caller) =>
      row.service_provider_sid
        ? row.service_provider_sid === caller.providerSid
        : caller.serviceProviderSid === null,
    create: at('Users'),
    update: at('Users'),
    remove: at('Users'),
    shown: ({ scope, account_name, service_provider_name }) => ({
      scope: [scope, account_name ?? service_provider_name].join(' '),
    }),
    // Said of the last active admin only, once the sid is well-formed (contract 3).
    deleteRefusals: [{ says: /^Bad request$/, message: 'resources.users.validation.lastAdmin' }],
    ownedBy: ownersOfUser,
    stages: userStages,
    derive: (row) => ({
      scope: scopeOf(row),
      account_sid: row.account_sid ?? null,
      service_provider_sid: row.service_provider_sid ?? null,
    }),
    unique: {
      name: 'resources.users.validation.nameTaken',
      email: 'resources.users.validation.emailTaken',
    },
  },
  applications: {
    idKey: 'application_sid',
    ...endpointColumns(applicationColumns),
    recognizedBy: ['account_sid'],
    ...listEndpoints.applications,
    lookup: at('Applications'),
    create: at('Applications'),
    update: at('Applications'),
    remove: at('Applications'),
    // An application of another account has words of its own (rule 5.6).
    updateRefusals: [{ says: notAllowed, message: 'app.access.noSpeech' }],
    // A change goes to the stored webhook, which others may have replaced since (contract 7).
    verified: (data) => webhooks.filter((key) => data[key]),
    // The applications that the platform makes by itself have one status webhook (contract 6).
    sharedRows: { columns: webhooks, sid: 'webhook_sid' },
    deleteRefusals: [
      { says: notAllowed, message: 'app.access.noApplication' },
      {
        says: /^cannot delete application with phone numbers$/,
        message: 'resources.applications.validation.hasNumbers',
      },
    ],
    unique: { name: 'resources.applications.validation.nameTaken' },
    uniqueAmong: at('Applications'),
    // Asks for those whose name holds this one, in whatever case (contract 7).
    uniqueQuery: ({ name }) => ({ name: trimmedText(name?.split('\\')[0]) }),
    // Rule 4.8: the same name; the platform: in one account, in whatever case.
    clash: (_key, mine, other) =>
      mine.name?.trim() === other.name ||
      (mine.account_sid === other.account_sid &&
        mine.name?.trim().toLowerCase() === other.name?.toLowerCase()),
  },
  'api-keys': {
    idKey: 'api_key_sid',
    ...endpointColumns(apiKeyColumns),
    ...listEndpoints['api-keys'],
    create: at('ApiKeys'),
    remove: at('ApiKeys'),
  },
  'service-providers': {
    idKey: 'service_provider_sid',
    ...endpointColumns(serviceProviderColumns),
    ...listEndpoints['service-providers'],
    create: at('ServiceProviders'),
    update: at('ServiceProviders'),
    remove: at('ServiceProviders'),
    unique: {
      name: 'resources.service-providers.validation.nameTaken',
      root_domain: 'resources.service-providers.validation.rootDomainTaken',
    },
    // An admin lacks no privilege: it still has accounts or users (contract 4, 23.27).
    deleteRefusals: [{ says: notAllowed, message: 'resources.service-providers.validation.inUse' }],
    parts: [limits('ServiceProviders')],
  },
  carriers: {
    idKey: 'voip_carrier_sid',
    ...endpointColumns(carrierColumns),
    recognizedBy: ['name', 'account_sid'],
    ...listEndpoints.carriers,
    unordered: 'name',
    shown: ({ requires_register, register_status }) => ({
      register_status: requires_register ? register_status?.status : null,
    }),
    lookup: at('VoipCarriers'),
    create: providerOrOwn('VoipCarriers'),
    update: providerOrOwn('VoipCarriers'),
    remove: at('VoipCarriers'),
    ownedBy: (_data, { providerSid }) => ({ service_provider_sid: providerSid }),
    updateRefusals: [{ says: foreignCarrier, message: 'app.access.noCarrier' }],
    deleteRefusals: [
      { says: foreignCarrier, message: 'app.access.noCarrierDelete' },
      {
        says: /^cannot delete voip carrier with active phone numbers$/,
        message: 'resources.carriers.validation.hasNumbers',
      },
    ],
    parts: [sipGateways, smppGateways],
    madeFrom: templateCall,
    label: 'resources.carriers.parts.carrier',
  },
  'speech-services': {
    idKey: 'speech_credential_sid',
    ...endpointColumns(speechCredentialColumns),
    recognizedBy: ['vendor', 'label', 'account_sid'],
    ...listEndpoints['speech-services'],
    shown: ({ vendor, use_for_tts, use_for_stt }) => ({
      vendor: vendorName(vendor),
      use_for_tts: 2 * Number(!use_for_tts) + Number(!use_for_stt),
    }),
    // One account's list holds what the provider lends it as well (contract 12.1, decision 6).
    handled: ['account_sid'],
    create: providerOrOwn('SpeechCredentials'),
    update: providerOrOwn('SpeechCredentials'),
    remove: providerOrOwn('SpeechCredentials'),
    // The row's owner is in the body: the path says nothing of it (contract 12.1).
    ownedBy: (data, { accountSid, providerSid }) => ({
      account_sid: accountSid ?? data.account_sid ?? null,
      service_provider_sid: providerSid,
    }),
    createRefusals: [
      {
        says: /^label .* is already in use/is,
        message: 'resources.speech-services.validation.labelTaken',
        field: 'label',
      },
    ],
    verified: ({ write_only = [] }) =>
      keysOf(speechCredentialColumns, 'inPut').filter((key) => !write_only.includes(key)),
    parts: [customVoices],
    label: 'resources.speech-services.parts.credential',
  },
  'phone-numbers': {
    idKey: 'phone_number_sid',
    ...endpointColumns(phoneNumberColumns),
    recognizedBy: ['voip_carrier_sid'],
    ...listEndpoints['phone-numbers'],
    paged: searched(listEndpoints['phone-numbers'], numberPart),
    create: at('PhoneNumbers'),
    update: at('PhoneNumbers'),
    remove: at('PhoneNumbers'),
    ownedBy: inOwnAccount,
    unique: { number: 'resources.phone-numbers.validation.numberTaken' },
    // Every number that the caller may see: the platform looks at one carrier only (contract 23.54).
    uniqueQuery: ({ number }) => ({ filter: digitsOf(number) }),
  },
  'ms-teams-tenants': {
    idKey: 'ms_teams_tenant_sid',
    ...endpointColumns(msTeamsTenantColumns),
    ...listEndpoints['ms-teams-tenants'],
    keep: (row, caller) =>
      ofProvider(row, caller) && (!caller.accountSid || row.account_sid === caller.accountSid),
    create: at('MicrosoftTeamsTenants'),
    update: at('MicrosoftTeamsTenants'),
    remove: at('MicrosoftTeamsTenants'),
    ownedBy: (data, caller) => ({
      ...inOwnAccount(data, caller),
      service_provider_sid: caller.providerSid ?? undefined,
    }),
    // The list holds the tenants of the whole platform, where a domain may stand once.
    unique: { tenant_fqdn: 'resources.ms-teams-tenants.validation.domainTaken' },
  },
  'least-cost-routing': {
    idKey: 'lcr_sid',
    ...endpointColumns(leastCostRoutingColumns),
    recognizedBy: ['name', 'account_sid'],
    rows: tableRoutes,
    label: 'resources.least-cost-routing.parts.table',
    ...listEndpoints['least-cost-routing'],
    create: at('Lcrs'),
    update: at('Lcrs'),
    remove: at('Lcrs'),
    ownedBy: (data, { accountSid, providerSid }) => ({
      name: data.name ?? null,
      account_sid: accountSid ?? data.account_sid ?? null,
      service_provider_sid: providerSid,
    }),
    createRefusals: [
      {
        says: /^Service Provider: (?<name>.+?)\s+already\s+has an active call routing table/s,
        message: 'resources.least-cost-routing.validation.providerHasTable',
      },
      {
        says: /^Account: (?<name>.+?)\s+already\s+has an active call routing table/s,
        message: 'resources.least-cost-routing.validation.accountHasTable',
        field: 'account_sid',
      },
    ],
  },
  clients: {
    idKey: 'client_sid',
    ...endpointColumns(sipClientColumns),
    recognizedBy: ['account_sid'],
    ...listEndpoints.clients,
    create: at('Clients'),
    update: at('Clients'),
    remove: at('Clients'),
    ownedBy: inOwnAccount,
    createRefusals: [
      {
        says: /^the client's username already exists$/,
        message: 'resources.clients.validation.usernameTaken',
        field: 'username',
      },
    ],
    unique: { username: 'resources.clients.validation.usernameTaken' },
    clash: (_key, mine, other) =>
      mine.account_sid === other.account_sid &&
      mine.username?.trim().toLowerCase() === other.username?.toLowerCase(),
  },
  'recent-calls': {
    idKey: 'call_sid',
    ...endpointColumns(recentCallColumns),
    ...listEndpoints['recent-calls'],
    paged: searched(listEndpoints['recent-calls'], searchPattern),
    derive: ({ answered_at, terminated_at }) => ({
      answered_at: nullIfEpoch(answered_at),
      terminated_at: nullIfEpoch(terminated_at),
    }),
  },
  alerts: {
    idKey: 'time',
    ...endpointColumns(alertColumns),
    ...listEndpoints.alerts,
    derive: ({ time, alert_type, message }) => ({
      id: [time, alert_type, message].filter(Boolean).join(' '),
      kind: alertKindOf({ alert_type, message: message ?? '' })?.name ?? unknownKind,
    }),
    combine: alikeAlerts,
  },
};

/** A record of any resource, for those that know no resource by name. */
export type AnyRecord = RaRecord<string>;
export type AnyEndpoint = Endpoint<AnyRecord>;

/** The row of one resource. Throws for a name that is not in the map. */
export function endpointOf(resource: string): AnyEndpoint {
  const endpoint: AnyEndpoint | undefined = endpoints[resource as ResourceName];
  if (!endpoint) throw new Error(`No endpoint is mapped for "${resource}"`);
  return endpoint;
}
