import type { Page } from '@playwright/test';
import type { Db } from './common';
import { expect } from './fixtures';

/** The calls of the seed by how their Call-ID begins: "answered-7d1f", "torn", "hotline-3b2d". */
export const callOf = (db: Db, callId: string) =>
  db.get('SELECT * FROM recent_calls WHERE sip_callid LIKE ?', `${callId}%`) ?? {};

/** The link of a call alone, at one of its tabs. */
export const addressOfCall = (db: Db, callId: string, tab?: string): string => {
  const { call_sid, account_sid, attempted_at } = callOf(db, callId);
  const query = new URLSearchParams({
    account: String(account_sid),
    time: String(attempted_at),
    ...(tab ? { tab } : {}),
  });
  return `/internal/recent-calls/${call_sid}/show?${query}`;
};

/** Opens a call alone on its link, at one of its tabs. */
export async function openCall(page: Page, db: Db, callId: string, tab?: string): Promise<void> {
  await page.goto(addressOfCall(db, callId, tab));
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const tree = (page: Page) => page.getByRole('tree', { name: 'Spans of this call' });
export const rows = (page: Page) => tree(page).getByRole('treeitem');
export const row = (page: Page, name: string | RegExp) => rows(page).filter({ hasText: name });
export const active = (page: Page) => tree(page).getByRole('treeitem', { selected: true });
/** The panel of the span that was chosen. */
export const details = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search spans' });

export const expectTree = (page: Page) => expect(rows(page).first()).toBeVisible();
