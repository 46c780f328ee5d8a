import type { Page } from '@playwright/test';
import { accountSid, type Db, rows } from './common';
import { expect } from './fixtures';

export const rowOf = (db: Db, number: string) =>
  db.get('SELECT * FROM phone_numbers WHERE number = ?', number) ?? {};
export const numbersOf = (db: Db, account: string) =>
  db.all(
    'SELECT phone_number_sid AS sid, number, application_sid AS app FROM phone_numbers WHERE account_sid = ? ORDER BY number',
    accountSid(db, account),
  );
export const accountFilter = (page: Page) =>
  page.getByRole('combobox', { name: 'Account', exact: true });
export const picker = (page: Page) =>
  page.getByRole('combobox', { name: 'Application', exact: true });

export const openList = async (page: Page) => {
  await page.goto('/internal/phone-numbers');
  await expect(rows(page).first()).toBeVisible();
};
export const chooseAccount = async (page: Page, name: string) => {
  await accountFilter(page).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(rows(page).filter({ hasNotText: name })).toHaveCount(0);
};
export const choose = async (page: Page, input: string | RegExp, option: string) => {
  await page.getByRole('combobox', { name: input }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};
