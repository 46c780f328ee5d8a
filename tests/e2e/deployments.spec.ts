import type { Page } from '@playwright/test';
import { startServer } from '../../platform/serve/serve';
import { expect, test } from './support/fixtures';
import { handsOnTo, neighbours, says } from './support/neighbours';

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

test.describe('an address where no platform answers, told before anybody signs in', () => {
  const around = neighbours();
  test.afterEach(around.close);

  const json = { 'Content-Type': 'application/json' };
  const forAll = { ...json, 'Access-Control-Allow-Origin': '*' };
  const platform = says(200, forAll, '[]');
  const silent = /^This page gets no answer from .* the browser doesn’t trust its certificate/;
  const led = /^No platform answers at .*, which redirects elsewhere\.\s*Set API_BASE_URL/;

  /** The address of the settings, what is told of it, and where the page is where that matters. */
  const rows: Record<string, () => Promise<{ api: string; told: RegExp | string; at?: string }>> = {
    'with a certificate that the browser does not trust': async () => ({
      api: `${await around.https(platform)}/v1`,
      told: silent,
    }),
    'where nothing listens': async () => {
      const origin = await around.http(platform);
      await around.close();
      return { api: `${origin}/v1`, told: silent };
    },
    'where what answers lets no other page read it': async () => ({
      api: `${await around.http(says(200, json, '[]'))}/v1`,
      told: /answers, but this page may not read it\.\s*Check API_BASE_URL/,
    }),
    'that leads to another path': async () => {
      const origin = await around.http((request, response) =>
        request.url?.startsWith('/api/v1')
          ? platform(request, response)
          : says(301, { ...forAll, Location: request.url?.replace('/v1', '/api/v1') ?? '' })(
              request,
              response,
            ),
      );
      const moved = `No platform answers at ${origin}/v1, which redirects to ${origin}/api/v1 (200, application/json).`;
      return { api: `${origin}/v1`, told: moved };
    },
    'that leads to another origin, which it lets the page see': async () => {
      const Location = `${await around.http(platform)}/v1`;
      return { api: `${await around.http(says(302, { ...forAll, Location }))}/v1`, told: led };
    },
    'that leads to another origin': async () => {
      const Location = `${await around.http(platform)}/v1`;
      return { api: `${await around.http(says(302, { Location }))}/v1`, told: led };
    },
    'of its own, which leads to a log-in of somebody else': async () => {
      const Location = `${await around.http(says(200, { 'Content-Type': 'text/html' }))}/log-in`;
      return { api: '/api/v1', told: led, at: Location };
    },
  };

  for (const [what, stage] of Object.entries(rows)) {
    test(what, async ({ browser }) => {
      const { api, told, at } = await stage();
      const server = await startServer({ api });
      const hand = handsOnTo(server.url);
      const page = await (await browser.newContext()).newPage();
      const origin = at
        ? await around.http((request, response) =>
            request.url?.startsWith('/api/')
              ? says(302, { Location: at })(request, response)
              : hand(request, response),
          )
        : server.url;
      await page.goto(origin);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(told);
      const address = new URL(api, origin).href;
      await expect(alert).toContainText(address);
      await expect(alert).toContainText('API_BASE_URL');
      await expect(alert.getByRole('link', { name: 'Open the address' })).toHaveAttribute(
        'href',
        address,
      );
      await expect(page.getByLabel('Username')).toBeFocused();
      await page.context().close();
      await server.close();
    });
  }

  test('from a page over https to one of http', async ({ browser }) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const far = await startServer({ api: 'http://voice.example/v1' });
    const origin = await around.https(handsOnTo(far.url));
    await page.goto(origin);
    await expect(page.getByRole('listitem')).toHaveText(
      `API_BASE_URL is “http://voice.example/v1”, but this page comes from ${origin}: browsers block calls over http from a page over https. Serve the platform over https and correct the address.`,
    );
    await far.close();

    // The machine that the browser runs on is called all the same.
    const near = await startServer({ api: `${await around.http(platform)}/v1` });
    const asked = page.waitForResponse(/PredefinedCarriers/);
    await page.goto(await around.https(handsOnTo(near.url)));
    expect((await asked).status()).toBe(200);
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await near.close();
    await context.close();
  });
});
