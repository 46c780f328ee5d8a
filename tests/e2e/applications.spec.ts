import type { Page } from '@playwright/test';
import { accountSid, type Db, rows, save } from './support/common';
import { expect, expectGoodInEveryView, expectSaved, test } from './support/fixtures';
import { typeWithoutPause } from './support/typing';

const rowOf = (db: Db, name: string) =>
  db.get('SELECT * FROM applications WHERE name = ?', name) ?? {};
const count = (db: Db, table: string) => Number(db.get(`SELECT count(*) AS n FROM ${table}`)?.n);

const openList = async (page: Page) => {
  await page.goto('/internal/applications');
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
};
/** Leaves the page, so that what is asked from now on is asked by the next one. */
const startCounting = async (page: Page, requests: { forget: () => void }) => {
  await page.goto('about:blank');
  requests.forget();
};
const openEdit = async (page: Page, db: Db, name: string) => {
  await page.goto(`/internal/applications/${rowOf(db, name).application_sid}/edit`);
  await expect(page.getByLabel('Application name')).toHaveValue(name);
};
const calling = (page: Page) => page.getByRole('group', { name: 'Calling webhook' });
const webhookOf = (db: Db, sid: unknown) =>
  db.get('SELECT url, method, username, password FROM webhooks WHERE webhook_sid = ?', String(sid));

test.describe('the list', () => {
  test('is paged, searched and filtered by the platform', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    await startCounting(page, requests);
    await openList(page);
    await expect(page.getByText('37 total')).toBeVisible();
    await expect(rows(page)).toHaveCount(25);
    expect(requests.all().filter((call) => call.includes('Applications'))).toEqual([
      'GET Applications?page=1&page_size=25',
    ]);
    expect(requests.all().length).toBeLessThanOrEqual(4);

    requests.forget();
    await page.getByRole('button', { name: /next page/i }).click();
    await expect(rows(page)).toHaveCount(12);
    expect(requests.all()).toEqual(['GET Applications?page=2&page_size=25']);

    requests.forget();
    await typeWithoutPause(page.getByRole('searchbox'), 'menu');
    await expect(rows(page)).toHaveCount(9);
    expect(requests.all()).toEqual(['GET Applications?name=menu&page=1&page_size=25']);

    requests.forget();
    await page.getByRole('combobox', { name: 'Account', exact: true }).fill('Metro');
    await page.getByRole('option', { name: 'Metro Taxi' }).click();
    await expect(rows(page)).toHaveCount(1);
    const sid = accountSid(db, 'Metro Taxi');
    expect(requests.all()).toEqual([
      `GET Accounts/${sid}/Applications?name=menu&page=1&page_size=25`,
    ]);

    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByText('No results match these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('37 total')).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('combobox', { name: 'Account' })).toBeHidden();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Account' })).toBeVisible();
  });

  test('holds the current provider alone for an admin, and can be sorted', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('admin');
    await startCounting(page, requests);
    await openList(page);
    expect(count(db, 'applications')).toBe(40);
    await expect(page.getByText('37 total')).toBeVisible();
    expect(requests.all().length).toBeLessThanOrEqual(4);
    requests.forget();
    await page.getByRole('button', { name: /next page/i }).click();
    await expect(rows(page)).toHaveCount(12);
    expect(requests.all().length).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: /sort by name/i }).click();
    await expect(rows(page).first()).toContainText('Voicemail South');
  });

  test('looks good everywhere', async ({ page, signIn }) => {
    await signIn('nora');
    await openList(page);
    await expectGoodInEveryView(page);
  });
});

test('a changed application keeps its speech, and its webhooks in place', async ({
  page,
  signIn,
  requests,
  db,
}) => {
  await signIn('nora');
  await startCounting(page, requests);
  await openEdit(page, db, 'Reception North');
  expect(requests.all().length).toBeLessThanOrEqual(8);
  const before = rowOf(db, 'Reception North');
  const webhooks = count(db, 'webhooks');
  await page.getByLabel('Application name').fill('Front desk');
  await calling(page).getByLabel('URL').fill('https://desk.example/call');
  await calling(page).getByRole('combobox').click();
  await page.getByRole('option', { name: 'GET' }).click();
  await expect(page.getByText('3 unsaved changes')).toBeVisible();
  await save(page).click();

  await expect(page.getByText('Application updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Front desk' })).toBeVisible();
  await expectSaved(page);
  expect(rowOf(db, 'Front desk')).toEqual({ ...before, name: 'Front desk' });
  expect(count(db, 'webhooks')).toBe(webhooks);
  expect(webhookOf(db, before.call_hook_sid)).toMatchObject({
    url: 'https://desk.example/call',
    method: 'GET',
    username: 'sunrise-clinic',
  });
});

test('initial JSON is checked where it stands, laid out, kept and removed', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openEdit(page, db, 'Telephone banking');
  const tick = page.getByLabel('Run this JSON instead of calling the webhook');
  const json = page.getByLabel('Application JSON');
  await tick.check();
  await json.fill('[\n  {"verb": "say" "text": "Hello"}\n]');
  await save(page).click();
  await expect(page.getByText('Line 2, column 18: expected a comma or }.')).toBeVisible();
  await expect(json).toBeFocused();
  await page.keyboard.type(',');
  await expect(page.getByText(/Line 2/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Format' }).click();
  const laidOut = JSON.stringify([{ verb: 'say', text: 'Hello' }], null, 2);
  await expect(json).toHaveValue(laidOut);
  await save(page).click();
  await expect(page.getByText('Application updated successfully')).toBeVisible();
  expect(rowOf(db, 'Telephone banking').app_json).toBe(laidOut);

  await json.fill('{}');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(page.getByText(/^Enter a JSON array/)).toBeVisible();
  await tick.uncheck();
  await tick.check();
  await expect(json).toHaveValue('{}');
  await tick.uncheck();
  await save(page).click();
  await expectSaved(page);
  expect(rowOf(db, 'Telephone banking').app_json).toBeNull();
});

test('the form looks good everywhere', async ({ page, signIn, db }) => {
  await signIn('nora');
  await openEdit(page, db, 'Reception North');
  await page.getByLabel('Run this JSON instead of calling the webhook').check();
  await page.getByLabel('Application JSON').fill('[}');
  await save(page).click();
  await expect(page.getByText(/Line 1, column 2/)).toBeVisible();
  await expectGoodInEveryView(page);
});
