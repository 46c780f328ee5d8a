import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

const head = (name: string) => screen.findByRole('columnheader', { name: new RegExp(name, 'i') });
const sortBy = async (name: string) =>
  app.click(within(await head(name)).getByRole('button', { name: /^Sort by/ }));
const cellsOf = async (name: string) => {
  const place = (await screen.findAllByRole('columnheader')).indexOf(await head(name));
  return app.rows().map((row) => within(row).getAllByRole('cell')[place]?.textContent ?? '');
};
const inOrder = (texts: string[]) => [...texts].sort((a, b) => a.localeCompare(b));

describe('a list that the platform pages', () => {
  it('is sorted as a whole by what is shown, with one request for its rows', async () => {
    await app.open('/internal/phone-numbers', 'nora');
    await waitFor(async () => expect(await cellsOf('Account')).toContain('Metro Taxi'));
    expect(await head('Number')).toHaveAttribute('aria-sort', 'ascending');
    app.forgetRequests();
    await sortBy('Account');
    await waitFor(async () => {
      const names = await cellsOf('Account');
      expect(names[0]).toBe('Bluebird Airways');
      expect(names).toEqual(inOrder(names));
    });
    expect(await head('Account')).toHaveAttribute('aria-sort', 'ascending');
    expect(await head('Number')).not.toHaveAttribute('aria-sort');
    expect(app.requests().filter((call) => call.includes('page='))).toEqual([
      'GET PhoneNumbers?page=1&page_size=5000',
    ]);
    await sortBy('Account');
    await waitFor(async () => expect((await cellsOf('Account'))[0]).toBe('Sunrise Clinic'));
  });

  it('without an order of its own says so, and takes each', async () => {
    for (let number = 10; number < 40; number += 1) {
      app.db.run(
        `INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid)
          SELECT ?, ?, service_provider_sid FROM service_providers WHERE name LIKE 'Northwind%'`,
        `f0000000-0000-4000-8000-0000000000${number}`,
        `Trunk ${100 - number}`,
      );
    }
    await app.open('/internal/carriers', 'nora');
    await waitFor(() => expect(app.rows()).toHaveLength(25));
    expect(await head('Name')).not.toHaveAttribute('aria-sort');
    await sortBy('Name');
    await waitFor(async () => expect(await head('Name')).toHaveAttribute('aria-sort', 'ascending'));
    const names = await cellsOf('Name');
    expect(names).toEqual(inOrder(names));
    expect(await head('Gateways')).toHaveAttribute('title', 'This column can’t be sorted.');
  });
});

it('sorts speech services by the vendor as it is called, and finds them by text', async () => {
  app.db.run(
    "UPDATE speech_credentials SET vendor = 'custom:House voices' WHERE speech_credential_sid = (SELECT min(speech_credential_sid) FROM speech_credentials)",
  );
  await app.open('/internal/speech-services', 'nora');
  await waitFor(async () => expect(await cellsOf('Vendor')).toContain('House voices'));
  const names = await cellsOf('Vendor');
  expect(names).toEqual(inOrder(names));
});

it('the numbers of a carrier are one step from its row, and the filter can be seen and removed', async () => {
  await app.open('/internal/carriers?filter={"q":"Voxbone"}', 'nora');
  await waitFor(() => expect(app.rows()).toHaveLength(1));
  const menu = await app.openMenu('Voxbone');
  await app.click(within(menu).getByRole('menuitem', { name: 'Phone numbers' }));
  await app.heading('Phone numbers');
  await waitFor(async () => expect([...new Set(await cellsOf('Carrier'))]).toEqual(['Voxbone']));
  expect(app.filterInUrl()).toHaveProperty('voip_carrier_sid');
  await app.see('Carrier: Voxbone');
  await app.press('Remove filter: Carrier: Voxbone');
  await waitFor(async () => expect(await cellsOf('Carrier')).toContain('Twilio'));
  expect(screen.queryByText('Carrier: Voxbone')).toBeNull();
});
