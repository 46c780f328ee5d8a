import { accountSid, button, rows, toast } from './support/common';
import { expect, test } from './support/fixtures';
import { accountFilter, choose, chooseAccount, numbersOf, rowOf } from './support/numbers';

/** The list without a search: shown at once when the search is cleared, and asked for anew if it is old. */
const whole = 'GET PhoneNumbers?page=1&page_size=25';

// One file, so that one worker seeds it once: that takes six seconds.
test.use({ serverOptions: { seed: 'large' } });

test.describe('on a platform with 200 accounts, 300 applications and 10,000 numbers', () => {
  test('the first account row takes no more requests than on a small one', async ({
    page,
    requests,
    signIn,
  }) => {
    await signIn('admin');
    await page.goto('/internal/accounts');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    expect(requests.all().filter((call) => !call.startsWith('POST'))).toHaveLength(2);
    await expect(page.locator('tbody tr')).toHaveCount(25);
  });

  test('applications and numbers load one page, and the next one when it is asked for', async ({
    page,
    requests,
    signIn,
  }) => {
    await signIn('nora');
    let read = 0;
    // The rows alone: how much their names cost has tests of its own, and they come with the rows or later.
    page.on('response', (response) => {
      const isList = response.url().includes('page_size=25');
      if (isList) read += Number(response.headers()['content-length']);
    });
    // Names of numbers are asked for one by one where that is less than their whole lists (730 kB).
    for (const [area, calls] of [
      ['applications', 4],
      // A round of six names may be on its way by then.
      ['phone-numbers', 4 + 6],
    ] as const) {
      await page.goto('about:blank');
      requests.forget();
      read = 0;
      await page.goto(`/internal/${area}`);
      await expect(page.locator('tbody tr')).toHaveCount(25);
      const pages = () => requests.all().filter((call) => call.includes('page_size=25'));
      expect(pages()).toHaveLength(1);
      // The provider's name is the shell's question, once a visit.
      const own = requests.all().filter((call) => call !== 'GET ServiceProviders');
      expect(own.length, own.join('\n')).toBeLessThanOrEqual(calls);
      expect(read, `bytes of ${area}`).toBeLessThan(300_000);
      requests.forget();
      await page.getByRole('button', { name: /next page/i }).click();
      await expect.poll(pages).toHaveLength(1);
      expect(pages()[0]).toContain('page=2');
    }
  });

  test('a page begins at its top, and a list is where it was left after Back', async ({
    page,
    signIn,
  }) => {
    await signIn('nora');
    await page.goto('/internal/carriers');
    const rows = page.locator('tbody tr');
    const scrolled = () => page.evaluate(() => window.scrollY);
    for (const [place, isReloaded] of [
      [300, false],
      [100, true],
    ] as const) {
      await expect(rows).toHaveCount(25);
      await page.evaluate((y) => window.scrollTo(0, y), place);
      await expect.poll(scrolled).toBe(place);
      await rows.nth(14).getByRole('link').first().click();
      await expect(page.getByLabel(/^Carrier name/)).toBeVisible();
      await expect.poll(scrolled).toBe(0);
      if (isReloaded) {
        await page.reload();
        await expect(page.getByLabel(/^Carrier name/)).toBeVisible();
      }
      await page.goBack();
      await expect.poll(scrolled).toBe(place);
    }
  });

  test('the filter draws those of 2,000 accounts that can be seen, and reaches all by keyboard', async ({
    page,
    signIn,
  }) => {
    await page.route(/\/Accounts(\?|$)/, async (route) => {
      const response = await route.fetch();
      const stored = await response.json();
      const added = Array.from({ length: 2000 - stored.length }, (_, index) => ({
        ...stored[0],
        account_sid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        name: `Zone ${String(index).padStart(4, '0')}`,
      }));
      await route.fulfill({ response, json: [...stored, ...added] });
    });
    await page.addInitScript({ path: 'scripts/journeys/counting.js' });
    await signIn('admin');
    await page.goto('/internal/applications');
    const box = page.getByRole('combobox', { name: 'Account', exact: true });
    await expect(page.locator('tbody tr')).toHaveCount(25);
    await expect(box).not.toHaveAttribute('readonly');
    await page.evaluate('window.commits.length = 0');
    await box.click();
    const choices = page.getByRole('listbox').getByRole('option');
    await expect(choices.first()).toBeVisible();
    expect(await choices.count()).toBeLessThan(60);
    await expect(choices.first()).toHaveAttribute('aria-setsize', '2000');
    // What a frame has time for: the focus, the list that opens, and its place.
    const drawn = await page.evaluate<{ mounted: number }[]>('window.commits');
    expect(drawn.length).toBeLessThanOrEqual(6);
    expect(drawn.reduce((sum, { mounted }) => sum + mounted, 0)).toBeLessThan(400);
    await box.press('End');
    await expect(choices.last()).toBeInViewport();
    await expect(choices.last()).toHaveClass(/Mui-focused/);
    await box.press('ArrowUp');
    const name = await page.locator('[role=option].Mui-focused').textContent();
    await box.press('Enter');
    await expect(box).toHaveValue(name ?? '');
  });
});

