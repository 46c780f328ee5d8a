import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type TableName, tables } from '../../platform/api/schema';
import { vendorRule } from '../../platform/api/speech/vendors';
import { endpointColumns } from '../../src/dataProvider/columnLists';
import { endpointOf, endpoints } from '../../src/dataProvider/endpoints';
import { readColumns } from '../../src/dataProvider/readColumns';
import { withoutSecrets } from '../../src/dataProvider/record';
import { wayBackOf } from '../../src/domain/wayBack';
import { vendors } from '../../src/engines/speech/vendors';
import type { ResourceName } from '../../src/types';
import { accountColumns } from '../../src/types/account';
import { apiKeyColumns } from '../../src/types/apiKey';
import { applicationColumns } from '../../src/types/application';
import { alertColumns, recentCallColumns } from '../../src/types/call';
import {
  carrierColumns,
  platformAddressColumns,
  predefinedCarrierColumns,
} from '../../src/types/carrier';
import { type Columns, keysOf, shapeOf } from '../../src/types/columns';
import { sipGatewayColumns, smppGatewayColumns } from '../../src/types/gateway';
import { lcrRouteColumns, leastCostRoutingColumns } from '../../src/types/lcr';
import { limitColumns } from '../../src/types/limit';
import { msTeamsTenantColumns } from '../../src/types/msTeamsTenant';
import { phoneNumberColumns } from '../../src/types/phoneNumber';
import { serviceProviderColumns } from '../../src/types/serviceProvider';
import { passwordSettingsColumns, systemInformationColumns } from '../../src/types/settings';
import { sipClientColumns } from '../../src/types/sipClient';
import { googleCustomVoiceColumns, speechCredentialColumns } from '../../src/types/speech';
import { userColumns } from '../../src/types/user';
import { recordTables } from '../support/mutations';
import { anySid, recorded } from '../support/recorded';

/** The table of each record and row, and where the embedded platform keeps it. */
const kept: [table: TableName, columns: Columns][] = [
  ['accounts', accountColumns],
  ['users', userColumns],
  ['applications', applicationColumns],
  ['api_keys', apiKeyColumns],
  ['service_providers', serviceProviderColumns],
  ['voip_carriers', carrierColumns],
  ['predefined_carriers', predefinedCarrierColumns],
  ['smpp_addresses', platformAddressColumns],
  ['sip_gateways', sipGatewayColumns],
  ['smpp_gateways', smppGatewayColumns],
  ['speech_credentials', speechCredentialColumns],
  ['google_custom_voices', googleCustomVoiceColumns],
  ['phone_numbers', phoneNumberColumns],
  ['ms_teams_tenants', msTeamsTenantColumns],
  ['lcr', leastCostRoutingColumns],
  ['lcr_routes', lcrRouteColumns],
  ['clients', sipClientColumns],
  ['account_limits', limitColumns],
  ['service_provider_limits', limitColumns],
  ['password_settings', passwordSettingsColumns],
  ['system_information', systemInformationColumns],
];

/** Columns that the platform has no column for: it works them out, or keeps them elsewhere. */
const elsewhere: Partial<Record<TableName, string[]>> = {
  users: ['account_name', 'service_provider_name', 'is_view_only', 'initial_password'],
  lcr: ['number_routes'],
  lcr_routes: ['lcr_carrier_set_entries'],
};

/** Columns that could be null where the platform keeps them, and are not: it needs or fills them. */
const neverNull: Partial<Record<TableName, string[]>> = {
  applications: ['account_sid'],
  voip_carriers: ['register_status'],
  sip_gateways: ['protocol'],
  speech_credentials: ['use_for_tts', 'use_for_stt'],
  google_custom_voices: ['reported_usage'],
  clients: ['username'],
};

/** Keys of vendors are kept together, in one column. */
const vendorKeys = new Set(
  vendors.flatMap(({ id, isNamed }) => vendorRule(isNamed ? `${id}:any` : id)?.keys ?? []),
);

/**
 * Columns of what a deletion that is taken back makes again, which no POST of the console carries: the platform
 * fills them or keeps them in another form, or a call of its own stores them.
 */
const notPosted: Partial<Record<TableName, string[]>> = {
  applications: ['service_provider_sid', 'created_at'],
  voip_carriers: ['created_at', 'register_status'],
  sip_gateways: ['voip_carrier_sid'],
  smpp_gateways: ['voip_carrier_sid'],
  speech_credentials: [
    ...['credential', 'last_used', 'last_tested', 'tts_tested_ok', 'stt_tested_ok', 'created_at'],
  ],
  phone_numbers: ['service_provider_sid'],
  lcr: ['default_carrier_set_entry_sid'],
};
const madeAgain = new Set<string>([
  ...recordTables.filter(([area]) => wayBackOf(area, {}) === 'made').map(([, table]) => table),
  ...['sip_gateways', 'smpp_gateways'],
]);

