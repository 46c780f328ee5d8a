import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askFirst } from '../../src/ahead/askFirst';
import { firstQuestions } from '../../src/ahead/firstQuestions';
import { scriptsOf } from '../../src/ahead/firstScripts';
import { setConfig } from '../../src/config';
import { readConfig } from '../../src/config/readConfig';
import type { Caller } from '../../src/dataProvider/caller';
import { pathOf } from '../../src/routing/addresses';
import * as session from '../../src/session';
import { storeAccountFilter } from '../../src/session/section';
import { accountClaims, adminClaims, providerClaims, tokenOf } from '../support/token';

const callerOf = (scope: Caller['scope'], providerSid: string | null = 'p'): Caller => ({
  ...{ scope, providerSid, userSid: 'u', name: 'u', accountName: null, isViewOnly: false },
  serviceProviderSid: scope === 'admin' ? null : 'p',
  accountSid: scope === 'account' ? 'a' : null,
});
const admin = callerOf('admin');
const provider = callerOf('service_provider');
const account = callerOf('account');

const asked = (address: string, caller: Caller, storedAccount: string | null = null) =>
  firstQuestions(new URL(address, 'http://localhost'), { caller, storedAccount }).map(
    ({ path, query }) => {
      const set = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
      return path + set.map(([name, value]) => ` ${name}=${value}`).join('');
    },
  );

describe('what an address asks first, after the service providers', () => {
  const accounts = 'ServiceProviders/p/Accounts';
  const narrowed = `?filter=${encodeURIComponent('{"account_sid":"b"}')}`;

  it.each<[address: string, who: Caller, questions: string[]]>([
    ['/internal', provider, []],
    ['/internal/settings', provider, []],
    ['/internal/toString', provider, []],
    ['/', provider, []],
    ['/other/accounts', provider, []],
    ['/internal/accounts', admin, [accounts]],
    ['/internal/accounts', provider, [accounts]],
    ['/internal/accounts', account, []],
    ['/internal/accounts', callerOf('admin', null), []],
    ['/internal/accounts/add', provider, []],
    ['/internal/accounts/b/edit', provider, ['Accounts/b']],
    ['/internal/accounts/b/edit', account, ['Accounts/b']],
    ['/internal/accounts/b/edit', callerOf('admin', null), []],
    ['/internal/accounts/b%2Fc/edit', provider, ['Accounts/b%2Fc']],
    ['/internal/accounts/%E0/edit', provider, ['Accounts/%25E0']],
    ['/internal/speech-services/b/edit', account, ['Accounts/a/SpeechCredentials/b']],
    ['/internal/api-keys/b/edit', provider, []],
    ['/internal/ms-teams-tenants/b/edit', provider, []],
    ['/internal/recent-calls/b/show', provider, []],
    ['/internal/users', provider, [accounts, 'Users']],
    ['/internal/users', account, ['Users']],
    ['/internal/ms-teams-tenants', provider, [accounts]],
    ['/internal/clients', admin, [accounts, 'Clients']],
    [
      '/internal/carriers',
      provider,
      [accounts, `${accounts.replace('Accounts', 'VoipCarriers')} page=1 page_size=25`],
    ],
    [`/internal/carriers${narrowed}`, account, ['VoipCarriers account_sid=b page=1 page_size=25']],
    [
      `/internal/speech-services${narrowed}&page=2`,
      provider,
      [accounts, 'Accounts/b/SpeechCredentials'],
    ],
  ])('%s', (address, who, questions) => {
    expect(asked(address, who)).toEqual(['ServiceProviders', ...questions]);
  });

  it('is no list where that is about to be narrowed to an account', () => {
    const others = ['ServiceProviders', accounts];
    expect(asked('/internal/users', provider, 'b')).toEqual(others);
    expect(asked('/internal/users?page=2', provider, 'b')).toEqual([...others, 'Users']);
  });
});

describe('the first script', () => {
  const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  const at = (path: string) => pathOf(new URL(path, 'http://localhost'));
  const calls = () => fetchMock.mock.calls.map(([url]) => new URL(url).pathname.slice(1));

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.trunklineAsked = undefined;
    const read = readConfig({ API_BASE_URL: 'https://api.example' }, {}, 'https://console.example');
    if ('config' in read) setConfig(read.config);
    fetchMock.mockReset().mockImplementation(async () => new Response('[]'));
    vi.stubGlobal('fetch', fetchMock);
  });

  it('asks with the token, for the provider of the operator and the account of the lists', () => {
    const token = tokenOf(providerClaims);
    session.start(token);
    storeAccountFilter('b');
    expect(askFirst(at('/internal/users'))).toBe(true);
    expect(calls()).toEqual(['ServiceProviders', 'ServiceProviders/sp-1/Accounts']);
    expect(askFirst(at('/internal/users?page=1'))).toBe(true);
    expect(calls()).toEqual(['ServiceProviders', 'ServiceProviders/sp-1/Accounts', 'Users']);
    for (const [, { headers }] of fetchMock.mock.calls) {
      expect(headers).toMatchObject({ Authorization: `Bearer ${token}` });
    }
  });

  it('asks for what an admin has chosen', () => {
    session.start(tokenOf(adminClaims));
    session.chooseServiceProvider('sp-7');
    expect(askFirst(at('/internal/accounts'))).toBe(true);
    expect(calls()).toEqual(['ServiceProviders', 'ServiceProviders/sp-7/Accounts']);
  });

  it.each<[who: string, act: () => void, path: string]>([
    ['nobody who is signed in', () => {}, '/internal/users'],
    ['a token that says nobody', () => localStorage.setItem('token', 'x'), '/internal/users'],
    ['a public page', () => session.start(tokenOf(accountClaims)), '/'],
    [
      'who must change a password first',
      () => {
        session.start(tokenOf(accountClaims));
        session.beginForcedChange('u-sam', 'old');
      },
      '/internal/users',
    ],
  ])('asks nothing for %s', (_who, act, path) => {
    act();
    expect(askFirst(at(path))).toBe(false);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('wants each script of a place once', () => {
    const scripts = {
      ...{ main: 'main.js', face: 'face.js', console: ['console.js', 'shared.js'] },
      locales: { en: ['en.js'] },
      lists: { users: ['users.js', 'shared.js'] },
      forms: { users: ['user.js'] },
    };
    expect(scriptsOf(scripts, { area: 'users' }, 'en')).toEqual([
      ...['console.js', 'shared.js', 'en.js', 'users.js'],
    ]);
    expect(scriptsOf(scripts, { area: 'users', sid: 'add' }, 'en')).toContain('user.js');
    expect(scriptsOf(scripts, { area: 'users', sid: 'add' }, 'en')).not.toContain('users.js');
    expect(scriptsOf(scripts, { area: 'settings' }, 'xx')).toEqual(scripts.console);
  });
});
