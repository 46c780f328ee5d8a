import type { Page } from '@playwright/test';
import { addAlert, listPath } from '../support/calls';
import { accountSid, setVisibility } from './support/common';
import { expect, expectAccessible, expectGoodInEveryView, test } from './support/fixtures';

const rows = (page: Page) => page.locator('tbody tr:not(.opened, .group)');
const alertsLink = (page: Page) => page.getByRole('link', { name: /^Alerts/ });
const ofAlerts = (calls: string[]) => calls.filter((call) => call.includes('/Alerts'));
const clinic = 'Sunrise Clinic';
const day = 86_400_000;
test.describe('the badge', () => {
  test.use({ serverOptions: { config: { ALERT_POLL_INTERVAL: '60' } } });

  test.beforeEach(({ db }) => {
    db.run('DELETE FROM alerts');
  });

  test('counts what is unread, and leads over the alert to its cause', async ({
    page,
    signIn,
    db,
    requests,
  }) => {
    addAlert(db, clinic, { time: new Date(Date.now() - 3 * day).toISOString() });
    addAlert(db, clinic, {
      alert_type: 'no-carrier',
      message: 'outbound call failure: no carriers have been provisioned',
    });
    await signIn('nora');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Alerts 2 unread alerts' })).toBeVisible();
    // What is there from the start is not read out.
    await expect(page.getByRole('status').filter({ hasText: '2 unread alerts' })).toHaveCount(0);
    expect(ofAlerts(requests.all())).toHaveLength(1);
    expect(requests.all().length, requests.all().join('\n')).toBeLessThanOrEqual(6);
    await expectAccessible(page);

    await alertsLink(page).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Alerts', exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Date' })).toHaveText('Last 30 days');
    // All accounts come without types: the message tells the kind.
    await expect(rows(page).first()).toContainText('No carrier');
    await expect(page.getByRole('combobox', { name: 'Account', exact: true })).toHaveValue('');
    await page.getByRole('combobox', { name: 'Account', exact: true }).fill('Sunrise');
    const narrowed = page.waitForResponse(/Accounts\/[^/]+\/Alerts\?/);
    await page.getByRole('option', { name: clinic }).click();
    await narrowed;
    await expect(page).toHaveURL(/account_sid/);
    await page
      .getByRole('button', { name: /^Details of the alert/ })
      .first()
      .press('Enter');
    await expect(page.getByText('No carrier was available for an outbound call.')).toBeVisible();
    await page.getByRole('button', { name: 'Show raw record' }).click();
    const field = (name: string) => page.locator('dt', { hasText: name }).locator('+ dd');
    await expect(field('alert_type')).toHaveText('no-carrier');
    await expect(field('detail')).toHaveText('null');
    const list = page.url();
    await page.locator('tr.opened').getByRole('link', { name: 'Carriers' }).click();
    await expect(page.getByRole('heading', { name: 'Carriers', exact: true })).toBeVisible();
    expect(page.url()).toContain(accountSid(db, clinic));
    await page.goBack();
    await expect(page.getByText('No carrier was available for an outbound call.')).toBeVisible();
    expect(page.url()).toBe(list);
  });

  test('looks again every minute while the page is seen, and remembers across sign-ins', async ({
    page,
    signIn,
    db,
    requests,
  }) => {
    addAlert(db, clinic);
    await page.clock.install();
    const first = page.waitForResponse(/Alerts\?/);
    await signIn('sam');
    await page.goto('/');
    await page.clock.runFor(3000);
    await first;
    // While the first answer is not read, the next look is left out.
    await expect(page.getByRole('link', { name: 'Alerts 1 unread alert' })).toBeVisible();
    expect(ofAlerts(requests.all())).toHaveLength(1);
    expect(ofAlerts(requests.all())[0]).toContain(`GET Accounts/${accountSid(db, clinic)}/Alerts?`);
    for (let index = 0; index < 11; index += 1) addAlert(db, clinic);
    await page.clock.runFor(61_000);
    await expect(page.getByRole('link', { name: 'Alerts 12 unread alerts' })).toContainText('9+');
    await setVisibility(page, 'hidden');
    requests.forget();
    await page.clock.runFor(300_000);
    expect(ofAlerts(requests.all())).toEqual([]);
    await setVisibility(page, 'visible');
    await expect.poll(() => ofAlerts(requests.all()).length).toBe(1);

    await alertsLink(page).click();
    await expect(page.getByText('12 total')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('12 times since');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.clock.resume();
    requests.forget();
    const again = page.waitForResponse(/Alerts\?/);
    await signIn('sam');
    await page.goto('/');
    await again;
    expect(ofAlerts(requests.all()).join()).toContain('start=');
    await expect(page.getByRole('link', { name: 'Alerts', exact: true })).toBeVisible();
  });
});

test('alerts look good everywhere', async ({ page, signIn, db }) => {
  addAlert(db, clinic, { alert_type: 'brand-new', message: 'something new', detail: '0' });
  await signIn('nora');
  const account_sid = accountSid(db, clinic);
  await page.goto(listPath('alerts', { account_sid, date: 'today' }));
  await rows(page).first().click();
  await expect(page.getByText(/^Unknown type\./)).toBeVisible();
  await expectGoodInEveryView(page);
});
