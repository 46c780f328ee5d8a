import { describe, expect, it } from 'vitest';
import {
  choose,
  chooseInMenu,
  expectUrl,
  fill,
  follow,
  getField,
  heading,
  hold,
  open,
  press,
  rows,
  rowWith,
  saved,
  screen,
  see,
  waitFor,
  within,
} from './support';
import { northwind, removeTables, storedRoutes, tableOf } from './support/routing';

const routes = () =>
  within(screen.getByRole('list', { name: 'Routes' })).queryAllByRole('listitem');
const regex = 'Digit prefix or regex';
const regexOf = (index: number) => getField(regex, routes()[index]);
const texts = () => routes().map((row) => getField(regex, row).value);
const expectTexts = (...wanted: string[]) => waitFor(() => expect(texts()).toEqual(wanted));
const addRoute = async (text: string) => {
  const place = routes().length;
  await press('Add route');
  await choose('Match', 'Regex', routes()[place]);
  if (text) await fill(regexOf(place), text);
};
const openOwn = async (operator: 'nora' | 'sam', name: string) => {
  await open(`/internal/least-cost-routing/${tableOf(name).lcr_sid}/edit`, operator);
  await heading(name);
  await waitFor(() => expect(routes().length).toBeGreaterThan(0));
};
const updated = () => see('Routing table updated successfully');
const seeded = ['1 Twilio+Telnyx', '44 Voxbone', '.* Twilio at 9999'];
const confirmDeletion = async () => press('Delete', await screen.findByRole('dialog'));
/** An admin looks at one provider. */
const openAsAdmin = async () => {
  await open('/internal/accounts', 'admin');
  await choose(/^Service provider/, 'Northwind Voice');
  await screen.findByRole('link', { name: 'Sunrise Clinic' });
  await follow('Outbound call routing');
};

describe('the list', () => {
  it.each([
    ['nora', 'Northwind outbound'],
    ['sam', 'Clinic outbound'],
  ] as const)('sends %s on to the own table, and says why', async (operator, name) => {
    await open('/internal/least-cost-routing', operator);
    await see('You do not have permissions to manage all outbound call routes');
    await heading(name);
  });

  it('sends those without a table to the form for one', async () => {
    removeTables();
    await open('/internal/accounts', 'sam');
    await follow('Outbound call routing');
    await heading('Add a routing table');
    await expectUrl(/least-cost-routing\/add$/);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('deletes a table with its routes', async () => {
    const { lcr_sid } = tableOf('Clinic outbound');
    await openAsAdmin();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rowWith('Clinic outbound')).toBeVisible();
    await chooseInMenu('Clinic outbound', 'Delete');
    await confirmDeletion();
    await see('Deleted routing table Clinic outbound');
    expect(tableOf('Clinic outbound')).toEqual({});
    expect(storedRoutes(lcr_sid)).toEqual([]);
    expect(northwind()).toEqual(seeded);
  });
});

describe('carriers whose names come late', () => {
  it('are chosen for the routes that were added before', async () => {
    const answer = hold('GET', /(^|\/)VoipCarriers$/);
    await openOwn('nora', 'Northwind outbound');
    await addRoute('33');
    const carrier = (index: number) => getField(/^Carrier/, routes()[index]);
    await waitFor(() => expect(carrier(0)).toHaveTextContent('…'));
    answer();
    await waitFor(() => expect(carrier(0)).toHaveTextContent('Twilio'));
    await press('Save');
    await see('Required');
    expect(northwind()).toEqual(seeded);
    await choose(/^Carrier/, 'Skyline Trunks', routes()[2]);
    await press('Save');
    await updated();
    expect(northwind()[2]).toBe('33 Skyline Trunks');
  });
});

it('a removed route can be restored until the save deletes it', async () => {
  await openOwn('sam', 'Clinic outbound');
  await press('Remove route 1');
  expect(screen.queryAllByLabelText(new RegExp(regex))).toEqual([]);
  await see('No routes. The default carrier handles every call.');
  await see('^1555', screen.getByRole('list', { name: 'Will be removed when you save' }));
  await see('1 unsaved change');
  await press('Restore ^1555');
  // What begins with ^ and goes on with digits is a prefix.
  await expectTexts('1555');
  await saved();

  await press('Remove route 1');
  await press('Save');
  await updated();
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Will be removed when you save' })).toBeNull(),
  );
  expect(storedRoutes(tableOf('Clinic outbound').lcr_sid)).toEqual(['.* Telnyx at 9999']);
});

it('a prefix is stored as an expression, with a plus that may be there or not, and read back', async () => {
  await openOwn('nora', 'Northwind outbound');
  expect(texts()).toEqual(['1', '44']);
  expect(getField('Match', routes()[0])).toHaveTextContent('Regex');
  await choose('Match', 'Prefix', routes()[0]);
  await expectTexts('1', '44');
  await choose('Match', 'Prefix', routes()[1]);
  await fill(regexOf(1), '+44 (20)');
  await expectTexts('1', '+4420');
  await fill(regexOf(0), '1a');
  await press('Save');
  await see('Enter digits, with or without a leading +.');
  await fill(regexOf(0), '15');
  await press('Save');
  await updated();
  expect(northwind()).toEqual(['^15 Twilio+Telnyx', '^\\+?4420 Voxbone', '.* Twilio at 9999']);
  await openOwn('nora', 'Northwind outbound');
  await expectTexts('15', '+4420');
  expect(getField('Match', routes()[1])).toHaveTextContent('Prefix');
});

it('a carrier that another program stored behind the first one is shown and taken out', async () => {
  await openOwn('nora', 'Northwind outbound');
  await press('Remove Telnyx');
  await press('Save');
  await updated();
  expect(northwind()).toEqual(['1 Twilio', '44 Voxbone', '.* Twilio at 9999']);
});

it('every route needs an expression that can be read, of which blanks are none', async () => {
  await openOwn('nora', 'Northwind outbound');
  await addRoute('');
  await press('Save');
  await see('Enter a digit prefix or a regex.');
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
    await fill(regexOf(2), text);
    await see(message);
  }
  await press('Save');
  expect(northwind()).toEqual(seeded);
  await choose(/^Carrier/, 'Telnyx', routes()[2]);
  await fill(regexOf(2), '\\+44');
  await waitFor(() => expect(screen.queryByText('Must be 32 characters or less')).toBeNull());
  await press('Save');
  await updated();
  expect(northwind()[2]).toMatch(/^\\\+44 /);
});

describe('deleting in the form', () => {
  it('is for admins, who return to the list', async () => {
    const sid = tableOf('Clinic outbound').lcr_sid;
    await open(`/internal/least-cost-routing/${sid}/edit`, 'admin');
    await press('Delete routing table');
    await confirmDeletion();
    await see('Deleted routing table Clinic outbound');
    await expectUrl(/\/internal\/least-cost-routing(\?|$)/);
    expect(tableOf('Clinic outbound')).toEqual({});
  });

  it('is for account users, who start anew', async () => {
    await openOwn('sam', 'Clinic outbound');
    await press('Delete routing table');
    await confirmDeletion();
    await see('Deleted routing table Clinic outbound');
    await heading('Add a routing table');
    expect(tableOf('Clinic outbound')).toEqual({});
  });

  it('is not for provider users', async () => {
    await openOwn('nora', 'Northwind outbound');
    await see('Route tester');
    expect(screen.queryByRole('button', { name: 'Delete routing table' })).toBeNull();
  });
});
