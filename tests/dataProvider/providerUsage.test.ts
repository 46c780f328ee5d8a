import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import type { ServiceProviderUsage } from '../../src/dataProvider/methods/serviceProviders';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;

beforeAll(async () => {
  bench = await createBench();
});
beforeEach(() => bench.signIn('admin', 'Admin-demo1!'));
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

describe('a service provider that holds one thing more', () => {
  const sid = '30000000-0000-4000-8000-00000000feed';
  const carrier = '30000000-0000-4000-8000-0000000000ca';
  const insert = (table: string, row: Record<string, string | number | null>) =>
    bench.platform.db.run(
      `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row).map(() => '?')})`,
      ...Object.values(row),
    );
  const own = { service_provider_sid: sid };
  const addCarrier = () =>
    insert('voip_carriers', { voip_carrier_sid: carrier, name: 'Its trunk', ...own });
  const strange = () =>
    String(bench.platform.db.get("SELECT * FROM accounts WHERE name = 'Gull Marine'")?.account_sid);
  function addTable(owner: object, ...carriers: string[]) {
    insert('lcr', { lcr_sid: 'table', name: 'Its routes', ...owner });
    if (carriers.length === 0) return;
    insert('lcr_routes', { lcr_route_sid: 'route', lcr_sid: 'table', regex: '1', priority: 0 });
    for (const voip_carrier_sid of carriers) {
      insert('lcr_carrier_set_entry', {
        ...{ lcr_carrier_set_entry_sid: 'entry', lcr_route_sid: 'route', voip_carrier_sid },
      });
    }
  }
  const address = (ipv4: string) => ({ ipv4, port: 5060, ...own });
  const number = (facts: object) =>
    insert('phone_numbers', { phone_number_sid: 'number', number: '15550100', ...facts });
  beforeEach(() => insert('service_providers', { ...own, name: 'Almost empty' }));
  afterEach(() => {
    const { db } = bench.platform;
    db.run("DELETE FROM lcr_carrier_set_entry WHERE lcr_carrier_set_entry_sid = 'entry'");
    db.run("DELETE FROM lcr_routes WHERE lcr_route_sid = 'route'");
    db.run("DELETE FROM lcr WHERE lcr_sid = 'table'");
    db.run("DELETE FROM phone_numbers WHERE phone_number_sid = 'number'");
    const owned = ['sbc_addresses', 'smpp_addresses', 'applications', 'voip_carriers'];
    for (const table of [...owned, 'service_providers']) {
      db.run(`DELETE FROM ${table} WHERE service_provider_sid = ?`, sid);
    }
  });

  it.each<[keyof ServiceProviderUsage, string, () => void]>([
    ['phoneNumbers', 'without an account', () => number(own)],
    [
      'phoneNumbers',
      'of somebody else on its carrier',
      () => {
        addCarrier();
        number({ voip_carrier_sid: carrier });
      },
    ],
    [
      'applications',
      'without an account',
      () => insert('applications', { application_sid: 'app', name: 'Its app', ...own }),
    ],
    ['routings', 'of its own', () => addTable(own)],
    [
      'routings',
      'of an account, over its carrier',
      () => {
        addCarrier();
        addTable({ account_sid: strange() }, carrier);
      },
    ],
    [
      'sipAddresses',
      'of its own',
      () => insert('sbc_addresses', { sbc_address_sid: 'sbc', ...address('192.0.2.1') }),
    ],
    [
      'smppAddresses',
      'of its own',
      () => insert('smpp_addresses', { smpp_address_sid: 'smpp', ...address('192.0.2.2') }),
    ],
  ])('names %s %s', async (kind, _whose, add) => {
    const kinds = async () =>
      Object.entries(await dataProvider.getServiceProviderUsage(sid))
        .filter(([, uses]) => (Array.isArray(uses) ? uses.length : uses.count) > 0)
        .map(([name]) => name);
    expect(await kinds()).toEqual([]);
    add();
    expect(await kinds()).toEqual([kind]);
  });
});

describe('of more numbers than one answer holds', () => {
  const provider = (name: string) =>
    String(
      bench.platform.db.get('SELECT * FROM service_providers WHERE name = ?', name)
        ?.service_provider_sid,
    );
  const numbersAsked = () =>
    bench.calls.map(({ path }) => path).filter((path) => path.startsWith('PhoneNumbers'));
  const addNumbers = (owner: string) =>
    bench.platform.db.run(
      `INSERT INTO phone_numbers (phone_number_sid, number, service_provider_sid)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 11000)
        SELECT 'many' || i, 1000000000 + i, ? FROM n`,
      owner,
    );
  afterEach(() => {
    bench.platform.db.run("DELETE FROM phone_numbers WHERE phone_number_sid LIKE 'many%'");
    bench.platform.db.run("DELETE FROM service_providers WHERE name = 'Empty'");
  });

  it('a few are asked for where the platform refuses the deletion for its accounts', async () => {
    const sid = provider('Northwind Voice');
    addNumbers(sid);
    const { phoneNumbers, accounts } = await dataProvider.getServiceProviderUsage(sid);
    expect(accounts.length).toBeGreaterThan(0);
    expect(phoneNumbers.count).toBeGreaterThan(20);
    expect(numbersAsked()).toEqual([
      `PhoneNumbers?service_provider_sid=${sid}&page=1&page_size=20`,
    ]);
  });

  it('they are read until there are enough, where only they stand in the way', async () => {
    const sid = '30000000-0000-4000-8000-00000000feed';
    bench.platform.db.run(
      'INSERT INTO service_providers (service_provider_sid, name) VALUES (?, ?)',
      sid,
      'Empty',
    );
    addNumbers(sid);
    const { phoneNumbers } = await dataProvider.getServiceProviderUsage(sid);
    expect(phoneNumbers.count).toBeGreaterThanOrEqual(20);
    expect(phoneNumbers.looked).toMatchObject({ at: 5000 });
    expect(numbersAsked()).toEqual([
      'PhoneNumbers?page=1&page_size=100',
      'PhoneNumbers?page=1&page_size=5000',
    ]);
  });
});

/**
 * What points at a provider or its carriers, by the schema; some go with the provider, the others
 * stand in the way.
 */
it('looks at every table that points at a provider or at its carriers', () => {
  const { db } = bench.platform;
  const goes = ['speech_credentials', 'sip_gateways', 'smpp_gateways', 'voip_carriers', 'api_keys'];
  const looked = [
    ...['accounts', 'users', 'phone_numbers', 'ms_teams_tenants', 'applications'],
    ...['lcr_carrier_set_entry', 'sbc_addresses', 'smpp_addresses'],
  ];
  const pointing = db
    .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .filter(({ name }) =>
      db
        .all<{ table: string; on_delete: string }>(`PRAGMA foreign_key_list(${name})`)
        .some(
          ({ table, on_delete }) =>
            ['service_providers', 'voip_carriers'].includes(table) && on_delete !== 'CASCADE',
        ),
    );
  expect(pointing.map(({ name }) => name).sort()).toEqual([...goes, ...looked].sort());
});
