import { describe, expect, it } from 'vitest';
import { endpointOf, endpoints } from '../../src/dataProvider/endpoints';
import type { Planned, Savable, SaveInput } from '../../src/saving/input';
import type { AnyRow } from '../../src/saving/part';
import { planDelete } from '../../src/saving/planDelete';
import { planSave } from '../../src/saving/save';
import { shownCall } from '../../src/saving/shownCall';
import type { ResourceName } from '../../src/types';
import type { Caller } from '../../src/types/caller';
import { inputOf } from '../saving/support/planning';

/** An operator of a provider. */
const nora = {
  ...{ scope: 'service_provider', userSid: 'u-9', accountSid: null },
  ...{ serviceProviderSid: 'sp-1', providerSid: 'sp-1' },
} as Caller;
const admin = { ...nora, scope: 'admin', serviceProviderSid: null } as Caller;

/** The calls of a plan as they are shown: each with its body, and what it waits for; a secret is `<NAME>`. */
const shown = ({ steps }: Planned): string[] =>
  steps.map((step) => {
    const { method, path, query, body, file } = shownCall(step);
    const search = query ? `?${new URLSearchParams(query)}` : '';
    return [
      `${method} ${path}${search}`,
      ...(body === undefined ? [] : [JSON.stringify(body)]),
      ...(file ? [`file ${file}`] : []),
      ...(step.needs.length > 0 ? [`after ${step.needs.join(', ')}`] : []),
    ]
      .join(' ')
      .replaceAll(/\$\{(\w+)\}/g, '<$1>');
  });

const inputFor = (resource: ResourceName, more: Partial<SaveInput>): SaveInput => {
  const known = { record: more.opened ?? {}, rows: [], others: [], present: [] };
  const endpoint = endpointOf(resource) as unknown as Savable;
  return inputOf({ resource, endpoint, caller: nora, known, ...more });
};

/** A secret, wherever one may stand. */
const canary = 'Canary-7';
const hook = {
  url: `https://u:${canary}@x.example/`,
  method: 'POST',
  username: 'u',
  password: canary,
};
const shownHook = '{"url":"https://u@x.example/","method":"POST","username":"u"';

const carrier = { voip_carrier_sid: 'c-1', name: 'A', sip_gateways: [] };
const gateway = { ipv4: '1.2.3.4', port: 5060, netmask: 32, inbound: true, outbound: false };
const route = { regex: '44', description: null, voip_carrier_sid: 'c-1', further_carriers: [] };

