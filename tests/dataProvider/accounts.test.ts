import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { PartialSaveError } from '../../src/dataProvider/partialSave';
import { memoryLog } from '../../src/saving/runPlan';
import type { Account, BucketCredential } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
const sidOf = (name: string) =>
  String(
    bench.platform.db.get('select account_sid from accounts where name = ?', name)?.account_sid,
  );
const rowOf = (sid: string) =>
  bench.platform.db.get('select * from accounts where account_sid = ?', sid);
const writes = () => bench.calls.filter(({ method }) => method !== 'GET');
const bucket: BucketCredential = {
  vendor: 'azure',
  name: 'calls',
  connection_string: 'AccountKey=secret',
  tags: [{ Key: 'team', Value: 'a' }],
};

beforeAll(async () => {
  bench = await createBench();
});
afterAll(async () => {
  expect(bench.platform.poison).toEqual([]);
  vi.unstubAllGlobals();
  await bench.platform.close();
});
beforeEach(() => bench.signIn('admin', 'Admin-demo1!'));

describe('a new account', () => {
  it('without recording is one call', async () => {
    await dataProvider.create<Account>('accounts', {
      data: { name: 'Plain', record_format: 'mp3', bucket_credential: null },
    });
    expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual(['POST Accounts']);
  });

  it('sets up its recording in a call of its own, as a POST would store junk', async () => {
    const { data } = await dataProvider.create<Account>('accounts', {
      data: {
        name: 'Recorded',
        record_all_calls: true,
        record_format: 'wav',
        bucket_credential: bucket,
        limits: { voice_call_session: 3 },
      },
    });
    expect(writes()).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: 'Accounts',
        body: expect.not.objectContaining({ bucket_credential: expect.anything() }),
      }),
      {
        method: 'PUT',
        path: `Accounts/${data.id}`,
        body: { record_all_calls: 1, record_format: 'wav', bucket_credential: bucket },
      },
      expect.objectContaining({ method: 'POST', path: `Accounts/${data.id}/Limits` }),
    ]);
    const stored = bench.platform.reveal(String(rowOf(data.id)?.bucket_credential));
    expect(JSON.parse(stored)).toEqual(bucket);
  });

  it('says what could not be saved, and which account there is now, at every try', async () => {
    const refuse = () => new Response(JSON.stringify({ msg: 'not today' }), { status: 500 });
    const log = memoryLog();
    const fail = () => {
      bench.answerOnce('PUT', /^Accounts\//, refuse);
      return dataProvider
        .create<Account>('accounts', {
          data: { name: 'Half', bucket_credential: bucket, limits: { voice_call_session: 1 } },
          meta: { log },
        })
        .catch((error: unknown) => error);
    };
    const failed = await fail();
    expect(failed).toBeInstanceOf(PartialSaveError);
    expect(failed).toMatchObject({
      createdId: sidOf('Half'),
      saved: ['resources.accounts.name', 'app.limits.voice_call_session'],
      failed: [{ name: 'resources.accounts.sections.recording' }],
    });
    const again = await fail();
    expect(again).toBeInstanceOf(PartialSaveError);
    expect(again).toMatchObject({ createdId: sidOf('Half'), saved: [] });
  });
});

describe('what uses an account', () => {
  const usage = async (account: string) => {
    const found = Object.entries<{ name: string }[]>({
      ...(await dataProvider.getAccountUsage(sidOf(account))),
    });
    return Object.fromEntries(
      found.map(([kind, used]) => [kind, used.map(({ name }) => name)]),
    ) as Record<'applications' | 'phoneNumbers' | 'apiKeys', string[]>;
  };
  const nothing = {
    applications: [],
    phoneNumbers: [],
    tenants: [],
    apiKeys: [],
    clients: [],
    carriersWithSmpp: [],
    routings: [],
    ownApplications: [],
  };

  it('is nothing for a new one', async () => {
    expect(await usage('Plain')).toEqual(nothing);
  });

  it('is told by name, what would stop the platform half-way included', async () => {
    const { db } = bench.platform;
    const sid = sidOf('Plain');
    const provider = String(rowOf(sid)?.service_provider_sid);
    const insert = (table: string, row: Record<string, string | number>) =>
      db.run(
        `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row).map(() => '?')})`,
        ...Object.values(row),
      );
    const owner = { account_sid: sid };
    const carrier = { service_provider_sid: provider, ...owner };
    const foreign = db.get('select application_sid from applications where account_sid <> ?', sid);
    const password = String(db.get('select password from clients')?.password);
    insert('clients', { client_sid: 'c1', ...owner, username: 'desk', password });
    insert('voip_carriers', { voip_carrier_sid: 'v1', name: 'With texts', ...carrier });
    insert('voip_carriers', { voip_carrier_sid: 'v2', name: 'Calls only', ...carrier });
    insert('smpp_gateways', { smpp_gateway_sid: 's1', ipv4: '10.0.0.1', voip_carrier_sid: 'v1' });
    insert('lcr', { lcr_sid: 'l1', name: 'Own table', ...owner });
    insert('lcr', { lcr_sid: 'l2', name: 'Shared table', service_provider_sid: provider });
    insert('lcr_routes', { lcr_route_sid: 'r1', lcr_sid: 'l2', regex: '1', priority: 1 });
    insert('lcr_carrier_set_entry', {
      lcr_carrier_set_entry_sid: 'e1',
      lcr_route_sid: 'r1',
      voip_carrier_sid: 'v2',
      priority: 1,
    });
    db.run(
      'update accounts set siprec_hook_sid = ? where account_sid = ?',
      foreign?.application_sid ?? null,
      sid,
    );
    expect(await usage('Plain')).toEqual({
      ...nothing,
      clients: ['desk'],
      carriersWithSmpp: ['With texts'],
      routings: ['Own table', 'Shared table'],
      ownApplications: [foreign?.application_sid],
    });
  });

  it('is what rule 7.2 names', async () => {
    const found = await usage('Sunrise Clinic');
    expect(found.applications.length).toBeGreaterThan(0);
    expect(found.phoneNumbers.length).toBeGreaterThan(0);
    expect(found.apiKeys.length).toBeGreaterThan(0);
  });
});

describe('the verbs of an account', () => {
  it('answer its applications by name', async () => {
    const applications = await dataProvider.getAccountApplications(sidOf('Sunrise Clinic'));
    const names = applications.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  });

  it('make a new webhook secret', async () => {
    const sid = sidOf('Sunrise Clinic');
    const before = rowOf(sid)?.webhook_secret;
    const secret = await dataProvider.regenerateWebhookSecret(sid);
    expect(secret).not.toBe(before);
    expect(rowOf(sid)?.webhook_secret).toBe(secret);
  });

  it('test a bucket, and tell the reason that comes with status 200', async () => {
    const sid = sidOf('Sunrise Clinic');
    await expect(dataProvider.testBucketCredential(sid, bucket)).resolves.toBeUndefined();
    const denied = { ...bucket, name: 'denied' };
    await expect(dataProvider.testBucketCredential(sid, denied)).rejects.toThrow('Access Denied');
  });
});
