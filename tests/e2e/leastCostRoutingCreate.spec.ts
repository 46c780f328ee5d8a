import { removeTables, tableOf } from '../support/routing';
import { accountSid, create } from './support/common';
import { expect, test } from './support/fixtures';
import { choose, count, navigate, openAdd, regexes } from './support/routing';

test.describe('a new table', () => {
  // The platform refuses a second one.
  test.use({ expectedErrors: [/status of 400/] });
  test.beforeEach(({ db }) => removeTables(db));

  test('of an admin is for the chosen account, once', async ({ page, signIn, db }) => {
    await signIn('admin');
    await page.goto('/internal/accounts');
    await page.getByRole('combobox', { name: /Service provider/ }).click();
    await page.getByRole('option', { name: 'Northwind Voice' }).click();
    await navigate(page);
    await expect(page.getByText('No routing tables.')).toBeVisible();
    await openAdd(page);
    await page.getByLabel('Name').fill('first');
    const picker = page.getByRole('combobox', { name: 'Used by' });
    await picker.fill('Cedar');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await regexes(page).fill('1');
    await choose(page, /^Carrier/, 'Bank PBX');
    await choose(page, /^Default carrier/, 'Bank PBX');
    await create(page).click();
    await expect(page.getByText('Routing table created successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: 'first', exact: true })).toBeVisible();

    // The list is narrowed to the account now, and the next form starts with it.
    await page.getByRole('link', { name: 'Add routing table' }).click();
    await expect(picker).toHaveValue('Cedar Bank');
    await regexes(page).fill('1');
    await choose(page, /^Carrier/, 'Bank PBX');
    await choose(page, /^Default carrier/, 'Bank PBX');
    await create(page).click();
    const refusal = 'The account Cedar Bank already has a routing table and can have only one.';
    await expect(page.getByText(refusal).first()).toBeVisible();
    await expect(picker).toHaveAttribute('aria-invalid', 'true');
    expect(count(db, 'lcr')).toBe(1);
    expect(tableOf(db, 'first').account_sid).toBe(accountSid(db, 'Cedar Bank'));
  });
});
