import type { Page } from '@playwright/test';
import { barStops } from './support/barStops';
import { expectTree, openCall } from './support/callViews';
import { openEdit } from './support/carriers';
import { accountSid, button, save } from './support/common';
import { expect, test } from './support/fixtures';
import { blindStops } from './support/focusWalk';
import { lead } from './support/follow';

const areas = [
  'accounts',
  'users',
  'applications',
  'carriers',
  'speech-services',
  'phone-numbers',
  'ms-teams-tenants',
  'least-cost-routing',
  'clients',
];
const pages = ['recent-calls', 'alerts', 'settings', ...areas, ...areas.map((one) => `${one}/add`)];

/** Goes on within the console, which is quicker than to open it anew. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-old', ''));
  await page.evaluate(lead, `/internal/${path}`);
  await expect(page).toHaveURL(new RegExp(`/${path}`));
  await expect(page.locator('main h1:not([data-old])')).toBeVisible();
  await expect(page.locator('.skeleton-row, .MuiSkeleton-root')).toHaveCount(0);
}

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

const expectSeen = async (page: Page, where: string) => {
  for (const [name, look] of Object.entries(looks)) {
    await page.emulateMedia({ reducedMotion: 'reduce', ...look });
    expect(await blindStops(page), `${where}, ${name}`).toEqual([]);
  }
};

test('the keyboard’s place is seen on every screen, in every theme and in forced colours', async ({
  page,
  db,
  signIn,
}) => {
  await signIn('nora');
  await page.goto('/internal/accounts');
  await expect(page.getByRole('table')).toBeVisible();
  for (const path of pages) {
    await go(page, path);
    await expectSeen(page, path);
  }

  await openCall(page, db, 'answered-7d1f', 'tracing');
  await expectTree(page);
  await expectSeen(page, 'a call');

  await go(page, 'carriers');
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add SIP gateway' })).toBeVisible();
  await expectSeen(page, 'a stored carrier');
  await page.getByRole('button', { name: 'Delete carrier' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSeen(page, 'the deletion of a carrier');
});

test('a form leaves the focus where its buttons stand, and does not scroll for it', async ({
  page,
  db,
  signIn,
}) => {
  await signIn('nora');
  const sidOf = (table: string, sid: string) =>
    db.get(`SELECT ${sid} AS sid FROM ${table} WHERE name IN ('Twilio', 'Reception North')`)?.sid;
  const scrolled = () => page.evaluate(() => scrollY);
  for (const [path, label] of [
    [`accounts/${accountSid(db, 'City Library')}`, 'Account name'],
    [`applications/${sidOf('applications', 'application_sid')}`, 'Application name'],
    [`carriers/${sidOf('voip_carriers', 'voip_carrier_sid')}`, 'Carrier name'],
  ]) {
    await page.goto(`/internal/${path}/edit`);
    const name = page.getByRole('textbox', { name: label, exact: true });
    await expect(name).toHaveValue(/./);
    const change = async () => {
      await name.fill(`${await name.inputValue()} 2`);
      await page.evaluate(() => scrollTo(0, 100));
    };
    const press = async (what: string) => {
      await button(page, what).focus();
      await page.keyboard.press('Enter');
    };
    await change();
    await press('Discard');
    await expect(save(page)).toBeFocused();
    await expect(save(page)).toHaveAccessibleDescription(/^No unsaved changes/);

    await change();
    await press('What will be sent');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'What will be sent')).toBeFocused();

    await press('Save');
    await expect(page.getByText(/ updated successfully$/)).toBeVisible();
    await expect(save(page)).toBeFocused();
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    expect(await scrolled()).toBe(100);
    // It saves no second time, and stands aside once the focus has gone on.
    await page.keyboard.press('Shift+Tab');
    await expect(save(page)).not.toHaveAttribute('aria-disabled');
    await expect(save(page)).toBeDisabled();
  }
});

test('a save that waits for the rate limit says so in sight, at the end of a long form too', async ({
  page,
  db,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/429/);
  await signIn('nora');
  await page.route('**/VoipCarriers/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 429, headers: { 'Retry-After': '30' }, body: '{}' })
      : route.continue(),
  );
  await openEdit(page, db, 'Twilio');
  await page.getByRole('textbox', { name: 'Carrier name', exact: true }).fill('Twilio 2');
  for (const [width, height] of [
    [1366, 800],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await save(page).click();
    await expect(
      page.getByText(/^Rate limit reached\. Your changes will be saved in/),
    ).toBeInViewport({
      ratio: 1,
    });
    await expect(button(page, 'Stop waiting')).toBeInViewport({ ratio: 1 });
    expect(await barStops(page), `${width} px`).toEqual([]);
    await button(page, 'Stop waiting').click();
    await expect(save(page)).toBeEnabled();
  }
});

test('the keyboard’s place in the menu is in sight where the menu scrolls', async ({
  page,
  signIn,
}) => {
  await signIn('nora');
  await page.goto('/internal/carriers');
  await expect(page.getByRole('table')).toBeVisible();
  const menu = page.locator('.nav-items');
  const links = await menu.getByRole('link').count();
  for (const height of [440, 640]) {
    await page.setViewportSize({ width: 1366, height });
    await expect
      .poll(() => menu.evaluate((it) => it.scrollHeight - it.clientHeight))
      .toBeGreaterThan(0);
    for (const [key, first] of [
      ['Tab', menu.getByRole('link').first()],
      ['Shift+Tab', menu.getByRole('link').last()],
    ] as const) {
      await first.focus();
      for (let place = 1; place < links; place += 1) {
        await page.keyboard.press(key);
        await expect(menu.locator(':focus')).toBeInViewport({ ratio: 0.9 });
      }
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the focus scrolls nothing in a bar that is in sight, and stays behind none', async ({
  page,
  signIn,
}) => {
  await signIn('nora');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [1366, 800],
    [1000, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/internal/phone-numbers');
    await page.locator('.row-checkbox').nth(1).click();
    await expect(button(page, 'More actions').last()).toBeVisible();
    expect(await barStops(page), `selected rows, ${width} px`).toEqual([]);

    await go(page, 'recent-calls');
    expect(await barStops(page), `calls, ${width} px`).toEqual([]);

    await go(page, 'applications/add');
    expect(await barStops(page), `a form, ${width} px`).toEqual([]);
  }
});

test('the focus stays clear of the notice of the rate limit, above a list too', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/429/);
  await signIn('nora');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/internal/phone-numbers');
  await expect(page.locator('.row-checkbox').nth(1)).toBeVisible();
  await page.route('**/PhoneNumbers*', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, body: '{}' }),
  );
  await button(page, 'Refresh').click();
  await expect(button(page, 'Stop waiting')).toBeVisible();
  for (const width of [1366, 1000, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await barStops(page), `${width} px`).toEqual([]);
  }
});
