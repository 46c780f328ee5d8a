import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { body, guard, json, msg, noContent, phrase, unknownPath } from './expectations';
import { createSession, createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

type Row = Record<string, unknown>;

const make = async (owner: Row, session = world.admin) => {
  const answer = await session.post('/ApiKeys', owner);
  json(201, {
    sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    token: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })(answer);
  const key = answer.json as { sid: string; token: string };
  world.later(`/ApiKeys/${key.sid}`);
  return key;
};
const remove = (sid: string, session = world.admin) => session.delete(`/ApiKeys/${sid}`);

describe('POST /ApiKeys (contract 8)', () => {
  test('the row in the list of its owner, token in clear', async () => {
    const { sid, token } = await make({ account_sid: world.sids.A2, token: 'mine' });
    json(200, [
      {
        api_key_sid: sid,
        token,
        account_sid: world.sids.A2,
        service_provider_sid: null,
        expires_at: null,
        last_used: null,
        created_at: expect.stringMatching(/\.000Z$/),
      },
    ])(await world.provider.get(`/Accounts/${world.sids.A2}/ApiKeys`));
  });

  // What is later than January 2038 is refused before MariaDB 11.5.
  test.each(['2020-01-01 00:00:00', '2037-01-01 00:00:00', null])(
    'one that expires at %s is good',
    async (expires_at) => {
      const { sid, token } = await make({ account_sid: world.sids.A1, expires_at });
      const mine = await createSession(world.target, token).get(
        `/Accounts/${world.sids.A1}/ApiKeys`,
      );
      const row = body<Row[]>(mine).find(({ api_key_sid }) => api_key_sid === sid);
      expect(String(row?.expires_at ?? '').slice(0, 4)).toBe(expires_at?.slice(0, 4) ?? '');
    },
  );

  test('with both sids it is in both lists; without any it is an administrator', async () => {
    const { A, A1, B1 } = world.sids;
    const { sid } = await make({ account_sid: A1, service_provider_sid: A });
    for (const list of [`/Accounts/${A1}/ApiKeys`, `/ServiceProviders/${A}/ApiKeys`]) {
      const sids = body<Row[]>(await world.account.get(list)).map((row) => row.api_key_sid);
      expect(sids).toContain(sid);
    }
    const { token } = await make({});
    expect((await createSession(world.target, token).get(`/Accounts/${B1}`)).status).toBe(200);
  });

  test('a provider makes keys for itself and its accounts, an account for itself', async () => {
    await make({ service_provider_sid: world.sids.A }, world.provider);
    await make({ account_sid: world.sids.A2 }, world.provider);
    await make({ account_sid: world.sids.A1 }, world.account);
  });

  const post = (session: World['admin'], owner: Row) => session.post('/ApiKeys', owner);
  cases(
    () => world,
    [
      [
        'another provider',
        (w) => post(w.provider, { service_provider_sid: w.sids.B }),
        msg(400, /./),
      ],
      [
        'an account of another provider',
        (w) => post(w.provider, { account_sid: w.sids.B1 }),
        msg(400, /./),
      ],
      ['an administrator key by a provider', (w) => post(w.provider, {}), msg(400, /./)],
      ['another account', (w) => post(w.account, { account_sid: w.sids.A2 }), msg(400, /./)],
      [
        'its provider by an account',
        (w) => post(w.account, { service_provider_sid: w.sids.A }),
        msg(400, /./),
      ],
      [
        'an unknown account',
        (w) => post(w.admin, { account_sid: NOBODY }),
        msg(500, /foreign key/),
      ],
      [
        'an unknown key',
        (w) => post(w.admin, { account_sid: w.sids.A1, bogus: 1 }),
        msg(500, /Unknown column/),
      ],
    ],
  );
});

describe('DELETE /ApiKeys/{sid} (contract 8)', () => {
  cases(
    () => world,
    [
      ['unknown', () => remove(NOBODY), phrase(404)],
      ['malformed', () => remove('nope'), phrase(404)],
      [
        'own',
        async (w) => remove((await make({ account_sid: w.sids.A1 })).sid, w.account),
        noContent,
      ],
      [
        'of another account',
        async (w) => remove((await make({ account_sid: w.sids.A2 })).sid, w.account),
        msg(400, /./),
      ],
      [
        'of another provider',
        async (w) => remove((await make({ service_provider_sid: w.sids.B })).sid, w.provider),
        msg(400, /./),
      ],
      ['of an administrator', async (w) => remove((await make({})).sid, w.provider), msg(400, /./)],
      [
        'an account key of another provider, which is not checked',
        async (w) => remove((await make({ account_sid: w.sids.B1 })).sid, w.provider),
        noContent,
      ],
      ['there is no get-one', async (w) => w.admin.get(`/ApiKeys/${NOBODY}`), unknownPath],
    ],
  );
});

describe('Limits (contract 9)', () => {
  const owners: [string, (w: World) => string, string, string][] = [
    ['an account', (w) => `/Accounts/${w.sids.A1}/Limits`, 'account_limits_sid', 'account_sid'],
    [
      'a provider',
      (w) => `/ServiceProviders/${w.sids.A}/Limits`,
      'service_provider_limits_sid',
      'service_provider_sid',
    ],
  ];

  describe.each(owners)('of %s', (_owner, path, key, owner) => {
    const session = () => (owner === 'account_sid' ? world.account : world.provider);
    const post = (payload: Row) => session().post(path(world), payload);

    test('POST creates, and changes the same category in place', async () => {
      const first = await post({ category: 'voice_call_session', quantity: 10 });
      const second = await post({ category: 'voice_call_session', quantity: '12' });
      expect(first.status).toBe(201);
      expect(second.json).toEqual(first.json);
      await post({ category: 'device', quantity: 0 });
      await post({ category: 'api_rate', quantity: -1 });
      const sid = (first.json as { sid: string }).sid;
      const row = {
        [key]: sid,
        [owner]: expect.any(String),
        category: 'voice_call_session',
        quantity: 12,
      };
      json(200, [row])(await session().get(`${path(world)}?category=voice_call_session`));
      expect(body<Row[]>(await session().get(path(world)))).toHaveLength(3);
      noContent(await session().delete(`${path(world)}?category=device`));
      noContent(await session().delete(`${path(world)}?category=device`));
      expect(body<Row[]>(await session().get(path(world)))).toHaveLength(2);
      noContent(await session().delete(path(world)));
      json(200, [])(await session().get(path(world)));
    });

    cases(
      () => world,
      [
        [
          'an unknown category',
          () => post({ category: 'x', quantity: 1 }),
          msg(500, "Data truncated for column 'category' at row 1"),
        ],
        ['no quantity', () => post({ category: 'device' }), msg(500, /./)],
        ['an empty quantity', () => post({ category: 'device', quantity: '' }), msg(500, /./)],
        ['PUT', (w) => session().put(path(w), { category: 'device', quantity: 1 }), unknownPath],
      ],
    );
  });

  cases(
    () => world,
    [
      [
        'an unknown account as admin',
        (w) => w.admin.get(`/Accounts/${NOBODY}/Limits`),
        json(200, []),
      ],
      [
        'POST to an unknown account',
        (w) => w.admin.post(`/Accounts/${NOBODY}/Limits`, { category: 'device', quantity: 1 }),
        msg(500, /./),
      ],
      [
        'a foreign account',
        (w) => w.account.post(`/Accounts/${w.sids.A2}/Limits`, { category: 'device', quantity: 1 }),
        guard(),
      ],
      [
        'a foreign provider',
        (w) => w.provider.delete(`/ServiceProviders/${w.sids.B}/Limits`),
        guard(),
      ],
      [
        'a provider asked by an account',
        (w) => w.account.get(`/ServiceProviders/${w.sids.A}/Limits`),
        guard(),
      ],
    ],
  );
});
