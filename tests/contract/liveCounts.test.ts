import { afterAll, beforeAll, expect, test } from 'vitest';
import { body, json, msg, noContent } from './expectations';
import { describeLive, hasLiveState, type LiveState, openLiveState } from './liveState';
import type { Row } from './telephony';
import { createWorld, NOBODY, type Session, type World } from './world';

let world: World;
let live: LiveState;
let viewer: Session;
beforeAll(async () => {
  world = await createWorld();
  if (hasLiveState) live = await openLiveState(world.target);
  const { A, A1 } = world.sids;
  const user = { service_provider_sid: A, account_sid: A1, is_view_only: true };
  viewer = await world.login((await world.makeUser(user)).name);
});
afterAll(async () => {
  await live?.close();
  await world?.close();
});

const path = (sid: string, part: string) => `/Accounts/${sid}/${part}`;
const sorted = (value: unknown) => (value as unknown[]).map((item) => JSON.stringify(item)).sort();

test('counts, queues and conferences of others (contract 5.9)', async () => {
  const none = { inbound: 0, outbound: 0 };
  json(200, none)(await world.account.get(path(world.sids.A1, 'CallCount')));
  json(200, none)(await world.admin.get(path(NOBODY, 'CallCount')));
  for (const part of ['CallCount', 'Queues', 'Conferences']) {
    msg(403, 'insufficient permissions')(await world.account.get(path(world.sids.A2, part)));
    msg(403, 'insufficient permissions')(await world.provider.get(path(NOBODY, part)));
    msg(400, 'Bad request')(await world.admin.get(path('nope', part)));
  }
});

describeLive('calls, queues and conferences of an account (contract 5.9)', () => {
  test('counts are what the platform counted, also below nothing', async () => {
    const { A2 } = world.sids;
    await live.count(A2, 3, 1);
    json(200, { inbound: 3, outbound: 1 })(await world.provider.get(path(A2, 'CallCount')));
    await live.count(A2, -1, 1);
    json(200, { inbound: -1, outbound: 1 })(await world.admin.get(path(A2, 'CallCount')));
  });

  test('queues with their length; search is a pattern for the whole name', async () => {
    const { A1 } = world.sids;
    await live.enter(A1, 'queue', 'support', 3);
    await live.enter(A1, 'queue', 'sales');
    await live.enter(A1, 'queue', 'vip:gold', 2);
    const [support, sales] = [
      { name: 'support', length: 3 },
      { name: 'sales', length: 1 },
    ];
    // Of a name with a colon only its end is shown.
    const gold = { name: 'gold', length: 2 };
    const found = async (query: string, session = world.account) =>
      sorted(body(await session.get(path(A1, `Queues${query}`))));
    for (const session of [world.admin, world.provider, world.account, viewer]) {
      expect(await found('', session)).toEqual(sorted([support, sales, gold]));
    }
    expect(await found('?search=')).toEqual(sorted([support, sales, gold]));
    expect(await found('?search=sup*')).toEqual(sorted([support]));
    expect(await found('?search=s*')).toEqual(sorted([support, sales]));
    expect(await found('?search=*ol*')).toEqual(sorted([gold]));
    expect(await found('?search=sup')).toEqual([]);
    expect(await found('?search=sales&search=support')).toEqual([]);
  });

  test('conferences by their names', async () => {
    const { A1 } = world.sids;
    for (const name of ['standup', 'all hands', 'a:b']) await live.enter(A1, 'conference', name);
    const names = body(await viewer.get(path(A1, 'Conferences')));
    expect(sorted(names)).toEqual(sorted(['standup', 'all hands', 'b']));
    json(200, [])(await world.provider.get(path(world.sids.A2, 'Conferences')));
  });
});

