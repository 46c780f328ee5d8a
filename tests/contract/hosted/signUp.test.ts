import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeEmbedded } from '../client';
import { body, json, msg, noContent, phrase, unauthorized } from '../expectations';
import { createSession, NOBODY, PASSWORD, removeAll, type Session } from '../world';
import {
  CODE,
  createHostedWorld,
  describeCovered,
  describeHosted,
  type HostedWorld,
  type Member,
  testCovered,
} from './world';

const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

interface Starter {
  application_sid: string;
  name: string;
  call_hook: object;
  call_status_hook: { url: string };
}
const anySid = expect.stringMatching(/^[0-9a-f-]{36}$/);

describeHosted('sign-up by e-mail (contract 2.4)', () => {
  let world: HostedWorld;
  beforeAll(async () => {
    world = await createHostedWorld();
  });
  afterAll(() => world?.close());

  test('makes a user and an inactive account on trial, and a session', async () => {
    const email = `${world.unique('user')}@example.com`;
    const answer = body<Record<string, string>>(
      await world.post('/register', { ...world.signUpBody(email), name: 'ignored' }),
    );
    const { jwt = '', account_sid = '', user_sid = '' } = answer;
    world.later(`/Accounts/${account_sid}`);
    expect(answer).toEqual({
      ...{ jwt, name: email, email, provider: 'local', root_domain: world.rootDomain },
      ...{ account_sid: anySid, user_sid: anySid, pristine: true, is_active: false },
      ...{ email_validated: false, phone_validated: false, tutorial_completion: 0 },
      scope: 'read-write',
    });
    expect(claims(jwt)).toEqual({
      ...{ user_sid, account_sid, service_provider_sid: world.providerSid, scope: 'account' },
      ...{ email, name: email, iat: expect.any(Number), exp: expect.any(Number) },
    });
    const member = createSession(world.target, jwt, user_sid);
    const list = async () =>
      body<Starter[]>(await member.get(`/Accounts/${account_sid}/Applications`));
    const applications = await list();
    expect(applications.map(({ name }) => name).sort()).toEqual([
      'dial time clock',
      'hello world',
      'simple echo test',
    ]);
    // They have one status webhook together: who changes its row changes all three (contract 6).
    const [{ application_sid, name, call_hook, call_status_hook } = {} as Starter] = applications;
    const url = 'https://apps.example.com/status';
    const change = { name, call_hook, call_status_hook: { ...call_status_hook, url } };
    noContent(await member.put(`/Applications/${application_sid}`, change));
    expect((await list()).map((one) => one.call_status_hook.url)).toEqual([url, url, url]);
    const account = body<Record<string, unknown>>(
      await world.admin.get(`/Accounts/${account_sid}`),
    );
    const days = (Date.parse(String(account.trial_end_date)) - Date.now()) / 86_400_000;
    expect(Math.ceil(days)).toBeGreaterThanOrEqual(20);
    expect(Math.ceil(days)).toBeLessThanOrEqual(22);
    expect(account).toMatchObject({
      name: email,
      is_active: 0,
      plan_type: 'trial',
      sip_realm: null,
    });
  });

  const refusals: [string, Record<string, unknown>, ReturnType<typeof json>][] = [
    ['no provider', { provider: undefined }, msg(400, 'missing provider')],
    [
      'no service provider',
      { service_provider_sid: undefined },
      msg(400, 'missing service_provider_sid'),
    ],
    [
      'an unknown service provider',
      { service_provider_sid: NOBODY },
      msg(422, 'invalid service_provider_sid'),
    ],
    ['a provider that there is not', { provider: 'x' }, msg(422, 'invalid provider: x')],
    ['no e-mail', { email: '' }, msg(400, 'missing email or password')],
    ['no password', { password: undefined }, msg(400, 'missing email or password')],
    ['a bad e-mail', { email: 'nobody' }, msg(400, 'invalid email')],
    ['a short password', { password: '12345' }, msg(400, /at least 6/)],
    [
      'no activation code',
      { email_activation_code: undefined },
      msg(400, 'email activation code required'),
    ],
    [
      'GitHub without a code',
      { provider: 'github' },
      msg(400, 'missing oauth2_code for provider github'),
    ],
    [
      'Google without a redirect',
      { provider: 'google', oauth2_code: 'c', oauth2_state: 's', oauth2_client_id: 'i' },
      msg(400, 'missing oauth2_redirect_uri for provider google'),
    ],
  ];
  test.each(refusals)('is refused for %s', async (_title, facts, expected) => {
    const email = `${world.unique('refused')}@example.com`;
    expected(await world.post('/register', { ...world.signUpBody(email), ...facts }));
  });

  test('is refused for an e-mail that is taken', async () => {
    const { email } = await world.join();
    msg(
      422,
      'account already exists for this email',
    )(await world.post('/register', world.signUpBody(email)));
  });

  test('fails for a provider without a root domain', async () => {
    const answer = await world.admin.post('/ServiceProviders', { name: world.unique('plain') });
    const { sid } = answer.json as { sid: string };
    world.later(`/ServiceProviders/${sid}`);
    const email = `${world.unique('user')}@example.com`;
    const payload = { ...world.signUpBody(email), service_provider_sid: sid };
    msg(500, /root_domain/)(await world.post('/register', payload));
  });

  test('with the token of a session adds a user, who takes the account with the code', async () => {
    const member = await world.signUp();
    const email = `${world.unique('other')}@example.com`;
    const answer = body<Record<string, string>>(
      await world.target.send({
        ...{ method: 'POST', path: '/register', token: member.token },
        body: world.signUpBody(email),
      }),
    );
    expect(answer).toMatchObject({ email, account_sid: member.accountSid });
    expect(answer).not.toHaveProperty('root_domain');
    const next = createSession(world.target, answer.jwt ?? '', answer.user_sid);
    noContent(
      await next.put(`/ActivationCode/${CODE}`, { user_sid: answer.user_sid, type: 'email' }),
    );
    const users = body<{ name: string }[]>(await next.get('/Users'));
    expect(users.map(({ name }) => name)).toEqual([email]);
  });

  describe('sent anew with its token, for another code', () => {
    const again = async () => {
      const member = await world.signUp({ isConfirmed: false });
      const payload = { ...world.signUpBody(member.email), email_activation_code: '999888' };
      const ask = { method: 'POST', path: '/register', token: member.token, body: payload };
      const { jwt = '', user_sid } = body<Record<string, string>>(await world.target.send(ask));
      return { member, next: createSession(world.target, jwt, user_sid) };
    };
    const confirm = async ({ userSid: user_sid, put }: Session) =>
      noContent(await put('/ActivationCode/999888', { user_sid, type: 'email' }));
    const isActive = async ({ accountSid }: Member) =>
      body<{ is_active: number }>(await world.admin.get(`/Accounts/${accountSid}`)).is_active;

    test('adds a user of the same e-mail, who activates the account once the first is gone', async () => {
      const { member, next } = await again();
      noContent(await next.delete(`/Users/${member.userSid}`));
      await confirm(next);
      expect(await isActive(member)).toBe(1);
    });

    test('takes the place of the first user, and the account stays inactive', async () => {
      const { member, next } = await again();
      await confirm(next);
      const users = body<{ user_sid: string }[]>(await next.get('/Users'));
      expect(users.map(({ user_sid }) => user_sid)).toEqual([next.userSid]);
      expect(await isActive(member)).toBe(0);
    });
  });

  testCovered('mail')('mails the code', async () => {
    const { email } = await world.signUp({ isConfirmed: false });
    expect(await world.standIn.mails(email)).toEqual([
      expect.objectContaining({
        subject: 'Account activation code',
        text: expect.stringContaining(CODE),
      }),
    ]);
  });

  test('of an e-mail that has signed up before has no trial', async () => {
    const member = await world.signUp();
    await removeAll(world.admin, [`/Accounts/${member.accountSid}`]);
    const again = body<{ account_sid: string }>(
      await world.post('/register', world.signUpBody(member.email)),
    );
    world.later(`/Accounts/${again.account_sid}`);
    json(
      200,
      expect.objectContaining({ plan_type: 'free' }),
    )(await world.admin.get(`/Accounts/${again.account_sid}`));
  });
});

