import type { Page } from '@playwright/test';
import { accountSid, type Db, rows } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';

const rowOf = (db: Db, username: string, account = 'Sunrise Clinic') =>
  db.get(
    'SELECT * FROM clients WHERE username = ? AND account_sid = ?',
    username,
    accountSid(db, account),
  ) ?? {};
const openList = async (page: Page) => {
  await page.goto('/internal/clients');
  await expect(rows(page).first()).toBeVisible();
};

test.describe('the list', () => {
  test('shows the SIP realm of the chosen account, with few requests', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    await page.goto('about:blank');
    requests.forget();
    await openList(page);
    expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(4);
    await expect(page.getByText('Devices register with this SIP realm')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Account', exact: true }).fill('Metro');
    await page.getByRole('option', { name: 'Metro Taxi' }).click();
    await expect(page.getByText('Devices register with this SIP realm')).toBeVisible();
    await expect(
      page.getByText(
        String(db.get("SELECT sip_realm FROM accounts WHERE name = 'Metro Taxi'")?.sip_realm),
      ),
    ).toBeVisible();
    await expectGoodInEveryView(page);
  });
});

test('the forms of clients look good everywhere', async ({ page, signIn, db }) => {
  await signIn('nora');
  await page.goto(`/internal/clients/${rowOf(db, 'nurse-2').client_sid}/edit`);
  await expect(page.getByLabel(/^Username/)).toHaveValue('nurse-2');
  await expectGoodInEveryView(page);

  db.run("UPDATE accounts SET sip_realm = NULL WHERE name = 'City Library'");
  await page.goto('/internal/clients/add');
  await page.getByRole('combobox', { name: /^Account/ }).fill('City Library');
  await page.getByRole('option', { name: 'City Library' }).click();
  await expect(page.getByText('Sip realm is not set for the account.')).toBeVisible();
  await expectGoodInEveryView(page);
});
