import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { northwind, removeTables, storedRoutes, tableOf } from './support/routing';

const count = (table: string) => app.db.get(`SELECT count(*) AS n FROM ${table}`)?.n;
const routes = () => within(screen.getByRole('list', { name: 'Routes' })).getAllByRole('listitem');
const route = (index: number) => routes()[index] as HTMLElement;
const regex = 'Digit prefix or regex';
const texts = () => routes().map((row) => app.getField(regex, row).value);
const expectTexts = (...wanted: string[]) => waitFor(() => expect(texts()).toEqual(wanted));
const addRoute = async (text: string, carrier: string) => {
  const place = routes().length;
  await app.press('Add route');
  await app.choose('Match', 'Regex', route(place));
  await app.fill(regex, text, route(place));
  await app.choose(/^Carrier/, carrier, route(place));
};
const openOwn = async () => {
  await app.open(
    `/internal/least-cost-routing/${tableOf('Northwind outbound').lcr_sid}/edit`,
    'nora',
  );
  await app.heading('Northwind outbound');
  await waitFor(() => expect(routes().length).toBeGreaterThan(1));
};
const openAdd = async (operator: 'admin' | 'nora' | 'sam' = 'nora') => {
  await app.open('/internal/least-cost-routing/add', operator);
  await app.heading('Add a routing table');
  // Once it is known which carriers there are.
  await screen.findByRole('combobox', { name: /^Default carrier/ });
  await waitFor(() => expect(routes()).toHaveLength(1));
};
const updated = () => app.see('Routing table updated successfully');
const created = () => app.see('Routing table created successfully');

const failure = () => app.refusal(500, 'The database is away');
const failOnce = (method: string, path: string) => app.answerOnce(method, path, failure);
/** The platform does the first two of a call for many, and then fails. */
const failHalfway = (method: string, path: string) =>
  app.answerOnce(method, path, async (pass, body) => {
    await pass((body as unknown[]).slice(0, 2));
    return failure();
  });

describe('a save of routes that fails in the middle', () => {
  const change = async () => {
    await app.fill('Name', 'Changed');
    await app.press('Remove route 2');
    await addRoute('33', 'Telnyx');
    await addRoute('49', 'Voxbone');
    await addRoute('7', 'Voxbone');
  };
  const wanted = ['1 Twilio+Telnyx', '33 Telnyx', '49 Voxbone', '7 Voxbone', '.* Twilio at 9999'];

  it.each([
    ['the table', 'PUT', 'Lcrs/*', failOnce, 'Saved: Routes, Removed routes.', 'Routing table'],
    ['the routes', 'PUT', 'Lcrs/*/Routes', failOnce, 'Saved: Routing table.', 'Routes'],
    [
      'the routes, half done',
      'PUT',
      'Lcrs/*/Routes',
      failHalfway,
      'Saved: Routing table.',
      'Routes',
    ],
    [
      'a removed route',
      'DELETE',
      'LcrRoutes/*',
      failOnce,
      'Saved: Routing table, Routes.',
      'Removed routes',
    ],
  ])('at %s says what is saved, and Save finishes the rest', async (_name, ...fault) => {
    const [method, path, fail, savedParts, failedPart] = fault;
    await openOwn();
    const sid = tableOf('Northwind outbound').lcr_sid;
    await change();
    fail(method, path);
    await app.press('Save');
    await app.see(savedParts);
    await app.see(new RegExp(`Not saved: ${failedPart} – The database is away`));
    await app.see('Save again to retry only the remaining changes.');
    await expectTexts('1', '33', '49', '7');
    await app.press('Save');
    await updated();
    await app.saved();
    expect(storedRoutes(sid)).toEqual(wanted);
    expect(tableOf('Changed').lcr_sid).toBe(sid);
  });

  it('at the carrier of a route that had none goes on there', async () => {
    const bare = app.db.get("SELECT lcr_route_sid FROM lcr_routes WHERE regex = '44'");
    app.db.run(
      'DELETE FROM lcr_carrier_set_entry WHERE lcr_route_sid = ?',
      bare?.lcr_route_sid ?? '',
    );
    await openOwn();
    await app.fill(regex, '445', route(1));
    await app.press('Save');
    await app.see('Required');
    await app.choose(/^Carrier/, 'Telnyx', route(1));
    failOnce('POST', 'LcrCarrierSetEntries');
    await app.press('Save');
    await app.see('Saved: Routes.');
    await app.see(/Not saved: Route carriers – The database is away/);
    await app.press('Save');
    await updated();
    expect(northwind()).toEqual(['1 Twilio+Telnyx', '445 Telnyx', '.* Twilio at 9999']);
  });

  it('at the routes of a new table goes on with its page', async () => {
    removeTables();
    await openAdd();
    await app.fill('Name', 'Night');
    await app.fill(regex, '1', route(0));
    await addRoute('44', 'Voxbone');
    await addRoute('33', 'Telnyx');
    await app.choose(/^Carrier/, 'Twilio', route(0));
    await app.choose(/^Default carrier/, 'Twilio');
    failHalfway('POST', 'Lcrs/*/Routes');
    await app.press('Create');
    await app.heading('Night');
    await app.see('Saved: Routing table.');
    await expectTexts('1', '44', '33');
    await waitFor(() => expect(app.getField(/^Default carrier/)).toHaveTextContent('Twilio'));
    await app.press('Save');
    await updated();
    const table = tableOf('Night');
    expect(storedRoutes(table.lcr_sid)).toEqual([
      '^1 Twilio',
      '44 Voxbone',
      '33 Telnyx',
      '.* Twilio at 9999',
    ]);
    expect(table.default_carrier_set_entry_sid).not.toBeNull();
  });

  it('shows after Discard what the platform holds', async () => {
    await openOwn();
    await change();
    failHalfway('PUT', 'Lcrs/*/Routes');
    await app.press('Save');
    await app.see('Saved: Routing table.');
    await app.press('Discard');
    await app.heading('Changed');
    await waitFor(() => expect(texts().toSorted()).toEqual(['1', '33', '44', '49']));
    expect(storedRoutes(tableOf('Changed').lcr_sid)).toHaveLength(5);
  });
});

