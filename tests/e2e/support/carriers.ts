import type { Page } from '@playwright/test';
import { type Db, rows } from './common';
import { expect } from './fixtures';

export const rowOf = (db: Db, name: string) =>
  db.get('SELECT * FROM voip_carriers WHERE name = ?', name) ?? {};
export const countNamed = (db: Db, name: string) =>
  Number(db.get('SELECT count(*) AS n FROM voip_carriers WHERE name = ?', name)?.n);

export const tab = (page: Page, name: 'Voice (SIP)' | 'SMS (SMPP)') =>
  page.getByRole('tab', { name });
export const gateway = (page: Page, number: number, kind = 'SIP') =>
  page.getByRole('group', { name: `${kind} gateway ${number}` });
export const address = (page: Page, number: number, kind = 'SIP') =>
  gateway(page, number, kind).getByLabel('Network address');

export const openList = async (page: Page) => {
  await page.goto('/internal/carriers');
  await expect(page.getByRole('heading', { name: 'Carriers', exact: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
};
export const openAdd = async (page: Page) => {
  await page.goto('/internal/carriers/add');
  await expect(page.getByLabel('Carrier name')).toBeVisible();
};
export const openEdit = async (page: Page, db: Db, name: string, search = '') => {
  await page.goto(`/internal/carriers/${rowOf(db, name).voip_carrier_sid}/edit${search}`);
  await expect(page.getByLabel('Carrier name')).toHaveValue(name);
};

export const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
