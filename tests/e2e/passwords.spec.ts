import type { Page } from '@playwright/test';
import { emailOf } from '../support/hosted';
import { expect, expectGoodInEveryView, signInByForm, test } from './support/fixtures';

const current = (page: Page) => page.getByLabel(/^Current password/);
const next = (page: Page) => page.getByLabel(/^New password/);
const again = (page: Page) => page.getByLabel(/^Confirm new password/);
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const change = async (page: Page, password: string, confirmation = password) => {
  await next(page).fill(password);
  await again(page).fill(confirmation);
  await save(page).click();
};

test.describe('a forced change of password', () => {
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
      await expect(current(page)).toHaveAccessibleDescription('Current password is incorrect.');
      await expect(current(page)).toBeFocused();
      await expect(next(page)).toHaveValue('Brand-new1!');
      await current(page).fill('Change-me1!');
      await save(page).click();
      await expect(page).toHaveURL(/\/internal\/accounts$/);
    });
  });
});

test.describe('a forgotten password', () => {
  test.describe('whose link was mailed', () => {
    test.use({ serverOptions: { hosted: true }, expectedErrors: [/status of 403/] });
    const user = emailOf('trial');

    const askForMail = async (page: Page) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(user);
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
      await expect(page.getByRole('heading', { name: 'This link can’t be used' })).toBeVisible();
      await expectGoodInEveryView(page);
      await page.getByRole('link', { name: 'Send a new link' }).click();
      await expect(page.getByLabel('Email')).toBeVisible();
      await page.goto('/');
      await page.getByLabel('Username').fill(user);
      await page.getByLabel(/^Password/).fill('Brand-new1!');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/internal\/accounts\//);
    });
  });
});
