import { save } from './support/common';
import { expect, expectGoodInEveryView, expectSaved, test } from './support/fixtures';
import { hold } from './support/hold';
import {
  addRoute,
  choose,
  drag,
  navigate,
  northwind,
  openOwn,
  regexes,
  removeTables,
  routeCount,
  routes,
  seeded,
  storedRoutes,
  tableOf,
  texts,
} from './support/routing';

test.describe('the list', () => {
  test('is for admins: whose table, its state, and its routes without the default one', async ({
    page,
    signIn,
    requests,
  }) => {
    await signIn('admin');
    await page.goto('/internal/accounts');
    await page.getByRole('combobox', { name: /Service provider/ }).click();
    await page.getByRole('option', { name: 'Northwind Voice' }).click();
    // What the first screen asks for does not count.
    await expect(page.getByRole('link', { name: 'Sunrise Clinic', exact: true })).toBeVisible();
    requests.forget();
    await navigate(page);
    await expect(page.getByText('2 in all')).toBeVisible();
    const row = (name: string) => page.locator('tbody tr').filter({ hasText: name });
    await expect(row('Northwind outbound')).toContainText(/Northwind Voice.*Active.*2 routes/s);
    await expect(row('Clinic outbound')).toContainText(/Sunrise Clinic.*Active.*1 route/s);
    expect(requests.all().length).toBeLessThanOrEqual(4);
    await page.getByRole('searchbox').fill('clinic');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.getByRole('link', { name: 'Clinic outbound', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Clinic outbound' })).toBeVisible();
    await page.goto('/internal/least-cost-routing');
    await expect(page.getByText('2 in all')).toBeVisible();
    await expectGoodInEveryView(page);
  });

  for (const [user, name] of [
    ['nora', 'Northwind outbound'],
    ['sam', 'Clinic outbound'],
  ] as const) {
    test(`sends ${user} on to the own table, and says why`, async ({ page, signIn }) => {
      await signIn(user);
      await page.goto('/internal/least-cost-routing');
      const message = 'You do not have permissions to manage all outbound call routes';
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByRole('heading', { name })).toBeVisible();
    });
  }

  test('sends those without a table to the form for one', async ({ page, signIn, db }) => {
    removeTables(db);
    await signIn('sam');
    await page.goto('/');
    await navigate(page);
    await expect(page.getByRole('heading', { name: 'Add a routing table' })).toBeVisible();
    await expect(page).toHaveURL(/least-cost-routing\/add$/);
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  });

  test('deletes a table with its routes', async ({ page, signIn, db }) => {
    const { lcr_sid } = tableOf(db, 'Clinic outbound');
    await signIn('admin');
    await page.goto('/internal/accounts');
    await page.getByRole('combobox', { name: /Service provider/ }).click();
    await page.getByRole('option', { name: 'Northwind Voice' }).click();
    await navigate(page);
    await page.getByText('Clinic outbound').hover();
    await page.getByRole('button', { name: 'Delete Clinic outbound' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Deleted outbound call route Clinic outbound')).toBeVisible();
    expect(tableOf(db, 'Clinic outbound')).toEqual({});
    expect(routeCount(db, lcr_sid)).toBe(0);
    expect(northwind(db)).toEqual(seeded);
  });
});

test('routes are dragged, moved by keyboard, saved, reloaded and identical on the platform', async ({
  page,
  signIn,
  requests,
  db,
}) => {
  await signIn('nora');
  await page.goto('/internal/accounts');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  requests.forget();
  await openOwn(page, 'Northwind outbound');
  expect(requests.all().length).toBeLessThanOrEqual(8);
  await expect.poll(() => texts(page)).toEqual(['1', '44']);
  await addRoute(page, '^33', 'Telnyx');
  await addRoute(page, '49');
  await expect.poll(() => texts(page)).toEqual(['1', '44', '^33', '49']);

  await drag(page, 0, 2);
  await expect.poll(() => texts(page)).toEqual(['44', '^33', '1', '49']);
  await expect(page.getByText('Moved from place 1 to place 3 of 4.')).toBeAttached();

  // Buttons keep the focus on the row that they move, also at the end of the list.
  await page.getByRole('button', { name: 'Move route 3 down' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => texts(page)).toEqual(['44', '^33', '49', '1']);
  await expect(page.getByText('Moved from place 3 to place 4 of 4.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move route 4 up' })).toBeFocused();
  await regexes(page).nth(2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => texts(page)).toEqual(['49', '44', '^33', '1']);
  await expect(regexes(page).first()).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => texts(page)).toEqual(['44', '49', '^33', '1']);
  await expect(regexes(page).nth(1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');

  await choose(page, /^Default carrier/, 'Voxbone');
  await save(page).click();
  await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
  await expectSaved(page);
  const expected = northwind(db);
  expect(expected.slice(1)).toEqual([
    '44 Voxbone',
    '^33 Telnyx',
    '1 Twilio+Telnyx',
    '.* Voxbone at 9999',
  ]);
  expect(expected[0]).toMatch(/^49 /);

  await page.reload();
  await expect(routes(page)).toHaveCount(4);
  await expect.poll(() => texts(page)).toEqual(['49', '44', '^33', '1']);
  await expect(page.getByRole('combobox', { name: /^Default carrier/ })).toHaveText('Voxbone');
});

test.describe('carriers whose names come late', () => {
  test('are those of the routes that were added before', async ({ page, signIn, db }) => {
    await signIn('nora');
    const answer = await hold(page, '**/VoipCarriers');
    await openOwn(page, 'Northwind outbound');
    await addRoute(page, '33');
    const carrier = page.getByRole('combobox', { name: /^Carrier/ });
    await expect(carrier.first()).toHaveText('…');
    answer();
    await expect(carrier.first()).toHaveText('Twilio');
    await expect(carrier.nth(2)).toHaveText('Skyline Trunks');
    await save(page).click();
    await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
    expect(northwind(db)[2]).toBe('33 Skyline Trunks');
  });
});

test('a removed route can be restored until the save deletes it', async ({ page, signIn, db }) => {
  await signIn('sam');
  await openOwn(page, 'Clinic outbound');
  await page.getByRole('button', { name: 'Remove route 1' }).click();
  await expect(routes(page)).toHaveCount(0);
  await expect(page.getByText('No routes: the default carrier takes every call.')).toBeVisible();
  const removed = page.getByRole('list', { name: 'Removed when you save' });
  await expect(removed.getByText('^1555')).toBeVisible();
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await page.getByRole('button', { name: 'Restore ^1555' }).click();
  await expect.poll(() => texts(page)).toEqual(['^1555']);
  await expectSaved(page);

  await page.getByRole('button', { name: 'Remove route 1' }).click();
  await save(page).click();
  await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
  await expect(removed).toHaveCount(0);
  expect(storedRoutes(db, tableOf(db, 'Clinic outbound').lcr_sid)).toEqual(['.* Telnyx at 9999']);
});

test('a carrier that another program stored behind the first one is shown and taken out', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openOwn(page, 'Northwind outbound');
  await page.getByRole('button', { name: 'Take out Telnyx' }).click();
  await save(page).click();
  await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
  expect(northwind(db)).toEqual(['1 Twilio', '44 Voxbone', '.* Twilio at 9999']);
});

test('every route needs an expression that can be read, of which blanks are none', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  await openOwn(page, 'Northwind outbound');
  await addRoute(page, '');
  await save(page).click();
  await expect(page.getByText('Enter a digit prefix or a regular expression.')).toBeVisible();
  await expect(regexes(page).nth(2)).toBeFocused();
  for (const [text, message] of [
    ['+44', 'There is nothing to repeat before +, * or ?. For a plus sign write \\+.'],
    ['  ', 'Enter a digit prefix or a regular expression.'],
    ['^(44', 'A ( is never closed.'],
    ['44)', 'A ) was never opened.'],
    ['^[1-5', 'A [ is never closed.'],
    ['4{5,2}', 'The numbers within { } run backwards.'],
    ['1'.repeat(33), 'Must be 32 characters or less'],
  ] as const) {
    await regexes(page).nth(2).fill(text);
    await expect(page.getByText(message)).toBeVisible();
  }
  await expectGoodInEveryView(page);
  await save(page).click();
  expect(northwind(db)).toEqual(seeded);
  await regexes(page).nth(2).fill('\\+44');
  await expect(page.getByText('Must be 32 characters or less')).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
  expect(northwind(db)[2]).toMatch(/^\\\+44 /);
});

test.describe('deleting in the form', () => {
  test('is for admins, who return to the list', async ({ page, signIn, db }) => {
    await signIn('admin');
    const sid = tableOf(db, 'Clinic outbound').lcr_sid;
    await page.goto(`/internal/least-cost-routing/${sid}/edit`);
    await page.getByRole('button', { name: 'Delete routing table' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Deleted least cost routing Clinic outbound')).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/least-cost-routing(\?|$)/);
    expect(tableOf(db, 'Clinic outbound')).toEqual({});
  });
  test('is for account users, who start anew', async ({ page, signIn, db }) => {
    await signIn('sam');
    await openOwn(page, 'Clinic outbound');
    await page.getByRole('button', { name: 'Delete routing table' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Deleted least cost routing Clinic outbound')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Add a routing table' })).toBeVisible();
    expect(tableOf(db, 'Clinic outbound')).toEqual({});
  });
  test('is not for provider users', async ({ page, signIn }) => {
    await signIn('nora');
    await openOwn(page, 'Northwind outbound');
    await expect(page.getByText('Route tester')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete routing table' })).toHaveCount(0);
  });
});

test('a view-only user looks, tries numbers, and changes nothing', async ({ page, signIn }) => {
  await signIn('vera');
  await openOwn(page, 'Northwind outbound');
  await expect(page.getByText('You can look at this, but not change it.')).toBeVisible();
  await expect(regexes(page).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move route 1 down' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Remove route 1' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add route' })).toBeDisabled();
  await page.getByLabel('Number to test').fill('44');
  await expect(page.getByText('Takes the call', { exact: true })).toBeVisible();
  await expectSaved(page);
  await expectGoodInEveryView(page);
});

test('the form looks good everywhere', async ({ page, signIn }) => {
  await signIn('nora');
  await openOwn(page, 'Northwind outbound');
  await page.getByRole('button', { name: 'Remove route 1' }).click();
  await addRoute(page, '44');
  await expect(page.getByText('Routes that can never be reached')).toBeVisible();
  await page.getByLabel('Number to test').fill('442079460018');
  await expect(page.getByText('Takes the call', { exact: true })).toBeVisible();
  await expectGoodInEveryView(page);
});
