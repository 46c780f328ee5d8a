import type { Page } from '@playwright/test';
import type { Platform } from '../../../platform/createPlatform';

export type Db = Platform['db'];

/** The sid of an account by its name. */
export const accountSid = (db: Db, name: string): string =>
  String(db.get('SELECT account_sid AS sid FROM accounts WHERE name = ?', name)?.sid);

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
export const save = (page: Page) => button(page, 'Save');
export const create = (page: Page) => button(page, 'Create');
/** The rows of the only table on the page. */
export const rows = (page: Page) => page.locator('tbody tr');
export const toast = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Shows or hides the page as changing the browser's tab would. */
export async function setVisibility(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
