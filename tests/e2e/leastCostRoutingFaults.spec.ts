import type { Page } from '@playwright/test';
import { create, save } from './support/common';
import { expect, expectSaved, test } from './support/fixtures';
import {
  addRoute,
  choose,
  northwind,
  openAdd,
  openOwn,
  regexes,
  removeTables,
  routeCount,
  routes,
  storedRoutes,
  tableOf,
  texts,
} from './support/routing';

test.describe('a save that fails in the middle', () => {
  test.use({ expectedErrors: [/status of [45]\d\d/] });

  /** Refuses the next call of this kind; `half` lets the platform do half of a bulk call first. */
  const failOnce = async (page: Page, method: string, path: RegExp, half = false) => {
    let isDone = false;
    await page.route(
      (url) => path.test(url.pathname),
      async (route) => {
        if (isDone || route.request().method() !== method) return route.fallback();
        isDone = true;
        const rows: unknown[] = half ? route.request().postDataJSON() : [];
        if (half) await route.fetch({ postData: JSON.stringify(rows.slice(0, 2)) });
        await route.fulfill({ status: 500, json: { msg: 'The database is away' } });
      },
    );
  };
  const change = async (page: Page) => {
    await page.getByLabel('Name').fill('Changed');
    await page.getByRole('button', { name: 'Remove route 2' }).click();
    await addRoute(page, '33', 'Telnyx');
    await addRoute(page, '49', 'Voxbone');
    await addRoute(page, '7', 'Voxbone');
  };
  const wanted = ['1 Twilio+Telnyx', '33 Telnyx', '49 Voxbone', '7 Voxbone', '.* Twilio at 9999'];
  const parts: [string, string, RegExp, boolean, string, RegExp][] = [
    [
      'the table',
      'PUT',
      /\/Lcrs\/[^/]+$/,
      false,
      'Saved: Routes, Removed routes.',
      /Not saved: Routing table – The database is away/,
    ],
    [
      'the routes',
      'PUT',
      /\/Routes$/,
      false,
      'Saved: Routing table.',
      /Not saved: Routes – The database is away/,
    ],
    [
      'the routes, half done',
      'PUT',
      /\/Routes$/,
      true,
      'Saved: Routing table.',
      /Not saved: Routes – The database is away/,
    ],
    [
      'a removed route',
      'DELETE',
      /\/LcrRoutes\//,
      false,
      'Saved: Routing table, Routes.',
      /Not saved: Removed routes – The database is away/,
    ],
  ];
  for (const [name, method, path, half, saved, failed] of parts) {
    test(`at ${name} says what is saved, and Save finishes the rest`, async ({
      page,
      signIn,
      db,
    }) => {
      await signIn('nora');
      await openOwn(page, 'Northwind outbound');
      const sid = tableOf(db, 'Northwind outbound').lcr_sid;
      await change(page);
      await failOnce(page, method, path, half);
      await save(page).click();
      await expect(page.getByText(saved)).toBeVisible();
      await expect(page.getByText(failed)).toBeVisible();
      await expect(page.getByText('Save again to send only what is left.')).toBeVisible();
      await expect.poll(() => texts(page)).toEqual(['1', '33', '49', '7']);
      await save(page).click();
      await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
      await expectSaved(page);
      expect(storedRoutes(db, sid)).toEqual(wanted);
      expect(tableOf(db, 'Changed').lcr_sid).toBe(sid);
    });
  }

  test('at the carrier of a route that had none goes on there', async ({ page, signIn, db }) => {
    const route = db.get("SELECT lcr_route_sid FROM lcr_routes WHERE regex = '44'");
    db.run('DELETE FROM lcr_carrier_set_entry WHERE lcr_route_sid = ?', route?.lcr_route_sid ?? '');
    await signIn('nora');
    await openOwn(page, 'Northwind outbound');
    await regexes(page).nth(1).fill('445');
    await save(page).click();
    await expect(page.getByText('Required', { exact: true })).toBeVisible();
    await choose(page, /^Carrier/, 'Telnyx', 1);
    await failOnce(page, 'POST', /\/LcrCarrierSetEntries$/);
    await save(page).click();
    await expect(page.getByText('Saved: Routes.')).toBeVisible();
    await expect(
      page.getByText(/Not saved: Carriers of routes – The database is away/),
    ).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
    expect(northwind(db)).toEqual(['1 Twilio+Telnyx', '445 Telnyx', '.* Twilio at 9999']);
  });

  test('at the routes of a new table goes on with its page', async ({ page, signIn, db }) => {
    removeTables(db);
    await signIn('nora');
    await openAdd(page);
    await page.getByLabel('Name').fill('Night');
    await regexes(page).fill('1');
    await addRoute(page, '44', 'Voxbone');
    await addRoute(page, '33', 'Telnyx');
    await choose(page, /^Carrier/, 'Twilio');
    await choose(page, /^Default carrier/, 'Twilio');
    await failOnce(page, 'POST', /\/Routes$/, true);
    await create(page).click();
    await expect(page.getByRole('heading', { name: 'Night' })).toBeVisible();
    await expect(page.getByText('Saved: Routing table.')).toBeVisible();
    await expect.poll(() => texts(page)).toEqual(['1', '44', '33']);
    await expect(page.getByRole('combobox', { name: /^Default carrier/ })).toHaveText('Twilio');
    await save(page).click();
    await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
    expect(storedRoutes(db, tableOf(db, 'Night').lcr_sid)).toEqual([
      '1 Twilio',
      '44 Voxbone',
      '33 Telnyx',
      '.* Twilio at 9999',
    ]);
    expect(tableOf(db, 'Night').default_carrier_set_entry_sid).not.toBeNull();
  });

  test('shows after Discard what the platform holds', async ({ page, signIn, db }) => {
    await signIn('nora');
    await openOwn(page, 'Northwind outbound');
    await change(page);
    await failOnce(page, 'PUT', /\/Routes$/, true);
    await save(page).click();
    await expect(page.getByText('Saved: Routing table.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { name: 'Changed' })).toBeVisible();
    await expect(routes(page)).toHaveCount(4);
    await expect.poll(async () => (await texts(page)).toSorted()).toEqual(['1', '33', '44', '49']);
    expect(routeCount(db, tableOf(db, 'Changed').lcr_sid)).toBe(5);
  });
});

test('changes of somebody else are told once before they are replaced', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openOwn(page, 'Northwind outbound');
  db.run("UPDATE lcr_routes SET regex = '441' WHERE regex = '44'");
  await addRoute(page, '33', 'Telnyx');
  await save(page).click();
  await expect(page.getByText(/Somebody else changed these routes/).first()).toBeVisible();
  expect(northwind(db)[1]).toBe('441 Voxbone');
  await save(page).click();
  await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
  expect(northwind(db)).toEqual([
    '1 Twilio+Telnyx',
    '44 Voxbone',
    '33 Telnyx',
    '.* Twilio at 9999',
  ]);
});
