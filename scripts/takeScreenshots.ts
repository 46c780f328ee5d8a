// The work of scripts/screenshots.mjs, which has checked what it needs.
import { chromium, type Page } from '@playwright/test';
import { demoUsers } from '../platform/demo/seed/demoUsers';
import { startServer } from '../platform/serve/serve';
import { findChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail, say } from './lib/say.mjs';

const admin = demoUsers.find((user) => user.scope === 'admin');
if (!admin) fail('The demo data has no user of admin scope.');
const { username, password } = admin;

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel(/user ?name/i).fill(username);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: /log in|sign in/i }).click();
  await page.waitForURL(/\/internal\//);
}

const server = await startServer({ seed: 'small' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 850 },
      colorScheme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signIn(page, server.url);
    await page.goto(`${server.url}/internal/accounts`);
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    const path = inRoot(`docs/images/accounts-${colorScheme}.png`);
    await page.screenshot({ path });
    say(`Made ${path.slice(inRoot('.').length)}`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
