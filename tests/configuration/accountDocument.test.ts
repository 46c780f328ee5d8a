import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminOf, type Bench, benchOf, session } from './bench';

let bench: Bench;
beforeEach(async () => {
  bench = await benchOf();
});
afterEach(async () => {
  expect(bench.platform.poison).toEqual([]);
  await bench.platform.close();
});

const storedValue = (sql: string, ...values: string[]) =>
  String(bench.platform.db.get(`SELECT ${sql}`, ...values)?.value);

/** The tables that hold records of an account, each with where a record there has its name. */
const tables = [
  ['applications', 'name'],
  ['voip_carriers', 'name'],
  ['users', 'name'],
  ['clients', 'username'],
  ['ms_teams_tenants', 'tenant_fqdn'],
  ['speech_credentials', 'label'],
] as const;

it('makes records that are of that account alone, its users too: none sees more than the account', async () => {
  const { db } = bench.platform;
  const account = storedValue("account_sid AS value FROM accounts WHERE name = 'City Library'");
  const provider = storedValue(
    'service_provider_sid AS value FROM accounts WHERE account_sid = ?',
    account,
  );
  const admin = await bench.token('admin', 'Admin-demo1!');
  const { exported, apply } = session(bench, admin, { caller: adminOf(provider), account });
  const head = /^format: 1\naccount:\n(?: {2}.*\n)+/m.exec(await exported())?.[0] ?? '';
  const { failed } = await apply(`${head}applications:
  - name: new one
    call_hook: { url: https://apps.example.com/front }
    call_status_hook: { url: https://apps.example.com/status }
carriers:
  - { name: new one }
speech_services:
  - { vendor: microsoft, label: new one, api_key: "\${A}", region: eastus }
sip_clients:
  - { username: new one, password: "\${B}" }
ms_teams_tenants:
  - { tenant_fqdn: new.teams.example }
users:
  - { name: new one, email: new@one.example, initial_password: "\${C}" }
`);
  expect(failed.map(({ error }) => String(error))).toEqual([]);
  const owners = tables.map(([table, column]) => [
    table,
    db.all(`SELECT account_sid AS sid FROM ${table} WHERE ${column} LIKE 'new%'`),
  ]);
  expect(owners).toEqual(tables.map(([table]) => [table, [{ sid: account }]]));
});