it('a route that somebody else changed meanwhile stays as they left it', async () => {
  await openOwn();
  app.db.run("UPDATE lcr_routes SET regex = '441' WHERE regex = '44'");
  await addRoute('33', 'Telnyx');
  await app.press('Save');
  await updated();
  expect(northwind()).toEqual(['1 Twilio+Telnyx', '441 Voxbone', '33 Telnyx', '.* Twilio at 9999']);
});

describe('a new table', () => {
  const chooseAccount = (name: string) => app.choose('Used by', name);
  const fillRequired = async () => {
    await app.fill(regex, '1', route(0));
    await app.choose(/^Carrier/, 'Twilio', route(0));
    await app.choose(/^Default carrier/, 'Twilio');
  };

  it('of an admin is for the chosen account, once', async () => {
    const fillCarriers = async () => {
      await app.fill(regex, '1', route(0));
      await app.choose(/^Carrier/, 'Bank PBX', route(0));
      await app.choose(/^Default carrier/, 'Bank PBX');
    };
    removeTables();
    await app.open('/internal/accounts', 'admin');
    await app.choose(/^Service provider/, 'Northwind Voice');
    await app.link('Sunrise Clinic');
    await app.follow('Outbound call routing');
    await app.see('No routing tables.');
    await app.open('/internal/least-cost-routing/add');
    await app.fill('Name', 'first');
    await chooseAccount('Cedar Bank');
    await fillCarriers();
    await app.press('Create');
    await app.see('Routing table created successfully');
    expect(await app.link('first')).toBeVisible();

    // The list is narrowed to the account now, and the next form starts with it.
    await app.follow('Add routing table');
    await waitFor(() => expect(app.getField('Used by')).toHaveValue('Cedar Bank'));
    await fillCarriers();
    await app.press('Create');
    const refused = 'The account Cedar Bank already has a routing table and can have only one.';
    expect((await screen.findAllByText(refused))[0]).toBeVisible();
    await waitFor(() => expect(app.getField('Used by')).toHaveAttribute('aria-invalid', 'true'));
    expect(app.db.all('SELECT * FROM lcr')).toHaveLength(1);
    expect(tableOf('first').account_sid).toBe(app.accountSid('Cedar Bank'));
  });

  it('of a provider user stays on its page, with the default route behind it', async () => {
    removeTables();
    await openAdd();
    expect(app.requests().length).toBeLessThanOrEqual(8);
    await app.fill('Name', 'Day');
    await app.press('Create');
    await app.see('Enter a digit prefix or a regex.');
    await app.fill(regex, '44', route(0));
    await app.choose(/^Carrier/, 'Voxbone', route(0));
    await app.choose(/^Default carrier/, 'Twilio');
    await addRoute('1', 'Telnyx');
    await app.press('Create');
    await created();
    await app.expectUrl(/least-cost-routing\/[0-9a-f-]{36}\/edit$/);
    await app.heading('Day');
    // Straight there, and not refused by the list on the way; a toast would still be up.
    expect(screen.queryByText(/You do not have permissions/)).toBeNull();
    const table = tableOf('Day');
    expect(storedRoutes(table.lcr_sid)).toEqual(['^44 Voxbone', '1 Telnyx', '.* Twilio at 9999']);
    const last = app.db.get("SELECT description FROM lcr_routes WHERE regex = '.*'");
    expect(last?.description).toBe('System Default Route');
    expect([table.account_sid, table.is_active]).toEqual([null, 1]);
    await app.follow('Applications');
    await app.follow('Outbound call routing');
    await app.heading('Day');
    await expectTexts('44', '1');
  });

  it('of an account user is for its account, and offers its carriers and its provider’s', async () => {
    removeTables();
    await openAdd('sam');
    expect(screen.queryByLabelText(/^Used by/)).toBeNull();
    await app.fill(regex, '1', route(0));
    await app.click(app.getField(/^Carrier/, route(0)));
    expect(await screen.findByRole('option', { name: 'Clinic PBX' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Bank PBX' })).toBeNull();
    expect(screen.getByRole('option', { name: 'Old Valley Telephone (inactive)' })).toBeVisible();
    await app.click(screen.getByRole('option', { name: 'Twilio' }));
    await app.press('Create');
    await app.see('Required');
    expect(count('lcr')).toBe(0);
    await app.choose(/^Default carrier/, 'Twilio');
    await app.press('Create');
    await created();
    expect(app.db.get('SELECT account_sid, name FROM lcr')).toEqual({
      account_sid: app.accountSid('Sunrise Clinic'),
      name: null,
    });
  });

  it('is not saved with the carriers of the account that was chosen before', async () => {
    removeTables();
    await openAdd('admin');
    await chooseAccount('Cedar Bank');
    await app.choose(/^Default carrier/, 'Bank PBX');
    await app.fill(regex, '1', route(0));
    const release = app.hold('GET', /VoipCarriers\?/);
    await chooseAccount('Metro Taxi');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled());
    release();
    await waitFor(() =>
      expect(app.getField(/^Default carrier/)).not.toHaveTextContent(/Bank PBX|…/),
    );
    await app.button('Create');
    await app.choose(/^Default carrier/, 'Twilio');
    await app.choose(/^Carrier/, 'Twilio', route(0));
    await app.press('Create');
    await created();
    const [table] = app.db.all('SELECT * FROM lcr');
    expect(table?.account_sid).toBe(app.accountSid('Metro Taxi'));
    expect(storedRoutes(table?.lcr_sid).join()).not.toContain('Bank PBX');
  });

  it('that a provider user makes for an account is told to be at provider level', async () => {
    removeTables();
    await openAdd();
    await app.fill('Name', 'For the bank');
    await chooseAccount('Cedar Bank');
    await app.see(/users create always apply to all accounts/);
    await fillRequired();
    await app.press('Create');
    await app.see(/stored this routing table at provider level/);
    await app.heading('For the bank');
    await waitFor(() => expect(app.getField('Used by')).toHaveValue('All accounts'));
    await waitFor(() => expect(app.getField('Used by')).toBeDisabled());
    expect(tableOf('For the bank').account_sid).toBeNull();
    await openAdd();
    await chooseAccount('Cedar Bank');
    await app.see(/already has a table/);
    await fillRequired();
    await app.press('Create');
    const told =
      'The service provider Northwind Voice already has a routing table and can have only one.';
    expect((await screen.findAllByText(told))[0]).toBeVisible();
    expect(count('lcr')).toBe(1);
  });

  it('needs carriers', async () => {
    removeTables();
    for (const table of ['sip_gateways', 'smpp_gateways', 'phone_numbers'])
      app.db.run(`DELETE FROM ${table}`);
    app.db.run('DELETE FROM voip_carriers WHERE account_sid IS NULL');
    await app.open('/internal/least-cost-routing/add', 'nora');
    await app.see('There are no available carriers');
    const create = () => screen.getByRole('button', { name: 'Create' });
    await waitFor(() => expect(create()).toBeDisabled());
    await chooseAccount('City Library');
    const none = 'There are no available carriers defined for this account';
    await app.see(none);
    await waitFor(() => expect(create()).toBeDisabled());
    await chooseAccount('Cedar Bank');
    await waitFor(() => expect(screen.queryByText(none)).toBeNull());
    await waitFor(() => expect(create()).toBeEnabled());
    await waitFor(() => expect(app.getField(/^Default carrier/)).toHaveTextContent('Bank PBX'));
    await waitFor(() => expect(app.getField(/^Carrier/, route(0))).toHaveTextContent('Bank PBX'));
  });
});
