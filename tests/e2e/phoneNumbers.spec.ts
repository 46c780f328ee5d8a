import { accountSid, button, rows, toast } from './support/common';
import { expect, expectGoodInEveryView, test } from './support/fixtures';
import {
  accountFilter,
  choose,
  chooseAccount,
  numbersOf,
  openList,
  rowOf,
} from './support/numbers';

/** The list without a search: shown at once when the search is cleared, and asked for anew if it is old. */
const whole = 'GET PhoneNumbers?page=1&page_size=25';

test.describe('the list', () => {
  test('looks good everywhere', async ({ page, signIn }) => {
    await signIn('nora');
    await openList(page);
    await expectGoodInEveryView(page);
  });

  test('looks good everywhere with a selection', async ({ page, signIn }) => {
    await signIn('nora');
    await openList(page);
    await chooseAccount(page, 'Sunrise Clinic');
    await page.getByRole('checkbox', { name: 'Select +1 (555) 200-0000' }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expectGoodInEveryView(page);
  });
});

test('the form of a number looks good everywhere', async ({ page, signIn, db }) => {
  await signIn('nora');
  await page.goto(`/internal/phone-numbers/${rowOf(db, '15552000137').phone_number_sid}/edit`);
  await expect(page.getByRole('combobox', { name: /^Account/ })).toHaveValue('Sunrise Clinic');
  await expectGoodInEveryView(page);
});

test.describe('without what a number needs', () => {
  const noAccount = 'You must create an account before you can create a phone number.';

  test('a provider without accounts is led to its first one', async ({ page, signIn, db }) => {
    db.run(
      "INSERT INTO service_providers (service_provider_sid, name) VALUES ('20000000-0000-4000-8000-000000000000', 'Aardvark Voice')",
    );
    await signIn('admin');
    await page.goto('/internal/phone-numbers');
    await expect(page.getByText(noAccount)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add account' })).toHaveAttribute(
      'href',
      '/internal/accounts/add',
    );
    await expectGoodInEveryView(page);
    await page.goto('/internal/phone-numbers/add');
    await expect(toast(page, noAccount)).toBeVisible();
    await expect(page).toHaveURL(/\/internal\/accounts$/);
  });
});

test.describe('on a platform with 10,000 numbers', () => {
  test.use({ serverOptions: { seed: 'large' } });

  test('a page, a search and an account are one request each', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    await openList(page);
    await expect(rows(page).first()).toContainText('Twilio');
    await expect(rows(page).first()).toContainText('Appointments Children');
    await expect(rows(page).first()).toContainText('200-0000');
    requests.forget();
    await button(page, /next page/i).click();
    await expect(page.getByText('26-50 of')).toBeVisible();
    // The numbers of the page before stand there until the answer comes.
    await expect(rows(page).first()).not.toContainText('200-0000');
    await expect(rows(page).last()).toContainText(/Twilio|Telnyx|Voxbone|Trunk \d+/);
    expect(requests.all()).toEqual(['GET PhoneNumbers?page=2&page_size=25']);
    requests.forget();
    await page.getByRole('searchbox').fill('+1 777 000-9871');
    await expect(rows(page)).toHaveCount(1);
    expect(requests.all()).toEqual(['GET PhoneNumbers?filter=17770009871&page=1&page_size=25']);
    requests.forget();
    await button(page, 'Clear the search').click();
    await expect(rows(page)).toHaveCount(25);
    requests.forget();
    await accountFilter(page).fill('Cedar Bank');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    const sid = accountSid(db, 'Cedar Bank');
    const total = numbersOf(db, 'Cedar Bank').length;
    await expect(button(page, `Select all ${total} that match`)).toBeVisible();
    expect(requests.all().filter((call) => call !== whole)).toEqual([
      `GET PhoneNumbers?account_sid=${sid}&page=1&page_size=25`,
    ]);
    requests.forget();
    await button(page, `Select all ${total} that match`).click();
    await expect(page.getByText(`${total} selected`)).toBeVisible();
    expect(requests.all().filter((call) => call.includes('PhoneNumbers'))).toEqual([
      `GET PhoneNumbers?account_sid=${sid}&page=1&page_size=1000`,
    ]);
  });

  test('a short number, which stands in most others, is compared with few requests', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    await page.goto('/internal/phone-numbers/add');
    await page.getByLabel(/^Number/).fill('1');
    await choose(page, /^Carrier/, 'Telnyx');
    requests.forget();
    await button(page, 'Create').click();
    await expect(toast(page, 'Phone number created successfully')).toBeVisible({ timeout: 30_000 });
    expect(requests.all().filter((call) => call.includes('filter=1&')).length).toBeLessThan(12);
    expect(rowOf(db, '1').voip_carrier_sid).toBeTruthy();
  });
});