const made: [what: ResourceName, form: AnyRow, calls: string[], caller?: Caller][] = [
  [
    'accounts',
    {
      name: 'A',
      registration_hook: hook,
      bucket_credential: { vendor: 'aws_s3', secret_access_key: canary },
      limits: { voice_call_session: 5 },
    },
    [
      `POST Accounts {"name":"A","service_provider_sid":"sp-1","registration_hook":${shownHook},"password":"<REGISTRATION_HOOK_PASSWORD>"}}`,
      'PUT Accounts/{record} {"bucket_credential":{"vendor":"aws_s3","secret_access_key":"<BUCKET_CREDENTIAL_SECRET_ACCESS_KEY>"}} after record',
      'POST Accounts/{record}/Limits {"category":"voice_call_session","quantity":5} after record',
    ],
  ],
  [
    'users',
    {
      name: 'u',
      email: 'u@x.example',
      scope: 'account',
      account_sid: 'a-1',
      initial_password: canary,
    },
    [
      'POST Users {"name":"u","email":"u@x.example","account_sid":"a-1","service_provider_sid":"sp-1","initial_password":"<INITIAL_PASSWORD>"}',
    ],
  ],
  [
    'applications',
    { name: 'A', account_sid: 'a-1', call_hook: hook, env_vars: { token: canary } },
    [
      `POST Applications {"name":"A","account_sid":"a-1","call_hook":${shownHook},"password":"<CALL_HOOK_PASSWORD>"},"env_vars":{"token":"<ENV_VARS_TOKEN>"}}`,
    ],
  ],
  ['api-keys', { account_sid: 'a-1' }, ['POST ApiKeys {"account_sid":"a-1"}']],
  ['service-providers', { name: 'P' }, ['POST ServiceProviders {"name":"P"}'], admin],
  [
    'carriers',
    { name: 'A', register_password: canary, sip_gateways: [{ ...gateway, local_id: 'n' }] },
    [
      'POST ServiceProviders/sp-1/VoipCarriers {"name":"A","service_provider_sid":"sp-1","register_password":"<REGISTER_PASSWORD>"}',
      'POST SipGateways {"voip_carrier_sid":"{record}","ipv4":"1.2.3.4","port":5060,"netmask":32,"inbound":1,"outbound":0} after record',
    ],
  ],
  [
    'carriers',
    { name: 'Mine', template: { predefined_carrier_sid: 'p-1', name: 'Theirs' } },
    [
      'POST ServiceProviders/sp-1/PredefinedCarriers/p-1',
      'PUT ServiceProviders/sp-1/VoipCarriers/{record} {"name":"Mine"} after record',
    ],
  ],
  [
    'speech-services',
    { vendor: 'google', service_key: canary, use_for_tts: true, use_for_stt: false },
    [
      'POST ServiceProviders/sp-1/SpeechCredentials {"service_key":"<SERVICE_KEY>","vendor":"google","account_sid":null,"service_provider_sid":"sp-1","use_for_tts":1,"use_for_stt":0}',
    ],
  ],
  [
    'phone-numbers',
    { number: '15550001', voip_carrier_sid: 'c-1', account_sid: 'a-1' },
    ['POST PhoneNumbers {"number":"15550001","voip_carrier_sid":"c-1","account_sid":"a-1"}'],
  ],
  [
    'ms-teams-tenants',
    { tenant_fqdn: 'x.example', account_sid: 'a-1' },
    [
      'POST MicrosoftTeamsTenants {"tenant_fqdn":"x.example","service_provider_sid":"sp-1","account_sid":"a-1"}',
    ],
  ],
  [
    'least-cost-routing',
    { name: 'R', is_active: true, routes: [route], default_carrier_sid: 'c-2' },
    [
      'POST Lcrs {"name":"R","is_active":true,"account_sid":null,"service_provider_sid":"sp-1"}',
      'POST Lcrs/{record}/Routes [{"regex":"44","description":null,"priority":0,"lcr_carrier_set_entries":[{"voip_carrier_sid":"c-1","priority":0}]},{"regex":".*","description":"System Default Route","priority":9999,"lcr_carrier_set_entries":[{"voip_carrier_sid":"c-2","priority":0}]}] after record',
    ],
  ],
  [
    'clients',
    { account_sid: 'a-1', username: 'u', password: canary },
    ['POST Clients {"account_sid":"a-1","username":"u","password":"<PASSWORD>"}'],
  ],
];

const changed: [
  what: ResourceName,
  opened: AnyRow,
  form: AnyRow,
  calls: string[],
  rows?: AnyRow[][],
][] = [
  [
    'accounts',
    { account_sid: 'r', name: 'A', limits: { voice_call_session: 5 } },
    { name: 'B', queue_event_hook: hook, limits: { voice_call_session: null } },
    [
      `PUT Accounts/r {"name":"B","queue_event_hook":${shownHook},"password":"<QUEUE_EVENT_HOOK_PASSWORD>"}}`,
      'DELETE Accounts/r/Limits?category=voice_call_session',
    ],
    [[{ category: 'voice_call_session', quantity: 5 }]],
  ],
  [
    'users',
    {
      id: 'r',
      user_sid: 'r',
      name: 'u',
      scope: 'admin',
      service_provider_sid: null,
      account_sid: null,
    },
    { scope: 'account', account_sid: 'a-1' },
    [
      'PUT Users/r {"service_provider_sid":"sp-1","name":"u"}',
      'PUT Users/r {"account_sid":"a-1","name":"u"} after record',
    ],
  ],
  [
    'applications',
    { application_sid: 'r', name: 'A', account_sid: 'a-1', call_hook: hook },
    { app_json: '[]' },
    [
      `PUT Applications/r {"app_json":"[]","name":"A","call_hook":${shownHook},"password":"<CALL_HOOK_PASSWORD>"}}`,
    ],
  ],
  [
    'service-providers',
    { service_provider_sid: 'r', name: 'P', registration_hook: hook },
    { ms_teams_fqdn: 'x.example' },
    [
      `PUT ServiceProviders/r {"ms_teams_fqdn":"x.example","name":"P","registration_hook":${shownHook},"password":"<REGISTRATION_HOOK_PASSWORD>"}}`,
    ],
    [[]],
  ],
  [
    'carriers',
    { ...carrier, sip_gateways: [{ ...gateway, sip_gateway_sid: 'g-1' }] },
    { smpp_password: canary, sip_gateways: [{ ...gateway, local_id: 'n', port: 5061 }] },
    [
      'PUT ServiceProviders/sp-1/VoipCarriers/r {"smpp_password":"<SMPP_PASSWORD>"}',
      'POST SipGateways {"voip_carrier_sid":"r","ipv4":"1.2.3.4","port":5061,"netmask":32,"inbound":1,"outbound":0}',
      'DELETE SipGateways/g-1 after sip_gateways:n',
    ],
    [[{ ...gateway, sip_gateway_sid: 'g-1' }], []],
  ],
  [
    'speech-services',
    {
      speech_credential_sid: 'r',
      vendor: 'google',
      use_for_tts: true,
      use_for_stt: true,
      custom_voices: [],
    },
    {
      use_for_stt: false,
      custom_voices: [
        {
          local_id: 'n',
          name: 'V',
          reported_usage: 'REALTIME',
          model: 'm',
          use_voice_cloning_key: true,
          voice_cloning_key_file: canary,
        },
      ],
    },
    [
      'PUT ServiceProviders/sp-1/SpeechCredentials/r {"use_for_stt":0,"use_for_tts":1}',
      'POST GoogleCustomVoices {"speech_credential_sid":"r","name":"V","reported_usage":"REALTIME","model":"m","use_voice_cloning_key":1}',
      'PUT GoogleCustomVoices/{custom_voices:n} {"voice_cloning_key":"<VOICE_CLONING_KEY>"} after custom_voices:n',
    ],
    [[]],
  ],
  [
    'phone-numbers',
    { phone_number_sid: 'r', number: '1', account_sid: 'a-1', application_sid: 'p' },
    { application_sid: null },
    ['PUT PhoneNumbers/r {"application_sid":null}'],
  ],
  [
    'ms-teams-tenants',
    { ms_teams_tenant_sid: 'r', tenant_fqdn: 'x.example' },
    { tenant_fqdn: 'y.example' },
    ['PUT MicrosoftTeamsTenants/r {"tenant_fqdn":"y.example"}'],
  ],
  [
    'least-cost-routing',
    { lcr_sid: 'r', name: 'R', routes: [], default_carrier_sid: null },
    { name: 'S' },
    ['PUT Lcrs/r {"name":"S"}'],
  ],
  [
    'clients',
    { client_sid: 'r', account_sid: 'a-1', username: 'u', is_active: true },
    { is_active: false, password: canary },
    ['PUT Clients/r {"is_active":false}'],
  ],
];

