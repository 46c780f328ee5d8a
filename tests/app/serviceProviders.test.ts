import { expect, it } from 'vitest';
import {
  button,
  choose,
  click,
  db,
  expectUrl,
  fill,
  findField,
  forgetRequests,
  getField,
  open,
  press,
  requests,
  screen,
  see,
  user,
  waitFor,
  within,
  writes,
} from './support';

const selector = 'Service provider';
const expectValue = (label: string, value: string) =>
  waitFor(() => expect(getField(label)).toHaveValue(value));
const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const stored = () => localStorage.getItem('activeServiceProvider');
const addProvider = (name: string, index: number) =>
  db.run(
    'INSERT INTO service_providers (service_provider_sid, name) VALUES (?, ?)',
    `0f0f0f0f-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name,
  );

it('an admin changes the provider: home, other data, no filter of the old one', async () => {
  await open('/internal/applications', 'admin');
  await expectValue(selector, 'Northwind Voice');
  await choose('Account', 'Sunrise Clinic');
  await expectUrl(/filter=/);
  forgetRequests();
  await click(getField(selector));
  expect(options()).toEqual(['Northwind Voice', 'Quayside Telecom']);
  await click(screen.getByRole('option', { name: 'Quayside Telecom' }));
  await expectUrl(/\/internal\/accounts(\?|$)/);
  await screen.findByText('Gull Marine', { selector: 'a' });
  expect(screen.queryByText('Sunrise Clinic')).toBeNull();
  expect(requests().length).toBeLessThanOrEqual(5);
  expect(requests()).not.toContain('GET ServiceProviders');
  await open('/internal/applications');
  await expectValue(selector, 'Quayside Telecom');
  await expectValue('Account', '');
});

it('unsaved changes stop the switch until they are given up', async () => {
  await open('/internal/users/add', 'admin');
  await fill('Username', 'zoe');
  // The first one is stored once the list is there.
  await expectValue(selector, 'Northwind Voice');
  const before = stored();
  await choose(selector, 'Quayside Telecom');
  await press('Keep editing', await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectValue('Username', 'zoe');
  await expectValue(selector, 'Northwind Voice');
  expect(stored()).toBe(before);
  await choose(selector, 'Quayside Telecom');
  await press('Leave');
  await expectUrl(/\/internal\/accounts/);
  await expectValue(selector, 'Quayside Telecom');
  expect(stored()).toBe(
    db.get("SELECT * FROM service_providers WHERE name = 'Quayside Telecom'")?.service_provider_sid,
  );
});

it.each(['nora', 'sam', 'vera'] as const)('%s, who has only one, reads its name', async (name) => {
  await open('/', name);
  expect(await findField(selector)).toBeDisabled();
  await expectValue(selector, 'Northwind Voice');
  expect(screen.queryByRole('button', { name: 'Add a service provider' })).toBeNull();
});

it('one that no longer exists gives way to the first by name', async () => {
  localStorage.setItem('activeServiceProvider', '0f0f0f0f-0000-4000-8000-00000000dead');
  await open('/internal/accounts', 'admin');
  await expectValue(selector, 'Northwind Voice');
  await screen.findByText('Sunrise Clinic', { selector: 'a' });
});

it('two hundred are found by typing', async () => {
  for (let index = 0; index < 200; index += 1) addProvider(`Provider ${index}`, index);
  await open('/internal/users', 'admin');
  await expectValue(selector, 'Northwind Voice');
  forgetRequests();
  await fill(getField(selector), 'provider 137');
  await waitFor(() => expect(options()).toEqual(['Provider 137']));
  await user.type(getField(selector), '{Enter}', { skipClick: true });
  await expectValue(selector, 'Provider 137');
  await expectUrl(/\/internal\/accounts/);
  expect(requests()).not.toContain('GET ServiceProviders');
});

it('a new one needs a name of its own, and is chosen', async () => {
  await open('/internal/users', 'admin');
  await press('Add a service provider');
  const dialog = await screen.findByRole('dialog', { name: 'Add a service provider' });
  const name = getField('Service provider name', dialog);
  await waitFor(() => expect(name).toHaveFocus());
  await fill(name, '  ');
  await press('Create', dialog);
  expect(name).toHaveAccessibleDescription('Required');
  await fill(name, 'northwind voice');
  await press('Create', dialog);
  expect(name).toHaveAccessibleDescription('This name is already in use.');
  expect(writes()).toEqual([]);
  await fill(name, 'Aerial');
  await user.dblClick(await button('Create', dialog));
  await see('Added new service provider');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectUrl(/\/internal\/accounts/);
  await expectValue(selector, 'Aerial');
  expect(writes()).toEqual([{ call: 'POST ServiceProviders', body: { name: 'Aerial' } }]);
  const made = db.get("SELECT * FROM service_providers WHERE name = 'Aerial'");
  expect(stored()).toBe(made?.service_provider_sid);
});
