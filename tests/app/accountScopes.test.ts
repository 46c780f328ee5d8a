import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

const sectionNamed = (name: string) => screen.queryByRole('region', { name });
const limits = () => screen.getByRole('region', { name: 'Limits' });
const limitsOf = (name: string) =>
  Object.fromEntries(
    app.db
      .all(
        'SELECT category, quantity FROM account_limits WHERE account_sid = ?',
        app.accountSid(name),
      )
      .map(({ category, quantity }) => [category, quantity]),
  );
const editOf = (name: string) => `/internal/accounts/${app.accountSid(name)}/edit`;
const openAccount = async (name: string, operator: app.DemoUser) => {
  await app.open(editOf(name), operator);
  await app.heading(name);
};
const isSaved = () => app.see('Account updated successfully');
const maxCalls = /^Max calls/;
const maxMinutes = /^Max minutes/;

describe('an account user', () => {
  it('is led home from the list and from adding', async () => {
    for (const path of ['/internal/accounts', '/internal/accounts/add']) {
      await app.open(path, 'sam');
      await app.see('You do not have permissions to manage all accounts');
      await app.expectUrl(/\/edit$/);
    }
  });

  it('who opens another account is told that there is no access', async () => {
    await app.open(editOf('Cedar Bank'), 'sam');
    await app.see('You do not have access.');
    await waitFor(() => expect(app.currentUrl()).not.toContain(app.accountSid('Cedar Bank')));
  });
});

describe('a provider user', () => {
  it('edits its accounts without debug logging', async () => {
    await openAccount('Metro Taxi', 'nora');
    expect(sectionNamed('Call recording')).toBeVisible();
    expect(sectionNamed('Debug log')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Accounts' })[0]).toBeVisible();
    await app.fill('SIP realm', 'taxi.example');
    await app.press('Save');
    await isSaved();
    expect(app.writes().map(({ body }) => body)).toEqual([{ sip_realm: 'taxi.example' }]);
    expect(app.accountRow('Metro Taxi').enable_debug_log).toBe(1);
  });

  it('who opens an account of another provider is led back to the list', async () => {
    await app.open(editOf('Gull Marine'), 'nora');
    await app.see('You do not have access.');
    await app.expectUrl('/internal/accounts');
  });
});

describe('with all limits', () => {
  it('an admin chooses the unit, and the other unit’s limits go', async () => {
    await openAccount('Sunrise Clinic', 'admin');
    let section = limits();
    expect(await app.findField(maxCalls, section)).toHaveValue(25);
    expect(app.getField(/^Licensed calls/, section)).toHaveValue(null);
    await app.choose('Limit by', 'Minute', section);
    const warning = 'Saving will delete these limits: Max calls: 25.';
    await app.see(warning, section);
    await app.choose('Limit by', 'Session', section);
    expect(within(section).queryByText(warning)).toBeNull();
    expect(await app.findField(maxCalls, section)).toHaveValue(25);
    await app.choose('Limit by', 'Minute', section);
    await app.see(warning, section);
    await app.fill(maxMinutes, '-1', section);
    await app.fill(/^Licensed minutes/, '0', section);
    await app.press('Save');
    await waitFor(() =>
      expect(app.getField(maxMinutes, section)).toHaveAccessibleDescription(
        'Enter a whole number, 0 or greater.',
      ),
    );
    expect(app.writes()).toEqual([]);
    await app.fill(maxMinutes, '900', section);
    await app.press('Save');
    await isSaved();
    expect(limitsOf('Sunrise Clinic')).toEqual({
      device: 100,
      voice_call_minutes: 900,
      voice_call_minutes_license: 0,
    });
    expect(
      app
        .writes()
        .map(({ call }) => call.replace(/[0-9a-f-]{36}/, 'X'))
        .sort(),
    ).toEqual([
      'DELETE Accounts/X/Limits?category=voice_call_session',
      'POST Accounts/X/Limits',
      'POST Accounts/X/Limits',
    ]);
    await waitFor(() => expect(app.getField('Limit by', section)).toHaveTextContent('Minute'));
    expect(within(section).queryByText(/^Saving will delete/)).toBeNull();
    await openAccount('Sunrise Clinic', 'admin');
    section = limits();
    await waitFor(() => expect(app.getField('Limit by', section)).toHaveTextContent('Minute'));
    await app.fill(maxMinutes, '', section);
    await app.press('Save');
    await isSaved();
    expect(limitsOf('Sunrise Clinic')).toEqual({ device: 100, voice_call_minutes_license: 0 });
  });

  it('others see the licensed ones alone, and cannot change them', async () => {
    await openAccount('Sunrise Clinic', 'nora');
    expect(await app.findField(/^Licensed calls/, limits())).toHaveAttribute('readonly');
    expect(within(limits()).queryByLabelText(maxCalls)).toBeNull();
    expect(app.getField('Limit by', limits())).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('without all limits', () => {
  it('there is one limit, which a provider user sets and removes', async () => {
    app.resetConsole({ ENABLE_ACCOUNT_LIMITS_ALL: 'false' });
    await openAccount('Sunrise Clinic', 'nora');
    expect(await app.findField(maxCalls, limits())).toHaveAttribute('placeholder', 'No limit');
    expect(within(limits()).queryByRole('combobox')).toBeNull();
    expect(within(limits()).getAllByRole('spinbutton')).toHaveLength(1);
    await app.fill(maxCalls, '0');
    await app.press('Save');
    await app.saved();
    expect(limitsOf('Sunrise Clinic').voice_call_session).toBe(0);
    await app.fill(maxCalls, '');
    await app.press('Save');
    await app.saved();
    expect(limitsOf('Sunrise Clinic')).toEqual({ device: 100 });
  });

  it('an account user sees it and cannot change it', async () => {
    app.resetConsole({ ENABLE_ACCOUNT_LIMITS_ALL: 'false' });
    await app.open('/', 'sam');
    expect(await app.findField(maxCalls)).toHaveValue(25);
    expect(app.getField(maxCalls)).toHaveAttribute('readonly');
  });
});

it('without call recording a save leaves the stored bucket alone', async () => {
  app.resetConsole({ ENABLE_CALL_RECORDING: 'false' });
  const before = app.accountRow('Cedar Bank').bucket_credential;
  await openAccount('Cedar Bank', 'nora');
  expect(sectionNamed('Call recording')).toBeNull();
  await app.findField('URL', app.getGroup('Registration webhook'));
  await app.fill('URL', 'https://x.example', app.getGroup('Registration webhook'));
  await app.press('Save');
  await isSaved();
  expect(app.accountRow('Cedar Bank')).toMatchObject({
    bucket_credential: before,
    record_all_calls: 1,
    record_format: 'wav',
  });
});
