import type { Page } from '@playwright/test';
import type { Platform } from '../../../platform/createPlatform';
import { accountSid, type Db } from './common';
import { expect } from './fixtures';

export type Row = Record<string, string | number | null>;

export const accountRow = (db: Db, name: string) =>
  db.get('SELECT * FROM accounts WHERE name = ?', name) as Row;

/** The webhook that a column of an account points at. */
export const hookOf = (db: Db, name: string, column: 'registration_hook' | 'queue_event_hook') =>
  db.get(
    'SELECT url, method, username, password FROM webhooks WHERE webhook_sid = ?',
    accountRow(db, name)[`${column}_sid`] ?? null,
  ) ?? null;

/** The stored bucket of an account in clear, null for none. */
export function bucketOf(platform: Platform | undefined, name: string): unknown {
  if (!platform) throw new Error('This story runs without an embedded platform');
  const stored = accountRow(platform.db, name).bucket_credential;
  return stored ? JSON.parse(platform.reveal(String(stored))) : null;
}

/** The application of an account whose name comes first. */
export const applicationOf = (db: Db, account: string) =>
  db.get(
    'SELECT application_sid, name FROM applications WHERE account_sid = ? ORDER BY name LIMIT 1',
    accountSid(db, account),
  ) as Row;

export const limitsOf = (db: Db, name: string) =>
  Object.fromEntries(
    db
      .all(
        'SELECT category, quantity FROM account_limits WHERE account_sid = ?',
        accountSid(db, name),
      )
      .map(({ category, quantity }) => [category, quantity]),
  );

export async function openAccount(page: Page, db: Db, name: string): Promise<void> {
  await page.goto(`/internal/accounts/${accountSid(db, name)}/edit`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });
export const hook = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const pick = async (page: Page, name: string, choice: string) => {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};
