// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as session from '../src/session';
import { decodeClaims, identityOf, scopeOf } from '../src/session/claims';
import { enterSection, storeAccountFilter } from '../src/session/section';
import { sessionEnd } from '../src/session/sessionEnd';
import { accountClaims, adminClaims, providerClaims, tokenOf } from './support/token';

const visit = (path: string) => window.history.replaceState(null, '', path);
const stored = () => ({
  local: Object.fromEntries(Object.entries(localStorage)),
  session: Object.fromEntries(Object.entries(sessionStorage)),
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.finishForcedChange();
  session.chooseServiceProvider(null);
  visit('/');
});

describe('the role of a token', () => {
  it.each([
    [{ account_sid: 'a', service_provider_sid: 'sp' }, 'account'],
    [{ account_sid: 'a' }, 'account'],
    [{ account_sid: null, service_provider_sid: 'sp' }, 'service_provider'],
    [{ account_sid: '', service_provider_sid: '' }, 'admin'],
    [{}, 'admin'],
  ])('of %j is %s', (owner, scope) => {
    expect(scopeOf(owner)).toBe(scope);
  });

  it('comes with names in any script', () => {
    const claims = { ...accountClaims, name: 'Zoë Łukasz 李', account_name: 'Café ☕ >>>>????' };
    const token = tokenOf(claims);
    expect(token).toMatch(/-.*_|_.*-/);
    // Browsers refuse the two letters in which a token's base64 differs; the one of Node does not.
    const decode = globalThis.atob;
    vi.stubGlobal('atob', (text: string) => {
      if (/[-_]/.test(text)) throw new Error('InvalidCharacterError');
      return decode(text);
    });
    expect(decodeClaims(token)).toEqual(claims);
    vi.unstubAllGlobals();
  });

  it.each([
    '',
    'no-token',
    'a.!!!.c',
    `a.${btoa('no json')}.c`,
    `a.${btoa('7')}.c`,
    `a.${btoa('null')}.c`,
  ])('is not to be had from %j', (text) => {
    expect(decodeClaims(text)).toBeNull();
    localStorage.setItem('token', text);
    expect(session.identity()).toBeNull();
  });

  it('is told with everything the console needs', () => {
    expect(identityOf(accountClaims)).toEqual({
      scope: 'account',
      userSid: 'u-sam',
      name: 'sam',
      accountSid: 'a-1',
      accountName: 'Sunrise Clinic',
      serviceProviderSid: 'sp-1',
      isViewOnly: false,
    });
    expect(identityOf({ ...providerClaims, is_view_only: true }).isViewOnly).toBe(true);
    expect(identityOf({ email: 'a@b.example' }).name).toBe('a@b.example');
  });
});

describe('a session', () => {
  it('starts with a token under the key of existing deployments', () => {
    expect(session.token()).toBeNull();
    session.start(tokenOf(adminClaims));
    expect(stored().local).toEqual({ token: tokenOf(adminClaims) });
    expect(session.identity()?.name).toBe('admin');
  });

  it('is the same object until the token changes', () => {
    session.start(tokenOf(adminClaims));
    const first = session.identity();
    expect(session.identity()).toBe(first);
    session.start(tokenOf(providerClaims));
    expect(session.identity()?.name).toBe('nora');
  });

  it.each(['signedOut', 'expired', 'unreachable'] as const)(
    'that ends as %s leaves nothing behind but its message',
    (reason) => {
      session.start(tokenOf(adminClaims));
      session.chooseServiceProvider('sp-2');
      storeAccountFilter('a-9');
      enterSection('accounts');
      session.beginForcedChange('u-admin', 'secret');
      localStorage.setItem('something', 'else');
      session.end(reason);
      expect(stored()).toEqual({ local: {}, session: { SESS_FLASH_MSG: reason } });
      expect(session.identity()).toBeNull();
      expect(session.forcedChange()).toBeNull();
    },
  );

  it('ends once: later failures of calls on the way change nothing', () => {
    session.start(tokenOf(adminClaims));
    session.end('signedOut');
    session.end('expired');
    expect(session.takeFlash()).toBe('signedOut');
  });

  it('ends by the clock of this computer, in tabs opened later as well, however wrong it is', () => {
    const hour = 3600;
    const now = Math.floor(Date.now() / 1000);
    const made = (secondsAgo: number) => {
      const iat = now - secondsAgo;
      return tokenOf({ ...adminClaims, iat, exp: iat + hour });
    };
    for (const [ahead, known] of [
      [5 * hour, 5 * hour],
      [-2 * hour, -2 * hour],
      [10, 0],
    ] as const) {
      session.start(made(ahead));
      // What another tab knows.
      sessionStorage.clear();
      const ends = (sessionEnd() ?? 0) / 1000;
      expect(ends - (now - ahead + hour)).toBeCloseTo(known, -1);
      session.end('signedOut');
    }
  });

  it('tells its listeners of start, end and the choice of a provider', () => {
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.start(tokenOf(adminClaims));
    session.chooseServiceProvider('sp-2');
    session.end('signedOut');
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    session.start(tokenOf(adminClaims));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['token', 1],
    [null, 1],
    ['accountFilter', 0],
  ])('hears of another tab writing %j %i times', (key, times) => {
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledTimes(times);
    stop();
  });
});

