import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setConfig } from '../../src/config';
import { readConfig } from '../../src/config/readConfig';
import { beginVisit, oauthProviders } from '../../src/hosted/oauth';
import { endVisit } from '../../src/hosted/oauthReturn';
import * as session from '../../src/session';
import { json, mockPlatform, networkDown } from '../support/fetchMock';
import { accountClaims, providerClaims, tokenOf } from '../support/token';

const { fetchMock } = mockPlatform();
const bodies = () => fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init.body)));
const configure = (settings: Record<string, string>) => {
  const result = readConfig(settings, {}, 'https://console.example');
  if ('config' in result) setConfig(result.config);
};
const settings = {
  API_BASE_URL: 'https://api.example/v1',
  DEFAULT_SERVICE_PROVIDER_SID: 'sp-1',
  GOOGLE_CLIENT_ID: 'google-id',
  GITHUB_CLIENT_ID: 'github-id',
  BASE_URL: 'https://console.example',
};
const begin = (
  provider: 'google' | 'github' = 'google',
  from: '/sign-in' | '/register' = '/sign-in',
) => new URL(beginVisit(provider, from));
const stateOf = (address: URL) => String(address.searchParams.get('state'));
const good = () => json(200, { jwt: tokenOf(accountClaims), pristine: false });

beforeEach(() => {
  configure(settings);
  session.end('signedOut');
  localStorage.clear();
  sessionStorage.clear();
});

describe('a visit to an identity provider', () => {
  it('to Google asks for what the platform needs', () => {
    const address = begin();
    expect(address.origin + address.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      scope: 'email profile',
      access_type: 'offline',
      include_granted_scopes: 'true',
      response_type: 'code',
      client_id: 'google-id',
      redirect_uri: 'https://console.example/oauth-callback/google',
      state: stateOf(address),
    });
  });
  it('to GitHub asks for the e-mail', () => {
    const address = begin('github');
    expect(address.origin + address.pathname).toBe('https://github.com/login/oauth/authorize');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      scope: 'user:email',
      allow_signup: 'false',
      client_id: 'github-id',
      redirect_uri: 'https://console.example/oauth-callback/github',
      state: stateOf(address),
    });
  });
  it('has a state of 256 random bits, another each time', () => {
    const states = Array.from({ length: 50 }, () => stateOf(begin()));
    expect(new Set(states).size).toBe(50);
    for (const state of states) expect(state).toMatch(/^[0-9a-f]{64}$/);
  });
  it('draws its state from the cryptographic generator', () => {
    const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
    const foolish = vi.spyOn(Math, 'random');
    expect(stateOf(begin())).toBe('0'.repeat(64));
    expect(foolish).not.toHaveBeenCalled();
    draw.mockRestore();
  });
  it('keeps its state in this tab alone', () => {
    const state = stateOf(begin());
    expect(sessionStorage.getItem('oauth-state')).toContain(state);
    expect(localStorage.length).toBe(0);
  });
  it.each([
    ['', '/', 'http://localhost:3000/oauth-callback/google'],
    ['/voice', '/', 'http://localhost:3000/voice/oauth-callback/google'],
    ['https://a.example/x/', '/', 'https://a.example/x/oauth-callback/google'],
    ['', '/portal/', 'http://localhost:3000/portal/oauth-callback/google'],
    // The host alone, as existing deployments name it.
    ['https://a.example', '/portal/', 'https://a.example/portal/oauth-callback/google'],
    ['/', '/portal/', 'http://localhost:3000/portal/oauth-callback/google'],
    ['https://a.example/portal', '/portal/', 'https://a.example/portal/oauth-callback/google'],
    ['https://a.example/x', '/portal/', 'https://a.example/x/oauth-callback/google'],
  ])('with the public address %j comes back to a console below %s at %s', (url, base, address) => {
    vi.stubGlobal('document', { documentElement: { dataset: { base } } });
    onTestFinished(() => void vi.unstubAllGlobals());
    configure({ ...settings, BASE_URL: url });
    expect(begin().searchParams.get('redirect_uri')).toBe(address);
  });
  it.each([
    [{}, ['Google', 'GitHub']],
    [{ GOOGLE_CLIENT_ID: '' }, ['GitHub']],
    [{ GITHUB_CLIENT_ID: '' }, ['Google']],
    [{ GITHUB_CLIENT_ID: '', GOOGLE_CLIENT_ID: '' }, []],
  ])('is offered where a client id is set: %j', (other, names) => {
    configure({ ...settings, ...other });
    expect(oauthProviders().map(({ name }) => name)).toEqual(names);
  });
});

