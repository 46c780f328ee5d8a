import { entries } from 'idb-keyval';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConsole } from '../../src/loadConsole';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { chooseFile, numbersFile, prepareImports } from './support/importing';

// The console is read once, however long that takes.
beforeAll(() => loadConsole().then(() => undefined));
beforeEach(prepareImports);

const selector = 'Service provider';
const untilKept = (text: string) =>
  waitFor(async () => expect(JSON.stringify(await entries())).toContain(text));
const providerOnScreen = (name: string) =>
  waitFor(() => expect(app.getField(selector)).toHaveValue(name));
const sidOf = (name: string) =>
  String(app.db.get('SELECT * FROM service_providers WHERE name = ?', name)?.service_provider_sid);
const switchTo = async (name: string) => {
  await app.open('/internal/home', 'admin');
  await providerOnScreen(name === 'Northwind Voice' ? 'Quayside Telecom' : 'Northwind Voice');
  await app.choose(selector, name);
  await providerOnScreen(name);
};
/** What is begun under the first provider, by its address. */
const begun: [what: string, path: string, begin: () => Promise<void>, found: RegExp][] = [
  [
    'a page',
    '/internal/users/add',
    async () => {
      await app.fill('Username', 'zoe-of-northwind');
      await untilKept('zoe-of-northwind');
    },
    /^You have unsaved changes from /,
  ],
  [
    'a dialog',
    '/internal/phone-numbers?add=many',
    async () => {
      await app.fill('Numbers', '15550109999', await screen.findByRole('dialog'));
      await untilKept('15550109999');
    },
    /^You have unsaved changes from /,
  ],
  [
    'an import',
    '/internal/import?of=phone-numbers',
    async () => {
      await chooseFile(numbersFile(2), 'two.csv');
      app.answerOnce('POST', 'PhoneNumbers', () => app.refusal(500, 'The database is away'));
      await app.press('Import 2 rows');
      await app.see(/1 row imported\. 1 not imported/);
      await untilKept('two.csv');
    },
    /An import of two\.csv ended/,
  ],
];

describe.each(begun)('what is begun of new records on %s', (_what, path, begin, found) => {
  it('belongs to the service provider on screen, and is offered under no other', async () => {
    await app.open(path, 'admin');
    await providerOnScreen('Northwind Voice');
    await begin();
    await switchTo('Quayside Telecom');
    await app.open(path, 'admin');
    await screen.findByRole('button', { name: 'Unsaved changes (1)', hidden: true });
    await app.settle();
    expect(screen.queryByText(found)).toBeNull();
    await switchTo('Northwind Voice');
    await app.open(path, 'admin');
    await app.see(found);
  });
});

describe('the list of drafts', () => {
  const openDraft = async () => {
    await app.press('Unsaved changes (1)');
    return screen.findByRole('dialog', { name: 'Unsaved changes' });
  };

  it('names another service provider, and leads to the form under it', async () => {
    await app.open('/internal/users/add', 'admin');
    await providerOnScreen('Northwind Voice');
    await app.fill('Username', 'zoe-of-northwind');
    await untilKept('zoe-of-northwind');
    await switchTo('Quayside Telecom');
    const dialog = await openDraft();
    expect(dialog).toHaveTextContent('Northwind Voice');
    await app.click(within(dialog).getByRole('link', { name: /^User/ }));
    await app.expectUrl('/internal/users/add');
    await providerOnScreen('Northwind Voice');
    await app.see(/^You have unsaved changes from /);
    await app.press('Restore');
    expect(app.getField('Username')).toHaveValue('zoe-of-northwind');
  });

  it.each([
    [
      'the list of drafts',
      async () => within(await openDraft()).getByRole('link', { name: /^User/ }),
    ],
    [
      'Home',
      async () => {
        await app.open('/internal/home', 'admin');
        return within(await screen.findByRole('list', { name: 'Drafts' })).getByRole('link');
      },
    ],
  ])('leads there in another tab as well, from %s', async (_where, findLink) => {
    await app.open('/internal/users/add', 'admin');
    await providerOnScreen('Northwind Voice');
    await app.fill('Username', 'zoe-of-northwind');
    await untilKept('zoe-of-northwind');
    await switchTo('Quayside Telecom');
    const { href } = (await findLink()) as HTMLAnchorElement;
    // Another tab knows what is stored, and nothing of this one.
    sessionStorage.clear();
    await app.open(href.slice(window.location.origin.length), 'admin');
    await app.expectUrl('/internal/users/add');
    await providerOnScreen('Northwind Voice');
    await app.press('Restore');
    expect(app.getField('Username')).toHaveValue('zoe-of-northwind');
  });
});

describe('an address that asks for a service provider', () => {
  const asks = (query: Record<string, string>) => `/internal?${new URLSearchParams(query)}`;

  it.each(['https://elsewhere.example', '//elsewhere.example', '/', 'home'])(
    'leads nowhere but into the console: %s',
    async (leadsTo) => {
      const serviceProvider = sidOf('Quayside Telecom');
      await app.open(asks({ serviceProvider, leadsTo }), 'admin');
      await providerOnScreen('Quayside Telecom');
      expect(app.currentUrl()).toMatch(/^\/internal\/accounts/);
    },
  );

  it('takes the first where there is no such one', async () => {
    await app.open(asks({ serviceProvider: 'gone' }), 'admin');
    await providerOnScreen('Northwind Voice');
  });

  it('changes nothing for who has one', async () => {
    const serviceProvider = sidOf('Quayside Telecom');
    await app.open(asks({ serviceProvider, leadsTo: '/internal/users' }), 'nora');
    await app.expectUrl('/internal/users');
    expect(JSON.stringify({ ...localStorage })).not.toContain(serviceProvider);
  });
});
