import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { northwind, removeTables, storedRoutes, tableOf } from './support/routing';

const routes = () =>
  within(screen.getByRole('list', { name: 'Routes' })).queryAllByRole('listitem');
const regex = 'Digit prefix or regex';
const regexOf = (index: number) => app.getField(regex, routes()[index]);
const texts = () => routes().map((row) => app.getField(regex, row).value);
const expectTexts = (...wanted: string[]) => waitFor(() => expect(texts()).toEqual(wanted));
const addRoute = async (text: string) => {
  const place = routes().length;
  await app.press('Add route');
  await app.choose('Match', 'Regex', routes()[place]);
  if (text) await app.fill(regexOf(place), text);
};
const openOwn = async (operator: 'nora' | 'sam', name: string) => {
  await app.open(`/internal/least-cost-routing/${tableOf(name).lcr_sid}/edit`, operator);
  await app.heading(name);
  await waitFor(() => expect(routes().length).toBeGreaterThan(0));
};
const updated = () => app.see('Routing table updated successfully');
const seeded = ['1 Twilio+Telnyx', '44 Voxbone', '.* Twilio at 9999'];
const confirmDeletion = async () => app.press('Delete', await screen.findByRole('dialog'));
/** An admin looks at one provider. */
const openAsAdmin = async () => {
  await app.open('/internal/accounts', 'admin');
  await app.choose(/^Service provider/, 'Northwind Voice');
  await screen.findByRole('link', { name: 'Sunrise Clinic' });
  await app.follow('Outbound call routing');
};

