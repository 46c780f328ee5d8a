import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEmbedded } from '../client';
import { body, created, guard, json, msg, noContent, phrase } from '../expectations';
import { createSession, NOBODY, PASSWORD, type Session } from '../world';
import {
  createHostedWorld,
  describeHosted,
  type HostedWorld,
  type Member,
  testCovered,
} from './world';

/** A user of the provider of this file, and the key of an account. */
async function providerUser(world: HostedWorld): Promise<Session> {
  const name = world.unique('provider-user');
  const user = { name, email: `${name}@example.com`, initial_password: PASSWORD };
  const answer = await world.admin.post('/Users', {
    ...user,
    service_provider_sid: world.providerSid,
  });
  world.later(`/Users/${(answer.json as { user_sid: string }).user_sid}`);
  return world.login(name);
}

describeHosted('GET /Users/me of a hosted platform (contract 3)', () => {
  let world: HostedWorld;
  beforeAll(async () => {
    world = await createHostedWorld();
  });
  afterAll(() => world?.close());

  const keyMade = json(201, expect.objectContaining({ token: expect.any(String) }));

  test('has the account with its root domain, its keys and its plan', async () => {
    const member = await world.signUp();
    const { email, userSid, accountSid: account_sid } = member;
    keyMade(await member.post('/ApiKeys', { account_sid }));
    const me = body<Record<string, Record<string, unknown>>>(await member.get('/Users/me'));
    expect(Object.keys(me).sort()).toEqual([
      'account',
      'api_keys',
      'static_ips',
      'subscription',
      'user',
    ]);
    expect(me.user).toEqual({
      ...{ user_sid: userSid, name: email, email, pending_email: null, phone: null },
      ...{ service_provider_sid: world.providerSid, force_change: false, provider: 'local' },
      ...{ provider_userid: null, scope: 'read-write', email_validated: true },
      ...{ phone_validated: false, email_content_opt_out: 0, is_active: 1 },
    });
    expect(me.account).toMatchObject({
      ...{ account_sid, name: email, is_active: true, plan_type: 'trial', sip_realm: null },
      ...{ root_domain: world.rootDomain, device_to_call_ratio: 5, stripe_customer_id: null },
    });
    expect(me.api_keys).toEqual([
      {
        ...{ api_key_sid: expect.any(String), token: expect.any(String), last_used: null },
        created_at: expect.any(String),
      },
    ]);
    expect(me.subscription).toEqual({
      status: 'active',
      account_subscription_sid: expect.any(String),
      start_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      products: expect.arrayContaining([
        { name: 'concurrent call session', quantity: 5 },
        { name: 'registered device', quantity: 0 },
      ]),
    });
    expect(me.static_ips).toEqual([]);
  });

  test('is not for administrators, providers and keys', async () => {
    msg(500, /./)(await world.admin.get('/Users/me'));
    msg(500, /./)(await (await providerUser(world)).get('/Users/me'));
    const { accountSid: account_sid } = await world.join();
    const answer = await world.admin.post('/ApiKeys', { account_sid });
    const { token } = answer.json as { token: string };
    phrase(403)(await createSession(world.target, token).get('/Users/me'));
  });

  test('fails for an account without a plan', async () => {
    const name = world.unique('account');
    const made = await world.admin.post('/Accounts', {
      ...{ name, service_provider_sid: world.providerSid },
    });
    created(made);
    const { sid: account_sid } = made.json as { sid: string };
    world.later(`/Accounts/${account_sid}`);
    const user = { name, email: `${name}@example.com`, initial_password: PASSWORD, account_sid };
    await world.admin.post('/Users', { ...user, service_provider_sid: world.providerSid });
    msg(500, 'account is missing a subscription')(await (await world.login(name)).get('/Users/me'));
  });
});

describeHosted('the SIP realm (contract 5.6)', () => {
  let world: HostedWorld;
  let member: Member;
  const realm = (caller: Session, name: string, sid = member.accountSid) =>
    caller.post(`/Accounts/${sid}/SipRealms/${name}`);
  beforeAll(async () => {
    world = await createHostedWorld();
    member = await world.join();
  });
  afterAll(() => world?.close());

  testCovered('dns')('is changed by the account, and is not free any more', async () => {
    const ask = () => member.get(`/Availability?type=subdomain&value=${member.realm}`);
    json(200, { available: true })(await ask());
    noContent(await realm(member, member.realm));
    json(200, { available: false })(await ask());
    expect(body(await member.get(`/Accounts/${member.accountSid}`))).toMatchObject({
      sip_realm: member.realm,
    });
  });

  test('is refused without two dots, and where it is taken', async () => {
    const taken = `${world.unique('taken')}.${world.rootDomain}`;
    const account = { name: world.unique('account'), sip_realm: taken };
    const made = await world.admin.post('/Accounts', {
      ...account,
      service_provider_sid: world.providerSid,
    });
    world.later(`/Accounts/${(made.json as { sid: string }).sid}`);
    msg(400, 'invalid sip_realm: badrealm')(await realm(member, 'badrealm'));
    msg(400, 'invalid sip_realm: one.dot')(await realm(member, 'one.dot'));
    msg(422, /^Duplicate entry '.*' for key 'sip_realm'$/)(await realm(member, taken));
  });

  test('is for the own account alone', async () => {
    guard()(await realm(member, member.realm, NOBODY));
    msg(500, /./)(await realm(world.admin, member.realm));
    msg(500, /./)(await realm(await providerUser(world), member.realm));
  });

  testCovered('dns')('is stored also where the DNS provider fails', async () => {
    const name = `dns-fails-${member.realm}`;
    msg(500, `failure updating dns records for ${name}`)(await realm(member, name));
    expect(body(await member.get(`/Accounts/${member.accountSid}`))).toMatchObject({
      sip_realm: name,
    });
  });

  testEmbedded('writes the database')('is stored also without the address of an SBC', async () => {
    world.target.platform?.db.run('DELETE FROM sbc_addresses');
    msg(500, /no SBC addresses/)(await realm(member, member.realm));
  });
});

describeHosted('an account deletes itself (contract 5.5)', () => {
  let world: HostedWorld;
  beforeAll(async () => {
    world = await createHostedWorld();
  });
  afterAll(() => world?.close());

  test('with any password, and everything goes', async () => {
    const member = await world.join();
    noContent(await member.delete(`/Accounts/${member.accountSid}`, { password: 'not looked at' }));
    msg(500, /./)(await member.get('/Users/me'));
    expect((await member.get(`/Accounts/${member.accountSid}`)).status).toBe(404);
    phrase(403)(await world.post('/login', { username: member.email, password: PASSWORD }));
    const { json: answer } = await world.admin.get(`/Accounts/${member.accountSid}`);
    expect(answer).toBeUndefined();
  });

  test('stops at a SIP client, when its users and its plan are gone already', async () => {
    const member = await world.join();
    const client = { account_sid: member.accountSid, username: 'desk', password: 'secret' };
    const made = await member.post('/Clients', client);
    created(made);
    world.later(`/Accounts/${member.accountSid}`);
    world.later(`/Clients/${(made.json as { sid: string }).sid}`);
    msg(500, /foreign key constraint fails/)(await member.delete(`/Accounts/${member.accountSid}`));
    phrase(403)(await world.post('/login', { username: member.email, password: PASSWORD }));
    expect((await world.admin.get(`/Accounts/${member.accountSid}`)).status).toBe(200);
  });
});
