import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.mjs';
import { dayZone } from './scripts/lib/dayZone.mjs';

process.env.TZ = dayZone();

/** Each worker starts servers of its own (tests/e2e/support), so there is no webServer here. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A story waits now and then: three on two cores took a quarter less time than two.
  workers: Math.ceil(availableParallelism() * 1.5),
  // When a story is given up; on a crowded machine the longest ones take a minute.
  timeout: 120_000,
  // Until when what a story waits for has to be there: a crowded machine stands still for seconds.
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 850 },
    locale: 'en-GB',
    timezoneId: process.env.TZ,
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A new page starts in the process of one that is there (tests/e2e/support/sandboxes.ts).
        '--process-per-site',
      ],
    },
  },
});
