import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { Platform } from '../../../platform/api/server';
import { demoUsers } from '../../../platform/demo/seed/demoUsers';
import { type RunningServer, type ServeOptions, startServer } from '../../../platform/serve/serve';

/** Who can sign in, by the name in the seed. */
export type DemoUser = 'admin' | 'nora' | 'sam' | 'fred' | 'vera';

interface Requests {
  /** Calls of the platform's API since the last `forget`, as "GET Accounts". */
  all: () => string[];
  forget: () => void;
}

interface Fixtures {
  /** What this story's server is like: `test.use({ serverOptions: { jwtLifeSeconds: 2 } })`. */
  serverOptions: ServeOptions;
  server: RunningServer;
  /** The platform's own database, to see what was stored. */
  db: Platform['db'];
  /** Console messages and page errors that this story provokes on purpose. */
  expectedErrors: RegExp[];
  requests: Requests;
  signIn: (user: DemoUser, page?: Page) => Promise<void>;
}

/** Signs in on the sign-in page as an operator would. */
export async function signInAs(page: Page, user: DemoUser): Promise<void> {
  const found = demoUsers.find(({ username }) => username === user);
  if (!found) throw new Error(`The seed has no user ${user}`);
  await page.goto('/');
  await page.getByLabel('Username').fill(found.username);
  await page.getByLabel(/^Password/).fill(found.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/$/);
}

/**
 * A story on the built console against its own embedded platform. Each ends by asserting that the
 * console wrote no error and never sent what would harm a live platform.
 */
export const test = base.extend<Fixtures>({
  serverOptions: [{ seed: 'small' }, { option: true }],
  expectedErrors: [[], { option: true }],

  server: async ({ serverOptions }, use) => {
    // Stories count the requests of their screens: only those about alerts look for unread ones.
    const config = { ALERT_POLL_INTERVAL: '0', ...serverOptions.config };
    const server = await startServer({ seed: 'small', ...serverOptions, config });
    await use(server);
    const poison = server.platform?.poison ?? [];
    await server.close();
    expect(poison, 'calls that would crash or poison a live platform').toEqual([]);
  },

  db: async ({ server }, use) => {
    if (!server.platform) throw new Error('This story runs without an embedded platform');
    await use(server.platform.db);
  },

  baseURL: async ({ server }, use) => use(server.url),

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, 'errors in the console').toEqual([]);
  },

  requests: async ({ page }, use) => {
    let seen: string[] = [];
    page.on('request', (request) => {
      const path = request.url().split('/api/v1/')[1];
      if (path !== undefined) seen.push(`${request.method()} ${path}`);
    });
    await use({
      all: () => [...seen],
      forget: () => {
        seen = [];
      },
    });
  },

  signIn: async ({ page }, use) => use((user, other) => signInAs(other ?? page, user)),
});

/** The two widths and the two themes in which every screen is looked at. */
export const views = (['light', 'dark'] as const).flatMap((theme) =>
  [
    { width: 1366, height: 850 },
    { width: 390, height: 844 },
  ].map((size) => ({ theme, size, name: `${theme} ${size.width}` })),
);

/** Shows the page in one theme and size, with the theme following the system. */
export async function show(page: Page, view: (typeof views)[number]): Promise<void> {
  // Away from whatever was clicked last, so that no tooltip stands over the page.
  await page.mouse.move(0, 0);
  await page.setViewportSize(view.size);
  await page.emulateMedia({ colorScheme: view.theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', view.theme);
}

/** Waits until what opens, closes or changes its colour has done so; what turns for ever does not count. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

/** Fails with what axe found against WCAG 2.2 AA on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // Nothing here is in frames of other origins, for which each look would open a page of its own.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** Fails when the page is wider than its window: nothing may scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * Looks at the page in both themes and widths: accessible, and never wider than the window. The
 * story goes on in the first view.
 */
export async function expectGoodInEveryView(page: Page): Promise<void> {
  const [first] = views;
  for (const view of views) {
    await test.step(view.name, async () => {
      await show(page, view);
      // What sticks to the end of a form covers nothing there.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
  if (first) await show(page, first);
}

/**
 * The list to which signing in led is there, and the provider whose it is: nothing of it is on its
 * way, to be counted later, or to be refused because the session has ended by then.
 */
export async function expectLanded(page: Page): Promise<void> {
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Service provider' })).not.toHaveValue('');
}

/** Nothing of the form on screen is unsaved, or on its way, any more. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Discard', exact: true })).toHaveCount(0);

export { expect };
