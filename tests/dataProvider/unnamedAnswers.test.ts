// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { PartialSaveError } from '../../src/dataProvider/partialSave';
import { LostAnswerError } from '../../src/http';
import { memoryLog } from '../../src/saving/runPlan';
import type { ResourceName } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';
import { serviceKey } from '../support/speechVendors';

type Fields = Record<string, unknown>;
let bench: Bench;
let account: string;
let carrier: string;

const sidOf = (table: string, key: string, where: string) =>
  String(bench.platform.db.all(`SELECT ${key} AS sid FROM ${table} WHERE ${where}`)[0]?.sid);
beforeAll(async () => {
  bench = await createBench();
  account = sidOf('accounts', 'account_sid', "name = 'Sunrise Clinic'");
  carrier = sidOf('voip_carriers', 'voip_carrier_sid', 'account_sid IS NULL');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

let count = 0;
const next = () => {
  count += 1;
  return count;
};
const gateway = { ipv4: '203.0.113.7', port: 5060, netmask: 32, inbound: true, is_active: true };
const hook = { url: 'https://example.com/call', method: 'POST', username: null, password: null };
const voice = { name: 'Own', reported_usage: 'REALTIME', model: 'm', local_id: 'voice' };

/** Every area's record, with all rows that it may have, and the POSTs that it takes. */
const records: [ResourceName, () => Fields, posts: string[]][] = [
  [
    'service-providers',
    () => ({ name: `P ${next()}`, limits: { voice_call_session: 5 } }),
    ['record', 'limit'],
  ],
  [
    'accounts',
    () => ({ name: `A ${next()}`, limits: { voice_call_session: 5 } }),
    ['record', 'limit'],
  ],
  [
    'users',
    () => ({
      ...{ name: `u${next()}`, email: `u${next()}@example.com`, initial_password: 'Long-enough1!' },
      ...{ scope: 'admin', is_active: true, force_change: false },
    }),
    ['record'],
  ],
  [
    'applications',
    () => ({
      ...{ name: `App ${next()}`, account_sid: account, call_hook: hook, call_status_hook: hook },
      ...{ speech_synthesis_vendor: 'google', speech_recognizer_vendor: 'google' },
    }),
    ['record'],
  ],
  [
    'carriers',
    () => ({
      ...{ name: `C ${next()}`, is_active: true, dtmf_type: 'rfc2833' },
      sip_gateways: [{ ...gateway, outbound: true, local_id: 'sip' }],
      smpp_outbound_gateways: [{ ...gateway, outbound: true, local_id: 'out' }],
      smpp_inbound_gateways: [{ ...gateway, outbound: false, local_id: 'in' }],
    }),
    ['record', 'sip', 'smpp out', 'smpp in'],
  ],
  [
    'speech-services',
    () => ({
      ...{ vendor: 'google', label: `L ${next()}`, service_key: serviceKey },
      ...{ use_for_tts: true, use_for_stt: false },
      custom_voices: [
        { ...voice, use_voice_cloning_key: true, voice_cloning_key_file: 'a key' },
        { ...voice, name: 'Other', use_voice_cloning_key: false, local_id: 'other' },
      ],
    }),
    ['record', 'voice', 'key', 'voice'],
  ],
  [
    'phone-numbers',
    () => ({ number: `1555${next()}`, account_sid: account, voip_carrier_sid: carrier }),
    ['record'],
  ],
  [
    'ms-teams-tenants',
    () => ({ tenant_fqdn: `t${next()}.example.com`, account_sid: account, application_sid: null }),
    ['record'],
  ],
  [
    'least-cost-routing',
    () => ({
      ...{ name: `R ${next()}`, account_sid: account },
      routes: [
        { lcr_route_sid: null, regex: '^1', voip_carrier_sid: carrier, further_carriers: [] },
      ],
      default_carrier_sid: null,
    }),
    ['record', 'routes'],
  ],
  [
    'clients',
    () => ({
      ...{ username: `c${next()}`, password: 'Long-enough1!', account_sid: account },
      is_active: true,
    }),
    ['record'],
  ],
];

/** What stands between answers a POST in the platform's place, after `at` others. */
function between(at: number, answer: () => Response) {
  let left = at;
  const reach = globalThis.fetch as (url: string, init?: RequestInit) => Promise<Response>;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const isIt = init.method === 'POST' && left-- === 0;
    return isIt ? answer() : reach(url, init);
  });
  return () => vi.stubGlobal('fetch', reach);
}

const answers = {
  empty: () => new Response('', { status: 200 }),
  unnamed: () => Response.json({}),
};
const writes = () => bench.calls.filter(({ method }) => method !== 'GET').length;

beforeEach(async () => {
  // An account has one table of routes.
  bench.platform.db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL');
  for (const table of ['lcr_carrier_set_entry', 'lcr_routes', 'lcr']) {
    bench.platform.db.run(`DELETE FROM ${table}`);
  }
  await bench.signIn('admin', 'Admin-demo1!');
});

it.each(records)('a whole record of %s takes its POSTs', async (resource, data, posts) => {
  await dataProvider.create(resource, { data: data() });
  const sent = bench.calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path }) => path)).toHaveLength(posts.length);
});

/** The platform names what these store with nothing, and answers 204 (contract 12.5, 14.1). */
const isBare = (post: string) => ['routes', 'key'].includes(post);
const cases = records.flatMap(([resource, data, posts]) =>
  posts.flatMap((post, at) =>
    (['empty', ...(isBare(post) ? [] : ['unnamed' as const])] as const).map(
      (kind) => [resource, post, kind, at, data] as const,
    ),
  ),
);

it.each(cases)('%s: a POST (%s) that something else answers, %s', async (...given) => {
  const [resource, _post, kind, at, data] = given;
  const once = { data: data(), meta: { log: memoryLog() } };
  const stop = between(at, answers[kind]);
  const error = await dataProvider.create(resource, once).catch((reason: unknown) => reason);
  stop();
  const failed = error instanceof PartialSaveError ? error.failed[0]?.error : error;
  expect(failed).toBeInstanceOf(LostAnswerError);
  const before = writes();
  await dataProvider.create(resource, once);
  expect(writes()).toBeGreaterThan(before);
});
