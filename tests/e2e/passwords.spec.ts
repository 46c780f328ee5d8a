import type { Page } from '@playwright/test';
import { emailOf } from '../support/hosted';
import {
  expect,
  expectGoodInEveryView,
  expectLanded,
  signInByForm,
  test,
} from './support/fixtures';

const current = (page: Page) => page.getByLabel(/^Current password/);
const next = (page: Page) => page.getByLabel(/^New password/);
const again = (page: Page) => page.getByLabel(/^Confirm new password/);
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const rule = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const change = async (page: Page, password: string, confirmation = password) => {
  await next(page).fill(password);
  await again(page).fill(confirmation);
  await save(page).click();
};

test.describe('a forced change of password', () => {
  test('comes before everything else and shows what the policy asks for', async ({ page }) => {
    await signInByForm(page, 'fred');
    await expect(page).toHaveURL(/\/create-password$/);
    await expect(page).toHaveTitle('Create a new password · Trunkline');
    await page.goto('/internal/users');
    await expect(page).toHaveURL(/\/create-password$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/create-password$/);
    await expect(rule(page, 'Be at least 8 characters long')).toContainText('Not yet');
    await next(page).fill('abcdefgh');
    await expect(rule(page, 'Be at least 8 characters long')).toContainText('Met');
    await expect(rule(page, 'Contain at least one number')).toContainText('Not yet');
    await again(page).dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await expect(page.getByText('CAPSLOCK is enabled!')).toBeVisible();
  });

  test('is made once the password is good and confirmed', async ({ page, db, requests }) => {
    db.run('UPDATE password_settings SET require_special_character = 1');
    await signInByForm(page, 'fred');
    await expect(page.getByRole('listitem')).toHaveCount(3);
    requests.forget();
    await change(page, 'abc', 'abd');
    await expect(next(page)).toHaveAccessibleDescription(
      /^Password must: Be at least 8 characters long; Contain at least one number; Contain at least one special character/,
    );
    await expect(again(page)).toHaveAccessibleDescription('Passwords do not match');
    await expect(next(page)).toBeFocused();
    await change(page, '');
    await expect(again(page)).toHaveAccessibleDescription('Required');
    expect(requests.all()).toEqual([]);

    await change(page, 'Brand-new1!');
    await expect(page).toHaveURL(/\/internal\/accounts$/);
    expect(db.get("SELECT force_change FROM users WHERE name = 'fred'")?.force_change).toBe(0);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('SESS_USER_SID');
    await page.goto('/');
    await expect(page).toHaveURL(/\/internal\/accounts$/);
  });

  test('never writes the old password down', async ({ page }) => {
    await signInByForm(page, 'fred');
    await expect(save(page)).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).toContain('SESS_USER_SID');
    expect(stored).not.toContain('Change-me1!');
  });

  test('takes an account user to the applications, and leaves its rights alone', async ({
    page,
    db,
  }) => {
    db.run("UPDATE users SET force_change = 1 WHERE name IN ('sam', 'vera')");
    await signInByForm(page, 'sam');
    await change(page, 'Brand-new1!');
    await expect(page).toHaveURL(/\/internal\/applications$/);
    await expectLanded(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await signInByForm(page, 'vera');
    await change(page, 'Brand-new1!');
    await expect(page).toHaveURL(/\/internal\/accounts$/);
    const permissions = db.get(
      "SELECT permission FROM user_permissions JOIN users USING (user_sid) WHERE name = 'vera'",
    );
    expect(permissions?.permission).toBe('VIEW_ONLY');
  });

  test('can be left', async ({ page }) => {
    await signInByForm(page, 'fred');
    await expect(next(page)).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText("You've successfully logged out.")).toBeVisible();
  });

  test('asks for nothing when the policy cannot be read, but 6 characters', async ({ page }) => {
    await page.route('**/PasswordSettings', (route) => route.fulfill({ status: 204 }));
    await signInByForm(page, 'fred');
    await expect(page.getByRole('listitem')).toHaveText([/Be at least 6 characters long/]);
  });

  test.describe('that the platform refuses', () => {
    test.use({ expectedErrors: [/status of (403|500)/] });

    test('after a reload asks for the current password, until it is right', async ({ page }) => {
      await signInByForm(page, 'fred');
      await expect(next(page)).toBeVisible();
      await expect(current(page)).toHaveCount(0);
      await page.reload();
      await change(page, 'Brand-new1!');
      await expect(current(page)).toHaveAccessibleDescription('Required');
      await current(page).fill('not it');
      await save(page).click();
      await expect(current(page)).toHaveAccessibleDescription(
        'The current password is not correct.',
      );
      await expect(current(page)).toBeFocused();
      await expect(next(page)).toHaveValue('Brand-new1!');
      await current(page).fill('Change-me1!');
      await save(page).click();
      await expect(page).toHaveURL(/\/internal\/accounts$/);
    });

    test('says why in the platform’s words', async ({ page }) => {
      await signInByForm(page, 'fred');
      await change(page, 'Change-me1!');
      await expect(page.getByRole('alert')).toHaveText('new password cannot be your old password');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(next(page)).toHaveValue('Change-me1!');
    });
  });
});

