import { button, rows, toast } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
import {
  accountFilter,
  addNumbers,
  applicationSid,
  boxOf,
  chooseAccount,
  numbersOf,
  openList,
  picker,
  rowOf,
} from './support/numbers';

for (const user of ['admin', 'nora', 'sam'] as const) {
  test.describe(`${user} routes many numbers`, () => {
    test.use({ expectedErrors: [/status of 500/] });

    test('30 at once, of which 3 fail and are tried again', async ({
      page,
      signIn,
      requests,
      db,
    }) => {
      addNumbers(db, 'Sunrise Clinic', 6);
      const before = numbersOf(db, 'Sunrise Clinic');
      expect(before).toHaveLength(30);
      const failing = [before[2], before[11], before[29]].map((row) => String(row?.sid));
      const open = { now: 0, most: 0 };
      await page.route('**/PhoneNumbers/*', async (route) => {
        const sid = route.request().url().split('/').at(-1) ?? '';
        if (route.request().method() !== 'PUT') return route.continue();
        open.now += 1;
        open.most = Math.max(open.most, open.now);
        const response = failing.includes(sid)
          ? { status: 500, json: { msg: `The switch of ${sid} is busy` } }
          : { response: await route.fetch() };
        open.now -= 1;
        return route.fulfill(response);
      });

      await signIn(user);
      await openList(page);
      if (user !== 'sam') {
        await expect(
          page.getByText('Select an account to assign applications to phone numbers.'),
        ).toBeVisible();
        await expect(page.getByRole('checkbox')).toHaveCount(0);
        await chooseAccount(page, 'Sunrise Clinic');
      }
      await button(page, 'Select all 30 that match').click();
      await expect(page.getByText('30 selected')).toBeVisible();
      await expect(button(page, 'Apply')).toBeDisabled();
      await picker(page).fill('Opening hours So');
      await page.getByRole('option', { name: 'Opening hours South' }).click();
      requests.forget();
      await button(page, 'Apply').click();

      const dialog = page.getByRole('dialog', { name: 'Number routing' });
      await expect(dialog.getByText('27 numbers were updated.')).toBeVisible();
      await expect(dialog.getByText('3 numbers could not be updated:')).toBeVisible();
      for (const sid of failing) {
        await expect(dialog.getByText(`The switch of ${sid} is busy`)).toBeVisible();
      }
      await expect(dialog.getByText('+1 (888) 555-1005')).toBeVisible();
      const target = applicationSid(db, 'Opening hours South', 'Sunrise Clinic');
      const routed = () => numbersOf(db, 'Sunrise Clinic').filter(({ app }) => app === target);
      expect(routed()).toHaveLength(27);
      expect(requests.all().filter((call) => call.startsWith('PUT'))).toHaveLength(30);
      expect(open.most).toBeLessThanOrEqual(4);

      requests.forget();
      failing.length = 0;
      await button(page, 'Retry the 3 that failed').click();
      await expect(toast(page, 'Number routing updated successfully')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expect(routed()).toHaveLength(30);
      expect(requests.all().filter((call) => call.startsWith('PUT'))).toHaveLength(3);
      await expect(rows(page).getByText('Opening hours South')).toHaveCount(25);
      await expect(page.getByText('Select numbers to route them together.')).toBeVisible();
    });
  });
}

test.describe('a selection', () => {
  test('stays from page to page and search to search, and goes with its account', async ({
    page,
    signIn,
    db,
  }) => {
    addNumbers(db, 'Sunrise Clinic', 6);
    await signIn('nora');
    await openList(page);
    await chooseAccount(page, 'Sunrise Clinic');
    await boxOf(page, '200-0137').check();
    await button(page, /next page/i).click();
    await boxOf(page, '555-1004').check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('searchbox').fill('555 1005');
    await expect(rows(page)).toHaveCount(1);
    await boxOf(page, '555-1005').check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await button(page, 'Clear the search').click();
    await expect(rows(page)).toHaveCount(25);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await expect(page.getByText('27 selected')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select this page' }).uncheck();
    await expect(page.getByText('2 selected')).toBeVisible();
    await boxOf(page, '200-0137').check();
    await boxOf(page, '200-0685').click({ modifiers: ['Shift'] });
    await expect(page.getByText('7 selected')).toBeVisible();
    await page.getByRole('searchbox').fill('555 1005');
    await expect(rows(page)).toHaveCount(1);
    await button(page, 'Clear selection').click();
    await expect(rows(page).getByRole('checkbox')).not.toBeChecked();

    await boxOf(page, '555-1005').check();
    await button(page, 'Clear the search').click();
    await accountFilter(page).fill('Cedar Bank');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await expect(page.getByText('Select numbers to route them together.')).toBeVisible();
  });

  test('stays through a search that finds nothing, and grows by what another one finds', async ({
    page,
    signIn,
    db,
  }) => {
    addNumbers(db, 'Sunrise Clinic', 2);
    await signIn('nora');
    await openList(page);
    await chooseAccount(page, 'Sunrise Clinic');
    for (const number of ['200-0137', '200-0274', '200-0411']) await boxOf(page, number).check();
    await page.getByRole('searchbox').fill('999 999');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByRole('searchbox').fill('1 888');
    await expect(rows(page)).toHaveCount(2);
    await button(page, 'Select all 2 that match').click();
    await expect(page.getByText('5 selected')).toBeVisible();
    await expect(button(page, /that match$/)).toHaveCount(0);
    await button(page, 'Clear the search').click();
    await expect(boxOf(page, '200-0274')).toBeChecked();
  });

  test('can be routed to no application, with the keyboard alone', async ({ page, signIn, db }) => {
    await signIn('sam');
    await openList(page);
    const row = rows(page).filter({ hasText: '200-0000' });
    expect(rowOf(db, '15552000000').application_sid).not.toBeNull();
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await picker(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Opening hours South' })).toBeVisible();
    await page.keyboard.type('None');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(picker(page)).toHaveValue('None');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Apply')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Number routing updated successfully')).toBeVisible();
    expect(rowOf(db, '15552000000').application_sid).toBeNull();
    await expect(row).toContainText('None');
  });

  test('that is stopped half-way keeps what was not tried', async ({ page, signIn, db }) => {
    const release: (() => void)[] = [];
    await page.route('**/PhoneNumbers/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await new Promise<void>((resolve) => release.push(resolve));
      return route.continue();
    });
    await signIn('sam');
    await openList(page);
    await button(page, 'Select all 24 that match').click();
    await picker(page).fill('None');
    await page.getByRole('option', { name: 'None' }).click();
    const before = numbersOf(db, 'Sunrise Clinic').filter(({ app }) => app === null).length;
    await button(page, 'Apply').click();
    const running = page.getByRole('dialog', { name: 'Updating number routing...' });
    await expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect.poll(() => release.length).toBe(4);
    await page.keyboard.press('Escape');
    await expect(running).toBeVisible();
    await button(page, 'Stop').click();
    for (const go of release) go();
    const done = page.getByRole('dialog', { name: 'Number routing' });
    await expect(done.getByText('4 numbers were updated.')).toBeVisible();
    await expect(done.getByText('20 numbers were not tried and are still selected.')).toBeVisible();
    await button(page, 'Close').click();
    await expect(page.getByText('20 selected')).toBeVisible();
    const after = numbersOf(db, 'Sunrise Clinic').filter(({ app }) => app === null).length;
    expect(after - before).toBeLessThanOrEqual(4);
  });
});

test.describe('the result of a routing', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('looks good everywhere', async ({ page, signIn }) => {
    await page.route('**/PhoneNumbers/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { msg: 'The switch is busy' } })
        : route.continue(),
    );
    await signIn('sam');
    await openList(page);
    await button(page, 'Select all 24 that match').click();
    await picker(page).fill('None');
    await page.getByRole('option', { name: 'None' }).click();
    await button(page, 'Apply').click();
    await expect(page.getByText('24 numbers could not be updated:')).toBeVisible();
    await expectGoodInEveryView(page);
    await page.getByRole('dialog').press('Escape');
    await expect(page.getByText('24 selected')).toBeVisible();
  });
});
