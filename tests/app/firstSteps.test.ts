import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

const panel = () => screen.findByRole('region', { name: 'Get ready for your first call' });
const steps = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\).*$/, ')'));
const questions = () =>
  app
    .requests()
    .filter((call) => /VoipCarriers|PhoneNumbers|SpeechCredentials|Applications/.test(call));

/** A provider that has nothing, before every other one by its name; and an account for it. */
const provider = '20000000-0000-4000-8000-000000000000';
const account = '20000000-0000-4000-8000-000000000001';
beforeEach(() => {
  app.db.run(
    "INSERT INTO service_providers (service_provider_sid, name) VALUES (?, 'Aardvark Voice')",
    provider,
  );
});
const addAccount = () =>
  app.db.run(
    "INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret) VALUES (?, 'Aardvark Labs', ?, 'wh_secret_x')",
    account,
    provider,
  );
const addCarrier = () =>
  app.db.run(
    "INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid) VALUES ('20000000-0000-4000-8000-000000000002', 'First trunk', ?)",
    provider,
  );
const noPanel = () => expect(screen.queryByRole('region', { name: /first call/ })).toBeNull();
const main = () => within(screen.getByRole('main'));
const adds = () =>
  main()
    .getAllByRole('link', { name: /^Add / })
    .map(({ textContent }) => textContent);

describe('a new provider', () => {
  it('begins with the account; later steps wait for earlier ones, and say for which', async () => {
    // All of it happens within the moment for which an answer counts, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    await app.open('/internal/accounts', 'admin');
    expect(await steps()).toEqual([
      'Add an account (to do)',
      'Connect a carrier (to do)',
      'Add a speech service (to do)',
      'Create an application (to do)',
      'Add a phone number (to do)',
    ]);
    expect(within(await panel()).getAllByText('Waits for “Add an account”.')).toHaveLength(4);
    const waiting = within(await panel()).getByRole('button', { name: 'Add application' });
    expect(waiting).toBeDisabled();
    expect(waiting).toHaveAccessibleDescription('Waits for “Add an account”.');
    // The list has the one button that adds an account.
    expect(adds()).toEqual(['Add account']);

    await app.follow('Add account', screen.getByRole('main'));
    await app.fill('Account name', 'Aardvark Labs');
    await app.press('Create');
    await app.see('Account created successfully');
    // The page of the account has asked all that it wants to know.
    await app.see('Nothing found so far.');
    app.forgetRequests();
    await app.follow('Carriers', screen.getByRole('navigation', { name: 'Main navigation' }));
    await waitFor(async () => expect((await steps())[0]).toBe('Add an account (done)'));
    // What was answered on the list before, and what was added since, is not asked for again.
    expect(questions()).toHaveLength(1);
    expect(adds().sort()).toEqual(['Add application', 'Add carrier', 'Add speech service']);
    await app.see('Waits for “Connect a carrier”.', await panel());
    expect(
      app.db.get('SELECT name FROM accounts WHERE service_provider_sid = ?', provider),
    ).toEqual({
      name: 'Aardvark Labs',
    });
  });

  it.each([
    ['accounts', 'Accounts', []],
    ['carriers', 'Carriers', ['Add carrier']],
    ['speech-services', 'Speech services', ['Add speech service']],
    ['applications', 'Applications', ['Add application']],
    ['phone-numbers', 'Phone numbers', ['Add carrier']],
  ])(
    'sees the steps on the list of %s, with one way to add each thing',
    async (path, title, own) => {
      addAccount();
      await app.open(`/internal/${path}`, 'admin');
      await app.heading(title);
      expect((await steps())[0]).toBe('Add an account (done)');
      const all = ['Add application', 'Add carrier', 'Add speech service'];
      expect(
        adds()
          .filter((name) => name !== 'Add account')
          .sort(),
      ).toEqual(all);
      expect(all).toEqual(expect.arrayContaining(own));
      for (const name of own)
        expect(within(await panel()).queryByRole('link', { name })).toBeNull();
    },
  );

  it('has them on lists that have rows by then, also after a reload, until all is there', async () => {
    addAccount();
    await app.open('/internal/carriers', 'admin');
    await panel();
    addCarrier();
    await app.open('/internal/carriers');
    await screen.findByText('First trunk');
    await waitFor(async () => expect((await steps())[1]).toBe('Connect a carrier (done)'));
    await app.follow('Add speech service', await panel());
    await app.heading('Add a speech service');
  });

  it('that has many accounts was set up by somebody', async () => {
    for (let index = 1; index < 7; index += 1) {
      app.db.run(
        'INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret) VALUES (?, ?, ?, ?)',
        ...[
          `20000000-0000-4000-8000-00000000001${index}`,
          `Lab ${'abcdefg'[index]}`,
          provider,
          'wh_x',
        ],
      );
    }
    await app.open('/internal/accounts', 'admin');
    await screen.findByText('Lab g');
    await app.fill(screen.getByRole('searchbox'), 'Lab g');
    await waitFor(() => expect(app.rows()).toHaveLength(1));
    await app.open('/internal/carriers');
    await app.see('No Carriers.');
    await app.settle();
    noPanel();
    expect(questions()).toHaveLength(1);
  });

  it('hides the steps for good', async () => {
    addAccount();
    await app.open('/internal/accounts', 'admin');
    await app.press('Hide these steps', await panel());
    noPanel();
    app.forgetRequests();
    await app.open('/internal/accounts');
    await screen.findByText('Aardvark Labs');
    noPanel();
    expect(questions()).toEqual([]);
  });
});

