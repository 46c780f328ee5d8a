import type { Page } from '@playwright/test';
import { type DemoUser, expect, test } from './support/fixtures';

type Outcome =
  /** The page opens. */
  | 'opens'
  /** The platform does not say that it exists. */
  | 'missing'
  /** Refused with these words, and sent there. */
  | { says: string; lands: string };

const noAccess = 'You do not have access.';
const noRoutes = 'You do not have permissions to manage all outbound call routes';
const viewOnly = 'Your user may look at everything but not change it.';

interface Sids {
  [name: string]: string;
}

/** What each scope finds behind each address: rules 5.1 to 5.8, address by address. */
const table: Record<string, Record<'admin' | 'nora' | 'sam' | 'vera', Outcome>> = {
  '/internal/users': { admin: 'opens', nora: 'opens', sam: 'opens', vera: 'opens' },
  '/internal/users/add': {
    admin: 'opens',
    nora: 'opens',
    sam: 'opens',
    vera: { says: viewOnly, lands: '/internal/users' },
  },
  '/internal/users/{sam}/edit': { admin: 'opens', nora: 'opens', sam: 'opens', vera: 'opens' },
  '/internal/users/{admin}/edit': {
    admin: 'opens',
    nora: { says: noAccess, lands: '/internal/users' },
    sam: { says: noAccess, lands: '/internal/users' },
    vera: { says: noAccess, lands: '/internal/users' },
  },
  '/internal/users/{stranger}/edit': {
    admin: 'opens',
    nora: { says: noAccess, lands: '/internal/users' },
    sam: { says: noAccess, lands: '/internal/users' },
    vera: { says: noAccess, lands: '/internal/users' },
  },
  '/internal/settings': {
    admin: 'opens',
    nora: 'opens',
    sam: {
      says: 'You do not have permissions to manage Settings',
      lands: '/internal/accounts/{own}/edit',
    },
    vera: 'opens',
  },
  '/internal/accounts': {
    admin: 'opens',
    nora: 'opens',
    sam: {
      says: 'You do not have permissions to manage all accounts',
      lands: '/internal/accounts/{own}/edit',
    },
    vera: 'opens',
  },
  '/internal/accounts/add': {
    admin: 'opens',
    nora: 'opens',
    sam: {
      says: 'You do not have permissions to manage all accounts',
      lands: '/internal/accounts/{own}/edit',
    },
    vera: { says: viewOnly, lands: '/internal/accounts' },
  },
  '/internal/accounts/{own}/edit': { admin: 'opens', nora: 'opens', sam: 'opens', vera: 'opens' },
  '/internal/accounts/{sibling}/edit': {
    admin: 'opens',
    nora: 'opens',
    sam: { says: noAccess, lands: '/internal/applications' },
    vera: 'opens',
  },
  '/internal/accounts/{foreign}/edit': {
    admin: 'opens',
    nora: { says: noAccess, lands: '/internal/accounts' },
    sam: { says: noAccess, lands: '/internal/applications' },
    vera: { says: noAccess, lands: '/internal/accounts' },
  },
  '/internal/applications': { admin: 'opens', nora: 'opens', sam: 'opens', vera: 'opens' },
  '/internal/applications/add': {
    admin: 'opens',
    nora: 'opens',
    sam: 'opens',
    vera: { says: viewOnly, lands: '/internal/applications' },
  },
  '/internal/applications/{ownApplication}/edit': {
    admin: 'opens',
    nora: 'opens',
    sam: 'opens',
    vera: 'opens',
  },
  '/internal/applications/{siblingApplication}/edit': {
    admin: 'opens',
    nora: 'opens',
    sam: 'missing',
    vera: 'opens',
  },
  '/internal/applications/{foreignApplication}/edit': {
    admin: 'opens',
    nora: 'missing',
    sam: 'missing',
    vera: 'missing',
  },
  // Those without the list of routing tables are led to their own one.
  '/internal/least-cost-routing': {
    admin: 'opens',
    nora: { says: noRoutes, lands: '/internal/least-cost-routing/{providerRouting}/edit' },
    sam: { says: noRoutes, lands: '/internal/least-cost-routing/{accountRouting}/edit' },
    vera: { says: noRoutes, lands: '/internal/least-cost-routing/{providerRouting}/edit' },
  },
  ...Object.fromEntries(
    [
      'clients',
      'recent-calls',
      'alerts',
      'carriers',
      'speech-services',
      'phone-numbers',
      'ms-teams-tenants',
    ].map((area) => [
      `/internal/${area}`,
      { admin: 'opens', nora: 'opens', sam: 'opens', vera: 'opens' } as const,
    ]),
  ),
};