const deleted: [what: ResourceName, call: string][] = [
  ['accounts', 'DELETE Accounts/r'],
  ['users', 'DELETE Users/r'],
  ['applications', 'DELETE Applications/r'],
  ['api-keys', 'DELETE ApiKeys/r'],
  ['service-providers', 'DELETE ServiceProviders/r'],
  ['carriers', 'DELETE VoipCarriers/r'],
  ['speech-services', 'DELETE ServiceProviders/sp-1/SpeechCredentials/r'],
  ['phone-numbers', 'DELETE PhoneNumbers/r'],
  ['ms-teams-tenants', 'DELETE MicrosoftTeamsTenants/r'],
  ['least-cost-routing', 'DELETE Lcrs/r'],
  ['clients', 'DELETE Clients/r'],
];

describe('every write of a record is a plan that can be read, and tells no secret', () => {
  it.each(made)('a new record of %s', (resource, form, calls, caller = nora) => {
    const planned = planSave(inputFor(resource, { form, caller }));
    expect(shown(planned)).toEqual(calls);
    expect(JSON.stringify(shown(planned))).not.toContain(canary);
  });

  it.each(changed)('a change of %s', (resource, opened, form, calls, rows = [[]]) => {
    const known = { record: opened, rows, others: [], present: [] };
    const more = { id: 'r', opened, form: { ...opened, ...form }, known };
    const planned = planSave(inputFor(resource, more));
    expect(shown(planned)).toEqual(calls);
    expect(JSON.stringify(shown(planned))).not.toContain(canary);
  });

  it.each(deleted)('a deletion of %s', (resource, call) => {
    const known = { rows: [[], []] };
    expect(shown(planDelete(inputFor(resource, { id: 'r', known }), 'r'))).toEqual([call]);
  });

  it('of all that the map knows a way for', () => {
    const having = (verb: 'create' | 'update' | 'remove') =>
      (Object.keys(endpoints) as ResourceName[]).filter((name) => endpointOf(name)[verb]);
    const names = (table: [ResourceName, ...unknown[]][]) => [
      ...new Set(table.map(([name]) => name)),
    ];
    expect(names(made).sort()).toEqual(having('create').sort());
    expect(names(changed).sort()).toEqual(having('update').sort());
    expect(names(deleted).sort()).toEqual(having('remove').sort());
  });
});