test('nobody comes to the password page without a reason', async ({ page, signIn, requests }) => {
  await page.goto('/create-password');
  await expect(page).toHaveURL(/\/$/);
  expect(requests.all()).toEqual([]);
  await signIn('nora');
  await page.goto('/create-password');
  await expect(page).toHaveURL(/\/internal\/accounts$/);
});

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('brings a link by e-mail', async ({ page, db }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page).toHaveTitle('Forgot password · Trunkline');
    const email = page.getByLabel('E-mail');
    const send = page.getByRole('button', { name: 'Send the link' });
    await send.click();
    await expect(email).toHaveAccessibleDescription('Required');
    await email.fill('nora@');
    await send.click();
    await expect(email).toHaveAccessibleDescription('This is not an e-mail address.');
    await expect(email).toBeFocused();
    await email.fill('stranger@northwind-voice.example');
    await send.click();
    await expect(page.getByRole('alert')).toHaveText('failed to reset your password');
    await expect(email).toHaveValue('stranger@northwind-voice.example');
    await email.fill(' nora@northwind-voice.example ');
    await send.click();
    await expect(
      page.getByText('A password reset email has been sent to your email address.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(db.all('SELECT * FROM reset_links')).toHaveLength(1);
  });

  test.describe('whose link was mailed', () => {
    test.use({ serverOptions: { hosted: true }, expectedErrors: [/status of 403/] });
    const user = emailOf('trial');

    const askForMail = async (page: Page) => {
      await page.goto('/forgot-password');
      await page.getByLabel('E-mail').fill(user);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^A password reset email has been sent/)).toBeVisible();
    };

    test('is set anew, once, with nothing of the link left behind', async ({ page, hosted }) => {
      await askForMail(page);
      const path = String(hosted.resetPath(user));
      const id = String(path.split('/').at(-1));
      await page.goto(path);
      await expect(page).toHaveURL(/\/reset-password$/);
      await expect(page).toHaveTitle('Set a new password · Trunkline');
      const kept = () =>
        page.evaluate(() =>
          JSON.stringify([
            { ...localStorage },
            { ...sessionStorage },
            history.state,
            document.cookie,
          ]),
        );
      await expect(next(page)).toBeVisible();
      expect(await kept()).not.toContain(id);
      expect(await kept()).not.toContain('token');
      await next(page).dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
      await expect(page.getByText('CAPSLOCK is enabled!')).toBeVisible();
      await next(page).dispatchEvent('keyup', { key: 'CapsLock' });
      await change(page, '123456', '12345');
      await expect(page.getByText('Password must contain a letter.')).toBeVisible();
      await expectGoodInEveryView(page);
      await change(page, 'Brand-new1!');
      await expect(page.getByText('New password was successfully set.')).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(new RegExp(id));

      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
      await expectGoodInEveryView(page);
      await page.getByRole('link', { name: 'Send a new link' }).click();
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await page.goto('/');
      await page.getByLabel('Username').fill(user);
      await page.getByLabel(/^Password/).fill('Brand-new1!');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/internal\/accounts\//);
    });

    test('is asked for again after a reload, which keeps no link', async ({ page, hosted }) => {
      await askForMail(page);
      await page.goto(String(hosted.resetPath(user)));
      await expect(next(page)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Open the link once more' })).toBeVisible();
      await page.goto(String(hosted.resetPath(user)));
      await expect(next(page)).toBeVisible();
    });
  });

  test.describe('where the deployment has it off', () => {
    test.use({ serverOptions: { config: { ENABLE_FORGOT_PASSWORD: false } } });

    test('has no link and no page', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Forgot Password' })).toHaveCount(0);
      await page.goto('/forgot-password');
      await expect(page.getByText("That page doesn't exist.")).toBeVisible();
    });
  });
});