describe('an empty list', () => {
  it.each([
    ['carriers', 'No Carriers.', 'Add carrier'],
    ['applications', 'No applications.', 'Add application'],
    ['speech-services', 'No speech services.', 'Add speech service'],
    ['clients', 'No SIP clients.', 'Add SIP client'],
    ['accounts', 'No accounts.', 'Add account'],
    ['phone-numbers', 'No phone numbers.', 'Add carrier'],
  ])(
    'of %s shows no search, no views and no density, and one Add button',
    async (path, text, add) => {
      if (path !== 'accounts') addAccount();
      await app.open(`/internal/${path}`, 'admin');
      await app.see(text);
      await waitFor(() => expect(main().getAllByRole('link', { name: add })).toHaveLength(1));
      expect(screen.queryByRole('searchbox')).toBeNull();
      for (const name of ['Views', 'Compact rows']) {
        expect(screen.queryByRole('button', { name })).toBeNull();
      }
      expect(await app.button('Refresh')).toBeVisible();
    },
  );

  it('has its tools as soon as it has a row, and those of a filter while it has one', async () => {
    addAccount();
    await app.open('/internal/carriers', 'admin');
    await app.see('No Carriers.');
    addCarrier();
    await app.press('Refresh');
    await screen.findByText('First trunk');
    await app.fill(screen.getByRole('searchbox'), 'nothing of this name');
    await app.see('No results match these filters.');
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(await app.button('Views')).toBeVisible();
    expect(main().getAllByRole('link', { name: 'Add carrier' })).toHaveLength(1);
  });

  it('of what the provider shares leads to what its accounts have of their own', async () => {
    addAccount();
    await app.open('/internal/speech-services', 'admin');
    await app.see('No speech services.');
    expect(await screen.findByRole('combobox', { name: 'Used by' })).toBeVisible();
  });
});

it('an account user sees the steps on the own account, as far as they may be taken', async () => {
  const sid = String(
    app.db.get(
      "SELECT account_sid FROM users JOIN accounts USING (account_sid) WHERE users.name = 'sam'",
    )?.account_sid,
  );
  addAccount();
  const move = (table: string) =>
    app.db.run(`UPDATE ${table} SET account_sid = ? WHERE account_sid = ?`, account, sid);
  for (const table of ['phone_numbers', 'applications', 'speech_credentials']) move(table);
  app.resetConsole({ ADMIN_CARRIER: '1' });
  await app.open(`/internal/accounts/${sid}/edit`, 'sam');
  const shown = await steps();
  expect(shown.join()).toMatch(/Create an application \(to do\)/);
  expect(shown.join()).not.toMatch(/carrier|phone number/);
});

it('who has everything is looked at once', async () => {
  const sid = app.db.get("SELECT account_sid FROM users WHERE name = 'sam'")?.account_sid;
  await app.open(`/internal/accounts/${sid}/edit`, 'sam');
  await app.heading('Sunrise Clinic');
  const asked = () =>
    app.requests().filter((call) => call.includes('PhoneNumbers?page=1&page_size=25'));
  await waitFor(() => expect(asked()).toHaveLength(1));
  await app.open(`/internal/accounts/${sid}/edit`);
  await app.heading('Sunrise Clinic');
  expect(asked()).toHaveLength(1);
  noPanel();
});
