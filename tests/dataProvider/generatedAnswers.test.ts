import type { RaRecord } from 'ra-core';
import { afterAll, expect, it, vi } from 'vitest';
import { dataProvider, invalidateLists } from '../../src/dataProvider';
import { endpointOf } from '../../src/dataProvider/endpoints';
import { readColumns } from '../../src/dataProvider/readColumns';
import { readTraceText } from '../../src/engines/trace/readTrace';
import { HttpError } from '../../src/http';
import * as session from '../../src/session';
import type { Account, Carrier, RecentCall } from '../../src/types';
import { mutate, randomOf, recordTables } from '../support/mutations';
import { type Bench, createBench } from '../support/platformFetch';

/**
 * How many answers are tried, and where the numbers begin: a failure names its own. They take four
 * seconds in all; each worker of a pool would first make a platform of its own, which takes three.
 */
const cases = 10_000;
const firstSeed = 1;

const whole = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'name', order: 'ASC' },
} as const;

const bench: Bench = await createBench();
await bench.signIn('admin', 'Admin-demo1!');
const { db } = bench.platform;
const first = (table: string) => db.get(`SELECT * FROM ${table} LIMIT 1`) ?? {};
const account = first('accounts') as unknown as Account;
const carrier = {
  ...first('voip_carriers'),
  id: first('voip_carriers').voip_carrier_sid,
} as unknown as Carrier;
const accountSid = account.account_sid;
session.chooseServiceProvider(account.service_provider_sid);

type Ask = () => Promise<unknown>;
const tables: typeof recordTables = [
  ...recordTables,
  ['service-providers', 'service_providers', 'service_provider_sid'],
];

/** A record, whatever was answered: an id, and each column of its own kind or null. */
const checkRecord = (resource: string, record: RaRecord) => {
  // Thrown by hand: expectations would take longer than what they look at.
  const { unreadable } = readColumns(record, endpointOf(resource).shape);
  if (typeof record.id !== 'string' || !encodeURIComponent(record.id) || unreadable.length > 0) {
    throw new Error(`${resource} ${JSON.stringify(record.id)}: unreadable ${unreadable}`);
  }
};

const recordAsks = tables.flatMap(([resource, table, key]): [string, Ask][] => {
  const id = String(first(table)[key]);
  return [
    [
      `one of ${resource}`,
      async () => checkRecord(resource, (await dataProvider.getOne(resource, { id })).data),
    ],
    [
      `many of ${resource}`,
      async () => {
        const { data } = await dataProvider.getMany(resource, { ids: [id] });
        for (const record of data) checkRecord(resource, record);
      },
    ],
  ];
});

const listAsks = [
  ...tables.map(([resource]) => resource),
  'api-keys',
  'recent-calls',
  'alerts',
].map((resource): [string, Ask] => [
  `the list of ${resource}`,
  async () => {
    const filter = { account_sid: accountSid, date: '30' };
    const { data, total } = await dataProvider.getList(resource, { ...whole, filter });
    expect(Number.isFinite(total)).toBe(true);
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    for (const record of data) checkRecord(resource, record);
  },
]);

const call = { account_sid: accountSid, call_sid: 'call', trace_id: 'trace' } as RecentCall;
const verbs: [string, Ask][] = [
  ['cached prompts', () => dataProvider.getTtsCacheSize()],
  ['cached prompts of an account', () => dataProvider.getAccountTtsCacheSize(accountSid)],
  ['applications of an account', () => dataProvider.getAccountApplications(accountSid)],
  ['what uses an account', () => dataProvider.getAccountUsage(accountSid)],
  ['what uses an application', () => dataProvider.getApplicationUsage('application')],
  ['what uses a carrier', () => dataProvider.getCarrierUsage(carrier)],
  [
    'what uses a provider',
    () => dataProvider.getServiceProviderUsage(account.service_provider_sid),
  ],
  ['gateways', () => dataProvider.getGatewayCounts(carrier.id)],
  ['templates of carriers', () => dataProvider.getPredefinedCarriers()],
  ['SIP addresses', () => dataProvider.getSipAddresses()],
  ['SMPP addresses', () => dataProvider.getSmppAddresses()],
  ['all numbers', () => dataProvider.getMatching('phone-numbers', {})],
  ['carriers to choose from', () => dataProvider.getCarrierChoices()],
  ['carriers of routes', () => dataProvider.getRoutingCarriers({ account_sid: accountSid })],
  ['settings', () => dataProvider.getAdminSettings()],
  ['new alerts', () => dataProvider.countAlerts({ since: null })],
  ['a trace', async () => readTraceText(await (await dataProvider.getCallTrace(call)).text())],
  ['logs', () => dataProvider.getCallLogs(call)],
  ['usable speech', () => dataProvider.getUsableSpeech(accountSid)],
  ['what a vendor offers', () => dataProvider.getSpeechOffer({ vendor: 'google', label: null })],
];

const asks = [...listAsks, ...recordAsks, ...verbs];

/** The same with four rows of each list: enough to be wrong in. */
const shorten = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 4).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
};

/** What the platform really answers, by path. */
const answers = new Map<string, string>();
let random: () => number = () => 1;

const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
const platformFetch = globalThis.fetch;
const known = async (url: string, init: RequestInit): Promise<Response> => {
  const answer = await platformFetch(url, init);
  const text = await answer.text();
  if (answer.ok && text) answers.set(url, JSON.stringify(shorten(JSON.parse(text))));
  return json(text, answer.status);
};
/** One answer of two is wrong, so that every call of a question has its turn. */
const wrong = async (url: string): Promise<Response> => {
  const text = answers.get(url);
  if (text === undefined) return json('{"msg":"not found"}', 404);
  return json(random() < 0.5 ? mutate(text, random) : text);
};

afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

it(`${cases} wrong answers are records, lists and words`, async () => {
  vi.stubGlobal('fetch', known);
  const failed: string[] = [];
  for (const [name, ask] of asks) {
    invalidateLists();
    await ask().catch((error) => {
      if (!(error instanceof HttpError)) failed.push(`${name}: ${error.stack}`);
    });
  }
  vi.stubGlobal('fetch', wrong);
  for (let seed = firstSeed; seed < firstSeed + cases; seed += 1) {
    random = randomOf(seed);
    const [name, ask] = asks[seed % asks.length] ?? ['', async () => undefined];
    invalidateLists();
    await ask().catch((error: unknown) => {
      const isWorded = error instanceof HttpError && error.message.length > 0;
      if (!isWorded) failed.push(`${name}, seed ${seed}: ${(error as Error).stack}`);
    });
  }
  expect(session.token()).not.toBeNull();
  expect(failed.slice(0, 5), `${failed.length} failed`).toEqual([]);
});
