import type { Page } from '@playwright/test';
import { type Db, save } from './common';
import { expect, expectSaved } from './fixtures';

export const rowOf = (db: Db, name: string) =>
  db.get('SELECT * FROM applications WHERE name = ?', name) ?? {};
/** The stored speech of an application without what is null. */
export const speechOf = (db: Db, name: string) =>
  Object.fromEntries(
    Object.entries(rowOf(db, name)).filter(([key, value]) => /speech/.test(key) && value !== null),
  );

type Part =
  | 'Text-to-speech'
  | 'Speech-to-text'
  | 'Fallback text-to-speech'
  | 'Fallback speech-to-text';
type Field = 'Vendor' | 'Label' | 'Language' | 'Voice' | 'Model';
export const part = (page: Page, name: Part) => page.getByRole('group', { name, exact: true });
export const field = (page: Page, name: Part, label: Field) =>
  part(page, name).getByLabel(new RegExp(`^${label}`));
const option = (page: Page, name: string | RegExp) =>
  page.getByRole('option', { name, exact: true });
/** Chooses by typing, as an operator does where there are many. */
export const choose = async (page: Page, name: Part, label: Field, choice: string) => {
  await field(page, name, label).fill(choice);
  await option(page, choice).first().click();
};
/** Waits until every choice of the form is there. */
export const ready = async (page: Page) => {
  await part(page, 'Text-to-speech').scrollIntoViewIfNeeded();
  await expect(field(page, 'Text-to-speech', 'Vendor')).not.toHaveAttribute('readonly');
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
};

export const openEdit = async (page: Page, db: Db, name: string) => {
  await page.goto(`/internal/applications/${rowOf(db, name).application_sid}/edit`);
  await expect(page.getByLabel('Application name')).toHaveValue(name);
};
export const saved = async (page: Page) => {
  await save(page).click();
  await expect(page.getByText('Application updated successfully')).toBeVisible();
  await expectSaved(page);
};