test.describe('with 500 carriers', () => {
  test('asks for a page, and counts only what is on screen, four at a time', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    const open = { now: 0, most: 0 };
    await page.route('**/SipGateways?*', async (route) => {
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      const response = await route.fetch();
      open.now -= 1;
      return route.fulfill({ response });
    });
    await signIn('nora');
    await page.goto('about:blank');
    requests.forget();
    await page.goto('/internal/carriers');
    await expect(rows(page)).toHaveCount(25);
    const first = requests.all().filter((call) => !call.startsWith('GET SipGateways'));
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(4);
    await expect(rows(page).first()).toContainText('inbound');
    const counts = () => requests.all().filter((call) => call.startsWith('GET SipGateways'));
    await expect.poll(() => counts().length).toBeGreaterThan(5);
    await page.waitForLoadState('networkidle');
    expect(counts().length).toBeLessThan(25);
    const stored = Number(db.get('SELECT count(*) AS n FROM voip_carriers')?.n);
    expect(stored).toBeGreaterThanOrEqual(500);
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(rows(page).last()).toContainText('inbound');
    await expect.poll(() => counts().length).toBe(25);
    expect(new Set(counts()).size).toBe(25);
    await expect(page.getByText('Checking gateways…')).toHaveCount(0);
    expect(open.most).toBeLessThanOrEqual(4);
  });
});

test.describe('on a platform with 10,000 numbers', () => {
  test('a page, a search and an account are one request each', async ({
    page,
    signIn,
    requests,
    db,
  }) => {
    await signIn('nora');
    await page.goto('/internal/phone-numbers');
    await expect(rows(page).first()).toBeVisible();
    await expect(rows(page).first()).toContainText('Twilio');
    await expect(rows(page).first()).toContainText('Appointments Children');
    await expect(rows(page).first()).toContainText('200-0000');
    requests.forget();
    await button(page, /next page/i).click();
    await expect(page.getByText('26-50 of')).toBeVisible();
    // The numbers of the page before stand there until the answer comes.
    await expect(rows(page).first()).not.toContainText('200-0000');
    await expect(rows(page).last()).toContainText(/Twilio|Telnyx|Voxbone|Trunk \d+/);
    // Beside it names that the page before lacked, each once.
    const isName = (call: string) => /^GET (VoipCarriers|Applications)\b/.test(call);
    const names = requests.all().filter(isName);
    expect(requests.all().filter((call) => !isName(call))).toEqual([
      'GET PhoneNumbers?page=2&page_size=25',
    ]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(6);
    requests.forget();
    await page.getByRole('searchbox').fill('+1 777 000-9871');
    await expect(rows(page)).toHaveCount(1);
    expect(requests.all().filter((call) => !isName(call))).toEqual([
      'GET PhoneNumbers?filter=7770009871&page=1&page_size=25',
    ]);
    requests.forget();
    await button(page, 'Clear search').click();
    await expect(rows(page)).toHaveCount(25);
    requests.forget();
    await accountFilter(page).fill('Cedar Bank');
    await page.getByRole('option', { name: 'Cedar Bank' }).click();
    const sid = accountSid(db, 'Cedar Bank');
    const total = numbersOf(db, 'Cedar Bank').length;
    await expect(page.getByText(`${total} total`)).toBeVisible();
    expect(requests.all().filter((call) => call !== whole && !isName(call))).toEqual([
      `GET PhoneNumbers?account_sid=${sid}&page=1&page_size=25`,
    ]);
    requests.forget();
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(1)
      .check();
    await button(page, `Select all ${total}`).click();
    await expect(page.getByText(`${total} selected`)).toBeVisible();
    expect(requests.all().filter((call) => call.includes('PhoneNumbers'))).toEqual([
      `GET PhoneNumbers?account_sid=${sid}&page=1&page_size=5000`,
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
    await chooseAccount(page, 'Sunrise Clinic');
    await choose(page, /^Carrier/, 'Telnyx');
    requests.forget();
    await button(page, 'Create').click();
    await expect(toast(page, 'Phone number created successfully')).toBeVisible({ timeout: 30_000 });
    expect(requests.all().filter((call) => call.includes('filter=1&')).length).toBeLessThan(12);
    expect(rowOf(db, '1').voip_carrier_sid).toBeTruthy();
  });
});
