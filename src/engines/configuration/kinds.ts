import { limitCategories, type ResourceName } from '../../types';
import { accountColumns } from '../../types/account';
import { applicationColumns } from '../../types/application';
import { carrierColumns } from '../../types/carrier';
import { sipGatewayColumns, smppGatewayColumns } from '../../types/gateway';
import { leastCostRoutingColumns } from '../../types/lcr';
import { msTeamsTenantColumns } from '../../types/msTeamsTenant';
import { phoneNumberColumns } from '../../types/phoneNumber';
import { serviceProviderColumns } from '../../types/serviceProvider';
import { sipClientColumns } from '../../types/sipClient';
import { googleCustomVoiceColumns, speechCredentialColumns } from '../../types/speech';
import { userColumns } from '../../types/user';
import { type DocumentField, extraField, fieldsOf } from './fields';

/** A kind of records in a document. */
export interface RecordKind {
  resource: ResourceName;
  /** How the names of its secrets begin. */
  word: string;
  /** The column of its sid. */
  idKey: string;
  /** The fields whose values name a record; the first one alone names it to others. */
  key: readonly string[];
  /** Whose it is: a part of its key, or a field that a change may move; none for accounts. */
  account: 'key' | 'field' | 'none';
  /** Has an account, which a change may move and never takes away. */
  needsAccount?: true;
  /** The fields without which no record is made: the platform stops at a user without a password (contract 3). */
  neededWhenNew?: readonly string[];
  fields: DocumentField[];
  /** A record is short enough for one line of a document. */
  isLine?: true;
}

const owners = ['account_sid', 'service_provider_sid'];
const limits = extraField('limits', { is: 'quantities', names: limitCategories });
type Directions = Record<'inbound' | 'outbound', boolean>;
/** The platform has no direction of its own for a gateway: one that a document does not name is that of its list. */
const gatewayRows = (
  columns: Parameters<typeof fieldsOf>[0],
  idKey: string,
  unnamed: Directions = { inbound: false, outbound: false },
) =>
  ({
    is: 'rows',
    fields: fieldsOf(columns),
    idKey,
    alike: ['ipv4', 'port', 'inbound', 'outbound'],
    unnamed,
  }) as const;
const smppRows = (unnamed: Directions) =>
  gatewayRows(smppGatewayColumns, 'smpp_gateway_sid', unnamed);

/** The key of a voice is stored as a file, by a call of its own. */
const voiceFields = [
  ...fieldsOf(googleCustomVoiceColumns),
  {
    ...extraField('voice_cloning_key', { is: 'text' }, 'voice_cloning_key_file'),
    answeredAs: 'voice_cloning_key',
    isSecret: true,
    canBeEmptied: false,
  },
];

const routeFields = [
  extraField('regex', { is: 'text' }),
  extraField('description', { is: 'text' }),
  extraField('carrier', { is: 'reference', to: 'carriers' }, 'voip_carrier_sid'),
  extraField('further_carriers', { is: 'references', to: 'carriers' }),
];

/** The service provider of a document, which is there already and keeps its name. */
export const providerKind: RecordKind = {
  resource: 'service-providers',
  word: 'PROVIDER',
  idKey: 'service_provider_sid',
  key: ['name'],
  account: 'none',
  fields: [...fieldsOf(serviceProviderColumns), limits],
};