describeHosted('the activation code (contract 2.4)', () => {
  let world: HostedWorld;
  beforeAll(async () => {
    world = await createHostedWorld();
  });
  afterAll(() => world?.close());
  const refused = msg(400, 'invalid user or activation code');

  test('confirms the e-mail and activates the account, once', async () => {
    const member = await world.signUp({ isConfirmed: false });
    const user = { user_sid: member.userSid, type: 'email' };
    refused(await member.put('/ActivationCode/000000', user));
    noContent(await member.put(`/ActivationCode/${CODE}`, user));
    refused(await member.put(`/ActivationCode/${CODE}`, user));
    expect(body(await member.get(`/Accounts/${member.accountSid}`))).toMatchObject({
      is_active: 1,
    });
    const { email } = member;
    const signIn = await world.post('/signin', { email, password: PASSWORD });
    expect(body(signIn)).toMatchObject({ email_validated: true, is_active: true });
  });

  test('is that of one user, and of the e-mail', async () => {
    const [member, other] = [await world.signUp({ isConfirmed: false }), await world.join()];
    const path = `/ActivationCode/${CODE}`;
    refused(await member.put(path, { user_sid: other.userSid, type: 'email' }));
    refused(await member.put(path, { user_sid: NOBODY, type: 'email' }));
    refused(await member.put(path, { user_sid: member.userSid, type: 'phone' }));
    expect((await member.put(path, {})).status).toBe(500);
    const nobody = createSession(world.target, '');
    unauthorized(await nobody.put(path, { user_sid: member.userSid, type: 'email' }));
  });

  test('a new one can be stored', async () => {
    const member = await world.signUp({ isConfirmed: false });
    const { userSid: user_sid, email: value } = member;
    const ask = (facts: object) =>
      member.post('/ActivationCode', { user_sid, type: 'email', code: '654321', value, ...facts });
    msg(400, 'invalid activation type: x')(await ask({ type: 'x' }));
    msg(400, 'invalid user_sid')(await ask({ user_sid: NOBODY }));
    msg(400, 'invalid email')(await ask({ value: 'x' }));
    noContent(await ask({}));
    const user = { user_sid, type: 'email' };
    refused(await member.put(`/ActivationCode/${CODE}`, user));
    noContent(await member.put('/ActivationCode/654321', user));
  });

  testCovered('mail')('the mail with a new one is empty', async () => {
    const member = await world.signUp({ isConfirmed: false });
    const user = { user_sid: member.userSid, type: 'email' };
    noContent(
      await member.post('/ActivationCode', { ...user, code: '654321', value: member.email }),
    );
    const [mail] = await world.standIn.mails(member.email);
    expect(mail).toMatchObject({ subject: '', text: '' });
  });
});

