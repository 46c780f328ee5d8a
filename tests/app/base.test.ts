import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { prepareScreens } from '../../src/ahead/screens';
import { pathOf } from '../../src/routing/addresses';
import {
  answered,
  click,
  currentUrl,
  type DemoUser,
  expectUrl,
  heading,
  open,
  resetConsole,
  screen,
  settle,
  waitFor,
} from './support';
import { hostedStories } from './support/hosted';

const { dataset } = document.documentElement;
// A screen whose code is still on its way has no links yet.
beforeAll(prepareScreens);
afterEach(async () => {
  await settle();
  for (const cookie of document.cookie.split('; ')) {
    Reflect.set(document, 'cookie', `${cookie.split('=')[0]}=; max-age=0; path=${dataset.base}`);
  }
  resetConsole();
  delete dataset.base;
});

/** What on the page leads to this host, and out of the console. */
const strays = () =>
  [...document.querySelectorAll('[href], [action], [src]')].flatMap((element) =>
    ['href', 'action', 'src'].flatMap((name) => {
      const value = element.getAttribute(name);
      if (value === null || value.startsWith('#')) return [];
      const url = new URL(value, location.href);
      const isOut = url.origin === location.origin && pathOf(url).pathname === '';
      return isOut ? [`${currentUrl()}: ${name}="${value}"`] : [];
    }),
  );

const linksOf = () =>
  [...document.querySelectorAll('a')]
    .filter(({ origin, hash }) => origin === location.origin && !hash)
    .map(({ pathname, search }) => pathname + search);

/** Which screen an address shows, of whatever record. */
const screenOf = (address: string) =>
  address.replace(/\?.*/, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '*');

const goTo = async (address: string) => {
  history.pushState({ ...history.state, idx: history.length, key: address }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  await waitFor(() => expect(linksOf()).not.toEqual([]));
  await answered();
};

/** Opens and closes what holds links: the menus of the list and of its first row. */
async function lookIntoMenus(): Promise<string[]> {
  const openers = [...document.querySelectorAll<HTMLElement>('main [aria-haspopup="menu"]')];
  const found: string[] = [];
  for (const opener of openers.slice(0, 2)) {
    await click(opener);
    await screen.findByRole('menu');
    found.push(...strays());
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
  return found;
}

/** Follows the links of each screen, one of a kind; answers the screens and what led out of the console. */
async function crawl(isWanted = (_screen: string) => true) {
  const seen = new Set<string>();
  const waiting = [currentUrl()];
  const out: string[] = [];
  for (const address of waiting) {
    const kind = screenOf(address);
    if (seen.has(kind) || !isWanted(kind)) continue;
    seen.add(kind);
    await goTo(address);
    out.push(...strays(), ...(await lookIntoMenus()));
    waiting.push(...linksOf());
  }
  expect(out).toEqual([]);
  return [...seen];
}

describe('no link of any screen leads out of the console', () => {
  it('below a path, for an admin', async () => {
    dataset.base = '/portal/';
    await open('/portal/internal/accounts', 'admin');
    expect((await crawl()).length).toBeGreaterThanOrEqual(30);
  });

  // Their forms for new records are those of the admin.
  const isNoForm = (screen: string) => !screen.endsWith('/add');

  it.each<[string, DemoUser, number]>([
    ['/a/b/', 'nora', 20],
    ['/', 'sam', 17],
  ])('below %s, for %s', async (base, operator, screens) => {
    dataset.base = base;
    await open(`${base}internal/users`, operator);
    expect((await crawl(isNoForm)).length).toBeGreaterThanOrEqual(screens);
  });
});

describe('nor one of a hosted deployment', () => {
  const hosted = hostedStories();

  it('signed out', async () => {
    dataset.base = '/portal/';
    await hosted.open('/portal/register');
    for (const [path, title] of [
      ['', 'Log in'],
      ['forgot-password', 'Forgot password'],
      ['register', 'Register'],
      ['reset-password/x', 'This link can’t be used'],
      ['no/such/page', 'Not found'],
    ]) {
      await goTo(`/portal/${path}`);
      await heading(String(title));
      expect(strays()).toEqual([]);
    }
  });

  it('of plans and payment', async () => {
    dataset.base = '/portal/';
    const account = `/portal/internal/accounts/${hosted.accountSid('trial')}`;
    await hosted.open(`${account}/edit`, 'trial');
    await screen.findByRole('link', { name: 'Upgrade to a paid subscription' });
    expect(await crawl((screen) => screen.includes('/accounts/'))).toContain(
      '/portal/internal/accounts/*/subscription',
    );
  });
});

it('an address beside the base is meant below it', async () => {
  dataset.base = '/portal/';
  await open('/internal/users?page=1', 'nora');
  await heading(/^Users/);
  expect(currentUrl()).toBe('/portal/internal/users?page=1');
  await open('/portal', 'nora');
  await expectUrl('/portal/internal/accounts');
});
