import type { Locator, Page } from '@playwright/test';
import type { Platform } from '../../../platform/createPlatform';
import type { VendorField } from '../../../src/engines/speech/vendors';
import { sampleOf, serviceKey } from '../../support/speechVendors';
import { labelOf } from '../../support/speechWords';
import { rows } from './common';
import { expect } from './fixtures';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** An input by its label, with or without the asterisk of a required one. */
export const input = (page: Page, label: string): Locator =>
  page
    .getByLabel(new RegExp(`^${escaped(label)}\\s*\\*?$`))
    .and(page.locator(':not([role=listbox])'));

export const openList = async (page: Page) => {
  await page.goto('/internal/speech-services');
  await expect(page.getByRole('heading', { name: 'Speech services' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
};
export const openAdd = async (page: Page) => {
  await page.goto('/internal/speech-services/add');
  await expect(page.getByRole('combobox', { name: 'Vendor' })).toBeVisible();
};
export const openEdit = async (page: Page, sid: string) => {
  await page.goto(`/internal/speech-services/${sid}/edit`);
  await expect(page.getByRole('button', { name: 'Copy SID' })).toBeVisible();
};

export const chooseVendor = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Vendor' }).click();
  await page.getByRole('option', { name, exact: true }).click();
};

/** Fills one input as an operator does; a secret key by key. Answers what the platform should keep. */
export async function fill(page: Page, field: VendorField): Promise<unknown> {
  const box = input(page, labelOf(field));
  const value = sampleOf(field);
  if (field.kind === 'serviceKey') {
    const buffer = Buffer.from(serviceKey);
    await box.setInputFiles({ name: 'key.json', mimeType: 'application/json', buffer });
    // The file is read when the key is shown.
    await expect(page.getByRole('group', { name: labelOf(field), exact: true })).toBeVisible();
    return value;
  }
  if (field.kind === 'region') {
    // Regions come with the field; before that a click opens nothing.
    await expect(box).toBeEditable();
    await box.click();
    await page.getByRole('option').first().click();
    return expect.any(String);
  }
  if (field.kind === 'choice') return expect.any(String);
  if (field.kind === 'model') {
    await expect(box).not.toHaveValue('');
    return expect.any(String);
  }
  if (field.kind === 'secret') await box.pressSequentially(String(value));
  else await box.fill(String(value));
  return value;
}

/** Everything that the page keeps or shows, where a secret must never be. */
export const traces = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const kept: unknown[] = [];
    for (const name of names) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll();
        kept.push(
          await new Promise((resolve) => {
            all.onsuccess = () => resolve(all.result);
          }),
        );
      }
      db.close();
    }
    return JSON.stringify([
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      kept,
      document.body.innerText,
    ]);
  });

type Place = Pick<Platform, 'db' | 'reveal'>;

export const sidOf = ({ db }: Place, vendor: string, label: string | null = null) =>
  String(
    db.get('SELECT * FROM speech_credentials WHERE vendor = ? AND label IS ?', vendor, label)
      ?.speech_credential_sid,
  );

/** What the platform keeps of a credential, secrets in clear. */
export function keptOf({ db, reveal }: Place, sid: string): Record<string, unknown> {
  const row = db.get('SELECT * FROM speech_credentials WHERE speech_credential_sid = ?', sid);
  return { ...row, ...JSON.parse(reveal(String(row?.credential))), credential: '' };
}
