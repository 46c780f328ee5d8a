import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import type { HttpError } from '../../src/http';
import { checkDomain, toTenant } from '../../src/resources/ms-teams-tenants/tenantRules';
import type { MsTeamsTenant } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const stored = (sql: string, ...params: string[]) =>
  (bench.platform.db.get(sql, ...params) ?? {}) as Record<string, unknown>;
const rowOf = (fqdn: string) =>
  stored('SELECT * FROM ms_teams_tenants WHERE tenant_fqdn = ?', fqdn);
const accountOf = (name: string) =>
  String(stored('SELECT account_sid FROM accounts WHERE name = ?', name).account_sid);
const providerOf = (name: string) =>
  String(
    stored('SELECT service_provider_sid AS sid FROM service_providers WHERE name = ?', name).sid,
  );
const failure = (work: Promise<unknown>): Promise<HttpError | undefined> =>
  work.then(
    () => undefined,
    (error: HttpError) => error,
  );
const create = (tenant_fqdn: string, account = 'Cedar Bank') =>
  dataProvider.create<MsTeamsTenant>('ms-teams-tenants', {
    data: toTenant({
      tenant_fqdn,
      account_sid: accountOf(account),
      application_sid: null,
    }) as MsTeamsTenant,
  });

it.each([
  ['bank.teams.example.com', true],
  ['example.com', true],
  [' spaced.example.com ', true],
  ['localhost', false],
  ['two words.example.com', false],
  ['https://bank.example.com', false],
  ['bank.example.com/', false],
  ['bank..example.com', false],
  ['-bank.example.com', false],
  ['192.0.2.1', false],
  ['', true],
  [undefined, true],
])('%j is a domain name: %s', (typed, isDomain) =>
  expect(checkDomain(typed) === undefined).toBe(isDomain),
);

describe('a new tenant', () => {
  it('is of the current provider and the chosen account', async () => {
    await bench.signIn('nora', 'Provider-demo1!');
    const { data } = await create(' one.teams.example.com ');
    expect(rowOf('one.teams.example.com')).toMatchObject({
      ms_teams_tenant_sid: data.id,
      service_provider_sid: providerOf('Northwind Voice'),
      account_sid: accountOf('Cedar Bank'),
      application_sid: null,
    });
  });
  it('of an account user is of the own account', async () => {
    await bench.signIn('sam', 'Account-demo1!');
    await create('two.teams.example.com');
    expect(rowOf('two.teams.example.com')).toMatchObject({
      service_provider_sid: providerOf('Northwind Voice'),
      account_sid: accountOf('Sunrise Clinic'),
    });
  });
  it('may not have the domain of any other, also of another provider', async () => {
    await bench.signIn('nora', 'Provider-demo1!');
    bench.platform.db.run(
      `INSERT INTO ms_teams_tenants
        (ms_teams_tenant_sid, service_provider_sid, account_sid, tenant_fqdn)
        VALUES ('11111111-1111-4111-8111-111111111111', ?, ?, 'quayside.teams.example.com')`,
      providerOf('Quayside Telecom'),
      accountOf('Dockside Logistics'),
    );
    for (const name of ['cedar-bank.teams.northwind-voice.example', 'Quayside.Teams.example.com']) {
      expect(await failure(create(name))).toMatchObject({
        message: 'resources.ms-teams-tenants.validation.domainTaken',
        field: 'tenant_fqdn',
      });
    }
  });
  it('that the platform itself refuses is refused at its field', async () => {
    await bench.signIn('nora', 'Provider-demo1!');
    const msg = "Duplicate entry 'x' for key 'ms_teams_tenants.tenant_fqdn'";
    bench.answerOnce('POST', /^MicrosoftTeams/, () => Response.json({ msg }, { status: 422 }));
    expect(await failure(create('three.teams.example.com'))).toMatchObject({
      message: 'resources.ms-teams-tenants.validation.domainTaken',
      field: 'tenant_fqdn',
    });
  });
});

it('a changed tenant sends what changed, and its own domain is not in its way', async () => {
  await bench.signIn('nora', 'Provider-demo1!');
  const fqdn = 'metro-taxi.teams.northwind-voice.example';
  const id = String(rowOf(fqdn).ms_teams_tenant_sid);
  const { data: previousData } = await dataProvider.getOne<MsTeamsTenant>('ms-teams-tenants', {
    id,
  });
  bench.calls.length = 0;
  const tenant_fqdn = fqdn.toUpperCase();
  await dataProvider.update('ms-teams-tenants', {
    id,
    data: { ...previousData, tenant_fqdn, application_sid: null },
    previousData,
  });
  expect(bench.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    tenant_fqdn,
    application_sid: null,
  });
});
