import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { body, empty, json, msg, noContent, sidOf } from './expectations';
import { makeCarrier } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

type Row = Record<string, unknown>;
const path = (sid: string) => `/Accounts/${sid}`;
const make = (facts: Row = {}) =>
  world.make('/Accounts', {
    name: world.unique('account'),
    service_provider_sid: world.sids.A,
    ...facts,
  });
const one = async (sid: string) => body<Row>(await world.admin.get(path(sid)));
const hook = { url: 'https://example.com/h', method: 'POST', username: 'u', password: 'p' };

describe('GET /Accounts (contract 5.1)', () => {
  test('admin sees all, provider its own, account itself', async () => {
    const sids = async (session: World['admin']) =>
      body<Row[]>(await session.get('/Accounts?page=1&name=x')).map((row) => row.account_sid);
    const { A1, A2, B1 } = world.sids;
    expect(await sids(world.admin)).toEqual(expect.arrayContaining([A1, A2, B1]));
    const own = await sids(world.provider);
    expect(own).toEqual(expect.arrayContaining([A1, A2]));
    expect(own).not.toContain(B1);
    expect(await sids(world.account)).toEqual([A1]);
  });

  test('one, fresh from a create', async () => {
    json(200, {
      account_sid: world.sids.A1,
      name: world.names.A1,
      sip_realm: null,
      service_provider_sid: world.sids.A,
      device_calling_application_sid: null,
      is_active: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      plan_type: 'trial',
      stripe_customer_id: null,
      webhook_secret: expect.stringMatching(/^wh_secret_[A-Za-z0-9]{22}$/),
      disable_cdrs: 0,
      trial_end_date: null,
      deactivated_reason: null,
      device_to_call_ratio: 5,
      subspace_client_id: null,
      subspace_client_secret: null,
      subspace_sip_teleport_id: null,
      subspace_sip_teleport_destinations: null,
      siprec_hook_sid: null,
      record_all_calls: 0,
      record_format: 'mp3',
      bucket_credential: null,
      enable_debug_log: 0,
      registration_hook: null,
      queue_event_hook: null,
    })(await world.account.get(path(world.sids.A1)));
  });

  cases(
    () => world,
    [
      ['foreign', (w) => w.provider.get(path(w.sids.B1)), msg(403, 'insufficient permissions')],
      ['the other account', (w) => w.account.get(path(w.sids.A2)), msg(403, /./)],
      ['unknown as provider', (w) => w.provider.get(path(NOBODY)), msg(403, /./)],
      ['unknown as admin', (w) => w.admin.get(path(NOBODY)), empty(404)],
      ['malformed', (w) => w.admin.get(path('nope')), msg(400, 'Bad request')],
    ],
  );
});

describe('POST /Accounts (contract 5.1)', () => {
  const post = (facts: Row, w = world) =>
    w.admin.post('/Accounts', { name: w.unique('a'), ...facts });

  test('hooks without webhook_sid, realm in lower case, provider forced', async () => {
    const name = world.unique('account');
    const answer = await world.provider.post('/Accounts', {
      name,
      service_provider_sid: world.sids.B,
      sip_realm: `${world.prefix}.UPPER.example`,
      registration_hook: hook,
      queue_event_hook: { url: '' },
      enable_debug_log: true,
    });
    const sid = sidOf(answer);
    world.later(path(sid));
    expect(await one(sid)).toMatchObject({
      name,
      service_provider_sid: world.sids.A,
      sip_realm: `${world.prefix}.upper.example`,
      registration_hook: hook,
      queue_event_hook: null,
      enable_debug_log: 1,
    });
  });

  test('names need not be unique', async () => {
    expect(await make({ name: world.names.A1 })).not.toBe(world.sids.A1);
  });

  cases(
    () => world,
    [
      ['by an account', (w) => w.account.post('/Accounts', { name: 'x' }), msg(403, /./)],
      ['no name', (w) => w.provider.post('/Accounts', {}), msg(400, 'missing field name')],
      ['no provider', () => post({}), msg(400, /service_provider_sid/)],
      ['an unknown provider', () => post({ service_provider_sid: NOBODY }), msg(400, /./)],
      [
        'a hook as text',
        (w) => post({ service_provider_sid: w.sids.A, registration_hook: 'https://x.example' }),
        msg(400, /./),
      ],
      [
        'a hook with an unknown key',
        (w) => post({ service_provider_sid: w.sids.A, registration_hook: { ...hook, x: 1 } }),
        msg(500, "Unknown column 'x' in 'INSERT INTO'"),
      ],
      [
        'a hook with a bad method',
        (w) =>
          post({ service_provider_sid: w.sids.A, registration_hook: { ...hook, method: 'PUT' } }),
        msg(500, "Data truncated for column 'method' at row 1"),
      ],
      [
        'an unknown key',
        (w) => post({ service_provider_sid: w.sids.A, bogus: 1 }),
        msg(500, "Unknown column 'bogus' in 'INSERT INTO'"),
      ],
      [
        'a realm that is taken',
        async (w) => {
          const sip_realm = `${w.unique('realm')}.example`;
          await make({ sip_realm });
          return post({ service_provider_sid: w.sids.A, sip_realm });
        },
        msg(422, /^Duplicate entry '.*' for key 'sip_realm'$/),
      ],
    ],
  );
});

