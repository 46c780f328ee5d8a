// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { register, sendAgain, verifyEmail } from '../../src/hosted/signUp';
import * as state from '../../src/hosted/signUpState';
import * as session from '../../src/session';
import { answer, json, mockPlatform, networkDown, outcome } from '../support/fetchMock';
import { accountClaims, tokenOf } from '../support/token';

const { api, fetchMock } = mockPlatform();
type Answer = () => Promise<Response>;

const first = tokenOf({ ...accountClaims, user_sid: 'u-1' });
const email = 'sam@a.example';
const calls = () =>
  fetchMock.mock.calls.map(([url, { method }]) => `${method} ${url.slice(api.length + 1)}`);
const signUp = async () => {
  fetchMock.mockImplementationOnce(() => json(200, { jwt: first, root_domain: 'voice.example' }));
  expect(await register(email, 'secret-1')).toBeNull();
};

beforeEach(() => {
  session.end('signedOut');
  localStorage.clear();
  sessionStorage.clear();
});

describe('a sign-up', () => {
  it.each<[what: string, answering: Answer, open: string | null]>([
    ['without an answer', networkDown, email],
    ['with the answer of a gateway', () => answer(502, ''), email],
    ['with an answer that names nobody', () => json(200, {}), email],
    ['that is refused', () => json(422, { msg: 'taken' }), null],
    ['that fails there', () => json(500, { msg: 'no database' }), null],
  ])('%s is noted as open: %s', async (_what, answering, open) => {
    fetchMock.mockImplementation(answering);
    expect(await outcome(register(email, 'secret-1'))).toMatchObject({
      status: expect.any(Number),
    });
    expect(state.unansweredSignUp()).toBe(open);
  });

  it('that is answered leaves nothing open', async () => {
    await signUp();
    expect([state.unansweredSignUp(), state.hasOpenReplacement()]).toEqual([null, false]);
  });
});

describe('a new code', () => {
  it.each<[what: string, answering: Answer, isOpen: boolean]>([
    ['without an answer', networkDown, true],
    ['with the answer of a gateway', () => answer(504, ''), true],
    ['that is refused', () => json(422, { msg: 'taken' }), false],
    ['for a user whom the platform no longer knows', () => answer(401, 'Unauthorized'), false],
  ])('%s keeps the session of the first user', async (_what, answering, isOpen) => {
    await signUp();
    fetchMock.mockImplementation(answering);
    expect(await outcome(sendAgain())).toMatchObject({ status: expect.any(Number) });
    expect(session.token()).toBe(first);
    expect([state.unansweredSignUp(), state.hasOpenReplacement()]).toEqual([null, isOpen]);
  });

  it('is cleared up after once', async () => {
    await signUp();
    fetchMock.mockImplementationOnce(networkDown);
    await outcome(sendAgain());
    fetchMock.mockImplementation((url) => (url.endsWith('/Users') ? json(200, []) : answer(204)));
    const before = calls().length;
    await verifyEmail('111111');
    await verifyEmail('222222');
    const last = ['GET Users', 'PUT ActivationCode/111111', 'PUT ActivationCode/222222'];
    expect(calls().slice(before)).toEqual(last);
  });
});

describe('a mailed code that fails', () => {
  const me = (email_validated: boolean) => () =>
    json(200, {
      user: { provider: 'local', email, email_validated },
      account: { sip_realm: null },
    });
  const wrong: Answer = () => json(400, { msg: 'wrong code' });

  it.each<[what: string, code: Answer, me: Answer, end: object | null]>([
    ['has counted all the same', networkDown, me(true), null],
    ['has counted before', wrong, me(true), null],
    ['is wrong', wrong, me(false), { status: 400, message: 'wrong code' }],
    ['may have counted', wrong, wrong, { status: 400, message: 'wrong code' }],
  ])('%s', async (_what, code, answering, end) => {
    await signUp();
    fetchMock.mockImplementation((url) => (url.includes('ActivationCode') ? code() : answering()));
    expect(await outcome(verifyEmail('123456'))).toEqual(end);
  });
});