describeLive('registered devices (contract 5.4)', () => {
  const realm = () => `${world.prefix}.clinic.example`;
  const users = (sid = world.sids.A1) => path(sid, 'RegisteredSipUsers');
  const flags = (value: 0 | 1 | boolean) => ({
    allow_direct_app_calling: value,
    allow_direct_queue_calling: value,
    allow_direct_user_calling: value,
  });
  const bob = {
    name: 'bob',
    contact: 'sip:bob@192.0.2.20:49152;transport=udp',
    protocol: 'udp' as const,
    proxy: 'sip:198.51.100.20:49152',
  };
  const callHook = { url: 'https://x.example/r', method: 'POST', username: 'h', password: 's' };
  beforeAll(async () => {
    noContent(await world.admin.put(path(world.sids.A1, '').slice(0, -1), { sip_realm: realm() }));
    await live.register(world.sids.A1, realm(), bob);
    const ann = { ...bob, name: 'ann', protocol: 'wss' as const, webhooks: { callHook } };
    await live.register(world.sids.A1, realm(), { ...ann, forMs: 120_000 });
    await live.register(world.sids.A1, `desk.${realm()}`, { ...bob, name: 'sub' });
  });
  const private_ = { privateSbcAddress: expect.any(String), expiryTime: expect.any(Number) };
  const stored = { ...bob, ...private_, ...flags(true) };

  test('names, those of realms that end alike among them', async () => {
    for (const session of [world.admin, world.provider, world.account, viewer]) {
      const names = body<string[]>(await session.get(users()));
      expect([...names].sort()).toEqual(['ann', 'bob', 'sub'].map((name) => `${name}@${realm()}`));
    }
  });

  test('details of all for any body that names nobody, without status and outer address', async () => {
    for (const asked of [[], {}, undefined]) {
      const all = body<Row[]>(await world.account.post(users(), asked));
      expect(sorted(all.map(({ name }) => name))).toEqual(sorted(['ann', 'bob']));
      expect(all.find(({ name }) => name === 'bob')).toEqual(stored);
      const ann = all.find(({ name }) => name === 'ann');
      // What a webhook answered at the registration, its password too.
      expect(ann).toEqual({ ...stored, name: 'ann', protocol: 'wss', callHook });
      const life = Number(ann?.expiryTime) - Date.now();
      expect(life).toBeGreaterThan(0);
      expect(life).toBeLessThanOrEqual(120_000);
    }
  });

  test('details of some, as often and in the order as asked', async () => {
    const nobody = { contact: null, expiryTime: 0, protocol: null, registered_status: 'inactive' };
    const active = { ...stored, sbcAddress: expect.any(String), registered_status: 'active' };
    const asked = ['bob', 'ghost', 'sub', 'bob', 1, null];
    json(200, [
      ...[active, { name: 'ghost', ...nobody }, { name: 'sub', ...nobody }, active],
      ...[
        { name: 1, ...nobody },
        { name: null, ...nobody },
      ],
    ])(await world.provider.post(users(), asked));
  });

  test('one: the flags are those of its client, whose name may be in another case', async () => {
    const { name, contact, protocol, proxy } = bob;
    const active = { name, contact, protocol, proxy, registered_status: 'active' };
    const expiryTime = expect.any(Number);
    json(200, { ...active, expiryTime, ...flags(0) })(await viewer.get(`${users()}/bob`));
    const facts = { account_sid: world.sids.A1, username: 'bob', password: 'Secret-123' };
    await world.make('/Clients', { ...facts, allow_direct_user_calling: 0 });
    const own = { ...flags(1), allow_direct_user_calling: 0 };
    json(200, { ...active, expiryTime, ...own })(await world.account.get(`${users()}/bob`));
    json(200, {
      ...{ name: 'BOB', contact: null, expiryTime: 0, protocol: null, proxy: null, ...own },
      registered_status: 'inactive',
    })(await world.account.get(`${users()}/BOB`));
  });

  test('who may only view asks for names and for one', async () => {
    const refused = msg(403, 'User has view-only access');
    refused(await viewer.post(users(), []));
    refused(await viewer.post(users(), ['bob']));
  });
});
