import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** Stories of a worker share a browser and a platform: what one leaves, the next must not find. */
test.describe.configure({ mode: 'serial' });

const found = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
      .state,
    isPatched: 'patched' in window,
    hasOwnClock: !String(setTimeout).includes('[native code]'),
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  }));
const clean = {
  local: 0,
  session: 0,
  cookie: '',
  databases: 0,
  clipboard: 'prompt',
  isPatched: false,
  hasOwnClock: false,
  width: 1366,
  isDark: false,
};

for (const hasClock of [true, false]) {
  test(`a story ${hasClock ? 'with a clock of its own ' : ''}leaves something everywhere`, async ({
    page,
    context,
    db,
    server,
    signIn,
  }) => {
    await signIn('admin');
    await context.grantPermissions(['clipboard-read']);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await context.addCookies([{ name: 'left', value: 'behind', url: server.url }]);
    await page.addInitScript(() => Object.assign(window, { patched: true }));
    await page.route('**/config.js', (route) => route.abort());
    if (hasClock) await page.clock.install();
    await page.goto('/favicon.svg');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          sessionStorage.setItem('left', 'behind');
          indexedDB.open('left').onsuccess = resolve;
        }),
    );
    db.run("DELETE FROM users WHERE name = 'vera'");
    expect(await found(page)).toEqual({
      ...clean,
      ...{ local: 1, session: 1, cookie: 'left=behind', databases: 1, clipboard: 'granted' },
      ...{ isPatched: true, hasOwnClock: hasClock, width: 390, isDark: true },
    });
  });

  test(`and the next finds nothing of it${hasClock ? ', nor the clock' : ''}`, async ({
    page,
    db,
    requests,
  }) => {
    const config = await page.goto('/config.js');
    expect(config?.status()).toBe(200);
    await page.goto('/favicon.svg');
    expect(await found(page)).toEqual(clean);
    expect(db.all("SELECT name FROM users WHERE name = 'vera'")).toHaveLength(1);
    expect(requests.all()).toEqual([]);
  });
}