/** Every kind of records, in the order of a document, in which each refers to those before it. */
const recordKinds = {
  accounts: {
    resource: 'accounts',
    word: 'ACCOUNT',
    idKey: 'account_sid',
    key: ['name'],
    account: 'none',
    fields: [
      ...fieldsOf(accountColumns, {
        leftOut: owners,
        references: {
          device_calling_application_sid: 'applications',
          siprec_hook_sid: 'applications',
        },
      }),
      limits,
    ],
  },
  speech_services: {
    resource: 'speech-services',
    word: 'SPEECH',
    idKey: 'speech_credential_sid',
    key: ['vendor', 'label'],
    account: 'key',
    fields: [
      ...fieldsOf(speechCredentialColumns, { leftOut: owners }).sort(
        // What names it comes first.
        (one, other) => Number(isNaming(other)) - Number(isNaming(one)),
      ),
      extraField('custom_voices', {
        is: 'rows',
        fields: voiceFields,
        idKey: 'google_custom_voice_sid',
        alike: ['name'],
      }),
    ],
  },
  applications: {
    resource: 'applications',
    word: 'APPLICATION',
    idKey: 'application_sid',
    key: ['name'],
    account: 'key',
    fields: fieldsOf(applicationColumns, {
      leftOut: owners,
      voices: ['speech_synthesis_voice', 'fallback_speech_synthesis_voice'],
    }),
  },
  carriers: {
    resource: 'carriers',
    word: 'CARRIER',
    idKey: 'voip_carrier_sid',
    key: ['name'],
    account: 'key',
    fields: [
      ...fieldsOf(carrierColumns, {
        // What no form shows nobody has written into a document: one that lacks it must not empty it.
        leftOut: [...owners, 'description', 'smpp_enquire_link_interval'],
        references: { application_sid: 'applications' },
      }),
      extraField('sip_gateways', gatewayRows(sipGatewayColumns, 'sip_gateway_sid')),
      extraField('smpp_outbound_gateways', smppRows({ inbound: false, outbound: true })),
      extraField('smpp_inbound_gateways', smppRows({ inbound: true, outbound: false })),
    ],
  },
  phone_numbers: {
    resource: 'phone-numbers',
    word: 'NUMBER',
    idKey: 'phone_number_sid',
    key: ['number'],
    account: 'field',
    needsAccount: true,
    fields: fieldsOf(phoneNumberColumns, {
      leftOut: owners,
      references: { voip_carrier_sid: 'carriers', application_sid: 'applications' },
    }),
    isLine: true,
  },
  routing_tables: {
    resource: 'least-cost-routing',
    word: 'ROUTING',
    idKey: 'lcr_sid',
    key: ['name'],
    account: 'key',
    fields: [
      ...fieldsOf(leastCostRoutingColumns, { leftOut: owners }),
      extraField('routes', {
        is: 'rows',
        fields: routeFields,
        idKey: 'lcr_route_sid',
        alike: ['regex'],
      }),
      extraField('default_carrier', { is: 'reference', to: 'carriers' }, 'default_carrier_sid'),
    ],
  },
  sip_clients: {
    resource: 'clients',
    word: 'CLIENT',
    idKey: 'client_sid',
    key: ['username'],
    account: 'key',
    fields: fieldsOf(sipClientColumns, { leftOut: owners, neverAnswered: ['password'] }),
  },
  ms_teams_tenants: {
    resource: 'ms-teams-tenants',
    word: 'TENANT',
    idKey: 'ms_teams_tenant_sid',
    key: ['tenant_fqdn'],
    account: 'field',
    needsAccount: true,
    fields: fieldsOf(msTeamsTenantColumns, {
      leftOut: owners,
      references: { application_sid: 'applications' },
    }),
  },
  users: {
    resource: 'users',
    word: 'USER',
    idKey: 'user_sid',
    key: ['name'],
    account: 'field',
    fields: fieldsOf(userColumns, { leftOut: owners, neverAnswered: ['initial_password'] }),
    neededWhenNew: ['initial_password'],
  },
} as const satisfies Record<string, RecordKind>;

function isNaming({ name }: DocumentField): boolean {
  return ['vendor', 'label'].includes(name);
}

export type KindName = keyof typeof recordKinds;

/** The recordKinds in the order of a document. */
export const kindNames = Object.keys(recordKinds) as KindName[];

/**
 * The account of a document that is about one account: it is there already, and keeps its name and its realm,
 * which no other account may have.
 */
export const ownAccountKind: RecordKind = {
  ...recordKinds.accounts,
  fields: recordKinds.accounts.fields.filter(({ name }) => name !== 'sip_realm'),
};

/** What is said of a kind. */
export const kindOf = (name: KindName): RecordKind => recordKinds[name];
