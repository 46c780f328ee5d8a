import type { Browser, BrowserContext, Page } from '@playwright/test';
import { takeSnapshot } from '../../../platform/api/snapshot';
import { type RunningServer, type ServeOptions, startServer } from '../../../platform/serve/serve';

/**
 * A server and the browser context that belongs to it. Stories use them one after the other: what is
 * seeded, fetched and compiled once serves all of them.
 */
export interface Sandbox {
  server: RunningServer;
  context: () => Promise<BrowserContext>;
  /** Takes away what a story left: its pages, what they stored, and every change of the platform. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a sandbox with a server of its own. */
export async function openSandbox(browser: Browser, options: ServeOptions): Promise<Sandbox> {
  // Stories count the requests of their screens: only those about alerts look for unread ones.
  const config = { ALERT_POLL_INTERVAL: '0', ...options.config };
  const server = await startServer({ seed: 'small', ...options, config });
  const restore = server.platform && takeSnapshot(server.platform);
  let context: BrowserContext | undefined;
  return {
    server,
    context: async () => {
      if (!context) {
        context = await browser.newContext({ baseURL: server.url });
        await context.addInitScript({ content: reportRefusals });
      }
      return context;
    },
    reset: async () => {
      if (context && !(await wipe(context, server.url))) {
        await context.close();
        context = undefined;
      }
      restore?.();
    },
    close: async () => {
      await context?.close();
      await server.close();
    },
  };
}

/** How a page's console tells what the security policy refused. */
export const refusedByPolicy = 'Refused by the security policy:';
const reportRefusals = `addEventListener('securitypolicyviolation', (event) =>
  console.error('${refusedByPolicy}', event.effectiveDirective, event.blockedURI, event.sample))`;

/**
 * Closes the pages of a context, takes away what they left and opens a blank one. False where that
 * cannot be: a clock once installed stays for every later page.
 */
async function wipe(context: BrowserContext, origin: string): Promise<boolean> {
  const hasOwnClock = await Promise.all(context.pages().map(isClockReplaced));
  await Promise.all(context.pages().map((page) => page.close()));
  if (hasOwnClock.includes(true)) return false;
  await context.clearPermissions();
  // What `setStorageState` does in a hundred milliseconds.
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  return true;
}

const isClockReplaced = (page: Page) =>
  page.evaluate(() => !String(setTimeout).includes('[native code]')).catch(() => true);

/**
 * The sandboxes of a worker, one for each set of options. Each day has its own: what is seeded counts
 * its days from when it was.
 */
export function sandboxesOf(browser: Browser) {
  const opened = new Map<string, Promise<Sandbox>>();
  return {
    get(options: ServeOptions): Promise<Sandbox> {
      const key = JSON.stringify([new Date().toDateString(), { seed: 'small', ...options }]);
      const sandbox = opened.get(key) ?? openSandbox(browser, options);
      opened.set(key, sandbox);
      return sandbox;
    },
    async close(): Promise<void> {
      for (const sandbox of opened.values()) await (await sandbox).close();
    },
  };
}
