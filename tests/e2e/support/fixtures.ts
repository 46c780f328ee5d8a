import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import type { Platform } from '../../../platform/createPlatform';
import { demoUsers } from '../../../platform/demo/seed/demoUsers';
import { type HostedUser, hostedUsers } from '../../../platform/demo/seed/hostedUsers';
import type { RunningServer, ServeOptions } from '../../../platform/serve/serve';
import { localKeys } from '../../../src/session/storage';
import { secretsIn } from '../../support/canary';
import { billingOf, githubToken } from '../../support/hosted';
import { newContext, openSandbox, refusedByPolicy, type Sandbox, sandboxesOf } from './sandboxes';

/** Who can sign in: by the name in the seed, in hosted mode by what the user stands for. */
export type DemoUser = 'admin' | 'nora' | 'sam' | 'fred' | 'vera' | HostedUser['key'];

interface Requests {
  /**
   * Calls of the platform's API since the last `forget`, as "GET Accounts". The browser is to save data
   * where a story counts them.
   */
  all: () => string[];
  forget: () => void;
}

interface Fixtures {
  /** What this story's server is like: `test.use({ serverOptions: { jwtLifeSeconds: 2 } })`. */
  serverOptions: ServeOptions;
  sandbox: Sandbox;
  server: RunningServer;
  /** The platform's own database, to see what was stored. */
  db: Platform['db'];
  /** Mails, plans and charges of a hosted platform: `test.use({ serverOptions: { hosted: true } })`. */
  hosted: ReturnType<typeof billingOf>;
  /** Console messages and page errors that this story provokes on purpose. */
  expectedErrors: RegExp[];
  requests: Requests;
  /**
   * Gives the browser, or the one of another page, a session of this user; the console opens where
   * the story goes then.
   */
  signIn: (user: DemoUser, other?: Page) => Promise<void>;
  /** A page in another browser, with a session of this user. */
  openElsewhere: (user: DemoUser) => Promise<Page>;
}

interface WorkerFixtures {
  sandboxes: ReturnType<typeof sandboxesOf>;
}

const credentialsOf = (user: DemoUser) => {
  const found =
    demoUsers.find(({ username }) => username === user) ??
    hostedUsers.find(({ key }) => key === user);
  if (!found) throw new Error(`The seed has no user ${user}`);
  return { username: found.username, password: found.password };
};

/** Signs in on the sign-in page as an operator would. */
export async function signInByForm(page: Page, user: DemoUser): Promise<void> {
  const { username, password } = credentialsOf(user);
  await page.goto('/');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/$/);
}

async function signedInToken({ app }: Platform, user: DemoUser): Promise<string> {
  const payload = credentialsOf(user);
  const answer = await app.inject({ method: 'POST', url: '/api/v1/login', payload });
  expect(answer.statusCode, `${user} signs in`).toBe(200);
  return answer.json().token;
}

/** The token of a user, as the platform gives it. */
async function tokenOf(user: DemoUser, { platform }: RunningServer): Promise<string> {
  if (!platform) throw new Error('This story runs without an embedded platform');
  return user === 'github' ? githubToken(platform) : signedInToken(platform, user);
}

/** What a page keeps: storages, drafts, cookies and the address; nothing where it shows no console. */
const keptBy = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const read = <T>(request: IDBRequest<T>) =>
        new Promise<T | null>((resolve) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => resolve(null);
        });
      const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
      const kept = databases.map(async (name) => {
        const database = await read(indexedDB.open(name));
        const stores = [...(database?.objectStoreNames ?? [])];
        const rows = stores.map((store) =>
          read(database?.transaction(store).objectStore(store).getAll() as IDBRequest<unknown[]>),
        );
        const all = await Promise.all(rows);
        database?.close();
        return all;
      });
      const address = decodeURIComponent(location.href);
      const storages = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
      return JSON.stringify([address, history.state, storages, await Promise.all(kept)]);
    })
    // A page that was closed, or that is no page of the console, has no storage of its own.
    .catch(() => '');