describe('PUT /Accounts/{sid} (contract 5.1)', () => {
  const put = (payload: unknown, w = world) => w.admin.put(path(w.sids.A1), payload);

  test('an object replaces a hook; null, {}, an empty url and a text clear it', async () => {
    const sid = await make();
    const set = (registration_hook: unknown) => world.admin.put(path(sid), { registration_hook });
    for (const clear of [null, {}, { url: '' }, 'https://x.example']) {
      noContent(await set(hook));
      expect((await one(sid)).registration_hook).toEqual(hook);
      noContent(await set(clear));
      expect((await one(sid)).registration_hook).toBeNull();
    }
  });

  test('account scope may not set its realm, but null clears it', async () => {
    const sip_realm = `${world.unique('realm')}.example`;
    noContent(await put({ sip_realm }));
    msg(400, /./)(await world.account.put(path(world.sids.A1), { sip_realm: 'other.example' }));
    noContent(await world.account.put(path(world.sids.A1), { sip_realm: null }));
    expect((await one(world.sids.A1)).sip_realm).toBeNull();
  });

  test('every scope may switch debug logging, the plan and its own secret', async () => {
    const changes = { enable_debug_log: true, plan_type: 'paid', webhook_secret: 'wh_secret_mine' };
    noContent(await world.account.put(path(world.sids.A1), changes));
    expect(await one(world.sids.A1)).toMatchObject({ ...changes, enable_debug_log: 1 });
  });

  cases(
    () => world,
    [
      ['nothing', () => put({}), noContent],
      [
        'an account that is unknown',
        (w) => w.admin.put(path(NOBODY), { name: 'x' }),
        msg(400, /^account not found for sid/),
      ],
      [
        'foreign',
        (w) => w.provider.put(path(w.sids.B1), { name: 'x' }),
        msg(403, 'insufficient permissions'),
      ],
      [
        'its own sid',
        (w) => put({ account_sid: w.sids.A1 }),
        msg(400, 'primary key account_sid is immutable'),
      ],
      [
        'its provider',
        (w) => put({ service_provider_sid: w.sids.A }),
        msg(400, 'service_provider_sid may not be modified'),
      ],
      ['a null provider', () => put({ service_provider_sid: null }), msg(500, /./)],
      [
        'created_at as received',
        () => put({ created_at: '2026-11-21T07:26:35.000Z' }),
        msg(500, /datetime/),
      ],
      ['trial_end_date as a date', () => put({ trial_end_date: '2030-01-31' }), noContent],
      [
        'root_domain',
        () => put({ root_domain: null }),
        msg(500, "Unknown column 'root_domain' in 'SET'"),
      ],
      [
        'a hook with webhook_sid',
        () => put({ queue_event_hook: { ...hook, webhook_sid: NOBODY } }),
        msg(400, 'primary key webhook_sid is immutable'),
      ],
      ['a null webhook_secret', () => put({ webhook_secret: null }), msg(500, /cannot be null/)],
      [
        'an empty application',
        () => put({ siprec_hook_sid: '' }),
        msg(500, /foreign key constraint fails/),
      ],
      [
        'an unknown application',
        () => put({ device_calling_application_sid: NOBODY }),
        msg(500, /foreign key/),
      ],
      [
        'a bad plan',
        () => put({ plan_type: 'gold' }),
        msg(500, "Data truncated for column 'plan_type' at row 1"),
      ],
      [
        'a long name',
        () => put({ name: 'x'.repeat(65) }),
        msg(500, "Data too long for column 'name' at row 1"),
      ],
      ['text for a number', () => put({ device_to_call_ratio: 'x' }), msg(500, /integer/)],
    ],
  );
});

