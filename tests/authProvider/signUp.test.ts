import { beforeEach, describe, expect, it, vi } from 'vitest';
import { randomCode } from '../../src/hosted/randomCode';
import { knownSignUp, readSignUp, register, sendAgain, verifyEmail } from '../../src/hosted/signUp';
import { request } from '../../src/http';
import { forgetEarly } from '../../src/http/early';
import * as session from '../../src/session';
import { identityOf } from '../../src/session/claims';
import { answer, json, mockPlatform, networkDown, outcome } from '../support/fetchMock';
import { accountClaims, adminClaims, providerClaims, tokenOf } from '../support/token';

const { fetchMock } = mockPlatform();
const sam = identityOf(accountClaims);
const calls = () =>
  fetchMock.mock.calls.map(
    ([url, init]) => `${init.method} ${url.replace('https://api.example/v1/', '')}`,
  );
const bodyOf = (index: number) => JSON.parse(String(fetchMock.mock.calls[index]?.[1].body));
const headersOf = (index: number) => fetchMock.mock.calls[index]?.[1].headers;

const valuesOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) =>
    storage.getItem(storage.key(index) ?? ''),
  ).join();

beforeEach(() => {
  forgetEarly();
  session.end('signedOut');
  localStorage.clear();
  sessionStorage.clear();
});

describe('the code that is mailed', () => {
  it.each([
    [[0], '000000'],
    [[7], '000007'],
    [[999_999], '999999'],
    [[1_000_000], '000000'],
    [[4_293_999_999], '999999'],
    // What is above the last whole million would make small codes likelier: it is drawn again.
    [[4_294_000_000, 12], '000012'],
    [[4_294_967_295, 4_294_967_295, 123_456], '123456'],
  ])('of %j, drawn by the cryptographic generator, is %s', (drawn, code) => {
    const left = [...drawn];
    const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as unknown as Uint32Array)[0] = left.shift() ?? 0;
      return array;
    });
    const foolish = vi.spyOn(Math, 'random');
    expect(randomCode()).toBe(code);
    expect(left).toEqual([]);
    expect(foolish).not.toHaveBeenCalled();
    draw.mockRestore();
  });
  it('has six digits, all of them everywhere', () => {
    const drawn = Array.from({ length: 2000 }, randomCode);
    for (const code of drawn) expect(code).toMatch(/^\d{6}$/);
    for (let place = 0; place < 6; place += 1) {
      expect(new Set(drawn.map((code) => code[place])).size).toBe(10);
    }
  });
});

describe('how far a sign-up has come', () => {
  const local = { provider: 'local', email: 'sam@a.example' };
  it.each([
    [
      'done with a realm',
      { user: { ...local, email_validated: true }, account: { sip_realm: 'a.b.c' } },
      'done',
    ],
    // Users whom an administrator made have no confirmed e-mail, and need none (contract 2.4).
    [
      'done with a realm, whatever the e-mail',
      { user: { ...local, email_validated: false }, account: { sip_realm: 'a.b.c' } },
      'done',
    ],
    [
      'at the code',
      {
        user: { ...local, email_validated: false },
        account: { sip_realm: null, is_active: false },
      },
      'verify',
    ],
    [
      'at the code still, when a wrong one has activated the account',
      { user: { ...local, email_validated: false }, account: { sip_realm: null, is_active: true } },
      'verify',
    ],
    [
      'at the subdomain',
      { user: { ...local, email_validated: true }, account: { sip_realm: null } },
      'subdomain',
    ],
    [
      'at the subdomain with an empty realm',
      { user: { ...local, email_validated: true }, account: { sip_realm: '' } },
      'subdomain',
    ],
    [
      'at the subdomain from an identity provider',
      { user: { provider: 'google', email_validated: false }, account: { sip_realm: null } },
      'subdomain',
    ],
  ])('is %s', async (_what, me, step) => {
    session.start(tokenOf(accountClaims));
    fetchMock.mockImplementation(() => json(200, me));
    expect(await readSignUp(sam)).toMatchObject({ userSid: 'u-sam', step });
    expect(knownSignUp(sam)?.step).toBe(step);
    expect(calls()).toEqual(['GET Users/me']);
  });
  it('is asked once for the console that opens for a complete one, and anew after that', async () => {
    session.start(tokenOf(accountClaims));
    const me = { user: local, account: { sip_realm: 'a.b.c' } };
    fetchMock.mockImplementation(() => json(200, me));
    await readSignUp(sam);
    expect((await request({ path: 'Users/me' })).body).toEqual(me);
    expect(calls()).toEqual(['GET Users/me']);
    await request({ path: 'Users/me' });
    expect(calls()).toHaveLength(2);
    // What was written meanwhile may have changed it.
    await readSignUp(sam);
    await request({ method: 'PUT', path: 'Accounts/a' });
    await request({ path: 'Users/me' });
    expect(calls().filter((call) => call === 'GET Users/me')).toHaveLength(4);
  });
  it('is remembered over a reload once it is done, and only then', async () => {
    session.start(tokenOf(accountClaims));
    fetchMock.mockImplementation(() => json(200, { user: local, account: { sip_realm: 'a.b.c' } }));
    await readSignUp(sam);
    vi.resetModules();
    const reloaded = await import('../../src/hosted/signUp');
    expect(reloaded.knownSignUp(sam)?.step).toBe('done');
    expect(reloaded.knownSignUp({ ...sam, userSid: 'u-other' })).toBeNull();
  });
  it.each([adminClaims, providerClaims])('is no question for %j', (claims) => {
    expect(knownSignUp(identityOf(claims))?.step).toBe('done');
  });
  it('is nothing that the next user of this browser gets', async () => {
    session.start(tokenOf(accountClaims));
    fetchMock.mockImplementation(() => json(200, { user: local, account: { sip_realm: null } }));
    await readSignUp(sam);
    session.end('signedOut');
    expect(knownSignUp(sam)).toBeNull();
  });
});

