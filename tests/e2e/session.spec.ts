import type { Page } from '@playwright/test';
import { type DemoUser, expect, expectLanded, signInByForm, test } from './support/fixtures';
import { hold } from './support/hold';

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel(/^Password/);
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' });
const flash = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const storage = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

test.describe('signing in', () => {
  const landings: [DemoUser, RegExp][] = [
    ['admin', /\/internal\/accounts$/],
    ['nora', /\/internal\/accounts$/],
    ['vera', /\/internal\/accounts$/],
  ];
  for (const [user, url] of landings) {
    test(`takes ${user} to the accounts`, async ({ page }) => {
      await signInByForm(page, user);
      await expect(page).toHaveURL(url);
      await page.goto('/');
      await expect(page).toHaveURL(url);
    });
  }

  test('takes an account user to its own account', async ({ page, db }) => {
    await signInByForm(page, 'sam');
    const sid = db.get("SELECT account_sid FROM users WHERE name = 'sam'")?.account_sid;
    await expect(page).toHaveURL(new RegExp(`/internal/accounts/${sid}/edit$`));
  });

  test('asks for both, at the field', async ({ page, requests }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Log in · Trunkline');
    await expect(username(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(username(page)).toBeFocused();
    await expect(username(page)).toHaveAccessibleDescription('Required');
    await username(page).fill('admin');
    await expect(username(page)).toHaveAccessibleDescription('');
    await page.keyboard.press('Enter');
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveAccessibleDescription('Required');
    expect(requests.all()).toEqual([]);
  });

  test('happens once, however often it is asked for', async ({ page, requests }) => {
    const letGo = await hold(page, '**/login');
    await page.goto('/');
    await username(page).fill('admin');
    await password(page).fill('Admin-demo1!');
    await submit(page).dblclick();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Logging in…' })).toBeFocused();
    letGo();
    await expect(page).toHaveURL(/internal/);
    expect(requests.all().filter((call) => call === 'POST login')).toHaveLength(1);
  });

  test('fetches the console once the page is there and idle, not before', async ({ page }) => {
    await page.goto('/');
    const times = () =>
      page.evaluate(() => {
        const scripts = performance.getEntriesByType('resource');
        const console = scripts.find(({ name }) => name.includes('/console-'));
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return { fetched: console?.startTime ?? 0, painted: paint?.startTime ?? Number.NaN };
      });
    await expect.poll(async () => (await times()).fetched).toBeGreaterThan(0);
    const { fetched, painted } = await times();
    expect(fetched).toBeGreaterThan(painted);
  });

  test('warns of caps lock in both fields, and shows what was typed when asked', async ({
    page,
  }) => {
    await page.goto('/');
    const warning = flash(page, 'CAPSLOCK is enabled!');
    for (const field of [username(page), password(page)]) {
      await field.focus();
      await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
      await expect(warning).toBeVisible();
      await field.dispatchEvent('keyup', { key: 'CapsLock' });
      await expect(warning).toHaveCount(0);
    }
    await password(page).fill('secret');
    await page.getByRole('button', { name: 'Show the password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide the password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });
});

test.describe('a refused sign-in', () => {
  test.use({ expectedErrors: [/status of (403|400|429|500|502)|ERR_FAILED/] });

  const tryIt = async (page: Page, text: string) => {
    await page.goto('/');
    await username(page).fill('nora');
    await password(page).fill(text);
    await submit(page).click();
  };

  test('says so, keeps what was typed and waits at the password', async ({ page }) => {
    await tryIt(page, 'wrong');
    await expect(page.getByRole('alert')).toHaveText('Login credentials are incorrect');
    await expect(username(page)).toHaveValue('nora');
    await expect(password(page)).toHaveValue('wrong');
    await expect(password(page)).toBeFocused();
    expect((await storage(page)).local).toEqual({});
    await password(page).fill('Provider-demo1!');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/internal/);
  });

  test('says the platform’s own words about a lock-out as well', async ({ page }) => {
    await tryIt(page, 'wrong');
    const alert = page.getByRole('alert');
    for (let tries = 2; tries <= 6; tries += 1) {
      await expect(alert).toBeVisible();
      await password(page).fill(`wrong ${tries}`);
      await page.keyboard.press('Enter');
    }
    await expect(alert).toContainText('Login credentials are incorrect');
    await expect(alert).toContainText(
      'Maximum login attempts reached. Please try again in 1800 seconds.',
    );
  });

  const faults: [string, { status: number } | 'abort', string][] = [
    ['without an answer', 'abort', 'The server cannot be reached'],
    ['on 500', { status: 500 }, 'The server cannot be reached'],
    ['on 400', { status: 400 }, 'Something went wrong, please try again'],
    ['on 502', { status: 502 }, 'Something went wrong, please try again'],
    ['on an answer without a token', { status: 200 }, 'Something went wrong, please try again'],
  ];
  for (const [name, fault, text] of faults) {
    test(`${name} says '${text}'`, async ({ page }) => {
      await page.route('**/login', (route) =>
        fault === 'abort' ? route.abort() : route.fulfill({ ...fault, body: '{}' }),
      );
      await tryIt(page, 'Provider-demo1!');
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(password(page)).toHaveValue('Provider-demo1!');
    });
  }

  test('for its rate limit says how long it waits, and goes on by itself', async ({ page }) => {
    const headers = { 'Retry-After': '3' };
    await page.route('**/login', (route) => route.fulfill({ status: 429, headers }), { times: 1 });
    await tryIt(page, 'Provider-demo1!');
    await expect(flash(page, 'The platform asks to wait: going on in')).toBeVisible();
    await expect(page).toHaveURL(/internal/);
  });
});

test.describe('the end of a session', () => {
  test('by signing out leaves nothing in the browser and says so once', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await page.goto('/internal/accounts');
    await expectLanded(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(flash(page, "You've successfully logged out.")).toBeVisible();
    expect(await storage(page)).toEqual({ local: {}, session: {} });
    await page.reload();
    await expect(submit(page)).toBeVisible();
    await expect(page.getByText('successfully logged out')).toHaveCount(0);
  });

  test('does not lead away whoever signs in before it is answered', async ({ page, signIn }) => {
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

  test('is where a page without one leads', async ({ page }) => {
    await page.goto('/internal/users');
    await expect(flash(page, 'You must log in to view that page')).toBeVisible();
    await expect(username(page)).toHaveAccessibleDescription('You must log in to view that page');
    await expect(page).toHaveURL(/\/$/);
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
