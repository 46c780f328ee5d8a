// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { memoryStore } from 'ra-core';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForPage, lookAhead, preparePage, staleTimeOf, type Visit } from '../../src/ahead';
import { definitionOf, prepareScreen, prepareScreens, screenOf } from '../../src/ahead/screens';
import { setConfig } from '../../src/config';
import { readConfig } from '../../src/config/readConfig';
import { dataProvider } from '../../src/dataProvider';
import { resources } from '../../src/resources';
import type { View } from '../../src/resources/view';
import * as session from '../../src/session';
import { enterSection, storeAccountFilter } from '../../src/session/section';
import { accountClaims, providerClaims, tokenOf } from '../support/token';

const at = (path: string) => new URL(path, window.location.origin);
const answer = { data: [{ id: 'a' }], total: 1 };
const getList = vi.spyOn(dataProvider, 'getList');
const prepared: string[] = [];
let visit: Visit;
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  const read = readConfig({ API_BASE_URL: 'https://api.example' }, {}, 'https://console.example');
  if ('config' in read) setConfig(read.config);
  session.start(tokenOf(providerClaims));
  getList.mockReset().mockResolvedValue(answer as never);
  prepared.length = 0;
  for (const definition of resources) {
    for (const kind of ['list', 'edit', 'create'] as const) {
      const view: View | undefined = definition[kind];
      if (!view) continue;
      const name = `${definition.name} ${kind}`;
      vi.spyOn(view, 'prepare').mockImplementation(async () => {
        prepared.push(name);
        if (name === 'accounts list') throw new TypeError('Failed to fetch');
      });
    }
  }
  visit = { queryClient: new QueryClient(), store: memoryStore() };
  visit.store.setup();
  document.documentElement.lang = 'en';
});
afterEach(() => {
  stop?.();
  stop = undefined;
  vi.useRealTimers();
  document.body.replaceChildren();
});

// What they stand for is asked by other files.
afterAll(() => vi.restoreAllMocks());

it.each([
  ['/internal/users', { area: 'users', form: null, search: '' }],
  ['/internal/users?page=2', { area: 'users', form: null, search: '?page=2' }],
  ['/internal/users/add', { area: 'users', form: 'create', search: '' }],
  ['/internal/users/u/edit', { area: 'users', form: 'edit', search: '' }],
  ['/internal/recent-calls/c/show', null],
  ['/internal', null],
  ['/', null],
])('the screen of %s', (path, screen) => {
  expect(screenOf(at(path))).toEqual(screen);
});

it.each([
  ['/internal/users', ['users list']],
  ['/internal/users/u/edit?tab=calls', ['users edit']],
  ['/internal/home', []],
  ['/', []],
])('the page of %s is made ready before the console is drawn', (path, ready) => {
  preparePage(at(path));
  expect(prepared).toEqual(ready);
});

it('the code of a screen is fetched, quietly', async () => {
  prepareScreen({ area: 'users', form: null, search: '' });
  prepareScreen({ area: 'users', form: 'edit', search: '' });
  prepareScreen({ area: 'accounts', form: null, search: '' });
  prepareScreen({ area: 'settings', form: null, search: '' });
  await vi.runAllTimersAsync();
  expect(prepared).toEqual(['users list', 'users edit', 'accounts list']);
  expect(definitionOf('settings')).toBeUndefined();
});

