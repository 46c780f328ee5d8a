import { expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';

const selector = 'Service provider';
const expectValue = (label: string, value: string) =>
  waitFor(() => expect(app.getField(label)).toHaveValue(value));
const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const stored = () => localStorage.getItem('activeServiceProvider');
const addProvider = (name: string, index: number) =>
  app.db.run(
    'INSERT INTO service_providers (service_provider_sid, name) VALUES (?, ?)',
    `0f0f0f0f-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name,
  );

it('an admin changes the provider: home, other data, no filter of the old one', async () => {
  await app.open('/internal/applications', 'admin');
  await expectValue(selector, 'Northwind Voice');
  await app.choose('Account', 'Sunrise Clinic');
  await app.expectUrl(/filter=/);
  app.forgetRequests();
  await app.click(app.getField(selector));
  expect(options()).toEqual(['Northwind Voice', 'Quayside Telecom']);
  await app.click(screen.getByRole('option', { name: 'Quayside Telecom' }));
  await app.expectUrl(/\/internal\/accounts(\?|$)/);
  await screen.findByText('Gull Marine', { selector: 'a' });
  expect(screen.queryByText('Sunrise Clinic')).toBeNull();
  expect(app.requests().length).toBeLessThanOrEqual(5);
  expect(app.requests()).not.toContain('GET ServiceProviders');
  await app.open('/internal/applications');
  await expectValue(selector, 'Quayside Telecom');
  await expectValue('Account', '');
});

it('choices that were opened before the list is there, and pressed as the rest comes, are chosen', async () => {
  const release = app.hold('GET', /^ServiceProviders/);
  await app.open('/internal/accounts', 'admin');
  const field = await app.findField(selector);
  await app.click(field);
  release();
  const option = await screen.findByRole('option', { name: 'Quayside Telecom' });
  await user.pointer({ keys: '[MouseLeft>]', target: option });
  await screen.findByText('Sunrise Clinic', { selector: 'a' });
  expect(app.getField(selector)).toBe(field);
  expect(screen.getByRole('option', { name: 'Quayside Telecom' })).toBe(option);
  await user.pointer({ keys: '[/MouseLeft]', target: option });
  await screen.findByText('Gull Marine', { selector: 'a' });
  await expectValue(selector, 'Quayside Telecom');
});

it('unsaved changes stop the switch until they are given up', async () => {
  await app.open('/internal/users/add', 'admin');
  await app.fill('Username', 'zoe');
  // The first one is stored once the list is there.
  await expectValue(selector, 'Northwind Voice');
  const before = stored();
  await app.choose(selector, 'Quayside Telecom');
  await app.press(
    'Keep editing',
    await screen.findByRole('dialog', { name: 'Leave without saving?' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectValue('Username', 'zoe');
  await expectValue(selector, 'Northwind Voice');
  expect(stored()).toBe(before);
  await app.choose(selector, 'Quayside Telecom');
  await app.press('Leave');
  await app.expectUrl(/\/internal\/accounts/);
  await expectValue(selector, 'Quayside Telecom');
  expect(stored()).toBe(
    app.db.get("SELECT * FROM service_providers WHERE name = 'Quayside Telecom'")
      ?.service_provider_sid,
  );
});

it.each(['nora', 'sam', 'vera'] as const)('%s, who has only one, reads its name', async (name) => {
  await app.open('/', name);
  expect(await app.findField(selector)).toBeDisabled();
  await expectValue(selector, 'Northwind Voice');
  expect(screen.queryByRole('button', { name: 'Add a service provider' })).toBeNull();
});

it('one that no longer exists gives way to the first by name', async () => {
  localStorage.setItem('activeServiceProvider', '0f0f0f0f-0000-4000-8000-00000000dead');
  await app.open('/internal/accounts', 'admin');
  await expectValue(selector, 'Northwind Voice');
  await screen.findByText('Sunrise Clinic', { selector: 'a' });
});

it('two hundred are found by typing', async () => {
  for (let index = 0; index < 200; index += 1) addProvider(`Provider ${index}`, index);
  await app.open('/internal/users', 'admin');
  await expectValue(selector, 'Northwind Voice');
  app.forgetRequests();
  await app.fill(app.getField(selector), 'provider 137');
  await waitFor(() => expect(options()).toEqual(['Provider 137']));
  await user.type(app.getField(selector), '{Enter}', { skipClick: true });
  await expectValue(selector, 'Provider 137');
  await app.expectUrl(/\/internal\/accounts/);
  expect(app.requests()).not.toContain('GET ServiceProviders');
});

it('a new one needs a name of its own, and is chosen', async () => {
  await app.open('/internal/users', 'admin');
  await app.press('Add a service provider');
  const dialog = await screen.findByRole('dialog', { name: 'Add a service provider' });
  const name = app.getField('Service provider name', dialog);
  await waitFor(() => expect(name).toHaveFocus());
  await app.fill(name, '  ');
  await app.press('Create', dialog);
  expect(name).toHaveAccessibleDescription('Required');
  await app.fill(name, 'northwind voice');
  await app.press('Create', dialog);
  // Whether it is in use is asked.
  await waitFor(() => expect(name).toHaveAccessibleDescription('This name is already in use.'));
  expect(app.writes()).toEqual([]);
  await app.fill(name, 'Aerial');
  await user.dblClick(await app.button('Create', dialog));
  await app.see('Added new service provider');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.expectUrl(/\/internal\/accounts/);
  await expectValue(selector, 'Aerial');
  expect(app.writes()).toEqual([{ call: 'POST ServiceProviders', body: { name: 'Aerial' } }]);
  const made = app.db.get("SELECT * FROM service_providers WHERE name = 'Aerial'");
  expect(stored()).toBe(made?.service_provider_sid);
});