describe('the message for the next public page', () => {
  it('is given once', () => {
    session.setFlash('passwordEmailSent');
    expect(session.takeFlash()).toBe('passwordEmailSent');
    expect(session.takeFlash()).toBeNull();
  });
  it('that says why the session ended is not covered by a lesser one', () => {
    session.setFlash('expired');
    session.flashUnlessWaiting('loginRequired');
    expect(session.takeFlash()).toBe('expired');
    session.flashUnlessWaiting('loginRequired');
    expect(session.takeFlash()).toBe('loginRequired');
  });
  it('is nothing when the stored text is none of ours', () => {
    sessionStorage.setItem('SESS_FLASH_MSG', 'Your bank says hello');
    expect(session.takeFlash()).toBeNull();
  });
});

describe('the page to return to', () => {
  const endOn = (path: string, reason: session.EndReason = 'expired') => {
    session.start(tokenOf(providerClaims));
    visit(path);
    session.end(reason);
  };

  it('is where the same user was thrown out, filters included', () => {
    endOn('/internal/recent-calls?account=a-1&page=3');
    expect(session.returnPath()).toBeNull();
    session.start(tokenOf(providerClaims));
    expect(session.returnPath()).toBe('/internal/recent-calls?account=a-1&page=3');
    session.forgetReturnPath();
    expect(session.returnPath()).toBeNull();
  });
  it('is never shown to another user', () => {
    endOn('/internal/accounts/a-1/edit');
    session.start(tokenOf(adminClaims));
    expect(session.returnPath()).toBeNull();
  });
  it('is forgotten by signing out', () => {
    endOn('/internal/accounts', 'signedOut');
    session.start(tokenOf(providerClaims));
    expect(session.returnPath()).toBeNull();
  });
  it('is no public page', () => {
    endOn('/create-password');
    session.start(tokenOf(providerClaims));
    expect(session.returnPath()).toBeNull();
  });
  it.each([
    '//evil.example',
    'https://evil.example/internal',
    'javascript:alert(1)//internal',
    '/internals',
    '/internal.evil.example',
    '/internal@evil.example',
    '/internal:8080/accounts',
    '/internal/..//evil.example',
    '/internal/../..//evil.example',
    '/internal/%2e%2e//evil.example',
    '/internal//evil.example',
    '/internal\\\\evil.example',
    '/internal/..\\\\evil.example',
    '/\\evil.example/internal',
    ' /internal',
    '/internal/../create-password',
    '',
    7,
    null,
    ['/internal'],
  ])('is none where storage says %j', (path) => {
    session.start(tokenOf(providerClaims));
    sessionStorage.setItem('SESS_RETURN_TO', JSON.stringify({ userSid: 'u-nora', path }));
    expect(session.returnPath()).toBeNull();
  });
  it.each([
    ['/internal', '/internal'],
    ['/internal/', '/internal/'],
    ['/internal?a=//b', '/internal?a=//b'],
    ['/internal/users/x/../y/edit#top', '/internal/users/y/edit#top'],
    [
      '/internal/users?filter=%7B%22q%22%3A%22..%22%7D',
      '/internal/users?filter=%7B%22q%22%3A%22..%22%7D',
    ],
  ])('may be %s', (path, opened) => {
    session.start(tokenOf(providerClaims));
    sessionStorage.setItem('SESS_RETURN_TO', JSON.stringify({ userSid: 'u-nora', path }));
    expect(session.returnPath()).toBe(opened);
  });
  it.each(['{', 'null', '7', '{}', '{"userSid":"u-nora","path":"//evil.example"}'])(
    'is nothing when storage holds %s',
    (text) => {
      session.start(tokenOf(providerClaims));
      sessionStorage.setItem('SESS_RETURN_TO', text);
      expect(session.returnPath()).toBeNull();
    },
  );
});

