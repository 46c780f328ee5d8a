import type { Page } from '@playwright/test';
import { address, countNamed, openAdd } from './support/carriers';
import { button } from './support/common';
import { expect, test } from './support/fixtures';

const found = /^You have unsaved changes from /;
const save = (page: Page) => page.locator('[data-save-bar] button[type=submit]').click();
/** The browser keeps what was typed. */
const untilKept = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const names = (await indexedDB.databases()).map(({ name = '' }) => name);
        const read = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        for (const name of names) {
          const db = await read(indexedDB.open(name));
          const all = await read(db.transaction('keyval').objectStore('keyval').getAll());
          db.close();
          if (JSON.stringify(all).includes(wanted)) return true;
        }
        return false;
      }, text),
    )
    .toBe(true);

test('two tabs on the form for a new carrier keep two drafts, and a save ends its own', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openAdd(page);
  await page.getByLabel('Carrier name').fill('First Telecom');
  await address(page, 1).fill('203.0.113.1');
  await untilKept(page, 'First Telecom');

  const other = await page.context().newPage();
  await openAdd(other);
  await other.getByLabel('Carrier name').fill('Second Telecom');
  await untilKept(other, 'Second Telecom');
  // The list has both by now, and knows that both tabs live: neither form offers the other's.
  await expect(button(other, 'Unsaved changes (2)')).toBeVisible();
  await expect(other.getByText(found)).toHaveCount(0);
  await expect(page.getByText(found)).toHaveCount(0);

  await save(page);
  await expect(page).toHaveURL(/\/internal\/carriers(\?|$)/);
  expect(countNamed(db, 'First Telecom')).toBe(1);
  await expect(button(other, 'Unsaved changes (1)')).toBeVisible();
  await other.close();

  await openAdd(page);
  await expect(page.getByText(found)).toBeVisible();
  await expect(page.getByText('Second Telecom')).toBeVisible();
  await button(page, 'Restore').click();
  await expect(page.getByLabel('Carrier name')).toHaveValue('Second Telecom');
  await expect(page.getByText(found)).toHaveCount(0);
});

test('a carrier whose page was closed while it was saved may have been saved, and is made once', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openAdd(page);
  await page.getByLabel('Carrier name').fill('Lost Telecom');
  await address(page, 1).fill('203.0.113.77');
  // The platform stores it, and its answer never comes.
  await page.evaluate(() => {
    const ask = window.fetch;
    window.fetch = async (...call) => {
      const answer = await ask(...call);
      return call[1]?.method === 'POST' ? new Promise(() => undefined) : answer;
    };
  });
  await save(page);
  await expect.poll(() => countNamed(db, 'Lost Telecom')).toBe(1);

  const next = await page.context().newPage();
  await openAdd(next);
  // Its page lives: the save may still end well.
  await expect(button(next, 'Unsaved changes (1)')).toBeVisible();
  await expect(button(next, 'Restore')).toHaveCount(0);
  await page.close();

  await openAdd(next);
  await expect(
    next.getByText(/^Changes from .* may have been saved: no answer came/),
  ).toBeVisible();
  await button(next, 'Restore').click();
  await save(next);
  await expect(next).toHaveURL(/\/internal\/carriers(\?|$)/);
  expect(countNamed(db, 'Lost Telecom')).toBe(1);
  await expect(button(next, /^Unsaved changes/)).toHaveCount(0);
});
