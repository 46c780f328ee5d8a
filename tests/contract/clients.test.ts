import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases';
import { isRemote } from './client';
import { json, msg, noContent, phrase, sidOf } from './expectations';
import { one, type Row, rows } from './telephony';
import { createWorld, NOBODY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const path = (sid: string) => `/Clients/${sid}`;
const payload = (w: World, facts: Row = {}) => ({
  account_sid: w.sids.A1,
  username: w.unique('device'),
  password: 'devicepass',
  ...facts,
});
const make = (facts: Row = {}) => world.make('/Clients', payload(world, facts));

/** The password behind the mask. */
function storedPassword(sid: string): string | undefined {
  const sql = 'SELECT password FROM clients WHERE client_sid = ?';
  const row = world.target.platform?.db.get(sql, sid);
  return world.target.platform?.reveal(String(row?.password));
}

describe('POST and GET /Clients (contract 15)', () => {
  test("by a provider; the keys of its list, and the password's first character", async () => {
    const facts = payload(world, { allow_direct_user_calling: false });
    const sid = sidOf(await world.provider.post('/Clients', facts));
    world.later(path(sid));
    const listed = {
      client_sid: sid,
      account_sid: world.sids.A1,
      is_active: 1,
      username: facts.username,
      password: 'dXXXXXXXXX',
    };
    const row = {
      ...listed,
      allow_direct_app_calling: 1,
      allow_direct_queue_calling: 1,
      allow_direct_user_calling: 0,
    };
    expect(await rows(world.provider, '/Clients')).toContainEqual(listed);
    expect(await rows(world.account, '/Clients')).toContainEqual(row);
    for (const session of [world.admin, world.provider, world.account]) {
      json(200, row)(await session.get(path(sid)));
    }
    if (!isRemote) expect(storedPassword(sid)).toBe('devicepass');
  });

  test('by an account: its own, whatever it names', async () => {
    const facts = payload(world, { account_sid: world.sids.A2 });
    const sid = sidOf(await world.account.post('/Clients', facts));
    world.later(path(sid));
    expect(await one(world.account, path(sid))).toMatchObject({ account_sid: world.sids.A1 });
  });

  test('a name is unique in an account', async () => {
    const { username } = payload(world);
    await make({ username });
    await make({ username, account_sid: world.sids.A2 });
    const taken = msg(400, "the client's username already exists");
    taken(await world.admin.post('/Clients', payload(world, { username })));
  });

  test('neither a password nor a name is needed, save the key of the name', async () => {
    const sid = await make({ username: '', password: undefined });
    expect(await one(world.admin, path(sid))).toMatchObject({ username: '' });
  });

  const post = (facts: Row) => (w: World) => w.admin.post('/Clients', payload(w, facts));
  cases(
    () => world,
    [
      ['no account', post({ account_sid: undefined }), msg(400, 'missing field account_sid')],
      ['no name', post({ username: undefined }), msg(400, 'missing field username')],
      ['an unknown key', post({ id: 1 }), msg(500, "Unknown column 'id' in 'INSERT INTO'")],
      ['an unknown account', post({ account_sid: NOBODY }), msg(500, /foreign key/)],
      [
        'a foreign account',
        (w) => w.provider.post('/Clients', payload(w, { account_sid: w.sids.B1 })),
        msg(403, /./),
      ],
    ],
  );
});

describe('PUT /Clients/{sid} (contract 15)', () => {
  test('the named keys alone', async () => {
    const sid = await make();
    const before = await one(world.admin, path(sid));
    noContent(await world.provider.put(path(sid), { is_active: false }));
    noContent(await world.account.put(path(sid), { allow_direct_queue_calling: false }));
    const changed = { is_active: 0, allow_direct_queue_calling: 0 };
    json(200, { ...before, ...changed })(await world.admin.get(path(sid)));
  });

  test('a new password, and a masked one that becomes the password', async () => {
    const sid = await make();
    noContent(await world.account.put(path(sid), { password: 'secret' }));
    const { password } = await one(world.account, path(sid));
    expect(password).toBe('sXXXXX');
    if (!isRemote) expect(storedPassword(sid)).toBe('secret');
    noContent(await world.account.put(path(sid), { password }));
    expect(await one(world.account, path(sid))).toMatchObject({ password });
    if (!isRemote) expect(storedPassword(sid)).toBe(password);
  });

  test('providers and accounts change those of others; an account makes them its own', async () => {
    const sid = await make({ account_sid: world.sids.B1 });
    noContent(await world.provider.put(path(sid), { is_active: false }));
    const kept = { account_sid: world.sids.B1, is_active: 0 };
    expect(await one(world.admin, path(sid))).toMatchObject(kept);
    noContent(await world.account.put(path(sid), { is_active: true }));
    const moved = { account_sid: world.sids.A1, is_active: 1 };
    expect(await one(world.admin, path(sid))).toMatchObject(moved);
  });

  const put = (facts: Row) => async (w: World) => w.admin.put(path(await make()), facts);
  const x = { is_active: true };
  cases(
    () => world,
    [
      ['the sid', put({ client_sid: NOBODY }), msg(400, 'primary key client_sid is immutable')],
      ['an unknown key', put({ id: 1 }), msg(500, "Unknown column 'id' in 'SET'")],
      ['nothing', put({}), msg(500, /SQL syntax/)],
      ['nothing, by an account', async (w) => w.account.put(path(await make()), {}), noContent],
      ['unknown', (w) => w.admin.put(path(NOBODY), x), phrase(404)],
      ['unknown as provider', (w) => w.provider.put(path(NOBODY), x), phrase(404)],
      ['unknown as account', (w) => w.account.put(path(NOBODY), x), phrase(404)],
    ],
  );
});

describe('DELETE /Clients/{sid} (contract 15)', () => {
  const foreign = () => make({ account_sid: world.sids.B1 });
  cases(
    () => world,
    [
      ['by its account', async (w) => w.account.delete(path(await make())), noContent],
      ['foreign, by a provider', async (w) => w.provider.delete(path(await foreign())), noContent],
      ['foreign, by an account', async (w) => w.account.delete(path(await foreign())), noContent],
      ['unknown', (w) => w.account.delete(path(NOBODY)), phrase(404)],
    ],
  );
});
