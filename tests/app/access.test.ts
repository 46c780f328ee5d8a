import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';

type Outcome =
  /** The page opens. */
  | 'opens'
  /** The platform does not say that it exists. */
  | 'missing'
  /** Refused with these words, and sent there. */
  | { says: string; lands: string };

const users = ['admin', 'nora', 'sam', 'vera'] as const;
type Outcomes = Record<(typeof users)[number], Outcome>;

const noAccess = 'You do not have access.';
const noRoutes = 'You do not have permissions to manage all outbound call routes';
const noAccounts = 'You do not have permissions to manage all accounts';
const viewOnly = 'You have view-only access.';
const everybody: Outcomes = { admin: 'opens', nora: 'opens', sam: 'opens', vera: 'opens' };
const refused = (says: string, lands: string): Outcome => ({ says, lands });

/** What each scope finds behind each address: rules 5.1 to 5.8, address by address. */
const table: Record<string, Outcomes> = {
  '/internal/users': everybody,
  '/internal/users/add': { ...everybody, vera: refused(viewOnly, '/internal/users') },
  '/internal/users/{sam}/edit': everybody,
  '/internal/users/{admin}/edit': {
    admin: 'opens',
    nora: refused(noAccess, '/internal/users'),
    sam: refused(noAccess, '/internal/users'),
    vera: refused(noAccess, '/internal/users'),
  },
  '/internal/users/{stranger}/edit': {
    admin: 'opens',
    nora: refused(noAccess, '/internal/users'),
    sam: refused(noAccess, '/internal/users'),
    vera: refused(noAccess, '/internal/users'),
  },
  '/internal/settings': {
    ...everybody,
    sam: refused('You do not have permissions to manage Settings', '/internal/accounts/{own}/edit'),
  },
  '/internal/accounts': {
    ...everybody,
    sam: refused(noAccounts, '/internal/accounts/{own}/edit'),
  },
  '/internal/accounts/add': {
    ...everybody,
    sam: refused(noAccounts, '/internal/accounts/{own}/edit'),
    vera: refused(viewOnly, '/internal/accounts'),
  },
  '/internal/accounts/{own}/edit': everybody,
  '/internal/accounts/{sibling}/edit': {
    ...everybody,
    sam: refused(noAccess, '/internal/applications'),
  },
  '/internal/accounts/{foreign}/edit': {
    admin: 'opens',
    nora: refused(noAccess, '/internal/accounts'),
    sam: refused(noAccess, '/internal/applications'),
    vera: refused(noAccess, '/internal/accounts'),
  },
  '/internal/applications': everybody,
  '/internal/applications/add': { ...everybody, vera: refused(viewOnly, '/internal/applications') },
  '/internal/applications/{ownApplication}/edit': everybody,
  '/internal/applications/{siblingApplication}/edit': { ...everybody, sam: 'missing' },
  '/internal/applications/{foreignApplication}/edit': {
    admin: 'opens',
    nora: 'missing',
    sam: 'missing',
    vera: 'missing',
  },
  // Those without the list of routing tables are led to their own one.
  '/internal/least-cost-routing': {
    admin: 'opens',
    nora: refused(noRoutes, '/internal/least-cost-routing/{providerRouting}/edit'),
    sam: refused(noRoutes, '/internal/least-cost-routing/{accountRouting}/edit'),
    vera: refused(noRoutes, '/internal/least-cost-routing/{providerRouting}/edit'),
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
    ].map((area) => [`/internal/${area}`, everybody]),
  ),
};

const value = (sql: string, ...params: string[]) =>
  String(Object.values(app.db.get(sql, ...params) ?? {})[0] ?? '');

/** The records that the addresses of the table speak of. */
function readSids(): Record<string, string> {
  const userSid = (name: string) => value('select user_sid from users where name = ?', name);
  const own = value("select account_sid from users where name = 'sam'");
  const provider = value("select service_provider_sid from users where name = 'nora'");
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
  return {
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
}
const sids = readSids();
const fillIn = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => sids[name] ?? `no-${name}`);
const startsWith = (path: string) => new RegExp(`^${fillIn(path)}(\\?.*)?$`);

describe.each(users)('%s', (user) => {
  it.each(Object.entries(table).map(([path, outcomes]) => ({ path, outcome: outcomes[user] })))(
    'at $path opens what the scope allows, and is told why not elsewhere',
    async ({ path, outcome }) => {
      await app.open(fillIn(path), user);
      if (outcome === 'missing') {
        await app.see('Application not found');
      } else if (outcome === 'opens') {
        await screen.findByRole('heading', { level: 1 });
        await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
        await app.expectUrl(startsWith(path));
        expect(screen.queryByRole('alert')).toBeNull();
      } else {
        await app.see(outcome.says);
        expect(screen.getByText(outcome.says).closest('[role=alert]')).not.toBeNull();
        await app.expectUrl(startsWith(outcome.lands));
      }
    },
  );
});

it('an address that does not exist says so, and leads back', async () => {
  for (const path of ['/internal/nonsense', '/internal/accounts/x/y/z']) {
    await app.open(path, 'nora');
    await app.see("That page doesn't exist.");
  }
  await app.follow('Back to home');
  await app.expectUrl('/internal/accounts');
});

it('a view-only user sees every form, and can save none', async () => {
  await app.open('/internal/accounts', 'vera');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
  await app.open(`/internal/accounts/${app.accountSid('Cedar Bank')}/edit`);
  await app.see('Read-only');
  expect(await app.findField('Account name')).toBeDisabled();
  const writes = screen.queryAllByRole('button', {
    name: /^(Save|Add|Delete|Clear|Generate|Replace|Remove)/,
  });
  expect(writes.filter((button) => !(button as HTMLButtonElement).disabled)).toEqual([]);
  expect(app.currentUrl()).toMatch(/\/edit$/);
});

it.each(['/internal/home', '/internal/health'])(
  'an account is led by %s to no record that it may not open',
  async (page) => {
    // Shared by the provider, and in a state that both pages name them for.
    app.db.run(
      "UPDATE voip_carriers SET requires_register = 1, is_active = 1, register_status = '{}' WHERE name = 'Twilio'",
    );
    app.db.run("UPDATE speech_credentials SET stt_tested_ok = 0 WHERE label = 'backup'");
    await app.open(page, 'sam');
    await app.see('Twilio');
    await app.see(/^AWS.*backup/);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href$="/edit"]')];
    const places = [...new Set(links.map((link) => String(link.getAttribute('href'))))];
    for (const place of places) {
      await app.open(place);
      await waitFor(() => expect(document.querySelector('[data-save-bar]'), place).not.toBeNull());
    }
  },
);
