import type { RaRecord } from 'ra-core';
import type { Query } from '../http';
import { scopeOf } from '../session/claims';
import type { Application, Carrier, ResourceName, ResourceRecords, Scope, User } from '../types';
import { accountShape } from '../types/account';
import { alertKindOf, unknownKind } from '../types/alertKinds';
import { apiKeyShape } from '../types/apiKey';
import { applicationShape } from '../types/application';
import { alertShape, recentCallShape } from '../types/call';
import { carrierShape } from '../types/carrier';
import { leastCostRoutingShape } from '../types/lcr';
import { msTeamsTenantShape } from '../types/msTeamsTenant';
import { phoneNumberShape } from '../types/phoneNumber';
import { serviceProviderShape } from '../types/serviceProvider';
import type { Kinds } from '../types/shape';
import { sipClientShape } from '../types/sipClient';
import { speechCredentialShape } from '../types/speech';
import { userShape } from '../types/user';
import { vendorName } from '../types/vendorNames';
import { alikeAlerts } from './alikeAlerts';
import type { Caller } from './caller';
import { customVoices, type Part, sipGateways, smppGateways } from './endpointParts';
import { limits } from './limitParts';
import { type ListEndpoint, listEndpoints } from './listEndpoints';
import { at, digitsOf, type Path, providerOrOwn } from './paths';
import { numberPart, searched, searchPattern } from './searchPattern';
import { changeableSpeech, creatableSpeech, speechSecrets } from './speechColumns';

/** Words of the platform and what they mean, told at `field` where the form filled it. */
export interface Refusal<Key extends string = string> {
  /** Its named groups are the arguments of the message. */
  says: RegExp;
  message: string;
  field?: Key;
}

/** How the platform is reached for one resource. Every column is explained once, here. */
export interface Endpoint<R> extends ListEndpoint {
  /** The key that holds the sid; it becomes `id` as well. */
  idKey: keyof R & string;
  /** What each column of an answered row holds: what holds something else is unreadable. */
  shape: Kinds;
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
  /** 0/1 columns, booleans in the record. */
  flags?: (keyof R)[];
  /** Flags that are sent as 0 and 1 (rule 4.12); the others as true and false. */
  numericFlags?: (keyof R)[];
  /** Keys that a POST takes (contract 20). */
  creatable?: (keyof R)[];
  /** Keys that a PUT takes (contract 20). */
  writable?: (keyof R)[];
  /** Keys that a PUT repeats because the platform drops or needs them (contract 3, 4, 7). */
  always?: (keyof R)[];
  /** Those of `always` that a PUT may lack all the same: stored values stay when they cannot be read. */
  keptWhenMissing?: (keyof R)[];
  /** Keys that the platform refuses as null: left out when empty. */
  neverNull?: (keyof R)[];
  /** Secrets that no answer, and no cache, may hold. */
  writeOnly?: (keyof R)[];
  /**
   * Set when a PUT may answer 204 without storing (decision 63): which of the changed keys to compare
   * with what is stored afterwards. Such a PUT carries the changes over what is stored before it.
   */
  verified?(data: Partial<R>): (keyof R & string)[];
  /**
   * What a POST does not take although a PUT does: saved by a PUT after the POST where it differs
   * from what a new record has by itself, under the name `label`.
   */
  afterCreate?: { label: string; defaults: Partial<R> };
  /** Rows that are saved with the record. */
  parts?: Part<keyof R & string>[];
  /** What the record itself is called where a save tells its parts; its name unless given. */
  label?: string;
  /** What the platform's own words for a refused POST mean. */
  createRefusals?: Refusal<keyof R & string>[];
  /** The same of a refused PUT. */
  updateRefusals?: Refusal<keyof R & string>[];
  /** The same of a refused DELETE. */
  deleteRefusals?: Refusal<keyof R & string>[];
  /** Keys that only some scopes may send (contract 5.1, rule 5.3). */
  onlyFor?: Partial<Record<keyof R & string, Scope[]>>;
  /** Fields that a POST gets from who asks rather than from the form. */
  ownedBy?(data: Partial<R>, caller: Caller): Partial<R>;
  /** Rows that stand for several where the newest ones of a list are read at once. */
  combine?(rows: R[]): R[];
  /** Fields of the record worked out from the row. */
  derive?(row: Partial<R>): Partial<R>;
  /** Keys that must differ from every other visible record, with the message for the field. */
  unique?: Partial<Record<keyof R & string, string>>;
  /**
   * Keys that tell a record apart from the others beside those of `unique`: how one is found again
   * whose creation was not answered.
   */
  recognizedBy?: (keyof R & string)[];
  /** Records do not tell when they were made: a creation first reads which ones there are. */
  undated?: true;
  /** Where the records are that `unique` compares with; `list` unless given. */
  uniqueAmong?: Path;
  /** The narrow question for those records where the platform pages that list: one page, not all. */
  uniqueQuery?(mine: Partial<R>): Query;
  /** True when two records may not share a value; the same text whatever the case unless given. */
  clash?(key: keyof R & string, mine: Partial<R>, other: Partial<R>): boolean;
}