describe('the screens are made ready', () => {
  const at = 'https://console.example';
  const asks = vi.fn(async () => Response.json(''));
  const asked = () => asks.mock.calls as unknown[][];
  beforeEach(() => {
    asks.mockClear();
    vi.stubGlobal('fetch', asks);
    window.trunklineForms = [`${at}/lists.js`, `${at}/forms.js`];
  });
  afterEach(() => {
    for (const link of document.querySelectorAll('link')) link.remove();
    delete window.trunklineForms;
    vi.unstubAllGlobals();
  });
  const makeScreens = async () => {
    const made = prepareScreens();
    await vi.runAllTimersAsync();
    await made;
  };

  it('scripts of forms are fetched without being compiled, where the page has no link to them', async () => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href: `${at}/lists.js` }));
    await makeScreens();
    await makeScreens();
    expect(asked()).toEqual([[`${at}/forms.js`, { priority: 'low' }]]);
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });

  it('scripts of forms that cannot be had are nobody’s trouble yet', async () => {
    asks.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    asks.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await makeScreens();
    expect(asked()).toHaveLength(2);
  });

  it('all lists are, whatever fails; of the forms the scripts are fetched, and the texts', async () => {
    const texts = vi.fn(async () => []);
    const forms = resources.map(({ edit }) => edit);
    for (const form of forms) {
      if (form?.prepareTexts) vi.spyOn(form, 'prepareTexts').mockImplementation(texts);
    }
    await makeScreens();
    expect(prepared).toEqual(resources.map(({ name }) => `${name} list`));
    expect(asked()).toHaveLength(2);
    expect(texts).toHaveBeenCalledTimes(forms.filter((form) => form?.prepareTexts).length);
  });

  it('only while the page has nothing better to do', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
    void prepareScreens();
    await vi.advanceTimersByTimeAsync(100);
    expect([prepared, idle.length]).toEqual([[], 1]);
    // Each list takes longer than the page has time for at once.
    for (const { list } of resources) {
      vi.mocked(list?.prepare)?.mockImplementation(async () => {
        prepared.push('list');
        vi.advanceTimersByTime(20);
      });
    }
    for (let count = 1; count <= 3; count += 1) {
      idle.pop()?.();
      await vi.advanceTimersByTimeAsync(0);
      expect([prepared.length <= count, idle.length]).toEqual([true, 1]);
    }
    expect(prepared.length).toBeGreaterThan(1);
  });
});

describe('the rows of a list are asked for before it is drawn', () => {
  const asked = () => getList.mock.calls.map(([area, { filter }]) => [area, filter]);
  const ask = (path: string) => askForPage(visit, at(path));

  it('as its address says, in its own order', () => {
    ask('/internal/users?filter=%7B%22q%22%3A%22a%22%7D&page=2');
    expect(getList).toHaveBeenCalledExactlyOnceWith('users', {
      ...{ filter: { q: 'a' }, pagination: { page: 2, perPage: 25 }, meta: undefined },
      sort: definitionOf('users')?.sort,
    });
  });

  it.each<[what: string, act: () => void, path: string]>([
    ['of a form', () => {}, '/internal/users/add'],
    ['of no resource', () => {}, '/internal/settings'],
    ['outside of the console', () => {}, '/'],
    ['where the platform may have none', () => {}, '/internal/ms-teams-tenants'],
    [
      'that the operator may not see',
      () => session.start(tokenOf(accountClaims)),
      '/internal/accounts',
    ],
  ])('not %s', (_what, act, path) => {
    act();
    ask(path);
    expect(getList).not.toHaveBeenCalled();
  });

  it('as it was left, while its section is open', () => {
    enterSection('users');
    visit.store.setItem('users.listSearch', '?filter=%7B%22q%22%3A%22left%22%7D');
    ask('/internal/users');
    storeAccountFilter('b');
    visit.store.setItem('carriers.listSearch', '?filter=%7B%22q%22%3A%22left%22%7D');
    ask('/internal/carriers');
    enterSection('clients');
    storeAccountFilter('b');
    ask('/internal/clients');
    expect(asked()).toEqual([
      ['users', { q: 'left' }],
      ['carriers', {}],
      ['clients', { account_sid: 'b' }],
    ]);
  });

  it('with the only account of who has one, where the list names it', () => {
    session.start(tokenOf(accountClaims));
    ask('/internal/recent-calls');
    expect(asked()).toEqual([['recent-calls', { account_sid: 'a-1', date: 'today' }]]);
  });

  it('once while there is an answer, which is kept until the list has it', async () => {
    ask('/internal/users');
    ask('/internal/users');
    await vi.advanceTimersByTimeAsync(0);
    expect(getList).toHaveBeenCalledOnce();
    const [query] = visit.queryClient.getQueryCache().getAll();
    if (!query) throw new Error('There is no query');
    expect(query.state.data).toMatchObject(answer);
    expect(staleTimeOf(query)).toBe(60_000);
    // Where the link was pressed and let go of elsewhere, the rows of then are not those of now.
    await vi.advanceTimersByTimeAsync(2001);
    ask('/internal/users');
    await vi.advanceTimersByTimeAsync(0);
    expect(getList).toHaveBeenCalledTimes(2);
    const observer = new QueryObserver(visit.queryClient, {
      queryKey: query.queryKey,
      staleTime: Number.POSITIVE_INFINITY,
    });
    const leave = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(staleTimeOf(query)).toBe(2000);
    ask('/internal/users');
    expect(staleTimeOf(query)).toBe(2000);
    leave();
    // However old: the list shows it, and asks behind it.
    await vi.advanceTimersByTimeAsync(60_000);
    ask('/internal/users');
    expect(getList).toHaveBeenCalledTimes(2);
    expect(staleTimeOf(query)).toBe(2000);
    visit.queryClient.removeQueries();
    ask('/internal/users');
    expect(getList).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(0);
    const [next] = visit.queryClient.getQueryCache().getAll();
    if (!next) throw new Error('There is no query');
    expect(staleTimeOf(next)).toBe(60_000);
    visit.queryClient.removeQueries();
    await vi.advanceTimersByTimeAsync(0);
    expect(staleTimeOf(next)).toBe(2000);
  });
});

