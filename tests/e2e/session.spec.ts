import type { Page } from '@playwright/test';
import { expect, expectLanded, signInByForm, test } from './support/fixtures';
import { hold } from './support/hold';

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel(/^Password/);
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' });
const flash = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });
const storage = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

test.describe('signing in', () => {
  test('fetches the console once the page is there and idle, not before', async ({ page }) => {
    // The frame that draws it. When it is on a screen is later on a crowded machine, whatever the page does.
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('input')) performance.mark('drawn');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    const times = () =>
      page.evaluate(() => {
        const scripts = performance.getEntriesByType('resource');
        const console = scripts.find(({ name }) => name.includes('/console-'));
        const [drawn] = performance.getEntriesByName('drawn');
        return { fetched: console?.startTime ?? 0, drawn: drawn?.startTime ?? Number.NaN };
      });
    await expect.poll(async () => (await times()).fetched).toBeGreaterThan(0);
    const { fetched, drawn } = await times();
    expect(fetched).toBeGreaterThan(drawn);
  });
});

test.describe('a refused sign-in', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('says so, keeps what was typed and waits at the password', async ({ page }) => {
    await page.goto('/');
    await username(page).fill('nora');
    await password(page).fill('wrong');
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Login credentials are incorrect');
    await expect(username(page)).toHaveValue('nora');
    await expect(password(page)).toHaveValue('wrong');
    await expect(password(page)).toBeFocused();
    expect((await storage(page)).local).toEqual({});
    await password(page).fill('Provider-demo1!');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/internal/);
  });
});

test.describe('the end of a session', () => {
  test('that is not answered says so, and leads nobody away who signs in then', async ({
    page,
    signIn,
  }) => {
    const letGo = await hold(page, '**/logout');
    const over = new Promise<void>((resolve) => {
      for (const event of ['requestfinished', 'requestfailed'] as const) {
        page.on(event as 'requestfinished', (request) => {
          if (request.url().endsWith('/logout')) resolve();
        });
      }
    });
    await signIn('admin');
    await page.goto('/internal/accounts');
    await expectLanded(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Logging out…' })).toBeFocused();
    await expect(flash(page, /the platform hasn’t confirmed it/)).toBeVisible();
    await username(page).fill('nora');
    await password(page).fill('Provider-demo1!');
    await submit(page).click();
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    letGo();
    await over;
    await page.getByRole('searchbox').fill('vera');
    await expect(page.getByRole('row').filter({ hasText: 'vera@' })).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/users\?.*vera/);
  });

  test('in one tab ends it in the others', async ({ page, signIn, context }) => {
    await signIn('admin');
    await page.goto('/internal/accounts');
    await expectLanded(page);
    const other = await context.newPage();
    await other.goto('/internal/users');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(other).toHaveURL(/\/$/);
    await expect(submit(other)).toBeVisible();
  });

  test.describe('when the token runs out', () => {
    /** How far the platform's clock is ahead of ours (ms): a token ends when a story wants it to. */
    let ahead = 0;
    test.use({
      serverOptions: { now: () => new Date(Date.now() + ahead) },
      expectedErrors: [/status of 401/],
    });
    test.beforeEach(() => {
      ahead = 0;
    });

    const runOut = async (page: Page) => {
      await signInByForm(page, 'nora');
      await expectLanded(page);
      // Whatever were still on its way would end the session before the reload does.
      const accounts = page.waitForResponse(/\/ServiceProviders\/[^/]+\/Accounts$/);
      await page.goto('/internal/users?filter=%7B%22q%22%3A%22ve%22%7D');
      await accounts;
      await expectLanded(page);
      ahead = 2 * 3_600_000;
      await page.reload();
      await expect(
        flash(page, 'Your session has expired. Please log in and try again.'),
      ).toBeVisible();
      expect((await storage(page)).local).toEqual({});
    };
    const again = async (page: Page, name: string, secret: string) => {
      await username(page).fill(name);
      await password(page).fill(secret);
      await submit(page).click();
    };

    test('brings the same user back to the same page', async ({ page }) => {
      await runOut(page);
      await again(page, 'nora', 'Provider-demo1!');
      await expect(page).toHaveURL(/\/internal\/users\?filter=%7B%22q%22%3A%22ve%22%7D/);
    });
    test('brings another user to the own home', async ({ page }) => {
      await runOut(page);
      await again(page, 'admin', 'Admin-demo1!');
      await expect(page).toHaveURL(/\/internal\/accounts$/);
    });
  });
});
