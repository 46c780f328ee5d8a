import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { leaveScreen } from '../../src/onScreen';
import type { PhoneNumber } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
let sids: string[] = [];

beforeAll(async () => {
  bench = await createBench();
  // More than enough for questions one by one.
  bench.platform.db.run(
    `INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      SELECT printf('%08x-0000-4000-8000-0000000000cc', i), printf('Trunk %04d', i), service_provider_sid
      FROM n, service_providers WHERE service_providers.name = 'Northwind Voice'`,
  );
  sids = bench.platform.db
    .all(
      "SELECT voip_carrier_sid AS sid FROM voip_carriers WHERE name LIKE 'Trunk %' ORDER BY name",
    )
    .map(({ sid }) => String(sid));
});
beforeEach(async () => {
  await bench.signIn('nora', 'Provider-demo1!');
  bench.calls.length = 0;
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const namesOf = async (resource: string, ids: string[]) =>
  (await dataProvider.getMany(resource, { ids })).data.map(({ name }) => name);
const page = (number: number) => sids.slice(1000 + 25 * (number - 1), 1000 + 25 * number);
const asked = () => {
  const paths = bench.calls.map(({ path }) => path.replace(/[0-9a-f-]{36}/g, '*'));
  bench.calls.length = 0;
  return [...new Set(paths)].map((path) => `${paths.filter((one) => one === path).length} ${path}`);
};

describe('names of carriers, of which there are 2,000,', () => {
  it('are asked for one by one, once, until that has cost as much as the list', async () => {
    expect(await namesOf('carriers', page(1))).toHaveLength(25);
    expect(asked()).toEqual(['1 VoipCarriers?page=1&page_size=50', '25 VoipCarriers/*']);
    expect(await namesOf('carriers', page(1))).toHaveLength(25);
    expect(asked()).toEqual([]);
    expect(await namesOf('carriers', page(2))).toHaveLength(25);
    expect(asked()).toEqual(['1 VoipCarriers']);
    expect(await namesOf('carriers', page(3))).toHaveLength(25);
    expect(asked()).toEqual([]);
  });

  it('need no page to know how many there are once the list was on screen', async () => {
    const pagination = { page: 1, perPage: 25 };
    const sort = { field: 'platform', order: 'ASC' } as const;
    await dataProvider.getList('carriers', { pagination, sort, filter: {} });
    asked();
    await namesOf('carriers', page(1));
    expect(asked()).toEqual(['25 VoipCarriers/*']);
  });

  it('are asked for anew after a write of theirs, and not after one of a number', async () => {
    await namesOf('carriers', page(1));
    asked();
    const number = bench.platform.db.get(
      `SELECT phone_number_sid AS id, account_sid, voip_carrier_sid
        FROM phone_numbers JOIN accounts USING (account_sid) WHERE accounts.name = 'Sunrise Clinic'`,
    );
    await dataProvider.routePhoneNumbers([number as unknown as PhoneNumber], null, {
      onResult: () => undefined,
    });
    asked();
    await namesOf('carriers', page(1));
    expect(asked()).toEqual([]);
    bench.platform.db.run(
      "UPDATE voip_carriers SET name = 'Was renamed' WHERE voip_carrier_sid = ?",
      sids[1000] ?? '',
    );
    await dataProvider.forgetLists();
    expect(await namesOf('carriers', page(1))).toContain('Was renamed');
  });

  it('leave out what is gone and what is another provider’s, which is asked for once', async () => {
    const gone = '00000000-dead-4000-8000-000000000000';
    const strange = bench.platform.db.get(
      `SELECT voip_carrier_sid AS sid FROM voip_carriers JOIN service_providers USING (service_provider_sid)
        WHERE service_providers.name = 'Quayside Telecom'`,
    );
    expect(await namesOf('carriers', [gone, String(strange?.sid), sids[1500] ?? ''])).toHaveLength(
      1,
    );
    asked();
    expect(await namesOf('carriers', [gone, String(strange?.sid)])).toEqual([]);
    expect(asked()).toEqual([]);
  });

  it('fail with the platform, and are asked for again', async () => {
    bench.answerOnce(
      'GET',
      /^VoipCarriers\/.*03f4/,
      () => new Response('{"msg":"away"}', { status: 500 }),
    );
    await expect(namesOf('carriers', page(1))).rejects.toThrow('away');
    expect(await namesOf('carriers', page(1))).toHaveLength(25);
  });

  it('are not asked for any more once another screen has begun', async () => {
    await namesOf('carriers', sids.slice(0, 3));
    asked();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (let call = 0; call < 6; call += 1) {
      bench.answerOnce('GET', /^VoipCarriers\//, async () => {
        await held;
        return new Response('', { status: 404 });
      });
    }
    const names = namesOf('carriers', page(1)).catch((error: Error) => error.name);
    await vi.waitFor(() => expect(bench.calls).toHaveLength(6), { timeout: 20_000 });
    leaveScreen();
    release();
    expect(await names).toBe('AbortError');
    expect(asked()).toEqual(['6 VoipCarriers/*']);
    expect(await namesOf('carriers', page(1))).toHaveLength(19);
  });

  it('come as a list to an account, which may not open its provider’s carriers', async () => {
    await bench.signIn('sam', 'Account-demo1!');
    bench.calls.length = 0;
    expect(await namesOf('carriers', page(1))).toHaveLength(25);
    expect(asked()).toEqual(['1 VoipCarriers']);
  });
});

it('carriers that use an application are looked for among the first of 2,000', async () => {
  await dataProvider.forgetLists();
  const flow = bench.platform.db.get(
    `SELECT application_sid AS sid, account_sid FROM applications JOIN accounts USING (account_sid)
      WHERE accounts.name = 'Sunrise Clinic'`,
  );
  const id = String(flow?.sid);
  bench.platform.db.run(
    "UPDATE voip_carriers SET application_sid = ? WHERE name = 'Twilio'",
    ...[id],
  );
  asked();
  const record = { id, account_sid: String(flow?.account_sid) };
  const { kinds, isPart } = await dataProvider.getUses('applications', record, false);
  expect(asked()).toContain('1 VoipCarriers?page=1&page_size=500');
  expect(isPart).toBe(true);
  expect(kinds.carriers?.records.map(({ name }) => name)).toEqual(['Twilio']);
  expect(kinds.carriers?.looked).toMatchObject({ at: 500 });
});

it('names of a small platform come with one page', async () => {
  const flows = bench.platform.db
    .all(
      "SELECT application_sid AS sid FROM applications JOIN accounts USING (account_sid) WHERE accounts.name = 'Sunrise Clinic'",
    )
    .map(({ sid }) => String(sid));
  expect(await namesOf('applications', flows)).toHaveLength(flows.length);
  expect(asked()).toEqual(['1 Applications?page=1&page_size=50']);
  await namesOf('applications', flows);
  expect(asked()).toEqual([]);
});

type Named = Record<'sid' | 'name', string>;

it('names of accounts, whose list cannot be paged, come from a kept one, and a new account from a new one', async () => {
  const rows = bench.platform.db.all(
    `SELECT account_sid, service_provider_sid, accounts.name
      FROM accounts JOIN service_providers USING (service_provider_sid)
      WHERE service_providers.name = 'Northwind Voice' ORDER BY accounts.name`,
  );
  const [one, two, three] = [0, 1, 2].map((at) => ({
    ...{ sid: String(rows[at]?.account_sid), name: rows[at]?.name },
  })) as [Named, Named, Named];
  const list = ['1 ServiceProviders/*/Accounts'];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  expect((await namesOf('accounts', [one.sid, two.sid])).sort()).toEqual([one.name, two.name]);
  expect(asked()).toEqual(list);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await namesOf('accounts', [three.sid])).toEqual([three.name]);
  expect(asked()).toEqual([]);
  const sid = '00000000-0000-4000-8000-0000000000aa';
  bench.platform.db.run(
    "INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret) VALUES (?, ?, ?, 'x')",
    ...[sid, 'Made by others', String(rows[0]?.service_provider_sid)],
  );
  expect(await namesOf('accounts', [sid])).toEqual(['Made by others']);
  expect(asked()).toEqual(list);
  vi.useRealTimers();
});
