import type { Page } from '@playwright/test';
import { accountSid, button, type Db, rows } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';

const rowOf = (db: Db, username: string, account = 'Sunrise Clinic') =>
  db.get(
    'SELECT * FROM clients WHERE username = ? AND account_sid = ?',
    username,
    accountSid(db, account),
  ) ?? {};
const forgetRealm = (db: Db, name: string) =>
  db.run('UPDATE accounts SET sip_realm = NULL WHERE name = ?', name);

const belongsTo = (page: Page) => page.getByRole('combobox', { name: /^Account/ });
const noRealm = 'Sip realm is not set for the account.';

const openList = async (page: Page) => {
  await page.goto('/internal/clients');
  await expect(rows(page).first()).toBeVisible();
};

test.describe('an account without a SIP realm', () => {
  test('takes no client: Save is disabled, and enabled for another account', async ({
    page,
    signIn,
    db,
  }) => {
    forgetRealm(db, 'City Library');
    await signIn('nora');
    await page.goto('/internal/clients/add');
    await page.getByLabel(/^Username/).fill('lobby');
    await page.getByLabel(/^Password/).fill('correct horse');
    await expect(button(page, 'Create')).toBeEnabled();
    await belongsTo(page).fill('City Library');
    await page.getByRole('option', { name: 'City Library' }).click();
    await expect(page.getByText(noRealm)).toBeVisible();
    await expect(button(page, 'Create')).toBeDisabled();
    await page.getByLabel(/^Username/).press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/add$/);
    expect(rowOf(db, 'lobby', 'City Library')).toEqual({});
    await expect(page.getByRole('link', { name: 'Set a SIP realm' })).toHaveAttribute(
      'href',
      `/internal/accounts/${accountSid(db, 'City Library')}/edit`,
    );
    await expectGoodInEveryView(page);
    await belongsTo(page).fill('Cedar');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await expect(page.getByText(noRealm)).toHaveCount(0);
    await expect(button(page, 'Create')).toBeEnabled();
  });
});

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

test('the form of a client looks good everywhere', async ({ page, signIn, db }) => {
  await signIn('nora');
  await page.goto(`/internal/clients/${rowOf(db, 'nurse-2').client_sid}/edit`);
  await expect(page.getByLabel(/^Username/)).toHaveValue('nurse-2');
  await expectGoodInEveryView(page);
});