const notAllowed = /^insufficient (permissions|privileges)$/;
const foreignCarrier = /^(carrier belongs to a different user|insufficient privileges)$/;

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

/** The platform tells a time that never came as the beginning of 1970. */
const nullIfEpoch = (time: string | null | undefined) =>
  Date.parse(time ?? '') === 0 ? null : time;

/** The account user's own account, whatever the form holds. */
const inOwnAccount = <R extends { account_sid?: string | null }>(
  data: Partial<R>,
  { accountSid }: Caller,
) => ({ account_sid: accountSid ?? data.account_sid ?? undefined });

/** What a POST and a PUT of a carrier take alike. */
const carrierColumns: (keyof Carrier)[] = [
  'name',
  'e164_leading_plus',
  'application_sid',
  'requires_register',
  'register_username',
  'register_password',
  'register_sip_realm',
  'register_from_user',
  'register_from_domain',
  'register_public_ip_in_contact',
  'tech_prefix',
  'diversion',
  'is_active',
  'smpp_system_id',
  'smpp_password',
  'smpp_inbound_system_id',
  'smpp_inbound_password',
  'dtmf_type',
  'outbound_sip_proxy',
  'trunk_type',
  'inbound_auth_username',
  'inbound_auth_password',
];

/** What a POST and a PUT of an application take alike. */
const applicationColumns: (keyof Application)[] = [
  'name',
  'account_sid',
  'app_json',
  'call_hook',
  'call_status_hook',
  'messaging_hook',
  'record_all_calls',
  'use_for_fallback_speech',
  'speech_synthesis_vendor',
  'speech_synthesis_language',
  'speech_synthesis_voice',
  'speech_synthesis_label',
  'speech_recognizer_vendor',
  'speech_recognizer_language',
  'speech_recognizer_label',
  'fallback_speech_synthesis_vendor',
  'fallback_speech_synthesis_language',
  'fallback_speech_synthesis_voice',
  'fallback_speech_synthesis_label',
  'fallback_speech_recognizer_vendor',
  'fallback_speech_recognizer_language',
  'fallback_speech_recognizer_label',
  'env_vars',
];

