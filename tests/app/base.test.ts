import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sidFor } from '../../platform/demo/seed/tools';
import { pathOf } from '../../src/routing/addresses';
import * as app from './support';
import { screen, waitFor } from './support';
import { answerBank, cards, forgetPayments, typeCard } from './support/cards';
import { prepareEveryScreen } from './support/everyScreen';
import { hostedStories } from './support/hosted';
import { readCapturesHere } from './support/workers';

const { dataset } = document.documentElement;
const noop = () => undefined;
// A screen whose code is still on its way has no links yet.
beforeAll(prepareEveryScreen);
afterEach(async () => {
  await app.settle();
  for (const cookie of document.cookie.split('; ')) {
    Reflect.set(document, 'cookie', `${cookie.split('=')[0]}=; max-age=0; path=${dataset.base}`);
  }
  app.resetConsole();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
      return isOut ? [`${app.currentUrl()}: ${name}="${value}"`] : [];
    }),
  );

const linksOf = () =>
  [...document.querySelectorAll('a')]
    .filter(({ origin, hash }) => origin === location.origin && !hash)
    // The guide is no part of the console.
    .filter(({ pathname }) => !/\/guide\/[^/]*$/.test(pathname))
    .map(({ pathname, search }) => pathname + search);

/** Which screen an address shows, of whatever record. */
const screenOf = (address: string) =>
  address.replace(/\?.*/, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '*');

const goTo = async (address: string) => {
  history.pushState({ ...history.state, idx: history.length, key: address }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  await waitFor(() => expect(linksOf()).not.toEqual([]));
  await app.answered();
};

const title = () => document.querySelector('h1');

/** Goes to a screen. The one before is shown until its code is there and it is drawn. */
async function goToScreen(address: string): Promise<void> {
  const before = address === app.currentUrl() ? null : title();
  await goTo(address);
  await waitFor(() => {
    expect(title(), address).not.toBe(before);
    expect(title(), address).not.toBeNull();
  });
  await app.answered();
}

/** Opens and closes what holds links: the menus of the list and of its first row. */
async function lookIntoMenus(): Promise<string[]> {
  const openers = [
    ...document.querySelectorAll<HTMLElement>('main [aria-haspopup="menu"]:not(:disabled)'),
  ];
  const found: string[] = [];
  for (const opener of openers.slice(0, 2)) {
    await app.click(opener);
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
  const waiting = [app.currentUrl()];
  const out: string[] = [];
  for (const address of waiting) {
    const kind = screenOf(address);
    if (seen.has(kind) || !isWanted(kind)) continue;
    seen.add(kind);
    await goToScreen(address);
    out.push(...strays(), ...(await lookIntoMenus()));
    waiting.push(...linksOf());
  }
  expect(out).toEqual([]);
  return [...seen];
}

describe('no link of any screen leads out of the console', () => {
  it('below a path, for an admin', async () => {
    dataset.base = '/portal/';
    await app.open('/portal/internal/accounts', 'admin');
    expect((await crawl()).length).toBeGreaterThanOrEqual(32);
  });

  // Their forms for new records are those of the admin.
  const isNoForm = (screen: string) => !screen.endsWith('/add');

  it.each<[string, app.DemoUser, number]>([
    ['/a/b/', 'nora', 22],
    ['/', 'sam', 20],
  ])('below %s, for %s', async (base, operator, screens) => {
    dataset.base = base;
    await app.open(`${base}internal/users`, operator);
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
      await app.heading(String(title));
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

  it('of a payment that a bank asked about', async () => {
    dataset.base = '/portal/';
    forgetPayments();
    const account = `/portal/internal/accounts/${hosted.accountSid('trial')}`;
    const stripe = window.Stripe?.('') as unknown as {
      confirmPayment: (to: { confirmParams: { return_url: string } }) => Promise<never>;
    };
    const leave = vi.spyOn(stripe, 'confirmPayment').mockReturnValue(new Promise(noop));
    await hosted.open(`${account}/subscription`, 'trial');
    await typeCard(cards.asks);
    await app.press(/^Pay \$/);
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    const back = new URL(String(leave.mock.calls[0]?.[0].confirmParams.return_url));
    expect(back.href).toBe(`${location.origin}${account}/edit`);
    await answerBank(hosted.platform(), true);
    await hosted.open(`${back.pathname}?redirect_status=succeeded`);
    await app.see('Payment completed successfully');
    expect(app.currentUrl()).toBe(`${account}/edit`);
    await waitFor(() => expect(document.cookie).not.toContain('trunkline-payment'));
  });
});

it('a link to a SIP message that is copied leads to the message', async () => {
  readCapturesHere();
  dataset.base = '/portal/';
  const sid = sidFor('special call dialled in');
  const sql = 'SELECT account_sid, attempted_at FROM recent_calls WHERE call_sid = ?';
  const { account_sid, attempted_at } = app.db.get(sql, sid) ?? {};
  const query = { account: String(account_sid), time: String(attempted_at), tab: 'capture' };
  const page = `/portal/internal/recent-calls/${sid}/show`;
  await app.open(`${page}?${new URLSearchParams(query)}`, 'nora');
  const [show] = await screen.findAllByRole('button', { name: 'Show message 7' });
  await app.click(show as HTMLElement);
  await app.press('Copy link to message');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('message='));
  const copied = new URL(await navigator.clipboard.readText());
  expect(copied.origin + copied.pathname).toBe(location.origin + page);
  await app.open(copied.pathname + copied.search);
  await screen.findByRole('region', { name: 'Message text' });
});

it('an address beside the base is meant below it', async () => {
  dataset.base = '/portal/';
  await app.open('/internal/users?page=1', 'nora');
  await app.heading(/^Users/);
  expect(app.currentUrl()).toBe('/portal/internal/users?page=1');
  await app.open('/portal', 'nora');
  await app.expectUrl('/portal/internal/accounts');
});