describe('DELETE /Accounts/{sid} (contract 5.5)', () => {
  const app = (account_sid: string) => {
    const call_hook = { url: 'https://example.com/call' };
    const name = world.unique('app');
    return world.admin.post('/Applications', {
      name,
      account_sid,
      call_hook,
      call_status_hook: call_hook,
    });
  };

  cases(
    () => world,
    [
      ['foreign', (w) => w.provider.delete(path(w.sids.B1)), msg(403, /./)],
      ['the other account', (w) => w.account.delete(path(w.sids.A2)), msg(403, /./)],
      ['unknown as admin', (w) => w.admin.delete(path(NOBODY)), msg(500, /./)],
      ['unknown as provider', (w) => w.provider.delete(path(NOBODY)), msg(403, /./)],
      ['malformed', (w) => w.admin.delete(path('nope')), msg(400, 'Bad request')],
    ],
  );

  test('takes applications, keys, users and limits along; a password is not checked', async () => {
    const sid = await make();
    await app(sid);
    await world.admin.post('/ApiKeys', { account_sid: sid });
    await world.admin.post(`${path(sid)}/Limits`, { category: 'device', quantity: 1 });
    const user = await world.makeUser({ service_provider_sid: world.sids.A, account_sid: sid });
    const self = await world.login(user.name);
    noContent(await self.delete(path(sid), { password: 'wrong' }));
    empty(404)(await world.admin.get(path(sid)));
    msg(500, /./)(await world.admin.get(`/Users/${user.sid}`));
  });

  test('its own application reference stops it half-way', async () => {
    const sid = await make();
    const application = sidOf(await app(sid));
    noContent(await world.admin.put(path(sid), { device_calling_application_sid: application }));
    await world.admin.post('/ApiKeys', { account_sid: sid });
    msg(500, /foreign key constraint fails/)(await world.admin.delete(path(sid)));
    json(200, [])(await world.admin.get(`${path(sid)}/ApiKeys`));
    expect(body<unknown[]>(await world.admin.get(`${path(sid)}/Applications`))).toHaveLength(1);
    noContent(await world.admin.put(path(sid), { device_calling_application_sid: null }));
    noContent(await world.admin.delete(path(sid)));
  });

  /** Each gives the account what stops its end, and answers the path that takes it away again. */
  const blockers: [string, (account_sid: string) => Promise<string>, number][] = [
    [
      'a SIP client',
      async (account_sid) =>
        `/Clients/${await world.make('/Clients', { account_sid, username: 'u' })}`,
      0,
    ],
    [
      'an SMPP gateway',
      async (account_sid) => {
        const gateway = {
          voip_carrier_sid: await makeCarrier(world, { account_sid }),
          ipv4: '192.0.2.1',
        };
        return `/SmppGateways/${await world.make('/SmppGateways', gateway)}`;
      },
      1,
    ],
    [
      'a route over its carrier',
      async (account_sid) => {
        const voip_carrier_sid = await makeCarrier(world, { account_sid });
        const lcr_sid = await world.make('/Lcrs', { name: world.unique('lcr'), account_sid });
        const route = { lcr_sid, regex: '1', priority: 0 };
        const lcr_route_sid = sidOf(await world.admin.post('/LcrRoutes', route));
        const entry = { lcr_route_sid, voip_carrier_sid };
        sidOf(await world.admin.post('/LcrCarrierSetEntries', entry));
        return `/LcrRoutes/${lcr_route_sid}`;
      },
      1,
    ],
  ];
  test.each(blockers)('%s stops it half-way', async (_what, block, applicationsLeft) => {
    const sid = await make();
    await app(sid);
    await world.admin.post('/ApiKeys', { account_sid: sid });
    const blocker = await block(sid);
    msg(500, /foreign key constraint fails/)(await world.admin.delete(path(sid)));
    json(200, [])(await world.admin.get(`${path(sid)}/ApiKeys`));
    const applications = body<unknown[]>(await world.admin.get(`${path(sid)}/Applications`));
    expect(applications).toHaveLength(applicationsLeft);
    noContent(await world.admin.delete(blocker));
    noContent(await world.admin.delete(path(sid)));
  });

  test('its routing table stays behind', async () => {
    const account_sid = await make();
    const name = world.unique('lcr');
    const lcr = `/Lcrs/${await world.make('/Lcrs', { name, account_sid })}`;
    noContent(await world.admin.delete(path(account_sid)));
    expect(body(await world.admin.get(lcr))).toMatchObject({ name, account_sid });
    noContent(await world.admin.delete(lcr));
  });
});