describe('the list', () => {
  it.each([
    ['nora', 'Northwind outbound'],
    ['sam', 'Clinic outbound'],
  ] as const)('sends %s on to the own table, and says why', async (operator, name) => {
    await app.open('/internal/least-cost-routing', operator);
    await app.see('You do not have permissions to manage all outbound call routes');
    await app.heading(name);
  });

  it('sends those without a table to the form for one', async () => {
    removeTables();
    await app.open('/internal/accounts', 'sam');
    await app.follow('Outbound call routing');
    await app.heading('Add a routing table');
    await app.expectUrl(/least-cost-routing\/add$/);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('deletes a table with its routes', async () => {
    const { lcr_sid } = tableOf('Clinic outbound');
    await openAsAdmin();
    await waitFor(() => expect(app.rows()).toHaveLength(2));
    expect(app.rowWith('Clinic outbound')).toBeVisible();
    await app.chooseInMenu('Clinic outbound', 'Delete');
    await confirmDeletion();
    await app.see('Deleted routing table Clinic outbound');
    expect(tableOf('Clinic outbound')).toEqual({});
    expect(storedRoutes(lcr_sid)).toEqual([]);
    expect(northwind()).toEqual(seeded);
  });
});

describe('carriers whose names come late', () => {
  it('are chosen for the routes that were added before', async () => {
    const answer = app.hold('GET', /(^|\/)VoipCarriers$/);
    await openOwn('nora', 'Northwind outbound');
    await addRoute('33');
    const carrier = (index: number) => app.getField(/^Carrier/, routes()[index]);
    await waitFor(() => expect(carrier(0)).toHaveTextContent('…'));
    answer();
    await waitFor(() => expect(carrier(0)).toHaveTextContent('Twilio'));
    await app.press('Save');
    await app.see('Required');
    expect(northwind()).toEqual(seeded);
    await app.choose(/^Carrier/, 'Skyline Trunks', routes()[2]);
    await app.press('Save');
    await updated();
    expect(northwind()[2]).toBe('33 Skyline Trunks');
  });
});

it('a removed route can be restored until the save deletes it', async () => {
  await openOwn('sam', 'Clinic outbound');
  await app.press('Remove route 1');
  expect(screen.queryAllByLabelText(new RegExp(regex))).toEqual([]);
  await app.see('No routes. The default carrier handles every call.');
  await app.see('^1555', screen.getByRole('list', { name: 'Will be removed when you save' }));
  await app.see('1 unsaved change');
  await app.press('Restore ^1555');
  // What begins with ^ and goes on with digits is a prefix.
  await expectTexts('1555');
  await app.saved();

  await app.press('Remove route 1');
  await app.press('Save');
  await updated();
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Will be removed when you save' })).toBeNull(),
  );
  expect(storedRoutes(tableOf('Clinic outbound').lcr_sid)).toEqual(['.* Telnyx at 9999']);
});

it('a prefix is stored as an expression, with a plus that may be there or not, and read back', async () => {
  await openOwn('nora', 'Northwind outbound');
  expect(texts()).toEqual(['1', '44']);
  expect(app.getField('Match', routes()[0])).toHaveTextContent('Regex');
  await app.choose('Match', 'Prefix', routes()[0]);
  await expectTexts('1', '44');
  await app.choose('Match', 'Prefix', routes()[1]);
  await app.fill(regexOf(1), '+44 (20)');
  await expectTexts('1', '+4420');
  await app.fill(regexOf(0), '1a');
  await app.press('Save');
  await app.see('Enter digits, with or without a leading +.');
  await app.fill(regexOf(0), '15');
  await app.press('Save');
  await updated();
  expect(northwind()).toEqual(['^15 Twilio+Telnyx', '^\\+?4420 Voxbone', '.* Twilio at 9999']);
  await openOwn('nora', 'Northwind outbound');
  await expectTexts('15', '+4420');
  expect(app.getField('Match', routes()[1])).toHaveTextContent('Prefix');
});

it('a carrier that another program stored behind the first one is shown and taken out', async () => {
  await openOwn('nora', 'Northwind outbound');
  await app.press('Remove Telnyx');
  await app.press('Save');
  await updated();
  expect(northwind()).toEqual(['1 Twilio', '44 Voxbone', '.* Twilio at 9999']);
});

it('every route needs an expression that can be read, of which blanks are none', async () => {
  await openOwn('nora', 'Northwind outbound');
  await addRoute('');
  await app.press('Save');
  await app.see('Enter a digit prefix or a regex.');
  await waitFor(() => expect(regexOf(2)).toHaveFocus());
  for (const [text, message] of [
    ['+44', 'Nothing to repeat before +, * or ?. For a plus sign, enter \\+.'],
    ['  ', 'Enter a digit prefix or a regex.'],
    ['^(44', 'Missing ).'],
    ['44)', 'Unmatched ).'],
    ['^[1-5', 'Missing ].'],
    ['4{5,2}', 'Numbers out of order in { }.'],
    ['1'.repeat(33), 'Must be 32 characters or less'],
  ] as const) {
    await app.fill(regexOf(2), text);
    await app.see(message);
  }
  await app.press('Save');
  expect(northwind()).toEqual(seeded);
  await app.choose(/^Carrier/, 'Telnyx', routes()[2]);
  await app.fill(regexOf(2), '\\+44');
  await waitFor(() => expect(screen.queryByText('Must be 32 characters or less')).toBeNull());
  await app.press('Save');
  await updated();
  expect(northwind()[2]).toMatch(/^\\\+44 /);
});

describe('deleting in the form', () => {
  it('is for admins, who return to the list', async () => {
    const sid = tableOf('Clinic outbound').lcr_sid;
    await app.open(`/internal/least-cost-routing/${sid}/edit`, 'admin');
    await app.press('Delete routing table');
    await confirmDeletion();
    await app.see('Deleted routing table Clinic outbound');
    await app.expectUrl(/\/internal\/least-cost-routing(\?|$)/);
    expect(tableOf('Clinic outbound')).toEqual({});
  });

  it('is for account users, who start anew', async () => {
    await openOwn('sam', 'Clinic outbound');
    await app.press('Delete routing table');
    await confirmDeletion();
    await app.see('Deleted routing table Clinic outbound');
    await app.heading('Add a routing table');
    expect(tableOf('Clinic outbound')).toEqual({});
  });

  it('is not for provider users', async () => {
    await openOwn('nora', 'Northwind outbound');
    await app.see('Route tester');
    expect(screen.queryByRole('button', { name: 'Delete routing table' })).toBeNull();
  });
});