describe('a new code', () => {
  const first = { ...accountClaims, user_sid: 'u-1' };
  const second = { ...accountClaims, user_sid: 'u-2' };
  const signUp = async () => {
    fetchMock.mockImplementationOnce(() =>
      json(200, { jwt: tokenOf(first), root_domain: 'voice.example' }),
    );
    expect(await register('sam@a.example', 'secret-1')).toBeNull();
  };

  it('comes by signing up in the place of the first user, who is deleted', async () => {
    await signUp();
    fetchMock.mockImplementationOnce(() => json(200, { jwt: tokenOf(second) }));
    fetchMock.mockImplementationOnce(() => answer(204));
    expect(await sendAgain()).toBeNull();
    expect(calls()).toEqual(['POST register', 'POST register', 'DELETE Users/u-1']);
    expect(headersOf(0)).not.toHaveProperty('Authorization');
    expect(headersOf(1)).toHaveProperty('Authorization', `Bearer ${tokenOf(first)}`);
    expect(headersOf(2)).toHaveProperty('Authorization', `Bearer ${tokenOf(second)}`);
    expect(bodyOf(1)).toMatchObject({ email: 'sam@a.example', password: 'secret-1' });
    expect(bodyOf(1).email_activation_code).toMatch(/^\d{6}$/);
    expect(session.token()).toBe(tokenOf(second));
    expect(knownSignUp(identityOf(second))).toMatchObject({
      step: 'verify',
      rootDomain: 'voice.example',
    });
    const stored = valuesOf(localStorage) + valuesOf(sessionStorage);
    expect(stored).toContain('voice.example');
    expect(stored).not.toContain('secret-1');
    expect(stored).not.toContain(bodyOf(1).email_activation_code);
  });
  it('deletes the first user before the code counts, where that failed at once', async () => {
    await signUp();
    fetchMock.mockImplementationOnce(() => json(200, { jwt: tokenOf(second) }));
    fetchMock.mockImplementationOnce(networkDown);
    fetchMock.mockImplementationOnce(() => json(200, []));
    expect(await outcome(sendAgain())).toBeNull();
    fetchMock.mockImplementation(() => answer(204));
    expect(await verifyEmail('123456')).toBeNull();
    expect(calls().slice(-2)).toEqual(['DELETE Users/u-1', 'PUT ActivationCode/123456']);
    expect(bodyOf(calls().length - 1)).toEqual({ user_sid: 'u-2', type: 'email' });
  });
  it.each([403, 404, 500])('goes on when the first user is gone: %i', async (status) => {
    await signUp();
    fetchMock.mockImplementationOnce(() => json(200, { jwt: tokenOf(second) }));
    fetchMock.mockImplementationOnce(() => answer(status));
    await sendAgain();
    fetchMock.mockImplementation(() => answer(204));
    await verifyEmail('123456');
    expect(calls().filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  });
  it.each([
    ['of no network', networkDown],
    ['of a proxy', () => answer(504)],
  ])(
    'without an answer but that %s: whoever it made goes before a code counts',
    async (_why, lost) => {
      await signUp();
      fetchMock.mockImplementationOnce(lost);
      expect(await outcome(sendAgain())).toMatchObject({ message: expect.any(String) });
      const account_sid = first.account_sid;
      fetchMock.mockImplementationOnce(() =>
        json(200, [
          { user_sid: 'u-1', account_sid },
          { user_sid: 'u-2', account_sid },
          { user_sid: 'u-3', account_sid: 'another' },
        ]),
      );
      fetchMock.mockImplementation(() => answer(204));
      const before = calls().length;
      expect(await verifyEmail('123456')).toBeNull();
      expect(calls().slice(before)).toEqual([
        'GET Users',
        'DELETE Users/u-2',
        'PUT ActivationCode/123456',
      ]);
    },
  );
  it('that is refused leaves the first user as it is', async () => {
    await signUp();
    fetchMock.mockImplementationOnce(() => json(422, { msg: 'taken' }));
    expect(await register('other@a.example', 'secret-2')).toEqual({
      status: 422,
      message: 'taken',
    });
    expect(session.token()).toBe(tokenOf(first));
    expect(calls()).toEqual(['POST register', 'POST register']);
  });
  it('is for nobody whose sign-up is not at the code: a token there would replace a real user', async () => {
    session.start(tokenOf(accountClaims));
    fetchMock.mockImplementation(() => json(422, { msg: 'taken' }));
    await register('sam@a.example', 'secret-1');
    expect(headersOf(0)).not.toHaveProperty('Authorization');
  });
});
