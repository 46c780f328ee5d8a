// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authProvider } from '../../src/authProvider';
import { signInAgain } from '../../src/authProvider/signInAgain';
import * as session from '../../src/session';
import { answer, json, mockPlatform, networkDown, outcome } from '../support/fetchMock';
import { accountClaims, adminClaims, providerClaims, tokenOf } from '../support/token';

const { fetchMock } = mockPlatform();

describe('the session, as react-admin sees it', () => {
  beforeEach(() => session.start(tokenOf(accountClaims)));
  const signedOut = () => localStorage.clear();

  it('is who is signed in', async () => {
    await expect(authProvider.checkAuth()).resolves.toBeUndefined();
    expect(await authProvider.getPermissions()).toBe('account');
    expect(await authProvider.getIdentity()).toMatchObject({
      ...{ id: 'u-sam', fullName: 'sam', userSid: 'u-sam', accountSid: 'a-1' },
    });
    signedOut();
    await expect(authProvider.checkAuth()).rejects.toBeUndefined();
    expect(await authProvider.getPermissions()).toBeUndefined();
    await expect(authProvider.getIdentity()).rejects.toThrow('app.errors.expired');
  });

  it('begins on the sign-in page alone, and no error ends it', async () => {
    await expect(authProvider.login()).rejects.toThrow();
    await expect(authProvider.checkError()).resolves.toBeUndefined();
    expect(session.token()).not.toBeNull();
  });

  it('allows what the rules allow, with the record and the provider on screen', async () => {
    const may = (action: string, resource: string, record?: object) =>
      authProvider.canAccess({ action, resource, record });
    const own = { account_sid: 'a-1' };
    expect(await may('edit', 'applications', own)).toBe(true);
    expect(await may('edit', 'applications', { account_sid: 'a-2' })).toBe(false);
    expect(await may('list', 'accounts')).toBe(false);
    session.start(tokenOf(providerClaims));
    const ofProvider = { action: 'edit', resource: 'accounts' } as const;
    const refusal = (service_provider_sid: string) =>
      authProvider.refusalOf({ ...ofProvider, record: { service_provider_sid } });
    expect(refusal('sp-1')).toBeNull();
    expect(refusal('sp-2')).toEqual(expect.objectContaining({ message: expect.any(String) }));
    session.start(tokenOf(adminClaims));
    expect(await may('list', 'accounts')).toBe(true);
    signedOut();
    expect(await may('list', 'accounts')).toBe(false);
    expect(authProvider.refusalOf(ofProvider)).toEqual({
      ...{ message: 'app.access.loginRequired', redirectTo: '/' },
    });
  });

  it('is over when the platform was told, and leads to the sign-in page', async () => {
    fetchMock.mockImplementation(() => answer(204));
    expect(await outcome(authProvider.logout())).toBe('/');
    expect(session.token()).toBeNull();
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('stays where another user has signed in meanwhile', async () => {
    fetchMock.mockImplementation(() => {
      session.start(tokenOf(providerClaims));
      return answer(204);
    });
    expect(await outcome(authProvider.logout())).toBe(false);
    expect(session.identity()?.name).toBe('nora');
  });
});

describe('signing in again on the spot', () => {
  const newer = tokenOf({ ...adminClaims, email: 'admin@x.example' });

  it('goes on with the token of the same user', async () => {
    fetchMock.mockImplementation(() => json(200, { token: newer, user_sid: 'u-admin' }));
    expect(await outcome(signInAgain('secret'))).toBeNull();
    expect(session.token()).toBe(newer);
    const [[url, { body }]] = fetchMock.mock.calls as [[string, { body: string }]];
    expect(url).toMatch(/\/login$/);
    expect(JSON.parse(body)).toEqual({ username: 'admin', password: 'secret' });
  });

  it.each<[what: string, answering: () => Promise<Response>, failure: object]>([
    [
      'a wrong password',
      () => json(403, { msg: 'credentials' }),
      { message: 'public.login.incorrect' },
    ],
    ['no platform', networkDown, { message: 'public.login.unreachable' }],
    [
      'a rate limit of some minutes',
      () => answer(429, '', { 'Retry-After': '120' }),
      { message: 'app.errors.rateLimited', args: { smart_count: 2 }, detail: null },
    ],
    [
      'a lock-out in the platform’s words',
      () => json(429, { msg: 'locked' }),
      { message: 'public.login.unreachable' },
    ],
  ])('says so after %s, and keeps the session', async (_what, answering, failure) => {
    const before = session.token();
    fetchMock.mockImplementation(answering);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    expect(await outcome(signInAgain('secret'))).toMatchObject(failure);
    expect(session.token()).toBe(before);
  });
});