describeHosted('POST /signin (contract 2.4)', () => {
  let world: HostedWorld;
  beforeAll(async () => {
    world = await createHostedWorld();
  });
  afterAll(() => world?.close());

  test('finds who has confirmed the e-mail, and no other', async () => {
    const member = await world.signUp();
    const waiting = await world.signUp({ isConfirmed: false });
    const { email } = member;
    const answer = body<{ jwt: string }>(
      await world.post('/signin', { email, password: PASSWORD }),
    );
    expect(answer).toEqual({
      ...{ jwt: answer.jwt, user_sid: member.userSid, name: email, email, phone: null },
      ...{ account_sid: member.accountSid, service_provider_sid: world.providerSid },
      ...{ force_change: false, provider: 'local', provider_userid: null, scope: 'read-write' },
      ...{ phone_validated: false, email_validated: true, is_active: true, pristine: false },
    });
    expect(claims(answer.jwt)).toEqual({
      ...{ scope: 'account', permissions: [], user_sid: member.userSid },
      ...{ account_sid: member.accountSid, service_provider_sid: world.providerSid },
      ...{ iat: expect.any(Number), exp: expect.any(Number) },
    });
    phrase(403)(await world.post('/signin', { email, password: 'wrong' }));
    phrase(404)(await world.post('/signin', { email: waiting.email, password: PASSWORD }));
    msg(400, 'missing email or password')(await world.post('/signin', { email }));
  });
});