describe('a forced change of password', () => {
  it('keeps the old password out of storage', () => {
    session.start(tokenOf(providerClaims));
    session.beginForcedChange('u-nora', 'Old-secret-1');
    expect(session.forcedChange()).toEqual({ userSid: 'u-nora', oldPassword: 'Old-secret-1' });
    expect(JSON.stringify(stored())).not.toContain('Old-secret-1');
    expect(stored().session).toEqual({ SESS_USER_SID: 'u-nora' });
  });
  it('still waits after a reload, without the old password', async () => {
    session.start(tokenOf(providerClaims));
    session.beginForcedChange('u-nora', 'Old-secret-1');
    vi.resetModules();
    const reloaded = await import('../src/session');
    expect(reloaded.forcedChange()).toEqual({ userSid: 'u-nora', oldPassword: null });
  });
  it('is over once it is made', () => {
    session.start(tokenOf(providerClaims));
    session.beginForcedChange('u-nora', 'Old-secret-1');
    session.finishForcedChange();
    expect(session.forcedChange()).toBeNull();
  });
  it('waits for nobody else', () => {
    session.beginForcedChange('u-nora', 'Old-secret-1');
    expect(session.forcedChange()).toBeNull();
    session.start(tokenOf(adminClaims));
    expect(session.forcedChange()).toBeNull();
  });
});

describe('the current service provider', () => {
  it('is the token’s own for everyone below admin, whatever is stored', () => {
    localStorage.setItem('activeServiceProvider', 'sp-9');
    session.start(tokenOf(accountClaims));
    expect(session.currentServiceProvider()).toBe('sp-1');
  });
  it('is the stored choice for an admin, and none before the first', () => {
    session.start(tokenOf(adminClaims));
    expect(session.currentServiceProvider()).toBeNull();
    session.chooseServiceProvider('sp-2');
    expect(session.currentServiceProvider()).toBe('sp-2');
    expect(localStorage.getItem('activeServiceProvider')).toBe('sp-2');
    session.chooseServiceProvider(null);
    expect(session.currentServiceProvider()).toBeNull();
    expect(localStorage.getItem('activeServiceProvider')).toBeNull();
  });
  it('is not moved by the choice of another tab', () => {
    localStorage.setItem('activeServiceProvider', 'sp-2');
    session.start(tokenOf(adminClaims));
    expect(session.currentServiceProvider()).toBe('sp-2');
    localStorage.setItem('activeServiceProvider', 'sp-9');
    expect(session.currentServiceProvider()).toBe('sp-2');
  });
  it('is not moved by a reload after the choice of another tab', async () => {
    for (const first of [
      () => session.chooseServiceProvider('sp-2'),
      () => localStorage.setItem('activeServiceProvider', 'sp-2'),
    ]) {
      session.chooseServiceProvider(null);
      session.start(tokenOf(adminClaims));
      first();
      expect(session.currentServiceProvider()).toBe('sp-2');
      localStorage.setItem('activeServiceProvider', 'sp-9');
      vi.resetModules();
      const reloaded = await import('../src/session');
      expect(reloaded.currentServiceProvider()).toBe('sp-2');
      localStorage.setItem('token', tokenOf({ ...adminClaims, user_sid: 'u-other' }));
      expect(reloaded.currentServiceProvider()).toBe('sp-9');
    }
  });
  it('is the same again for an admin whose session ended, and for nobody else', () => {
    session.start(tokenOf(adminClaims));
    session.chooseServiceProvider('sp-2');
    visit('/internal/carriers/add');
    session.end('expired');
    session.start(tokenOf({ ...adminClaims, user_sid: 'u-other' }));
    expect(session.currentServiceProvider()).toBeNull();
    session.start(tokenOf(adminClaims));
    expect(session.currentServiceProvider()).toBe('sp-2');
  });
});

describe('the filters of a section', () => {
  afterEach(() => localStorage.clear());

  it('stay inside it and are cleared on the way to another', () => {
    expect(enterSection('applications')).toBe(false);
    storeAccountFilter('a-1');
    localStorage.setItem('queryFilter', 'today/io/all');
    expect(enterSection('applications')).toBe(false);
    expect(session.storedAccountFilter()).toBe('a-1');
    expect(enterSection('carriers')).toBe(true);
    expect(session.storedAccountFilter()).toBeNull();
    expect(stored().local).toEqual({ location: 'carriers' });
  });
  it('are none of another service provider, which another tab may show', () => {
    session.start(tokenOf(adminClaims));
    session.chooseServiceProvider('sp-2');
    storeAccountFilter('a-1');
    expect(session.storedAccountFilter()).toBe('a-1');
    session.chooseServiceProvider('sp-9');
    expect(session.storedAccountFilter()).toBeNull();
    session.chooseServiceProvider('sp-2');
    expect(session.storedAccountFilter()).toBe('a-1');
  });
  it('can be taken back', () => {
    storeAccountFilter('a-1');
    storeAccountFilter(null);
    expect(session.storedAccountFilter()).toBeNull();
    expect(localStorage.getItem('accountFilter')).toBeNull();
  });
});