it.each(kept.filter(([name]) => madeAgain.has(name)))(
  'whatever %s may hold comes back when its deletion is taken back',
  (name, columns) => {
    const posted = keysOf(columns, 'inPost');
    const lost = Object.keys(tables[name].columns).filter(
      (column) =>
        !notPosted[name]?.includes(column) &&
        !posted.includes(column.replace(/_hook_sid$/, '_hook')),
    );
    expect(lost).toEqual([]);
  },
);

/** How the platform may keep a column of a kind. */
const keptAs: Record<string, string[]> = {
  text: ['text', 'enum', 'datetime'],
  number: ['int', 'flag'],
  flag: ['flag'],
  any: ['text'],
};

it.each(kept)('the embedded platform keeps %s as the console knows them', (name, columns) => {
  const { key, columns: stored } = tables[name];
  const known = (column: string) => stored[column] ?? stored[`${column}_sid`];
  const apart = new Set([key, ...(elsewhere[name] ?? [])]);
  if (name === 'speech_credentials') for (const column of vendorKeys) apart.add(column);
  const other = Object.entries(columns).filter(([column, { kind, marks }]) => {
    if (apart.has(column)) return false;
    const types = typeof kind === 'string' ? keptAs[kind] : ['text'];
    const { type = '', notNull } = known(column) ?? {};
    const isNull = !notNull && !neverNull[name]?.includes(column);
    return !types?.includes(type) || (isNull && !marks.includes('orNull'));
  });
  expect(other.map(([column]) => column)).toEqual([]);
});

/** What a POST and a PUT of a record must never carry: refused, or poison (contract 20, 25). */
const never: [what: string, columns: Columns, inPost: string[], inPut: string[]][] = [
  ['account', accountColumns, ['bucket_credential', 'created_at'], ['service_provider_sid']],
  ['application', applicationColumns, ['created_at'], ['created_at', 'service_provider_sid']],
  ['carrier', carrierColumns, ['register_status'], ['register_status', 'service_provider_sid']],
  ['number', phoneNumberColumns, ['service_provider_sid'], ['number', 'voip_carrier_sid']],
  ['tenant', msTeamsTenantColumns, [], ['service_provider_sid']],
  ['table of routes', leastCostRoutingColumns, ['number_routes'], ['number_routes', 'account_sid']],
  ['SIP client', sipClientColumns, [], ['password', 'username', 'account_sid']],
  ['voice', googleCustomVoiceColumns, ['voice_cloning_key'], ['voice_cloning_key']],
  ['credential', speechCredentialColumns, ['tts_tested_ok'], ['vendor', 'label', 'api_key']],
];

it.each(never)('what a platform refuses of a %s is not sent', (_what, columns, inPost, inPut) => {
  const isSent = (mark: 'inPost' | 'inPut', names: string[]) =>
    keysOf(columns, mark).filter((name) => names.includes(name));
  expect([...isSent('inPost', inPost), ...isSent('inPut', inPut)]).toEqual([]);
});

/** Columns that may be null in an answer and are refused as null (contract 3, 4, 7, 13.1). */
const refusedAsNull: [columns: Columns, names: string[]][] = [
  [userColumns, ['account_sid', 'service_provider_sid']],
  [serviceProviderColumns, ['registration_hook']],
  [
    applicationColumns,
    [
      'call_hook',
      'call_status_hook',
      'messaging_hook',
      'speech_synthesis_vendor',
      'speech_synthesis_language',
      'speech_recognizer_vendor',
      'speech_recognizer_language',
    ],
  ],
  [phoneNumberColumns, ['account_sid', 'voip_carrier_sid']],
];

it.each(refusedAsNull)('what is refused as null is never sent as null: %#', (columns, names) => {
  expect(keysOf(columns, 'neverNull')).toEqual(expect.arrayContaining(names));
});

const areas = [
  ...recordTables,
  ['service-providers', 'service_providers'],
  ['api-keys', 'api_keys'],
];

it.each(areas)('the endpoint of %s says of columns what its table says', (area, table) => {
  const [, columns = {}] = kept.find(([name]) => name === table) ?? [];
  expect(keysOf(columns, 'inPost').length).toBeGreaterThan(0);
  expect(endpoints[area as ResourceName]).toMatchObject(endpointColumns(columns));
});