describe('a return', () => {
  it('with the state that was sent exchanges the code, and signs in', async () => {
    fetchMock.mockImplementation(good);
    const state = stateOf(begin());
    expect(await endVisit('google', `?code=c-1&state=${state}`)).toEqual({
      goTo: '/internal/accounts/a-1/edit',
    });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('https://api.example/v1/register');
    expect(bodies()).toEqual([
      {
        service_provider_sid: 'sp-1',
        provider: 'google',
        oauth2_code: 'c-1',
        oauth2_state: state,
        oauth2_client_id: 'google-id',
        oauth2_redirect_uri: 'https://console.example/oauth-callback/google',
        locationBeforeAuth: '/sign-in',
      },
    ]);
    expect(session.token()).toBe(tokenOf(accountClaims));
  });
  it('never carries the token of whoever is signed in: the platform would replace that user', async () => {
    session.start(tokenOf(providerClaims));
    fetchMock.mockImplementation(good);
    await endVisit('google', `?code=c&state=${stateOf(begin())}`);
    expect(fetchMock.mock.calls[0]?.[1].headers).not.toHaveProperty('Authorization');
  });
  it('leads back to the page where this user’s session ended, and nowhere else', async () => {
    fetchMock.mockImplementation(good);
    const point = { userSid: 'u-sam', path: '/internal/alerts?days=7' };
    sessionStorage.setItem('SESS_RETURN_TO', JSON.stringify(point));
    expect(await endVisit('google', `?code=c&state=${stateOf(begin())}`)).toEqual({
      goTo: '/internal/alerts?days=7',
    });
    sessionStorage.setItem(
      'SESS_RETURN_TO',
      JSON.stringify({ ...point, path: '//evil.example/internal' }),
    );
    expect(await endVisit('google', `?code=c&state=${stateOf(begin())}`)).toEqual({
      goTo: '/internal/accounts/a-1/edit',
    });
  });
  it('keeps the root domain of a new account', async () => {
    fetchMock.mockImplementation(() =>
      json(200, { jwt: tokenOf(accountClaims), pristine: true, root_domain: 'voice.example' }),
    );
    await endVisit('github', `?code=c&state=${stateOf(begin('github', '/register'))}`);
    expect(localStorage.getItem('root-domain')).toBe('voice.example');
    expect(bodies()[0]).toMatchObject({ provider: 'github', locationBeforeAuth: '/register' });
  });
});

/** What comes back to a tab that went to Google, `S` being the state that it sent. */
const attacks: [string, string, string, string][] = [
  ['no state', 'google', '?code=c', 'invalidState'],
  ['an empty state', 'google', '?code=c&state=', 'invalidState'],
  ['another state', 'google', `?code=c&state=${'0'.repeat(64)}`, 'invalidState'],
  ['a state in other letters', 'google', '?code=c&state=S_UPPER', 'invalidState'],
  ['a part of the state', 'google', '?code=c&state=S_PART', 'invalidState'],
  ['the state with more behind it', 'google', '?code=c&state=S0', 'invalidState'],
  ['the state twice', 'google', '?code=c&state=S&state=S', 'invalidState'],
  ['another state before the right one', 'google', '?code=c&state=x&state=S', 'invalidState'],
  ['a word for nothing', 'google', '?code=c&state=undefined', 'invalidState'],
  ['the state of the other provider', 'github', '?code=c&state=S', 'invalidState'],
  ['the provider before the state', 'google', '?code=c&state=google:S', 'invalidState'],
  ['no code', 'google', '?state=S', 'invalidState'],
  ['an empty code', 'google', '?code=&state=S', 'invalidState'],
  ['two codes', 'google', '?code=a&code=b&state=S', 'invalidState'],
  ['nothing', 'google', '', 'invalidState'],
  ['all of it behind a hash', 'google', '#code=c&state=S', 'invalidState'],
  ['a refusal', 'google', '?error=access_denied&state=S', 'denied'],
  ['a refusal without a state', 'google', '?error=access_denied', 'denied'],
  ['a refusal with a code', 'google', '?error=access_denied&code=c&state=S', 'denied'],
  ['another error', 'google', '?error=server_error&code=c&state=S', 'refused'],
  ['an error without the state', 'google', '?error=server_error', 'invalidState'],
  ['no provider', '', '?code=c&state=S', 'invalidProvider'],
  ['an unknown provider', 'twitter', '?code=c&state=S', 'invalidProvider'],
  ['a provider in capitals', 'Google', '?code=c&state=S', 'invalidProvider'],
  ['a property of every object', 'constructor', '?code=c&state=S', 'invalidProvider'],
  ['the prototype', '__proto__', '?code=c&state=S', 'invalidProvider'],
  ['a path', '..%2f..%2flogin', '?code=c&state=S', 'invalidProvider'],
];