/** THE MAP: one row per resource (contract 20.1). */
export const endpoints: { [N in ResourceName]: Endpoint<ResourceRecords[N]> } = {
  accounts: {
    idKey: 'account_sid',
    shape: accountShape,
    ...listEndpoints.accounts,
    create: at('Accounts'),
    update: at('Accounts'),
    remove: at('Accounts'),
    flags: ['enable_debug_log', 'record_all_calls', 'is_active'],
    numericFlags: ['record_all_calls'],
    creatable: [
      'name',
      'sip_realm',
      'queue_event_hook',
      'registration_hook',
      'service_provider_sid',
      'enable_debug_log',
    ],
    writable: [
      'name',
      'sip_realm',
      'siprec_hook_sid',
      'device_calling_application_sid',
      'registration_hook',
      'queue_event_hook',
      'record_all_calls',
      'record_format',
      'bucket_credential',
      'enable_debug_log',
    ],
    ownedBy: (_data, { providerSid }) => ({ service_provider_sid: providerSid ?? undefined }),
    onlyFor: {
      enable_debug_log: ['admin'],
      sip_realm: ['admin', 'service_provider'],
    },
    unique: {
      name: 'resources.accounts.validation.nameTaken',
      sip_realm: 'resources.accounts.validation.sipRealmTaken',
    },
    uniqueAmong: at('Accounts'),
    // The platform would store a bucket credential of a POST as junk (contract 5.1).
    afterCreate: {
      label: 'resources.accounts.sections.recording',
      defaults: { record_all_calls: false, record_format: 'mp3', bucket_credential: null },
    },
    parts: [limits('Accounts')],
  },
  users: {
    idKey: 'user_sid',
    shape: userShape,
    ...listEndpoints.users,
    // Users without a provider are admins, whom only an admin sees (rule 5.7).
    keep: (row, caller) =>
      row.service_provider_sid
        ? row.service_provider_sid === caller.providerSid
        : caller.serviceProviderSid === null,
    create: at('Users'),
    update: at('Users'),
    remove: at('Users'),
    flags: ['force_change', 'is_active', 'is_view_only'],
    shown: ({ scope, account_name, service_provider_name }) => ({
      scope: [scope, account_name ?? service_provider_name].join(' '),
    }),
    creatable: [
      'name',
      'email',
      'initial_password',
      'force_change',
      'is_active',
      'is_view_only',
      'service_provider_sid',
      'account_sid',
    ],
    writable: [
      'name',
      'email',
      'initial_password',
      'force_change',
      'is_active',
      'is_view_only',
      'service_provider_sid',
      'account_sid',
    ],
    always: ['name', 'is_view_only'],
    keptWhenMissing: ['name'],
    neverNull: ['name', 'email', 'initial_password', 'service_provider_sid', 'account_sid'],
    writeOnly: ['initial_password'],
    // Said of the last active admin only, once the sid is well-formed (contract 3).
    deleteRefusals: [{ says: /^Bad request$/, message: 'resources.users.validation.lastAdmin' }],
    ownedBy: ownersOfUser,
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
    shape: applicationShape,
    recognizedBy: ['account_sid'],
    ...listEndpoints.applications,
    lookup: at('Applications'),
    create: at('Applications'),
    update: at('Applications'),
    remove: at('Applications'),
    flags: ['record_all_calls', 'use_for_fallback_speech'],
    numericFlags: ['record_all_calls', 'use_for_fallback_speech'],
    creatable: applicationColumns,
    writable: applicationColumns,
    always: ['name', 'call_hook'],
    keptWhenMissing: ['name', 'call_hook'],
    neverNull: [
      'name',
      'account_sid',
      'call_hook',
      'call_status_hook',
      'messaging_hook',
      // The others may be null: these columns are not (contract 7).
      'speech_synthesis_vendor',
      'speech_synthesis_language',
      'speech_recognizer_vendor',
      'speech_recognizer_language',
    ],
    // An application of another account has words of its own (rule 5.6).
    updateRefusals: [{ says: notAllowed, message: 'app.access.noSpeech' }],
    deleteRefusals: [{ says: notAllowed, message: 'app.access.noApplication' }],
    unique: { name: 'resources.applications.validation.nameTaken' },
    uniqueAmong: at('Applications'),
    // Rule 4.8: the same name; the platform: in one account, in whatever case.
    clash: (_key, mine, other) =>
      mine.name?.trim() === other.name ||
      (mine.account_sid === other.account_sid &&
        mine.name?.trim().toLowerCase() === other.name?.toLowerCase()),
  },
  'api-keys': {
    idKey: 'api_key_sid',
    shape: apiKeyShape,
    ...listEndpoints['api-keys'],
    create: at('ApiKeys'),
    remove: at('ApiKeys'),
    creatable: ['account_sid', 'service_provider_sid'],
    neverNull: ['account_sid', 'service_provider_sid'],
  },
  'service-providers': {
    idKey: 'service_provider_sid',
    shape: serviceProviderShape,
    ...listEndpoints['service-providers'],
    create: at('ServiceProviders'),
    update: at('ServiceProviders'),
    remove: at('ServiceProviders'),
    creatable: ['name'],
    writable: ['name', 'ms_teams_fqdn', 'root_domain'],
    always: ['name', 'registration_hook'],
    keptWhenMissing: ['name'],
    neverNull: ['name', 'registration_hook'],
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
    shape: carrierShape,
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
    flags: ['is_active', 'e164_leading_plus', 'requires_register', 'register_public_ip_in_contact'],
    creatable: [...carrierColumns, 'account_sid', 'service_provider_sid'],
    // Never register_status, which would poison every list with the carrier (contract 25).
    writable: [...carrierColumns, 'account_sid'],
    neverNull: ['name', 'is_active', 'dtmf_type', 'trunk_type', 'service_provider_sid'],
    onlyFor: {
      account_sid: ['admin', 'service_provider'],
      service_provider_sid: ['admin', 'service_provider'],
    },
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
    label: 'resources.carriers.parts.carrier',
  },
  'speech-services': {
    idKey: 'speech_credential_sid',
    shape: speechCredentialShape,
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
    flags: ['use_for_tts', 'use_for_stt'],
    numericFlags: ['use_for_tts', 'use_for_stt'],
    creatable: creatableSpeech,
    writable: changeableSpeech,
    // The platform drops most of what a PUT lacks, and needs the two flags (contract 12.1, 12.2).
    always: changeableSpeech,
    writeOnly: speechSecrets,
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
    verified: ({ write_only = [] }) => changeableSpeech.filter((key) => !write_only.includes(key)),
    parts: [customVoices],
    label: 'resources.speech-services.parts.credential',
  },
  'phone-numbers': {
    idKey: 'phone_number_sid',
    shape: phoneNumberShape,
    recognizedBy: ['voip_carrier_sid'],
    ...listEndpoints['phone-numbers'],
    paged: searched(listEndpoints['phone-numbers'], numberPart),
    create: at('PhoneNumbers'),
    update: at('PhoneNumbers'),
    remove: at('PhoneNumbers'),
    creatable: ['number', 'voip_carrier_sid', 'account_sid', 'application_sid'],
    // The platform refuses number and carrier; a number without an account would vanish from lists.
    writable: ['account_sid', 'application_sid'],
    neverNull: ['number', 'voip_carrier_sid', 'account_sid'],
    ownedBy: inOwnAccount,
    unique: { number: 'resources.phone-numbers.validation.numberTaken' },
    // Every number that the caller may see: the platform looks at one carrier only (contract 23.54).
    uniqueQuery: ({ number }) => ({ filter: digitsOf(number) }),
  },
  'ms-teams-tenants': {
    idKey: 'ms_teams_tenant_sid',
    shape: msTeamsTenantShape,
    ...listEndpoints['ms-teams-tenants'],
    keep: (row, caller) =>
      ofProvider(row, caller) && (!caller.accountSid || row.account_sid === caller.accountSid),
    create: at('MicrosoftTeamsTenants'),
    update: at('MicrosoftTeamsTenants'),
    remove: at('MicrosoftTeamsTenants'),
    creatable: ['tenant_fqdn', 'account_sid', 'application_sid', 'service_provider_sid'],
    writable: ['tenant_fqdn', 'account_sid', 'application_sid'],
    neverNull: ['tenant_fqdn', 'account_sid', 'service_provider_sid'],
    ownedBy: (data, caller) => ({
      ...inOwnAccount(data, caller),
      service_provider_sid: caller.providerSid ?? undefined,
    }),
    // The list holds the tenants of the whole platform, where a domain may stand once.
    unique: { tenant_fqdn: 'resources.ms-teams-tenants.validation.domainTaken' },
  },
  'least-cost-routing': {
    idKey: 'lcr_sid',
    shape: leastCostRoutingShape,
    recognizedBy: ['name', 'account_sid'],
    undated: true,
    ...listEndpoints['least-cost-routing'],
    create: at('Lcrs'),
    update: at('Lcrs'),
    remove: at('Lcrs'),
    flags: ['is_active'],
    creatable: ['name', 'is_active', 'account_sid', 'service_provider_sid'],
    // Its owner never changes; its routes and its default entry are saved in lifecycles/.
    writable: ['name', 'is_active'],
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
    shape: sipClientShape,
    recognizedBy: ['account_sid'],
    ...listEndpoints.clients,
    create: at('Clients'),
    update: at('Clients'),
    remove: at('Clients'),
    flags: [
      'is_active',
      'allow_direct_app_calling',
      'allow_direct_queue_calling',
      'allow_direct_user_calling',
    ],
    creatable: [
      'account_sid',
      'username',
      'password',
      'is_active',
      'allow_direct_app_calling',
      'allow_direct_queue_calling',
      'allow_direct_user_calling',
    ],
    // Never the password: its masked text would become the new one (contract 15).
    writable: [
      'is_active',
      'allow_direct_app_calling',
      'allow_direct_queue_calling',
      'allow_direct_user_calling',
    ],
    neverNull: ['account_sid', 'username', 'password'],
    writeOnly: ['password'],
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
    shape: recentCallShape,
    ...listEndpoints['recent-calls'],
    paged: searched(listEndpoints['recent-calls'], searchPattern),
    derive: ({ answered_at, terminated_at }) => ({
      answered_at: nullIfEpoch(answered_at),
      terminated_at: nullIfEpoch(terminated_at),
    }),
  },
  alerts: {
    idKey: 'time',
    shape: alertShape,
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
