// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FirstScripts } from '../../src/ahead/firstScripts';
import { writePreference } from '../../src/config/preferences';

const scripts: FirstScripts = {
  ...{ main: 'main.js', face: 'face.js', console: ['console.js'] },
  locales: { en: ['en.js'], de: ['de.js'] },
  lists: { accounts: ['accounts.js'], users: ['users.js'], carriers: ['lists.js'] },
  forms: { users: ['user.js'] },
};
const settings = { API_BASE_URL: 'https://api.example/v1' };

let done: string[] = [];
interface Opened {
  at: string;
  /** Somebody is signed in, who gets there. */
  isSignedIn?: boolean;
  hasToken?: boolean;
  /** What the page has been told; nothing, where that could not be read. */
  told?: Window['TRUNKLINE'];
  /** The page has a form that stands. */
  hasForm?: boolean;
  locale?: string;
  /** Scripts that cannot be had. */
  missing?: string[];
  isLoading?: boolean;
}

/** Opens a page, whose first script runs. */
async function open(page: Opened) {
  const { at, isSignedIn = false, hasToken = isSignedIn, hasForm = false, missing = [] } = page;
  done = [];
  vi.resetModules();
  history.replaceState(null, '', at);
  document.head.innerHTML =
    '<title>Trunkline</title><link data-form rel="stylesheet"><link rel="expect" href="#whole-page">';
  document.body.innerHTML = '<div id="root"><p>Needs scripts</p></div>';
  window.TRUNKLINE = 'told' in page ? page.told : settings;
  if (hasToken) localStorage.setItem('token', 'x');
  writePreference('locale', page.locale ?? null);
  vi.stubGlobal('__SCRIPTS__', scripts);
  const script = (name: string) => () => {
    done.push(name);
    if (missing.includes(name)) throw new TypeError('Failed to fetch');
    return {};
  };
  vi.doMock('/main.js', script('main'));
  vi.doMock('/face.js', script('face'));
  vi.doMock('../../src/ahead/askFirst', () => ({
    askFirst: () => {
      done.push('ask');
      return isSignedIn;
    },
  }));
  vi.doMock('../../src/ahead/standForm', () => ({
    standForm: async (locale: string) => {
      done.push(`form ${locale}`);
      document.getElementById('root')?.replaceChildren();
      if (!hasForm) return null;
      const drawn = new DocumentFragment();
      window.trunklineForm = { rules: () => undefined, drawn, release: () => undefined };
      return () => done.push('complete');
    },
  }));
  vi.doMock('../../src/http/reached', () => ({
    isReached: async () => {
      done.push('reach');
      return true;
    },
  }));
  if (page.isLoading) vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await import('../../src/ahead/first');
}
const links = (rel: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) =>
    href.replace(`${location.origin}/`, ''),
  );

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
});
afterEach(async () => {
  // What a page fetches last, while it is idle, is not left to the next one.
  const isLast = () => expect(links('modulepreload')).toContain('lists.js');
  if (done.some((one) => one.startsWith('form'))) await waitFor(isLast);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['/main.js', '/face.js']) vi.doUnmock(name);
  for (const name of ['ahead/askFirst', 'ahead/standForm', 'http/reached']) {
    vi.doUnmock(`../../src/${name}`);
  }
  for (const name of ['TRUNKLINE', 'trunklineForm', 'trunklineReached', 'trunklineSettings']) {
    Reflect.deleteProperty(window, name);
  }
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  localStorage.clear();
  writePreference('locale', null);
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const users = '/internal/users';
const faced = { ...settings, BRAND_NAME: 'Acme' };
it.each<[string, Opened, string[], string[]]>([
  [
    'a list of the console',
    { at: users, isSignedIn: true },
    ['ask', 'main'],
    ['console.js', 'en.js', 'users.js'],
  ],
  [
    'a form of the console, in another language',
    { at: `${users}/add`, isSignedIn: true, locale: 'de' },
    ['ask', 'main'],
    ['console.js', 'de.js', 'user.js'],
  ],
  [
    'the console, with a face of its own',
    { at: users, isSignedIn: true, told: faced },
    ['face', 'ask', 'main'],
    ['console.js', 'en.js', 'users.js'],
  ],
  [
    'the console, which leads to the sign-in page',
    { at: users },
    ['ask', 'form en', 'main', 'reach'],
    ['console.js', 'en.js', 'accounts.js', 'lists.js'],
  ],
  [
    'the sign-in page, with a form that stands',
    { at: '/', hasForm: true, locale: 'de' },
    ['form de', 'complete', 'main', 'reach'],
    ['console.js', 'de.js', 'accounts.js', 'lists.js'],
  ],
  [
    'the sign-in page, with a face of its own',
    { at: '/', told: faced },
    ['face', 'form en', 'main', 'reach'],
    ['console.js', 'en.js', 'accounts.js', 'lists.js'],
  ],
  [
    'the sign-in page, which leads to the console',
    { at: '/', hasToken: true },
    ['form en', 'main'],
    ['console.js', 'en.js', 'accounts.js', 'lists.js'],
  ],
  [
    'a page of another kind',
    { at: '/register' },
    ['form en', 'main'],
    ['console.js', 'en.js', 'accounts.js', 'lists.js'],
  ],
  [
    'the console, of a session that has to do something else first',
    { at: users, hasToken: true },
    ['ask', 'form en', 'main'],
    ['console.js', 'en.js', 'accounts.js', 'lists.js'],
  ],
])('at %s is done at first what it needs', async (_what, page, wanted, preloaded) => {
  await open(page);
  await waitFor(() => expect(links('modulepreload')).toEqual(preloaded));
  await waitFor(() => expect(new Set(done)).toEqual(new Set(wanted)));
  // A face is begun and waited for, while others are asked.
  const order = (of: string[]) => of.filter((one) => one !== 'ask');
  expect(order(done)).toEqual(order(wanted));
  expect(links('preconnect')).toEqual(['https://api.example/']);
  expect(document.title).toBe(wanted.includes('face') ? '' : 'Trunkline');
  expect(await window.trunklineReached).toBe(wanted.includes('reach') ? true : undefined);
  const hasStyles = document.querySelector('[data-form]') !== null;
  expect(hasStyles).toBe(page.hasForm ?? false);
  // A browser that still waits once all is read warns of it.
  expect(links('expect')).toEqual([]);
});

it('a page that was told nothing it can read begins the console, which says so, and asks nobody', async () => {
  await open({ at: users, isSignedIn: true, told: undefined });
  await waitFor(() => expect(done).toEqual(['main']));
  expect([...links('preconnect'), ...links('modulepreload'), ...links('expect')]).toEqual([]);
  expect(window.trunklineReached).toBeUndefined();
});

it('a platform at the same place has no way of its own', async () => {
  await open({ at: users, isSignedIn: true, told: { API_BASE_URL: '/api/v1' } });
  await waitFor(() => expect(done).toEqual(['ask', 'main']));
  expect(links('preconnect')).toEqual([]);
});

it.each([users, '/'])(
  'where the console cannot be had at %s, the page says what it said',
  async (at) => {
    Object.assign(document, { adoptedStyleSheets: ['hides it'] });
    await open({ at, isSignedIn: at === users, missing: ['main'] });
    await waitFor(() => expect(done).toContain('main'));
    await waitFor(() => expect(document.adoptedStyleSheets).toEqual([]));
    expect(document.getElementById('root')?.textContent).toBe('Needs scripts');
  },
);

it('where a face cannot be had, the console begins without it', async () => {
  await open({ at: users, isSignedIn: true, told: faced, missing: ['face'] });
  await waitFor(() => expect(done.at(-1)).toBe('main'));
});

it('nothing is asked before all of the page is read: its settings may stand behind', async () => {
  await open({ at: users, isSignedIn: true, isLoading: true });
  expect(done).toEqual([]);
  expect(links('preconnect')).toEqual([]);
  expect(links('expect')).toHaveLength(1);
  document.dispatchEvent(new Event('readystatechange'));
  expect(links('expect')).toEqual([]);
  await waitFor(() => expect(done).toEqual(['ask', 'main']));
  // Once: the next change of its state is none of the script's.
  document.dispatchEvent(new Event('readystatechange'));
  expect(done).toEqual(['ask', 'main']);
});