describe('a return that is not what this tab sent', () => {
  it.each(attacks)('%s to %j as %j makes no call: %s', async (_what, provider, search, reason) => {
    const state = stateOf(begin());
    const query = search
      .replace('S_UPPER', state.toUpperCase())
      .replace('S_PART', state.slice(0, -1))
      .replaceAll(/(?<=state=|google:)S/g, state);
    expect(await endVisit(provider, query)).toEqual({ reason });
    expect(fetchMock).not.toHaveBeenCalled();
    expect(session.token()).toBeNull();
    // Whatever came back, the state is used up: nothing can be tried a second time.
    expect(await endVisit('google', `?code=c&state=${state}`)).toEqual({ reason: 'invalidState' });
    expect(fetchMock).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('oauth-state')).toBeNull();
  });

  it('nor is one that was used before', async () => {
    fetchMock.mockImplementation(good);
    const search = `?code=c&state=${stateOf(begin())}`;
    await endVisit('google', search);
    expect(await endVisit('google', search)).toEqual({ reason: 'invalidState' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('nor is one to a tab that began nothing', async () => {
    const state = stateOf(begin());
    sessionStorage.clear();
    expect(await endVisit('google', `?code=c&state=${state}`)).toEqual({ reason: 'invalidState' });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('nor is one of an older visit of the same tab', async () => {
    const older = stateOf(begin());
    begin();
    expect(await endVisit('google', `?code=c&state=${older}`)).toEqual({ reason: 'invalidState' });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([
    ['oauth-state', 'google'],
    ['oauth-state', ':'],
    ['oauth-state', ''],
    ['location-before-oauth', 'https://evil.example'],
    ['location-before-oauth', ''],
  ])('nor is any where storage has %s = %j', async (key, value) => {
    const state = stateOf(begin());
    sessionStorage.setItem(key, value);
    expect(await endVisit('google', `?code=c&state=${state}`)).toEqual({ reason: 'invalidState' });
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('an exchange that fails', () => {
  it.each([
    [400, { msg: 'a word of its own' }, 'a word of its own'],
    [500, {}, 'app.errors.generic'],
    [200, {}, 'app.errors.generic'],
    [200, { jwt: 'no token' }, 'app.errors.generic'],
  ])('with %i %j tells it, and signs nobody in', async (status, body, detail) => {
    fetchMock.mockImplementation(() => json(status, body));
    const outcome = await endVisit('google', `?code=c&state=${stateOf(begin())}`);
    expect(outcome).toEqual({ reason: 'failed', detail });
    expect(session.token()).toBeNull();
  });
  it('without an answer is told too, and not tried again', async () => {
    fetchMock.mockImplementation(networkDown);
    const outcome = await endVisit('google', `?code=c&state=${stateOf(begin())}`);
    expect(outcome).toEqual({ reason: 'failed', detail: 'app.errors.unreachable' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
  it('for somebody who has never signed up leads to where the terms are', async () => {
    const msg = 'registering a new account not allowed from the sign-in page';
    fetchMock.mockImplementation(() => json(404, { msg }));
    expect(await endVisit('google', `?code=c&state=${stateOf(begin())}`)).toEqual({
      reason: 'unknownUser',
    });
    const fromRegister = stateOf(begin('google', '/register'));
    expect(await endVisit('google', `?code=c&state=${fromRegister}`)).toEqual({
      reason: 'failed',
      detail: msg,
    });
  });
});
