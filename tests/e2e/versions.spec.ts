import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { copyBuild, removeBuild, upgrade } from './support/builds';
import { button, setVisibility } from './support/common';
import { test as base, expect, expectAccessible } from './support/fixtures';
import { openOwn } from './support/routing';

const test = base.extend<{ folder: string }>({
  folder: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'trunkline-builds-'));
    copyBuild(folder);
    await use(folder);
    removeBuild(folder);
  },
  // A server of the story's own, for what it serves.
  serverOptions: async ({ folder }, use) => use({ dist: folder, now: () => new Date() }),
});

const older = 'This page is older than the server. Reload to continue.';
/** A part that says so has Reload and no Retry. */
const expectOlder = async (part: Locator) => {
  await expect(part.getByText(older)).toBeVisible();
  await expect(part.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(part.getByRole('button', { name: 'Retry' })).toHaveCount(0);
};
/** What is fetched ahead is there. */
const untilAhead = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/forms-/.test(name)),
      ),
    )
    .toBe(true);
const openTab = async (page: Page) => {
  const tab = await page.context().newPage();
  await tab.goto('/internal/applications');
  await untilAhead(tab);
  return tab;
};

test.use({ expectedErrors: [/status of 404|dynamically imported module/] });

test('an upgrade under open tabs is told, and a reload brings everything back', async ({
  page,
  signIn,
  db,
  folder,
}) => {
  await signIn('nora');
  const user = db.get("SELECT user_sid FROM users WHERE name = 'tara'");
  await page.goto(`/internal/users/${user?.user_sid}/edit`);
  await page.getByLabel('Email').fill('tara@later.example');
  const areas = await openTab(page);
  const calls = await openTab(page);
  const call = db.get(
    `SELECT * FROM recent_calls JOIN call_artifacts USING (call_sid)
      WHERE recording = 'menu.mp3' AND capture IS NOT NULL`,
  );
  await calls.goto(`/internal/recent-calls/${call?.call_sid}/show`);
  await expect(button(calls, 'Play recording')).toBeVisible();
  const routing = await openTab(page);
  await openOwn(routing, 'Northwind outbound');
  upgrade(folder, '9.0.0');

  await test.step('areas go on', async () => {
    for (const name of ['Users', 'Recent calls', 'Carriers', 'Speech']) {
      await areas.getByRole('link', { name, exact: true }).click();
      await expect(areas.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(areas.getByText(older)).toHaveCount(0);
    }
  });

  await test.step('parts of a call that are fetched on demand', async () => {
    await button(calls, 'Play recording').click();
    await expectOlder(calls.getByRole('alert').filter({ hasText: older }));
    await expect(calls.getByRole('tabpanel', { name: 'Details' })).toBeVisible();
    await calls.getByRole('tab', { name: 'SIP messages' }).click();
    const panel = calls.getByRole('tabpanel', { name: 'SIP messages' });
    await expectOlder(panel);
    await expectAccessible(calls);
    await panel.getByRole('button', { name: 'Reload' }).click();
    await button(calls, 'Play recording').click();
    await expect(calls.getByRole('slider', { name: 'Playback position' })).toBeVisible();
    await calls.getByRole('tab', { name: 'SIP messages' }).click();
    await expect(calls.getByRole('listbox', { name: 'SIP messages, in order' })).toBeVisible();
  });

  await test.step('a worker', async () => {
    await routing.getByLabel('Number to test').fill('442079460018');
    const panel = routing.getByRole('alert').filter({ hasText: older });
    await expectOlder(panel);
    await panel.getByRole('button', { name: 'Reload' }).click();
    await routing.getByLabel('Number to test').fill('442079460018');
    await expect(routing.getByText('Default route', { exact: true })).toBeVisible();
  });

  await test.step('a form that is not saved', async () => {
    await setVisibility(page, 'visible');
    const bar = page.getByRole('status').filter({ hasText: 'A new version is available.' });
    await expect(bar).toContainText('Unsaved changes are restored after reloading');
    await bar.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('tara@later.example');
    await button(page, 'Preferences').click();
    await page.getByRole('menuitem', { name: 'About' }).click();
    await expect(page.getByRole('dialog').getByText('9.0.0')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Preferences')).toBeFocused();
    // What has the focus at the end of the navigation is above the bar of the form, which is elsewhere.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await setVisibility(page, 'visible');
    await expect(bar).toHaveCount(0);
  });

  await test.step('the other language', async () => {
    await button(areas, 'Preferences').click();
    await areas.getByRole('menuitemradio', { name: 'Français' }).click();
    const bar = areas.getByRole('status').filter({ hasText: older });
    await expectOlder(bar);
    await bar.getByRole('button', { name: 'Reload' }).click();
    await button(areas, 'Preferences').click();
    await areas.getByRole('menuitemradio', { name: 'Français' }).click();
    await expect(button(areas, 'Préférences')).toBeVisible();
  });
});
