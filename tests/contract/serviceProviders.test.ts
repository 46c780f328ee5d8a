import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import {
  body,
  created,
  duplicate,
  empty,
  guard,
  json,
  msg,
  noContent,
  phrase,
  sidOf,
} from './expectations';
import { createSession, createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

type Row = Record<string, unknown>;
const path = (sid: string) => `/ServiceProviders/${sid}`;

describe('GET /ServiceProviders (contract 4)', () => {
  test('admin sees all, others their own', async () => {
    const { A, B } = world.sids;
    const list = async (session: World['admin']) =>
      body<Row[]>(await session.get('/ServiceProviders')).map((row) => row.service_provider_sid);
    expect(await list(world.admin)).toEqual(expect.arrayContaining([A, B]));
    expect(await list(world.provider)).toEqual([A]);
    expect(await list(world.account)).toEqual([A]);
  });

  test('an account key does not know its provider', async () => {
    const answer = await world.admin.post('/ApiKeys', { account_sid: world.sids.A1 });
    const { sid, token } = answer.json as { sid: string; token: string };
    world.later(`/ApiKeys/${sid}`);
    json(200, [])(await createSession(world.target, token).get('/ServiceProviders'));
  });

  test('one', async () => {
    json(200, {
      service_provider_sid: world.sids.A,
      name: world.names.A,
      description: null,
      root_domain: null,
      ms_teams_fqdn: null,
      registration_hook: null,
    })(await world.account.get(path(world.sids.A)));
  });

  cases(
    () => world,
    [
      ['foreign', (w) => w.provider.get(path(w.sids.B)), msg(403, 'insufficient permissions')],
      ['unknown', (w) => w.admin.get(path(NOBODY)), empty(404)],
      ['malformed', (w) => w.admin.get(path('nope')), msg(400, 'Bad request')],
    ],
  );
});

describe('POST /ServiceProviders (contract 4)', () => {
  test('with every key', async () => {
    const provider = {
      name: world.unique('provider'),
      description: 'd',
      root_domain: `${world.prefix}.example`,
      ms_teams_fqdn: 'teams.example',
      registration_hook: {
        url: 'https://example.com/r',
        method: 'GET',
        username: 'u',
        password: '',
      },
    };
    const sid = await world.make('/ServiceProviders', provider);
    expect(body(await world.admin.get(path(sid)))).toEqual({
      service_provider_sid: sid,
      ...provider,
    });
  });

  cases(
    () => world,
    [
      ['no name', (w) => w.admin.post('/ServiceProviders', {}), msg(400, 'missing field name')],
      [
        'a name that is used',
        (w) => w.admin.post('/ServiceProviders', { name: w.names.A }),
        (answer) => duplicate(world.names.A, 'name')(answer),
      ],
      [
        'by others',
        (w) => w.provider.post('/ServiceProviders', { name: 'x' }),
        msg(403, 'only admin users can add a service provider'),
      ],
      [
        'lcr_sid, which is no column',
        (w) => w.admin.post('/ServiceProviders', { name: w.unique('provider'), lcr_sid: null }),
        msg(500, "Unknown column 'lcr_sid' in 'INSERT INTO'"),
      ],
      [
        'a null name',
        (w) => w.admin.post('/ServiceProviders', { name: null }),
        msg(500, "Column 'name' cannot be null"),
      ],
      [
        'a name that is too long',
        (w) => w.admin.post('/ServiceProviders', { name: 'x'.repeat(65) }),
        msg(500, "Data too long for column 'name' at row 1"),
      ],
    ],
  );
});

describe('PUT /ServiceProviders/{sid} (contract 4)', () => {
  const hook = { url: 'https://example.com/r', method: 'POST', username: null, password: null };
  const withHook = () =>
    world.make('/ServiceProviders', { name: world.unique('provider'), registration_hook: hook });
  const hookOf = async (sid: string) =>
    body<Row>(await world.admin.get(path(sid))).registration_hook;

  test('a hook that is left out is cleared, {} clears it, null is 500', async () => {
    const sid = await withHook();
    expect(await hookOf(sid)).toEqual(hook);
    msg(500, /./)(await world.admin.put(path(sid), { registration_hook: null }));
    noContent(await world.admin.put(path(sid), { description: 'd', registration_hook: hook }));
    expect(await hookOf(sid)).toEqual(hook);
    noContent(await world.admin.put(path(sid), { description: 'e' }));
    expect(await hookOf(sid)).toBeNull();
    noContent(await world.admin.put(path(sid), { registration_hook: hook }));
    noContent(await world.admin.put(path(sid), { registration_hook: {} }));
    expect(await hookOf(sid)).toBeNull();
  });

  cases(
    () => world,
    [
      ['own', (w) => w.provider.put(path(w.sids.A), { description: 'ours' }), noContent],
      ['nothing', (w) => w.admin.put(path(w.sids.A), {}), noContent],
      ['by an account', (w) => w.account.put(path(w.sids.A), { description: 'x' }), msg(403, /./)],
      ['foreign', (w) => w.provider.put(path(w.sids.B), { description: 'x' }), msg(403, /./)],
      ['unknown', (w) => w.admin.put(path(NOBODY), { description: 'x' }), empty(404)],
      ['malformed', (w) => w.admin.put(path('nope'), {}), msg(400, 'Bad request')],
      [
        'its own sid',
        (w) => w.admin.put(path(w.sids.A), { service_provider_sid: w.sids.A }),
        msg(400, 'primary key service_provider_sid is immutable'),
      ],
      [
        'an unknown key',
        (w) => w.admin.put(path(w.sids.A), { lcr_sid: null }),
        msg(500, "Unknown column 'lcr_sid' in 'SET'"),
      ],
      [
        'a name that is used',
        (w) => w.admin.put(path(w.sids.B), { name: w.names.A }),
        msg(422, /^Duplicate entry '.*' for key 'name'$/),
      ],
    ],
  );
});

describe('DELETE /ServiceProviders/{sid} (contract 4)', () => {
  cases(
    () => world,
    [
      ['with accounts', (w) => w.admin.delete(path(w.sids.A)), msg(403, 'insufficient privileges')],
      ['by others', (w) => w.provider.delete(path(w.sids.A)), msg(403, /./)],
      ['unknown', (w) => w.admin.delete(path(NOBODY)), phrase(404)],
    ],
  );

  test('with users', async () => {
    const sid = await world.make('/ServiceProviders', { name: world.unique('provider') });
    await world.makeUser({ service_provider_sid: sid });
    msg(403, 'insufficient privileges')(await world.admin.delete(path(sid)));
  });

  test('takes its keys and limits along', async () => {
    const answer = await world.admin.post('/ServiceProviders', { name: world.unique('provider') });
    created(answer);
    const sid = sidOf(answer);
    await world.admin.post('/ApiKeys', { service_provider_sid: sid });
    await world.admin.post(`${path(sid)}/Limits`, { category: 'device', quantity: 1 });
    noContent(await world.admin.delete(path(sid)));
    empty(404)(await world.admin.get(path(sid)));
  });
});

describe('DELETE /ServiceProviders/{sid}, stopped half-way (contract 4)', () => {
  const stops: [string, (w: World, sid: string, carrier: string) => Promise<unknown>][] = [
    [
      'a route over its carrier',
      async (w, sid, carrier) => {
        const table = await w.make('/Lcrs', { name: w.unique('table'), service_provider_sid: sid });
        const entries = [{ voip_carrier_sid: carrier, priority: 0 }];
        const route = { regex: '1', priority: 0, lcr_carrier_set_entries: entries };
        expect((await w.admin.post(`/Lcrs/${table}/Routes`, [route])).status).toBe(204);
      },
    ],
    [
      'a number without an account on its carrier',
      async (w, sid, carrier) => {
        const number = { number: `+999${Date.now()}`, voip_carrier_sid: carrier };
        await w.make('/PhoneNumbers', { ...number, service_provider_sid: sid });
        json(200, [])(await w.admin.get(`/PhoneNumbers?service_provider_sid=${sid}`));
      },
    ],
  ];
  test.each(stops)('%s: its gateways are gone, its carrier stays', async (_title, stop) => {
    const sid = await world.make('/ServiceProviders', { name: world.unique('provider') });
    const owner = { service_provider_sid: sid };
    const carrier = await world.make('/VoipCarriers', { name: world.unique('carrier'), ...owner });
    await world.admin.post('/SipGateways', {
      ...{ voip_carrier_sid: carrier, ipv4: '198.51.100.9', inbound: false, outbound: true },
    });
    await stop(world, sid, carrier);
    msg(500, /foreign key/)(await world.admin.delete(path(sid)));
    json(200, [])(await world.admin.get(`/SipGateways?voip_carrier_sid=${carrier}`));
    expect((await world.admin.get(`/VoipCarriers/${carrier}`)).status).toBe(200);
    expect((await world.admin.get(path(sid))).status).toBe(200);
  });
});

describe('lists under ServiceProviders/{sid} (contract 4)', () => {
  const lists = ['Accounts', 'Applications', 'PhoneNumbers', 'VoipCarriers', 'ApiKeys'];

  test.each(lists)('%s: bare array, 403 for foreign', async (list) => {
    const { A, B } = world.sids;
    expect(Array.isArray(body(await world.provider.get(`${path(A)}/${list}`)))).toBe(true);
    expect(Array.isArray(body(await world.account.get(`${path(A)}/${list}`)))).toBe(true);
    expect((await world.provider.get(`${path(B)}/${list}`)).status).toBe(403);
  });

  test.each(lists.filter((list) => list !== 'Applications'))(
    '%s of an unknown provider is empty for admin',
    async (list) => json(200, [])(await world.admin.get(`${path(NOBODY)}/${list}`)),
  );

  test('Accounts: account scope sees itself only', async () => {
    const sids = async (session: World['admin']) =>
      body<Row[]>(await session.get(`${path(world.sids.A)}/Accounts`)).map(
        (row) => row.account_sid,
      );
    const { A1, A2 } = world.sids;
    expect((await sids(world.provider)).sort()).toEqual([A1, A2].sort());
    expect(await sids(world.account)).toEqual([A1]);
  });

  test.each(['Limits', 'RecentCalls?page=1&count=1', 'Alerts?page=1&count=1'])(
    '%s: guarded in another form',
    async (list) => {
      const { A, B } = world.sids;
      expect((await world.provider.get(`${path(A)}/${list}`)).status).toBe(200);
      guard()(await world.account.get(`${path(A)}/${list}`));
      guard()(await world.provider.get(`${path(B)}/${list}`));
      msg(
        500,
        'invalid ServiceProvidersSid format',
      )(await world.provider.get(`${path('nope')}/${list}`));
    },
  );
});
