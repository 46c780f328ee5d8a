import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { takeSnapshot } from '../../../platform/api/snapshot';
import { type RunningServer, type ServeOptions, startServer } from '../../../platform/serve/serve';

/**
 * A server and the browser context that belongs to it. Stories use them one after the other: what is
 * seeded, fetched and compiled once serves all of them.
 */
export interface Sandbox {
  server: RunningServer;
  context: () => Promise<BrowserContext>;
  /** A page of the console's origin without the console, which stays from story to story. */
  anchor: () => Promise<Page>;
  /** Takes away what a story left: its pages, what they stored, and every change of the platform. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** The same options are the same sandbox, whether they name the seed or not. */
const withSeed = (options: ServeOptions): ServeOptions => ({
  seed: options.hosted ? 'hosted' : 'small',
  ...options,
});

/** Opens a sandbox with a server of its own. */
export async function openSandbox(browser: Browser, options: ServeOptions): Promise<Sandbox> {
  // Stories count the requests of their screens: only those about alerts look for unread ones.
  const config = { ALERT_POLL_INTERVAL: '0', ...options.config };
  const server = await startServer({ ...withSeed(options), config });
  const restore = server.platform && takeSnapshot(server.platform);
  let opened: OpenContext | undefined;
  const open = async () => {
    opened ??= await openContext(browser, server.url);
    return opened;
  };
  return {
    server,
    context: async () => (await open()).context,
    anchor: async () => (await open()).anchor,
    reset: async () => {
      if (opened && !(await wipe(opened, server.url))) {
        await opened.context.close();
        opened = undefined;
      }
      restore?.();
    },
    close: async () => {
      await opened?.context.close();
      await server.close();
    },
  };
}

/** How a page's console tells what the security policy refused. */
export const refusedByPolicy = 'Refused by the security policy:';
const reportRefusals = `addEventListener('securitypolicyviolation', (event) =>
  console.error('${refusedByPolicy}', event.effectiveDirective, event.blockedURI, event.sample));`;

/** Asking a page something counts as an operator's doing to the browser: here only hands do. */
const countHandsOnly = `{
  let hasBeenActive = false;
  const touch = () => { hasBeenActive = true; };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { capture: true, once: true });
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
}`;

interface OpenContext {
  context: BrowserContext;
  /** As long as one page of a site is there, the next one starts in its process, scripts compiled. */
  anchor: Page;
  devtools: CDPSession;
}

/** A context whose pages tell what the security policy refuses. */
export async function newContext(browser: Browser, baseURL?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript({ content: reportRefusals + countHandsOnly });
  return context;
}

async function openContext(browser: Browser, baseURL: string): Promise<OpenContext> {
  const context = await newContext(browser, baseURL);
  const anchor = await context.newPage();
  await anchor.goto('/favicon.svg');
  return { context, anchor, devtools: await context.newCDPSession(anchor) };
}

/**
 * Closes the pages of a context and takes away what they left. False where that cannot be: a clock
 * once installed stays for every later page.
 */
async function wipe({ context, anchor, devtools }: OpenContext, origin: string): Promise<boolean> {
  const pages = context.pages().filter((page) => page !== anchor);
  const hasOwnClock = await Promise.all(pages.map(isClockReplaced));
  await Promise.all(pages.map((page) => page.close()));
  if (hasOwnClock.includes(true)) return false;
  await context.clearPermissions();
  // What `setStorageState` does in a hundred milliseconds.
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
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
      const key = JSON.stringify([new Date().toDateString(), withSeed(options)]);
      const sandbox = opened.get(key) ?? openSandbox(browser, options);
      opened.set(key, sandbox);
      return sandbox;
    },
    async close(): Promise<void> {
      for (const sandbox of opened.values()) await (await sandbox).close();
    },
  };
}