describe('looking ahead', () => {
  const link = (href: string) => {
    const element = document.body.appendChild(document.createElement('a'));
    Object.assign(element, { href });
    return element.appendChild(document.createElement('span'));
  };
  const fire = (target: Element, event: Event) => target.dispatchEvent(event);
  const bubbles = { bubbles: true };
  const others = vi.fn(async () => undefined);
  const begin = () => {
    stop = lookAhead(visit, others);
  };
  beforeEach(() => others.mockClear());

  it('fetches the code of a link that is pointed at or focused, and the rows of one that is pressed', () => {
    begin();
    const users = link('/internal/users');
    fire(users, new MouseEvent('pointerover', bubbles));
    expect([prepared, getList.mock.calls.length]).toEqual([['users list'], 0]);
    fire(users, new FocusEvent('focusin', bubbles));
    expect(prepared).toEqual(['users list', 'users list']);
    fire(users, new MouseEvent('pointerdown', { ...bubbles, button: 1 }));
    fire(users, new KeyboardEvent('keydown', { ...bubbles, key: 'a' }));
    expect(getList).not.toHaveBeenCalled();
    fire(users, new MouseEvent('pointerdown', bubbles));
    expect(getList).toHaveBeenCalledOnce();
    fire(link('/internal/clients'), new KeyboardEvent('keydown', { ...bubbles, key: 'Enter' }));
    expect(getList).toHaveBeenLastCalledWith('clients', expect.anything());
    expect(prepared).toHaveLength(2);
  });

  it('leaves links of others, what is no link, and all once it is stopped', () => {
    begin();
    const mine = link('/internal/users');
    const targets = [link('https://other.example/internal/users'), document.body, mine];
    for (const target of targets) {
      if (target === mine) stop?.();
      fire(target, new MouseEvent('pointerover', bubbles));
      fire(target, new MouseEvent('pointerdown', bubbles));
    }
    fire(document as unknown as Element, new MouseEvent('pointerover', bubbles));
    expect([prepared, getList.mock.calls.length]).toEqual([[], 0]);
  });

  it('makes the screens ready once this one has what it asks, but for what has time', async () => {
    let settle: (value: unknown) => void = () => undefined;
    const wait = (meta: Record<string, unknown> | undefined, key: string) =>
      void visit.queryClient.prefetchQuery({
        ...{ queryKey: [key], meta, retry: false },
        queryFn: () => new Promise((resolve) => (settle = resolve)),
      });
    wait({ isBackground: true }, 'later');
    wait(undefined, 'screen');
    begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(prepared).toEqual([]);
    settle(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(prepared).toContain('users list');
    expect(others).toHaveBeenCalledOnce();
  });

  it.each([
    ['asks for the lists that most visits open when the code is there', false],
    ['asks for nothing where its operator left while the code was on its way', true],
  ])('%s', async (_what, isStopped) => {
    let arrive: () => void = () => undefined;
    others.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = () => resolve(undefined);
      }),
    );
    vi.mocked(definitionOf('accounts')?.list?.prepare ?? vi.fn()).mockResolvedValue(undefined);
    begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(others).toHaveBeenCalledOnce();
    if (isStopped) stop?.();
    arrive();
    await vi.advanceTimersByTimeAsync(1000);
    expect(getList.mock.calls.length === 0).toBe(isStopped);
  });

  it('fetches nothing more once it is stopped', async () => {
    begin();
    stop?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect([prepared, others.mock.calls.length]).toEqual([[], 0]);
  });
});
