import type { Page } from '@playwright/test';
import { accountSid, type Db, rows } from './common';
import { expect } from './fixtures';

export const text = (db: Db, sql: string, ...params: string[]) =>
  String(Object.values(db.get(sql, ...params) ?? {})[0] ?? '');
export const applicationSid = (db: Db, name: string, account: string) =>
  text(
    db,
    'SELECT application_sid FROM applications WHERE name = ? AND account_sid = ?',
    name,
    accountSid(db, account),
  );
export const rowOf = (db: Db, number: string) =>
  db.get('SELECT * FROM phone_numbers WHERE number = ?', number) ?? {};
export const numbersOf = (db: Db, account: string) =>
  db.all(
    'SELECT phone_number_sid AS sid, number, application_sid AS app FROM phone_numbers WHERE account_sid = ? ORDER BY number',
    accountSid(db, account),
  );
/** Gives an account as many numbers more. */
export const addNumbers = (db: Db, account: string, count: number) => {
  for (let index = 0; index < count; index += 1) {
    db.run(
      'INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid) VALUES (?, ?, ?, ?)',
      `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      `1888555${String(1000 + index)}`,
      text(db, "SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Twilio'"),
      accountSid(db, account),
    );
  }
};

export const boxOf = (page: Page, number: string) =>
  rows(page).filter({ hasText: number }).getByRole('checkbox');
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
