import { button, rows, toast } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
import { openList, picker, rowOf } from './support/numbers';

test.describe('a selection', () => {
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
    await button(page, 'Select all 24 matches').click();
    await picker(page).fill('None');
    await page.getByRole('option', { name: 'None' }).click();
    await button(page, 'Apply').click();
    await expect(page.getByText('24 numbers failed:')).toBeVisible();
    await expectGoodInEveryView(page);
    await page.getByRole('dialog').press('Escape');
    await expect(page.getByText('24 selected')).toBeVisible();
  });
});
