// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut, tellAgain } from '../../src/authProvider/signOut';
import * as session from '../../src/session';
import { keepUntold, untold } from '../../src/session/untold';
import { answer, json, mockPlatform, networkDown } from '../support/fetchMock';
import { adminClaims, providerClaims, tokenOf } from '../support/token';

const { api, fetchMock } = mockPlatform();

const hour = 3_600_000;
const now = () => Math.floor(Date.now() / 1000);
/** The token that is signed out of: it has an hour, as every token. */
let token: string;

beforeEach(() => {
  const iat = now();
  token = tokenOf({ ...adminClaims, iat, exp: iat + 3600 });
  session.start(token);
});
afterEach(() => {
  session.left(null);
  keepUntold(null);
});

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
/** Answers nothing until the call is given up. */
const silence = (_url: string, { signal }: RequestInit) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
const html = (status: number) => answer(status, '<html>Please wait</html>');
const sent = () =>
  fetchMock.mock.calls.map(([url, { headers }]) => [
    url,
    (headers as Record<string, string>).Authorization,
  ]);
const ended = async (ending = signOut()) => {
  await vi.advanceTimersByTimeAsync(3000);
  await ending;
};
const goOnLine = async () => {
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
};

const answers: [
  name: string,
  answer: Parameters<typeof fetchMock.mockImplementation>[0],
  isTold: boolean,
][] = [
  ['204', () => answer(204), true],
  ['200', () => json(200, {}), true],
  ['401', () => answer(401, 'Unauthorized'), true],
  ['403', () => json(403, { msg: 'insufficient permissions' }), false],
  ['404', () => answer(404, 'Not Found'), false],
  ['429', () => answer(429, null, { 'Retry-After': '30' }), false],
  ['429 for minutes', () => answer(429, null, { 'Retry-After': '290' }), false],
  ['500', () => json(500, { msg: 'Connection lost' }), false],
  ['502 in HTML', () => html(502), false],
  ['the page of somebody else', () => html(200), false],
  ['a broken connection', networkDown, false],
  ['nothing at all', silence, false],
];

describe.each(answers)('a log-out that is answered with %s', (_name, answering, isTold) => {
  it(`is ${isTold ? 'told as done' : 'not told as done'}, after 3 s at most`, async () => {
    fetchMock.mockImplementation(answering);
    const ending = signOut();
    expect(stored()).toBe('[{},{}]');
    expect(session.identity()?.name).toBe('admin');
    await ended(ending);
    expect(session.identity()).toBeNull();
    expect(session.takeFlash()).toBe(isTold ? 'signedOut' : null);
    expect(sent()).toEqual([[`${api}/logout`, `Bearer ${token}`]]);
    const endsAt = (now() - 3 + 3600) * 1000;
    expect(untold()).toEqual(isTold ? null : { token, endsAt: expect.any(Number) });
    if (!isTold) expect(Math.abs(Number(untold()?.endsAt) - endsAt)).toBeLessThan(2000);
    expect(stored()).toBe('[{},{}]');
  });
});

describe('a log-out', () => {
  it('happens once, however often it is asked for', async () => {
    fetchMock.mockImplementation(() => answer(204));
    await Promise.all([signOut(), signOut()]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('of somebody whose token has run out is done without the platform, too', async () => {
    session.start(tokenOf({ ...adminClaims, iat: now() - 3600, exp: now() - 1 }));
    localStorage.removeItem('clock-ahead');
    fetchMock.mockImplementation(networkDown);
    await ended();
    expect([session.takeFlash(), untold()]).toEqual(['signedOut', null]);
  });

  it('with a token that tells no end says none', async () => {
    session.start(tokenOf(adminClaims));
    fetchMock.mockImplementation(networkDown);
    await ended();
    expect(untold()?.endsAt).toBeNull();
  });

  it('with a token of two months is told as done once it is over, and not before', async () => {
    const days = (count: number) => vi.advanceTimersByTimeAsync(count * 24 * hour);
    session.start(tokenOf({ ...adminClaims, iat: now(), exp: now() + 60 * 24 * 3600 }));
    fetchMock.mockImplementation(networkDown);
    await ended();
    await days(59);
    expect([session.takeFlash(), untold()?.endsAt]).toEqual([null, expect.any(Number)]);
    await days(1);
    expect([session.takeFlash(), untold()]).toEqual(['signedOut', null]);
  });

  it('leaves alone who has signed in meanwhile, in another tab', async () => {
    fetchMock.mockImplementation(silence);
    const ending = signOut();
    const other = tokenOf(providerClaims);
    localStorage.setItem('token', other);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(session.identity()?.name).toBe(providerClaims.name);
    await ended(ending);
    expect(session.token()).toBe(other);
    expect(session.takeFlash()).toBeNull();
  });
});

describe('a log-out that the platform has not confirmed', () => {
  beforeEach(async () => {
    fetchMock.mockImplementation(networkDown);
    await ended();
    fetchMock.mockReset();
    fetchMock.mockImplementation(() => answer(204));
  });

  it('is tried again on line, until it is confirmed', async () => {
    fetchMock.mockImplementationOnce(networkDown);
    await goOnLine();
    expect(untold()).not.toBeNull();
    await goOnLine();
    await goOnLine();
    expect(sent()).toEqual(Array(2).fill([`${api}/logout`, `Bearer ${token}`]));
    expect([session.takeFlash(), untold()]).toEqual(['signedOut', null]);
  });

  it('is tried once at a time', async () => {
    fetchMock.mockImplementation(silence);
    const tries = [tellAgain(), tellAgain()];
    await goOnLine();
    await vi.advanceTimersByTimeAsync(3000);
    await Promise.all(tries);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('does not end the session of the same user who has signed in since', async () => {
    const newer = tokenOf({ ...adminClaims, iat: now(), exp: now() + 3600 });
    session.start(newer);
    await goOnLine();
    expect(fetchMock).not.toHaveBeenCalled();
    expect([session.token(), untold()]).toEqual([newer, null]);
  });

  it('is tried for its own user alone while somebody else is signed in', async () => {
    const other = tokenOf(providerClaims);
    session.start(other);
    await goOnLine();
    expect(sent()).toEqual([[`${api}/logout`, `Bearer ${token}`]]);
    expect([session.token(), untold(), session.takeFlash()]).toEqual([other, null, null]);
  });

  it.each([
    ['when the token expires', () => vi.advanceTimersByTimeAsync(hour)],
    ['when the page goes', async () => void window.dispatchEvent(new Event('pagehide'))],
  ])('is forgotten %s', async (_when, happen) => {
    await happen();
    await goOnLine();
    expect([untold(), fetchMock.mock.calls]).toEqual([null, []]);
  });
});
