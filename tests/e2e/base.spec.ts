import type { BrowserContext, Page } from '@playwright/test';
import { githubUser } from '../../platform/demo/seed/hostedUsers';
import { type ServeOptions, startServer } from '../../platform/serve/serve';
import { withBase } from '../../scripts/lib/basePath.mjs';
import { expect, test } from './support/fixtures';
import { oneHost } from './support/host';
import { newContext } from './support/sandboxes';

const startBelow = (base: string, options: ServeOptions = {}) =>
  startServer({
    config: { ALERT_POLL_INTERVAL: '0' },
    ...options,
    base,
    written: (html) => withBase(html, base),
  });

/** A browser of its own at a host, whose every error and every request beside the console is noted. */
async function visit(context: BrowserContext) {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  return { page, faults };
}

const signIn = async (page: Page, name: string, password: string) => {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const path = (page: Page) => new URL(page.url()).pathname;

test.describe('one build', () => {
  for (const { base, isStripped } of [
    { base: '/portal/', isStripped: true },
    { base: '/portal/', isStripped: false },
    { base: '/a/b/', isStripped: true },
  ]) {
    test(`works below ${base}, ${isStripped ? 'taken away' : 'left'} by a proxy`, async ({
      browser,
    }) => {
      const server = await startBelow(base);
      const host = await oneHost([{ base, url: server.url, isStripped }]);
      const context = await newContext(browser, host.url);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { page, faults } = await visit(context);

      // Signing in, from the base and without its slash.
      await page.goto(base.slice(0, -1));
      await signIn(page, 'nora', 'Provider-demo1!');
      await expect(page).toHaveURL(`${host.url}${base}internal/accounts`);

      // A link followed, reloaded, and opened in a tab of its own.
      await page.getByRole('link', { name: 'Users', exact: true }).click();
      await page.getByRole('link', { name: 'tara' }).click();
      await heading(page, 'tara');
      const address = page.url();
      expect(address).toContain(`${host.url}${base}internal/users/`);
      await page.reload();
      await heading(page, 'tara');
      const opened = context.waitForEvent('page');
      await page
        .getByRole('link', { name: 'Recent calls' })
        .click({ modifiers: ['ControlOrMeta'] });
      const other = await opened;
      await heading(other, 'Recent calls');
      expect(path(other)).toBe(`${base}internal/recent-calls`);

      // What is copied leads there too.
      await other
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click();
      await other.getByRole('button', { name: 'Copy link', exact: true }).click();
      const copied = await other.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(new RegExp(`^${host.url}${base}internal/recent-calls/.+/show\\?`));
      await other.goto(copied);
      await expect(other.getByRole('button', { name: 'Copy link', exact: true })).toBeVisible();
      await other.close();

      // A draft survives the page, and is gone once it is saved.
      await page.getByRole('textbox', { name: 'Email' }).fill('tara@kept.example');
      await expect(page.getByRole('button', { name: /^Drafts|^Unsaved/ })).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Restore' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('User updated successfully')).toBeVisible();
      expect(server.platform?.db.get("SELECT email FROM users WHERE name = 'tara'")).toMatchObject({
        email: 'tara@kept.example',
      });

      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL(host.url + base);
      expect(faults).toEqual([]);
      await context.close();
      host.close();
      await server.close();
    });
  }
});

test('two consoles on one host share nothing', async ({ browser }) => {
  const [root, portal] = await Promise.all([startBelow('/'), startBelow('/portal/')]);
  const host = await oneHost([
    { base: '/', url: root.url },
    { base: '/portal/', url: portal.url, isStripped: true },
  ]);
  const context = await newContext(browser, host.url);
  const { page: first, faults } = await visit(context);
  const second = await context.newPage();
  const kept = (page: Page) =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage).sort(),
      cookies: document.cookie.split('; ').map((cookie) => cookie.split('=')[0]),
      databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
    }));

  await first.goto('/');
  await signIn(first, 'admin', 'Admin-demo1!');
  await heading(first, /^Accounts/);
  await second.goto('/portal/');
  // Nobody is signed in here, and somebody else signs in.
  await signIn(second, 'sam', 'Account-demo1!');
  // The page of the sign-in has a heading as well.
  await expect(second).toHaveURL(/\/portal\/internal\//);
  await second.goto('/portal/internal/users');
  await heading(second, /^Users/);

  // Each has drafts and preferences of its own.
  await first.goto('/internal/users');
  await first.getByRole('link', { name: 'tara' }).click();
  await first.getByRole('textbox', { name: 'Email' }).fill('first@kept.example');
  await expect(first.getByRole('button', { name: /^Drafts|^Unsaved/ })).toBeVisible();
  await first.getByRole('button', { name: 'Preferences' }).click();
  await first.getByRole('menuitemradio', { name: 'Dark' }).click();
  await second.reload();
  await heading(second, /^Users/);
  await expect(second.getByRole('button', { name: /^Drafts|^Unsaved/ })).toHaveCount(0);
  expect(await second.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  expect((await kept(second)).databases).toEqual(expect.arrayContaining(['keyval-store']));

  // Signing out of one leaves the other.
  await second.getByRole('button', { name: 'Log out' }).click();
  await expect(second).toHaveURL(`${host.url}/portal/`);
  await first.reload();
  await heading(first, 'tara');
  await first.getByRole('button', { name: 'Discard' }).first().click();
  expect((await kept(first)).local).toContain('token');
  expect((await kept(second)).local.filter((key) => key.startsWith('/portal/'))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
  host.close();
  await Promise.all([root.close(), portal.close()]);
});

test('an identity provider leads back below the base', async ({ browser }) => {
  const base = '/portal/';
  const server = await startBelow(base, { hosted: true });
  const host = await oneHost([{ base, url: server.url, isStripped: true }]);
  const context = await newContext(browser, host.url);
  const { page, faults } = await visit(context);
  let back = '';
  await page.route('https://github.com/login/oauth/authorize?**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    back = query.get('redirect_uri') ?? '';
    const state = query.get('state') ?? '';
    const search = new URLSearchParams({ code: `${githubUser}~${Date.now()}`, state });
    // The server knows the address that it listens on; browsers know the host before it.
    const location = `${host.url}${new URL(back).pathname}?${search}`;
    return route.fulfill({ status: 302, headers: { location } });
  });
  await page.goto(base);
  await page.getByRole('button', { name: 'Log in with GitHub' }).click();
  await expect(page).toHaveURL(new RegExp(`^${host.url}/portal/internal/accounts/[^/]+/edit$`));
  expect(new URL(back).pathname).toBe('/portal/oauth-callback/github');
  expect(faults).toEqual([]);
  await context.close();
  host.close();
  await server.close();
});

test.describe('a page whose files are elsewhere', () => {
  // Without its first script, nothing takes away what the page waits for.
  test.use({ expectedErrors: [/status of 404|#whole-page/] });

  test('says so', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(page.getByText('BASE_PATH=/portal').first()).toBeVisible();
  });
});
