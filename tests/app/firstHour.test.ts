import { beforeEach, describe, expect, it } from 'vitest';
import {
  db,
  follow,
  forgetRequests,
  heading,
  open,
  press,
  requests,
  resetConsole,
  screen,
  waitFor,
  within,
} from './support';

const panel = () => screen.findByRole('region', { name: 'Get ready for your first call' });
const steps = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\).*$/, ')'));
const questions = () =>
  requests().filter((call) =>
    /VoipCarriers|PhoneNumbers|SpeechCredentials|Applications/.test(call),
  );

/** A provider that has nothing but an account, before every other one by its name. */
const provider = '20000000-0000-4000-8000-000000000000';
const account = '20000000-0000-4000-8000-000000000001';
beforeEach(() => {
  db.run(
    "INSERT INTO service_providers (service_provider_sid, name) VALUES (?, 'Aardvark Voice')",
    provider,
  );
  db.run(
    "INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret) VALUES (?, 'Aardvark Labs', ?, 'wh_secret_x')",
    account,
    provider,
  );
});
const addCarrier = () =>
  db.run(
    "INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid) VALUES ('20000000-0000-4000-8000-000000000002', 'First trunk', ?)",
    provider,
  );

describe('a new provider', () => {
  it('sees what to do next, each step done by what is there', async () => {
    await open('/internal/accounts', 'admin');
    expect(await steps()).toEqual([
      'Connect a carrier (to do)',
      'Add a speech service (to do)',
      'Create an application (to do)',
      'Add a phone number (to do)',
    ]);
    expect(questions()).toHaveLength(4);
    addCarrier();
    await open('/internal/accounts');
    await waitFor(async () => expect((await steps())[0]).toBe('Connect a carrier (done)'));
    await follow('Add speech service', await panel());
    await heading('Add a speech service');
  });

  it('hides the steps for good', async () => {
    await open('/internal/accounts', 'admin');
    await press('Hide these steps', await panel());
    expect(screen.queryByRole('region', { name: /first call/ })).toBeNull();
    forgetRequests();
    await open('/internal/accounts');
    await screen.findByText('Aardvark Labs');
    expect(screen.queryByRole('region', { name: /first call/ })).toBeNull();
    expect(questions()).toEqual([]);
  });
});

it('an account user sees the steps on the own account, as far as they may be taken', async () => {
  const sid = String(
    db.get(
      "SELECT account_sid FROM users JOIN accounts USING (account_sid) WHERE users.name = 'sam'",
    )?.account_sid,
  );
  const move = (table: string) =>
    db.run(`UPDATE ${table} SET account_sid = ? WHERE account_sid = ?`, account, sid);
  for (const table of ['phone_numbers', 'applications', 'speech_credentials']) move(table);
  resetConsole({ ADMIN_CARRIER: '1' });
  await open(`/internal/accounts/${sid}/edit`, 'sam');
  const shown = await steps();
  expect(shown.join()).toMatch(/Create an application \(to do\)/);
  expect(shown.join()).not.toMatch(/carrier|phone number/);
});

it('who has everything is looked at once', async () => {
  const sid = db.get("SELECT account_sid FROM users WHERE name = 'sam'")?.account_sid;
  await open(`/internal/accounts/${sid}/edit`, 'sam');
  await heading('Sunrise Clinic');
  const asked = () =>
    requests().filter((call) => call.includes('PhoneNumbers?page=1&page_size=25'));
  await waitFor(() => expect(asked()).toHaveLength(1));
  await open(`/internal/accounts/${sid}/edit`);
  await heading('Sunrise Clinic');
  expect(asked()).toHaveLength(1);
  expect(screen.queryByRole('region', { name: /first call/ })).toBeNull();
});
