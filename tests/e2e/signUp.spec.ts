import type { Page } from '@playwright/test';
import { emailOf, passwordOf } from '../support/hosted';
import { button } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';

const stranger = 'nia@newcomer.example';
const secret = 'Newcomer-1';
const config = { TERMS_URL: 'https://voice.example/terms', PRIVACY_URL: '/privacy.html' };
test.use({ serverOptions: { hosted: true, config } });

const terms = (page: Page) => page.getByRole('checkbox', { name: /^I accept the terms/ });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

const openEmailForm = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Register' }).click();
  await terms(page).check();
  await button(page, 'Sign up with email').click();
  await expect(title(page, 'Sign up with email')).toBeVisible();
};
const signUp = async (page: Page) => {
  await openEmailForm(page);
  await page.getByLabel(/^Email/).fill(stranger);
  await page.getByLabel(/^Password/).fill(secret);
  await button(page, 'Send code').click();
  await expect(title(page, 'Verify your email')).toBeVisible();
};
const logIn = async (page: Page, user: 'unconfirmed' | 'noRealm') => {
  await page.goto('/');
  await page.getByLabel(/^Username/).fill(emailOf(user));
  await page.getByLabel(/^Password/).fill(passwordOf(user));
  await button(page, 'Log in').click();
};

test('a stranger signs up, and every step survives a reload and Back', async ({
  page,
  hosted,
  db,
}) => {
  await openEmailForm(page);
  await page.reload();
  await expect(title(page, 'Sign up with email')).toBeVisible();
  await page.goBack();
  await expect(terms(page)).toBeChecked();
  await page.goForward();
  await page.getByLabel(/^Email/).fill(stranger);
  await page.getByLabel(/^Password/).fill(secret);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Verify your email')).toBeVisible();
  const code = String(hosted.code(stranger));

  await page.reload();
  await expect(page.getByText(`We sent a code to ${stranger}.`)).toBeVisible();
  expect(await stored(page)).not.toContain(secret);
  expect(await stored(page)).not.toContain(code);
  await page.goto('/internal/applications');
  await expect(title(page, 'Verify your email')).toBeVisible();
  await page.getByLabel(/^Code/).fill(code);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Choose a subdomain')).toBeVisible();

  await page.reload();
  await page.getByLabel(/^Subdomain/).fill('newcomer');
  await expect(page.getByRole('status').filter({ hasText: 'Available' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/internal\/accounts\/[^/]+\/edit$/);
  const account = db.get('SELECT * FROM accounts WHERE name = ?', stranger);
  expect(account).toMatchObject({ is_active: 1, plan_type: 'trial' });
  expect(account?.sip_realm).toMatch(/^newcomer\./);
  expect(await stored(page)).not.toContain(secret);
  await page.goto('/register/choose-a-subdomain');
  await expect(page).toHaveURL(/\/internal\/accounts\/[^/]+\/edit$/);
});

test('a code is sent again after a reload, for the password', async ({ page, hosted, db }) => {
  await signUp(page);
  await page.reload();
  await button(page, 'Send a new code').click();
  await expect(page.getByLabel(/^Email/)).toHaveValue(stranger);
  await page.getByLabel(/^Password/).fill(secret);
  await button(page, 'Send code').click();
  await expect(title(page, 'Verify your email')).toBeVisible();
  expect(hosted.mails(stranger)).toHaveLength(2);
  await page.getByLabel(/^Code/).fill(String(hosted.code(stranger)));
  await button(page, 'Verify').click();
  await expect(title(page, 'Choose a subdomain')).toBeVisible();
  expect(db.all('SELECT * FROM users WHERE email = ?', stranger)).toHaveLength(1);
  expect(db.get('SELECT * FROM accounts WHERE name = ?', stranger)?.is_active).toBe(1);
});

test('a sign-up that was left goes on in another browser', async ({ page, hosted }) => {
  await logIn(page, 'noRealm');
  await expect(title(page, 'Choose a subdomain')).toBeVisible();
  await page.getByLabel(/^Subdomain/).fill('riverside');
  await expect(page.getByRole('status').filter({ hasText: 'Available' })).toBeVisible();
  await button(page, 'Complete registration').dblclick();
  await expect(page).toHaveURL(
    new RegExp(`/internal/accounts/${hosted.accountSid('noRealm')}/edit$`),
  );
});

test('signing up is done with the keyboard alone', async ({ page }) => {
  await page.goto('/register');
  await expect(terms(page)).toBeVisible();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await terms(page).focus();
  await press('Space');
  await expect(terms(page)).toBeChecked();
  await press('Tab', 'Tab', 'Tab');
  await expect(button(page, 'Sign up with email')).toBeFocused();
  await press('Enter');
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await page.keyboard.type(stranger);
  await press('Tab');
  await page.keyboard.type(secret);
  await press('Tab', 'Tab');
  await expect(button(page, 'Send code')).toBeFocused();
  await press('Enter');
  await expect(title(page, 'Verify your email')).toBeVisible();
  await expect(page.getByLabel(/^Code/)).toBeFocused();
});

test.describe('every page of signing up reads well in both themes and widths', () => {
  test.use({ expectedErrors: [/status of (400|422|500)/] });

  test('the log-in and the methods', async ({ page }) => {
    await page.goto('/oauth-callback/google?error=access_denied');
    await expect(page.getByRole('alert')).toContainText('You didn’t allow Google to log you in.');
    await expectGoodInEveryView(page);
    await page.getByRole('link', { name: 'Register' }).click();
    await button(page, 'Sign up with Google').click();
    await expect(
      page.getByText('Accept the terms of service and the privacy policy first.'),
    ).toBeVisible();
    await expectGoodInEveryView(page);
  });
  test('the e-mail, the code and the subdomain', async ({ page, signIn, hosted }) => {
    await openEmailForm(page);
    await page.getByLabel(/^Email/).fill(emailOf('trial'));
    await button(page, 'Send code').click();
    await expect(page.getByText('Required', { exact: true })).toBeVisible();
    await expectGoodInEveryView(page);
    await page.getByLabel(/^Email/).fill(stranger);
    await page.getByLabel(/^Password/).fill(secret);
    await button(page, 'Send code').click();
    await page.getByLabel(/^Code/).fill('12');
    await button(page, 'Verify').click();
    await expect(page.getByText('Enter the 6 digits of the code.')).toBeVisible();
    await button(page, 'Send a new code').click();
    await expect(page.getByText(/We sent a new code/)).toBeVisible();
    await expectGoodInEveryView(page);

    await signIn('noRealm');
    await page.goto('/register/choose-a-subdomain');
    const subdomain = page.getByLabel(/^Subdomain/);
    // What stands behind the subdomain has a title, which a finger cannot see: it is whole, or has most of the line.
    const hasRoom = ({ scrollWidth, clientWidth, parentElement }: Element) =>
      scrollWidth <= clientWidth + 1 || clientWidth > (parentElement?.clientWidth ?? 0) * 0.6;
    expect(await page.getByTitle(/^\.\w/).evaluate(hasRoom)).toBe(true);
    await subdomain.fill('free-one');
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
    await expectGoodInEveryView(page);
    await subdomain.fill(String(hosted.account('trial').sip_realm).split('.')[0] ?? '');
    await expect(page.getByText('Already taken')).toBeVisible();
    await expectGoodInEveryView(page);
  });
  test('in French', async ({ page }) => {
    await page.goto('/register');
    await button(page, 'Français').click();
    await expect(title(page, 'Inscription')).toBeVisible();
    await expect(page.getByRole('link', { name: 'conditions d’utilisation' })).toBeVisible();
    await button(page, 'S’inscrire par e-mail').click();
    await expect(page.getByText('Acceptez d’abord les conditions')).toBeVisible();
    await expectGoodInEveryView(page);
  });
});

test('a deployment that is not hosted gets none of these pages', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.route('**/config.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.TRUNKLINE = { ENABLE_FORGOT_PASSWORD: true, GOOGLE_CLIENT_ID: "g" };',
    }),
  );
  await page.goto('/');
  await expect(button(page, 'Log in')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /signUp|Hosted|OAuth/i.test(path))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
});