it('no sid of a record itself is sent', () => {
  const sent = Object.values(endpoints).filter(({ idKey, creatable = [], writable = [] }) =>
    [...creatable, ...writable].some((key) => key === idKey),
  );
  expect(sent.map(({ idKey }) => idKey)).toEqual([]);
});

it.each<[ResourceName, string]>([
  ['users', 'initial_password'],
  ['clients', 'password'],
  ['speech-services', 'secret_access_key'],
])('nothing that is kept of %s holds the %s that was typed', (area, secret) => {
  expect(withoutSecrets({ id: '1', [secret]: 'typed' }, endpointOf(area))).toEqual({ id: '1' });
});

it('a vendor says of a key what the table says of it', () => {
  const other = vendors.flatMap(({ id, fields }) =>
    fields
      .filter(({ source, kind, fixed, isSecret }) => {
        const column = speechCredentialColumns[source];
        const { marks } = column;
        return (
          Boolean(fixed) === marks.includes('inPut') ||
          Boolean(isSecret) !== marks.includes('writeOnly') ||
          (kind === 'flag') !== (column.kind === 'flag')
        );
      })
      .map(({ source }) => `${id}.${source}`),
  );
  expect(other).toEqual([]);
});

/** Recorded paths whose rows are of a table. */
const answered: [path: RegExp, columns: Columns][] = [
  [/^\/Accounts(\/\*)?$/, accountColumns],
  [/^\/Users\/?(\*)?$/, userColumns],
  [/^(\/Accounts\/\*)?\/Applications(\/\*)?$/, applicationColumns],
  [/\/ApiKeys$/, apiKeyColumns],
  [/^\/ServiceProviders(\/\*)?$/, serviceProviderColumns],
  [/\/VoipCarriers(\/\*)?$/, carrierColumns],
  [/^\/PredefinedCarriers$/, predefinedCarrierColumns],
  [/^\/(Sbcs|Smpps)$/, platformAddressColumns],
  [/^\/SipGateways(\/\*)?$/, sipGatewayColumns],
  [/^\/SmppGateways(\/\*)?$/, smppGatewayColumns],
  [/\/SpeechCredentials(\/\*)?$/, speechCredentialColumns],
  [/^\/GoogleCustomVoices(\/\*)?$/, googleCustomVoiceColumns],
  [/^\/PhoneNumbers(\/\*)?$/, phoneNumberColumns],
  [/^\/MicrosoftTeamsTenants(\/\*)?$/, msTeamsTenantColumns],
  [/^\/Lcrs(\/\*)?$/, leastCostRoutingColumns],
  [/^\/LcrRoutes(\/\*)?$/, lcrRouteColumns],
  [/^\/Clients(\/\*)?$/, sipClientColumns],
  [/\/Limits$/, limitColumns],
  [/\/RecentCalls$/, recentCallColumns],
  [/\/Alerts$/, alertColumns],
  [/^\/SystemInformation$/, systemInformationColumns],
];

type Row = Record<string, unknown>;
/** Files whose answers are cut to a few keys. */
const cut = ['accounts-bucket-credential.json', 'app-env.json'];
const captures = readdirSync('tests/fixtures/platform')
  .filter((file) => file.endsWith('.json') && !cut.includes(file))
  .flatMap((file) => recorded(file.replace(/\.json$/, '')))
  .filter(({ method, status }) => method === 'GET' && status === 200)
  .map(({ path, response_body }) => {
    const answer = (response_body as { data?: unknown } | null)?.data ?? response_body;
    return {
      path: (path.split('?')[0] ?? '').replace(anySid, '*'),
      rows: (Array.isArray(answer) ? answer : [answer]) as Row[],
    };
  });

/** Columns of a record that the console fills where an answer lacks them. */
const filled = new Map<Columns, string[]>([[userColumns, ['account_sid', 'service_provider_sid']]]);

it.each(answered)('a live platform answers %s as the table says', (path, columns) => {
  const found = captures.flatMap((capture) => (path.test(capture.path) ? capture.rows : []));
  // Settings that nobody has stored are an empty answer (decision 34).
  const stored = found.filter((row) => Object.keys(row).length > 0);
  expect(stored.length).toBeGreaterThan(0);
  const wrong = stored.flatMap((row) => {
    const isWrong = ([name, { marks }]: [string, Columns[string]]) => {
      if (row[name] === null) return !marks.includes('orNull');
      return !(name in row) && !marks.includes('optional') && !filled.get(columns)?.includes(name);
    };
    return [
      ...readColumns(row, shapeOf(columns)).unreadable,
      ...Object.entries(columns)
        .filter(isWrong)
        .map(([name]) => `${name}: ${row[name]}`),
    ];
  });
  expect([...new Set(wrong)]).toEqual([]);
});