// Without a stand-in a live platform asks GitHub and Google themselves, which know nothing of this.
describeCovered('identity')('sign-up by an identity provider (contract 2.4)', () => {
  let world: HostedWorld;
  beforeAll(async () => {
    world = await createHostedWorld();
  });
  afterAll(() => world?.close());

  const oauth = (provider: string, code: string, rest: object = {}) =>
    world.post('/register', {
      ...{ service_provider_sid: world.providerSid, provider, oauth2_code: code },
      ...{ oauth2_state: 's', oauth2_client_id: 'i', oauth2_redirect_uri: 'https://x.example' },
      ...rest,
    });

  test.each(['github', 'google'])('%s makes an active account, then signs in', async (provider) => {
    const email = `${world.unique('oauth')}@example.com`;
    const fresh = body<Record<string, unknown>>(await oauth(provider, `${email}~1`));
    world.later(`/Accounts/${fresh.account_sid}`);
    expect(fresh).toMatchObject({
      ...{ name: email, email, provider, root_domain: world.rootDomain, pristine: true },
      ...{ is_active: true, email_validated: true },
    });
    const known = body<Record<string, unknown>>(
      await oauth(provider, `${email}~2`, { locationBeforeAuth: '/sign-in' }),
    );
    expect(known).toMatchObject({ user_sid: fresh.user_sid, pristine: false, is_active: true });
    expect(known).not.toHaveProperty('root_domain');
    phrase(403)(await world.post('/login', { username: email, password: PASSWORD }));
    phrase(404)(await world.post('/signin', { email, password: PASSWORD }));
  });

  test('is refused for a used or bad code, and for a provider that cannot be reached', async () => {
    const email = `${world.unique('oauth')}@example.com`;
    const { account_sid } = body<{ account_sid: string }>(await oauth('github', email));
    world.later(`/Accounts/${account_sid}`);
    msg(403, 'bad verification code')(await oauth('github', email));
    msg(403, 'bad verification code')(await oauth('google', 'nonsense'));
    msg(403, 'fetch failed')(await oauth('google', `unreachable-${email}`));
  });

  test('is refused from the sign-in page, and for the e-mail of somebody else', async () => {
    const { email } = await world.join();
    msg(400, `user already exists with email ${email}`)(await oauth('github', `${email}~1`));
    const fresh = `${world.unique('oauth')}@example.com`;
    msg(
      404,
      'registering a new account not allowed from the sign-in page',
    )(await oauth('github', fresh, { locationBeforeAuth: '/sign-in' }));
  });

  test('takes the place of a password with the token of a session', async () => {
    const member = await world.signUp();
    const email = `${world.unique('oauth')}@example.com`;
    const swap = {
      ...{ service_provider_sid: world.providerSid, provider: 'github', oauth2_code: email },
      ...{ oauth2_state: 's', oauth2_client_id: 'i', oauth2_redirect_uri: 'https://x.example' },
    };
    const { token } = member;
    const ask = (body: object) =>
      world.target.send({ method: 'POST', path: '/register', token, body });
    const answer = body<Record<string, string>>(await ask(swap));
    expect(answer).toMatchObject({ account_sid: member.accountSid, provider: 'github' });
    unauthorized(await member.get('/Users/me'));
    msg(
      422,
      'account already exists for this oauth user/provider',
    )(await ask({ ...swap, oauth2_code: `${email}~2` }));
  });
});

describeEmbedded('rows stay')('invite codes (contract 2.4)', () => {
  let world: HostedWorld;
  beforeAll(async () => {
    world = await createHostedWorld();
  });
  afterAll(() => world?.close());

  test('are made by administrators, looked at, and used once', async () => {
    const member = await world.signUp();
    expect((await member.post('/BetaInviteCodes', { count: 1 })).status).toBe(403);
    const made = body<{ codes: string[] }>(
      await world.admin.post('/BetaInviteCodes', { count: 2 }),
    );
    expect(made).toEqual({ status: 'ok', added: 2, codes: made.codes });
    const [code] = made.codes;
    noContent(await world.post('/InviteCodes', { code, test: true }));
    noContent(await world.post('/InviteCodes', { code }));
    phrase(404)(await world.post('/InviteCodes', { code, test: true }));
    phrase(404)(await world.post('/InviteCodes', { code: 'nothing' }));
    expect((await world.post('/InviteCodes', {})).status).toBe(500);
  });
});
