import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import type { HttpError } from '../../src/http';
import type { ServiceProvider } from '../../src/types';
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

const stored = (table: string) => bench.platform.db.get(`select * from ${table}`);
const writes = () =>
  bench.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
const failure = (work: Promise<unknown>): Promise<HttpError> =>
  work.then(
    () => Promise.reject(new Error('This should have failed')),
    (error) => error as HttpError,
  );

describe('the admin settings', () => {
  it('post only the half that changed', async () => {
    const settings = await dataProvider.getAdminSettings();
    await dataProvider.saveAdminSettings({ ...settings, domain_name: 'a.example' }, settings);
    expect(writes()).toEqual(['POST SystemInformation']);
    expect(stored('system_information')).toMatchObject({ domain_name: 'a.example' });
    bench.calls.length = 0;
    await dataProvider.saveAdminSettings({ ...settings, min_password_length: 12 }, settings);
    expect(writes()).toEqual(['POST PasswordSettings']);
    expect(stored('password_settings')).toMatchObject({ min_password_length: 12 });
    bench.calls.length = 0;
    await dataProvider.saveAdminSettings(
      { ...settings, domain_name: settings.domain_name },
      settings,
    );
    expect(writes()).toEqual([]);
  });

  it('store an emptied text as null', async () => {
    const settings = await dataProvider.getAdminSettings();
    await dataProvider.saveAdminSettings({ ...settings, sip_domain_name: '' }, settings);
    expect(stored('system_information')).toMatchObject({ sip_domain_name: null });
  });

  it('offer the shortest choice when the platform stores none', async () => {
    bench.answerOnce('GET', /^PasswordSettings/, () => Response.json({}));
    bench.answerOnce('GET', /^SystemInformation/, () => Response.json({}));
    expect(await dataProvider.getAdminSettings()).toEqual({
      id: 'admin',
      domain_name: null,
      sip_domain_name: null,
      monitoring_domain_name: null,
      private_network_cidr: null,
      log_level: 'info',
      min_password_length: 8,
      require_digit: false,
      require_special_character: false,
    });
  });

  it.each([
    ['SystemInformation', 'sip_domain_name', { domain_name: 'b.example' }, 'sip.example'],
    ['SystemInformation', 'log_level', { domain_name: 'c.example' }, 'info'],
    ['PasswordSettings', 'min_password_length', { require_digit: true }, 9],
    ['PasswordSettings', 'require_digit', { min_password_length: 11 }, false],
  ])('of %s never erase a %s that cannot be read', async (path, key, change, typed) => {
    const wrong = () => Response.json({ [key]: { wrong: true } });
    bench.answerOnce('GET', new RegExp(`^${path}`), wrong);
    const settings = await dataProvider.getAdminSettings();
    expect(settings).toMatchObject({ [key]: null, unreadable: [key] });
    const refused = dataProvider.saveAdminSettings({ ...settings, ...change }, settings);
    expect(await failure(refused)).toMatchObject({
      message: 'app.errors.unreadableErased',
      field: key,
    });
    expect(writes()).toEqual([]);
    const wanted = { ...settings, ...change, [key]: typed };
    expect((await dataProvider.saveAdminSettings(wanted, settings)).unreadable).toEqual([]);
    expect(await dataProvider.getAdminSettings()).toMatchObject({ ...change, [key]: typed });
  });

  it.each([
    ['SystemInformation', 'password', 'system'],
    ['PasswordSettings', 'system', 'password'],
  ])('save the other half when %s fails, and tell', async (path, saved, failed) => {
    const settings = await dataProvider.getAdminSettings();
    bench.answerOnce('POST', new RegExp(path), () => new Response('{"msg":"no"}', { status: 500 }));
    const wanted = {
      ...settings,
      domain_name: `${path}.example`,
      require_digit: !settings.require_digit,
    };
    const error = await failure(dataProvider.saveAdminSettings(wanted, settings));
    expect(error).toMatchObject({
      saved: [`pages.settings.sections.${saved}`],
      failed: [{ name: `pages.settings.sections.${failed}` }],
    });
    bench.calls.length = 0;
    await dataProvider.saveAdminSettings(wanted, await dataProvider.getAdminSettings());
    expect(writes()).toEqual([`POST ${path}`]);
  });
});

describe('a service provider', () => {
  const northwind = async () => {
    const sid = bench.platform.db.get(
      "select service_provider_sid as sid from service_providers where name like 'Northwind%'",
    )?.sid;
    return (await dataProvider.getOne<ServiceProvider>('service-providers', { id: String(sid) }))
      .data;
  };

  it('keeps its registration hook through a rename', async () => {
    const before = await northwind();
    expect(before.registration_hook).not.toBeNull();
    await dataProvider.update<ServiceProvider>('service-providers', {
      id: before.id,
      data: { ...before, name: 'Northwind Calls' },
      previousData: before,
    });
    const after = await northwind();
    expect(after.name).toBe('Northwind Calls');
    expect(after.registration_hook).toEqual(before.registration_hook);
  });

  it('loses its domain for MS Teams when that is emptied', async () => {
    const before = await northwind();
    await dataProvider.update<ServiceProvider>('service-providers', {
      id: before.id,
      data: { ...before, ms_teams_fqdn: null },
      previousData: before,
    });
    expect((await northwind()).ms_teams_fqdn).toBeNull();
  });

  it('names what still belongs to it', async () => {
    const usage = await dataProvider.getServiceProviderUsage((await northwind()).id);
    const names = (kind: 'accounts' | 'users') => usage[kind].map(({ name }) => name);
    expect(names('accounts')).toContain('Sunrise Clinic');
    expect(names('accounts')).not.toContain('Gull Marine');
    expect(names('users')).toContain('nora');
    expect(names('users')).not.toContain('admin');
    expect(usage.phoneNumbers.count).toBeGreaterThan(0);
    expect(usage.tenants.length).toBeGreaterThan(0);
  });

  it('cannot be deleted while it has accounts or users, which is said in words', async () => {
    const error = await failure(
      dataProvider.delete('service-providers', { id: (await northwind()).id }),
    );
    expect(error.status).toBe(403);
    expect(error.message).toBe('resources.service-providers.validation.inUse');
  });

  it('cannot take the name of another', async () => {
    const error = await failure(
      dataProvider.create('service-providers', { data: { name: 'QUAYSIDE telecom' } }),
    );
    expect(error.body.errors).toHaveProperty('name');
    expect(error.message).toBe('resources.service-providers.validation.nameTaken');
  });
});