const storedSecrets = 'secrets that the browser keeps';

/** Notes what the security policy refuses on the pages of a context; the answer expects nothing. */
const watchPolicy = (context: BrowserContext) => {
  const refused: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (message.text().startsWith(refusedByPolicy)) refused.push(message.text());
  };
  context.on('console', note);
  return () => {
    context.off('console', note);
    expect(refused, 'what the security policy refused, on any page').toEqual([]);
  };
};

/**
 * A story on the built console against its own embedded platform. Each ends by asserting that the
 * console wrote no error, nor the browser a warning, and never sent what would harm a live platform.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  serverOptions: [{ seed: 'small' }, { option: true }],
  expectedErrors: [[], { option: true }],

  sandboxes: [
    async ({ browser }, use) => {
      const sandboxes = sandboxesOf(browser);
      await use(sandboxes);
      await sandboxes.close();
    },
    { scope: 'worker' },
  ],

  sandbox: async ({ browser, sandboxes, serverOptions }, use) => {
    // A server with a clock of the story's is the story's own.
    const sandbox = await (serverOptions.now
      ? openSandbox(browser, serverOptions)
      : sandboxes.get(serverOptions));
    await use(sandbox);
    const poison = [...(sandbox.server.platform?.poison ?? [])];
    await sandbox.reset();
    if (serverOptions.now) await sandbox.close();
    expect(poison, 'calls that would crash or poison a live platform').toEqual([]);
  },

  server: async ({ sandbox }, use) => use(sandbox.server),

  db: async ({ server }, use) => {
    if (!server.platform) throw new Error('This story runs without an embedded platform');
    await use(server.platform.db);
  },

  hosted: async ({ db }, use) => use(billingOf(() => db)),

  baseURL: async ({ server }, use) => use(server.url),

  context: async ({ sandbox }, use) => {
    const context = await sandbox.context();
    const expectNoneRefused = watchPolicy(context);
    await use(context);
    expectNoneRefused();
    expect(secretsIn(await keptBy(await sandbox.anchor())), storedSecrets).toEqual([]);
  },

  page: async ({ context, expectedErrors }, use) => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      // Signing in looks at a file, for which a whole Chromium asks for an icon as well.
      const isIcon = message.location().url.endsWith('/favicon.ico');
      if (/^(error|warning)$/.test(message.type()) && !isIcon) {
        errors.push(`${message.text()} ${message.location().url}`);
      }
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(secretsIn(await keptBy(page)), storedSecrets).toEqual([]);
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, 'errors and warnings in the console').toEqual([]);
  },

  requests: async ({ page }, use) => {
    // What a story counts is asked by what it does, not ahead of it.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
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

  signIn: async ({ page, sandbox }, use) =>
    use(async (user, other) => {
      const token = await tokenOf(user, sandbox.server);
      if (other) await other.goto('/favicon.svg');
      // A console that is open would hear of it and sign in as well.
      else if (page.url() !== 'about:blank') await page.goto('about:blank');
      const ofOrigin = other ?? (await sandbox.anchor());
      await ofOrigin.evaluate(([key, value]) => localStorage.setItem(key, value), [
        localKeys.token,
        token,
      ] as const);
    }),

  openElsewhere: async ({ browser, baseURL, signIn }, use) => {
    const opened: [Page, expectNoneRefused: () => void][] = [];
    await use(async (user) => {
      const context = await newContext(browser, baseURL);
      const page = await context.newPage();
      opened.push([page, watchPolicy(context)]);
      await signIn(user, page);
      return page;
    });
    for (const [page, expectNoneRefused] of opened) {
      expect(secretsIn(await keptBy(page)), storedSecrets).toEqual([]);
      // What the page was asked last comes after what it had to tell.
      expectNoneRefused();
      await page.context().close();
    }
  },
});

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

export * from './views';
export { expect };
