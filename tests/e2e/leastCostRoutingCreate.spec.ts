import { accountSid, create } from './support/common';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import {
  addRoute,
  choose,
  count,
  navigate,
  openAdd,
  openOwn,
  regexes,
  removeTables,
  storedRoutes,
  tableOf,
  texts,
} from './support/routing';

test.describe('a new table', () => {
  // The platform refuses a second one.
  test.use({ expectedErrors: [/status of 400/] });
  test.beforeEach(({ db }) => removeTables(db));

  test('of a provider user stays on its page, with the default route behind it', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    await page.goto('about:blank');
    requests.forget();
    await openAdd(page);
    expect(requests.all().length).toBeLessThanOrEqual(8);
    await page.getByLabel('Name').fill('Day');
    await create(page).click();
    await expect(page.getByText('Enter a digit prefix or a regular expression.')).toBeVisible();
    await regexes(page).fill('44');
    await choose(page, /^Carrier/, 'Voxbone');
    await choose(page, /^Default carrier/, 'Twilio');
    await addRoute(page, '1', 'Telnyx');
    await create(page).click();
    await expect(page.getByText('Least cost routing successfully created')).toBeVisible();
    await expect(page).toHaveURL(/least-cost-routing\/[0-9a-f-]{36}\/edit$/);
    await expect(page.getByRole('heading', { name: 'Day' })).toBeVisible();
    // Straight there, and not refused by the list on the way; a toast would still be up.
    expect(await page.getByText(/You do not have permissions/).count()).toBe(0);
    const table = tableOf(db, 'Day');
    expect(storedRoutes(db, table.lcr_sid)).toEqual([
      '44 Voxbone',
      '1 Telnyx',
      '.* Twilio at 9999',
    ]);
    const route = db.get("SELECT description FROM lcr_routes WHERE regex = '.*'");
    expect(route?.description).toBe('System Default Route');
    expect([table.account_sid, table.is_active]).toEqual([null, 1]);
    await page.getByRole('link', { name: 'Applications' }).click();
    await openOwn(page, 'Day');
    await expect.poll(() => texts(page)).toEqual(['44', '1']);
  });

  test('of an account user is for its account, and offers its carriers and its provider’s', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('sam');
    await openAdd(page);
    await expect(page.getByRole('combobox', { name: 'Used by' })).toHaveCount(0);
    await page.getByRole('combobox', { name: /^Carrier/ }).click();
    await expect(page.getByRole('option', { name: 'Clinic PBX' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Bank PBX' })).toHaveCount(0);
    await expect(
      page.getByRole('option', { name: 'Old Valley Telephone (inactive)' }),
    ).toBeVisible();
    await page.getByRole('option', { name: 'Twilio' }).click();
    await regexes(page).fill('1');
    await create(page).click();
    await expect(page.getByText('Least cost routing successfully created')).toBeVisible();
    expect(db.get('SELECT account_sid, name FROM lcr')).toEqual({
      account_sid: accountSid(db, 'Sunrise Clinic'),
      name: null,
    });
  });

  test('of an admin is for the chosen account, once', async ({ page, signIn, db }) => {
    await signIn('admin');
    await page.goto('/internal/accounts');
    await page.getByRole('combobox', { name: /Service provider/ }).click();
    await page.getByRole('option', { name: 'Northwind Voice' }).click();
    await navigate(page);
    await expect(page.getByText('No outbound call routes.')).toBeVisible();
    await openAdd(page);
    await page.getByLabel('Name').fill('first');
    const picker = page.getByRole('combobox', { name: 'Used by' });
    await picker.fill('Cedar');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await regexes(page).fill('1');
    await choose(page, /^Carrier/, 'Bank PBX');
    await create(page).click();
    await expect(page.getByText('Least cost routing successfully created')).toBeVisible();
    await expect(page.getByRole('link', { name: 'first', exact: true })).toBeVisible();

    // The list is narrowed to the account now, and the next form starts with it.
    await openAdd(page);
    await expect(picker).toHaveValue('Cedar Bank');
    await regexes(page).fill('1');
    await create(page).click();
    const refusal = 'The account Cedar Bank has a routing table already, and can have only one.';
    await expect(page.getByText(refusal).first()).toBeVisible();
    await expect(picker).toHaveAttribute('aria-invalid', 'true');
    expect(count(db, 'lcr')).toBe(1);
    expect(tableOf(db, 'first').account_sid).toBe(accountSid(db, 'Cedar Bank'));
  });

  test('is not saved with the carriers of the account that was chosen before', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('admin');
    await openAdd(page);
    const picker = page.getByRole('combobox', { name: 'Used by' });
    await picker.fill('Cedar');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await choose(page, /^Default carrier/, 'Bank PBX');
    await regexes(page).fill('1');
    const answer = await hold(page, '**/VoipCarriers?*');
    await picker.fill('Metro');
    await page.getByRole('option', { name: 'Metro Taxi' }).click();
    await expect(create(page)).toBeDisabled();
    answer();
    await expect(page.getByRole('combobox', { name: /^Default carrier/ })).not.toHaveText(
      /Bank PBX|…/,
    );
    await create(page).click();
    await expect(page.getByText('Least cost routing successfully created')).toBeVisible();
    const [table] = db.all('SELECT * FROM lcr');
    expect(table?.account_sid).toBe(accountSid(db, 'Metro Taxi'));
    expect(storedRoutes(db, table?.lcr_sid).join()).not.toContain('Bank PBX');
  });

  test('that a provider user makes for an account is told to be at provider level', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    await openAdd(page);
    await page.getByLabel('Name').fill('For the bank');
    await page.getByRole('combobox', { name: 'Used by' }).fill('Cedar');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await regexes(page).fill('1');
    await create(page).click();
    await expect(page.getByText(/stored this routing table at provider level/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'For the bank' })).toBeVisible();
    const picker = page.getByRole('combobox', { name: 'Used by' });
    await expect(picker).toBeDisabled();
    await expect(picker).toHaveValue('Provider level');
    expect(tableOf(db, 'For the bank').account_sid).toBeNull();
    await page.goto('/internal/least-cost-routing/add');
    await regexes(page).fill('1');
    await create(page).click();
    const refusal =
      'The service provider Northwind Voice has a routing table already, and can have only one.';
    await expect(page.getByText(refusal).first()).toBeVisible();
    expect(count(db, 'lcr')).toBe(1);
  });

  test('needs carriers', async ({ page, signIn, db }) => {
    db.run('DELETE FROM sip_gateways');
    db.run('DELETE FROM smpp_gateways');
    db.run('DELETE FROM phone_numbers');
    db.run('DELETE FROM voip_carriers WHERE account_sid IS NULL');
    await signIn('nora');
    await page.goto('/internal/least-cost-routing/add');
    await expect(page.getByText('There are no available carriers', { exact: true })).toBeVisible();
    await expect(create(page)).toBeDisabled();
    await page.getByRole('combobox', { name: 'Used by' }).fill('City');
    await page.getByRole('option', { name: 'City Library' }).click();
    const none = page.getByText('There are no available carriers defined for this account');
    await expect(none).toBeVisible();
    await expect(create(page)).toBeDisabled();
    await page.getByRole('combobox', { name: 'Used by' }).fill('Cedar');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    await expect(none).toHaveCount(0);
    await expect(create(page)).toBeEnabled();
    await expect(page.getByRole('combobox', { name: /^Default carrier/ })).toHaveText('Bank PBX');
    await expect(page.getByRole('combobox', { name: /^Carrier/ })).toHaveText('Bank PBX');
  });
});
