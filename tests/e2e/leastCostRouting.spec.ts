import { northwind } from '../support/routing';
import { save } from './support/common';
import { expect, expectGoodInEveryView, expectSaved, test } from './support/fixtures';
import {
  addRoute,
  choose,
  drag,
  fillTable,
  navigate,
  openOwn,
  regexes,
  routes,
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
    await expect(page.getByText('2 total')).toBeVisible();
    const row = (name: string) => page.locator('tbody tr').filter({ hasText: name });
    await expect(row('Northwind outbound')).toContainText(/All accounts.*Active.*2 routes/s);
    await expect(row('Clinic outbound')).toContainText(/Sunrise Clinic.*Active.*1 route/s);
    expect(requests.all().length).toBeLessThanOrEqual(4);
    await page.getByRole('searchbox').fill('clinic');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.getByRole('link', { name: 'Clinic outbound', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Clinic outbound' })).toBeVisible();
    await page.goto('/internal/least-cost-routing');
    await expect(page.getByText('2 total')).toBeVisible();
    await expectGoodInEveryView(page);
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
  await addRoute(page, '49', 'Twilio');
  await expect.poll(() => texts(page)).toEqual(['1', '44', '^33', '49']);

  await drag(page, 0, 2);
  await expect.poll(() => texts(page)).toEqual(['44', '^33', '1', '49']);
  await expect(page.getByText('Moved from position 1 to position 3 of 4.')).toBeAttached();

  // Buttons keep the focus on the row that they move, also at the end of the list.
  await page.getByRole('button', { name: 'Move route 3 down' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => texts(page)).toEqual(['44', '^33', '49', '1']);
  await expect(page.getByText('Moved from position 3 to position 4 of 4.')).toBeAttached();
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
  await expect(page.getByText('Routing table updated successfully')).toBeVisible();
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
  // An expression of digits at the beginning is a prefix.
  await expect(routes(page)).toHaveCount(4);
  await expect.poll(() => texts(page)).toEqual(['49', '44', '33', '1']);
  await expect(page.getByRole('combobox', { name: /^Default carrier/ })).toHaveText('Voxbone');
});

test('a route held at the edge of the window goes on to a place that was not seen', async ({
  page,
  signIn,
  db,
}) => {
  fillTable(db, 60);
  const before = northwind(db);
  await signIn('nora');
  await openOwn(page, 'Northwind outbound');
  const route = (number: number) => page.locator(`[aria-posinset="${number}"]`);
  const handle = route(1).locator('[title="Drag to move"]');
  await handle.scrollIntoViewIfNeeded();
  const start = await handle.boundingBox();
  if (!start) throw new Error('The route is not on the page');
  const x = start.x + start.width / 2;
  await page.mouse.move(x, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, start.y + 100, { steps: 6 });
  await page.mouse.move(x, (page.viewportSize()?.height ?? 0) - 4, { steps: 12 });
  await expect(route(30)).toBeInViewport();
  // Where nothing scrolls any more.
  await page.mouse.move(x, 400, { steps: 6 });
  await page.mouse.up();
  const moved = page.getByText(/^Moved from position 1 to position \d+ of 60\.$/);
  await expect(moved).toBeAttached();
  const place = Number(/\d+ of/.exec((await moved.textContent()) ?? '')?.[0].slice(0, -3));
  expect(place).toBeGreaterThan(20);
  await expect(route(place)).toBeInViewport();

  await save(page).click();
  await expect(page.getByText('Routing table updated successfully')).toBeVisible();
  await expectSaved(page);
  const [first = '', ...others] = before;
  expect(northwind(db)).toEqual(others.toSpliced(place - 1, 0, first));
});

test('a route that is moved by keyboard stays in sight', async ({ page, signIn, db }) => {
  fillTable(db, 60);
  await signIn('nora');
  await openOwn(page, 'Northwind outbound');
  const inputOf = (number: number) =>
    page.locator(`[aria-posinset="${number}"]`).getByLabel('Digit prefix or regex');
  await inputOf(2).focus();
  for (let place = 3; place <= 20; place += 1) await page.keyboard.press('Alt+ArrowDown');
  await expect(inputOf(20)).toBeFocused();
  await expect(inputOf(20)).toBeInViewport();
  await page.getByRole('button', { name: 'Move route 20 up' }).focus();
  for (let place = 19; place >= 1; place -= 1) await page.keyboard.press('Enter');
  const down = page.getByRole('button', { name: 'Move route 1 down' });
  await expect(down).toBeFocused();
  await expect(down).toBeInViewport();
});

test('a view-only user looks, tries numbers, and changes nothing', async ({ page, signIn }) => {
  await signIn('vera');
  await openOwn(page, 'Northwind outbound');
  await expect(page.getByText('Read-only')).toBeVisible();
  await expect(regexes(page).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move route 1 down' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Remove route 1' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add route' })).toBeDisabled();
  await page.getByLabel('Number to test').fill('44');
  await expect(page.getByText('Selected', { exact: true })).toBeVisible();
  await expectSaved(page);
  await expectGoodInEveryView(page);
});

test('the form looks good everywhere, also with what cannot be saved', async ({ page, signIn }) => {
  await signIn('nora');
  await openOwn(page, 'Northwind outbound');
  await page.getByRole('button', { name: 'Remove route 1' }).click();
  await addRoute(page, '44');
  await expect(page.getByText('Unreachable routes')).toBeVisible();
  await page.getByLabel('Number to test').fill('442079460018');
  await expect(page.getByText('Selected', { exact: true })).toBeVisible();
  await expectGoodInEveryView(page);

  await regexes(page).last().fill('1'.repeat(33));
  await save(page).click();
  await expect(page.getByText('Must be 32 characters or less')).toBeVisible();
  await expectGoodInEveryView(page);
});