const fill = (path: string, sids: Sids) =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => sids[name] ?? `no-${name}`);

const check = async (page: Page, path: string, outcome: Outcome, sids: Sids) => {
  await page.goto(fill(path, sids));
  if (outcome === 'missing') {
    await expect(page.getByText('This record does not exist')).toBeVisible();
    return;
  }
  if (outcome === 'opens') {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${fill(path, sids)}(\\?.*)?$`));
    await expect(page.getByRole('alert')).toHaveCount(0);
    return;
  }
  await expect(page.getByRole('alert').filter({ hasText: outcome.says })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${fill(outcome.lands, sids)}(\\?.*)?$`));
};

for (const user of ['admin', 'nora', 'sam', 'vera'] as const) {
  test.describe(`${user} on every address`, () => {
    // A refused call is told in the console by the browser itself.
    test.use({ expectedErrors: [/status of (403|404|400|500)/] });

    test(`opens what the scope allows, and is told why not elsewhere`, async ({
      page,
      db,
      signIn,
    }) => {
      test.setTimeout(180_000);
      const value = (sql: string, ...params: string[]) =>
        Object.values((db.get(sql, ...params) ?? {}) as Record<string, string>)[0] ?? '';
      const userSid = (name: DemoUser) => value('select user_sid from users where name = ?', name);
      const own = value('select account_sid from users where name = ?', 'sam');
      const provider = value('select service_provider_sid from users where name = ?', 'nora');
      const sibling = value(
        'select account_sid from accounts where service_provider_sid = ? and account_sid in (select account_sid from applications) and account_sid <> ?',
        provider,
        own,
      );
      const foreign = value(
        'select account_sid from accounts where service_provider_sid <> ? and account_sid in (select account_sid from applications)',
        provider,
      );
      const application = (account: string) =>
        value('select application_sid from applications where account_sid = ?', account);
      const sids: Sids = {
        own,
        sibling,
        foreign,
        sam: userSid('sam'),
        admin: userSid('admin'),
        stranger: value(
          'select user_sid from users where service_provider_sid <> ? and service_provider_sid is not null',
          provider,
        ),
        providerRouting: value('select lcr_sid from lcr where service_provider_sid = ?', provider),
        accountRouting: value('select lcr_sid from lcr where account_sid = ?', own),
        ownApplication: application(own),
        siblingApplication: application(sibling),
        foreignApplication: application(foreign),
      };
      await signIn(user);
      for (const [path, outcomes] of Object.entries(table)) {
        await test.step(path, () => check(page, path, outcomes[user], sids));
      }
    });
  });
}

test('an address that does not exist says so, and leads back', async ({ page, signIn }) => {
  await signIn('nora');
  for (const path of ['/internal/nonsense', '/internal/accounts/x/y/z']) {
    await page.goto(path);
    await expect(page.getByText("That page doesn't exist.")).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the start' }).click();
  await expect(page).toHaveURL(/\/internal\/accounts$/);
});

test('a view-only user sees every form, and can save none', async ({ page, db, signIn }) => {
  const { account_sid } = db.get(
    'select account_sid from accounts where service_provider_sid = (select service_provider_sid from users where name = ?)',
    'vera',
  ) as { account_sid: string };
  await signIn('vera');
  await page.goto('/internal/accounts');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Add/ })).toHaveCount(0);
  await page.goto(`/internal/accounts/${account_sid}/edit`);
  await expect(page.getByText('You can look at this, but not change it.')).toBeVisible();
  await expect(page.getByLabel(/^Account name/)).toBeDisabled();
  const writes = /^(Save|Add|Delete|Clear|Generate|Replace|Remove)/;
  await expect(page.getByRole('button', { name: writes, disabled: false })).toHaveCount(0);
});
