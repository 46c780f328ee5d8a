import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const settings = (page: Page, body: string, status = 200, contentType = 'text/javascript') =>
  page.route('**/config.js', (route) => route.fulfill({ status, contentType, body }));

test.describe('settings that a browser alone can judge', () => {
  test.use({ expectedErrors: [/./] });

  test('are told before anybody signs in', async ({ page }) => {
    const files: [string, number, string, RegExp][] = [
      ['window.TRUNKLINE = {\n  ENABLE_LCR: true,\n', 200, 'text/javascript', /broken in line \d+/],
      ['<!doctype html>', 200, 'text/html', /isn’t a script \(text\/html\)/],
      ['', 404, 'text/plain', /couldn’t be loaded \(404\)/],
      ['', 200, 'text/javascript', /holds no settings/],
    ];
    for (const [body, status, type, told] of files) {
      await settings(page, body, status, type);
      await page.goto('/');
      await expect(page.getByRole('listitem')).toHaveText(told);
      await page.unroute('**/config.js');
    }
  });

  test('are told where the security policy of the page stands against them', async ({
    browser,
    baseURL,
  }) => {
    // A context of its own: stories have no refusals otherwise.
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await settings(page, 'window.TRUNKLINE = { API_BASE_URL: "http://127.0.0.1:9/v1" };');
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText(
      'The security policy of this page doesn’t allow http://127.0.0.1:9.',
    );
    await context.close();
  });

  test('inline at the end of the head are read before anything is asked', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.headers().authorization) asked.push(new URL(request.url()).pathname);
    });
    await settings(page, 'window.TRUNKLINE = {};');
    const inline = '<script>window.JAMBONZ={API_BASE_URL:"/elsewhere/v1"};</script></head>';
    await page.route('**/internal/accounts', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</head>', inline);
      await route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto('/internal/accounts');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => !path.startsWith('/elsewhere/v1/'))).toEqual([]);
  });
});
