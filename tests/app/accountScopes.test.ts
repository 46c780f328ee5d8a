import { describe, expect, it } from 'vitest';
import {
  accountRow,
  accountSid,
  choose,
  currentUrl,
  type DemoUser,
  db,
  expectUrl,
  fill,
  findField,
  getField,
  getGroup,
  heading,
  open,
  press,
  resetConsole,
  saved,
  screen,
  see,
  waitFor,
  within,
  writes,
} from './support';

const sectionNamed = (name: string) => screen.queryByRole('region', { name });
const limits = () => screen.getByRole('region', { name: 'Limits' });
const limitsOf = (name: string) =>
  Object.fromEntries(
    db
      .all('SELECT category, quantity FROM account_limits WHERE account_sid = ?', accountSid(name))
      .map(({ category, quantity }) => [category, quantity]),
  );
const editOf = (name: string) => `/internal/accounts/${accountSid(name)}/edit`;
const openAccount = async (name: string, operator: DemoUser) => {
  await open(editOf(name), operator);
  await heading(name);
};
const isSaved = () => see('Account updated successfully');
const maxCalls = /^Max calls/;
const maxMinutes = /^Max minutes/;

describe('an account user', () => {
  it('is led home from the list and from adding', async () => {
    for (const path of ['/internal/accounts', '/internal/accounts/add']) {
      await open(path, 'sam');
      await see('You do not have permissions to manage all accounts');
      await expectUrl(/\/edit$/);
    }
  });

  it('who opens another account is told that there is no access', async () => {
    await open(editOf('Cedar Bank'), 'sam');
    await see('You do not have access.');
    await waitFor(() => expect(currentUrl()).not.toContain(accountSid('Cedar Bank')));
  });
});

describe('a provider user', () => {
  it('edits its accounts without debug logging', async () => {
    await openAccount('Metro Taxi', 'nora');
    expect(sectionNamed('Call recording')).toBeVisible();
    expect(sectionNamed('Debug log')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Accounts' })[0]).toBeVisible();
    await fill('SIP realm', 'taxi.example');
    await press('Save');
    await isSaved();
    expect(writes().map(({ body }) => body)).toEqual([{ sip_realm: 'taxi.example' }]);
    expect(accountRow('Metro Taxi').enable_debug_log).toBe(1);
  });

  it('who opens an account of another provider is led back to the list', async () => {
    await open(editOf('Gull Marine'), 'nora');
    await see('You do not have access.');
    await expectUrl('/internal/accounts');
  });
});

describe('with all limits', () => {
  it('an admin chooses the unit, and the other unit’s limits go', async () => {
    await openAccount('Sunrise Clinic', 'admin');
    let section = limits();
    expect(await findField(maxCalls, section)).toHaveValue(25);
    expect(getField(/^Licensed calls/, section)).toHaveValue(null);
    await choose('Limit by', 'Minute', section);
    const warning = 'Saving will delete these limits: Max calls: 25.';
    await see(warning, section);
    await choose('Limit by', 'Session', section);
    expect(within(section).queryByText(warning)).toBeNull();
    expect(await findField(maxCalls, section)).toHaveValue(25);
    await choose('Limit by', 'Minute', section);
    await see(warning, section);
    await fill(maxMinutes, '-1', section);
    await fill(/^Licensed minutes/, '0', section);
    await press('Save');
    await waitFor(() =>
      expect(getField(maxMinutes, section)).toHaveAccessibleDescription(
        'Enter a whole number, 0 or greater.',
      ),
    );
    expect(writes()).toEqual([]);
    await fill(maxMinutes, '900', section);
    await press('Save');
    await isSaved();
    expect(limitsOf('Sunrise Clinic')).toEqual({
      device: 100,
      voice_call_minutes: 900,
      voice_call_minutes_license: 0,
    });
    expect(
      writes()
        .map(({ call }) => call.replace(/[0-9a-f-]{36}/, 'X'))
        .sort(),
    ).toEqual([
      'DELETE Accounts/X/Limits?category=voice_call_session',
      'POST Accounts/X/Limits',
      'POST Accounts/X/Limits',
    ]);
    await waitFor(() => expect(getField('Limit by', section)).toHaveTextContent('Minute'));
    expect(within(section).queryByText(/^Saving will delete/)).toBeNull();
    await openAccount('Sunrise Clinic', 'admin');
    section = limits();
    await waitFor(() => expect(getField('Limit by', section)).toHaveTextContent('Minute'));
    await fill(maxMinutes, '', section);
    await press('Save');
    await isSaved();
    expect(limitsOf('Sunrise Clinic')).toEqual({ device: 100, voice_call_minutes_license: 0 });
  });

  it('others see the licensed ones alone, and cannot change them', async () => {
    await openAccount('Sunrise Clinic', 'nora');
    expect(await findField(/^Licensed calls/, limits())).toHaveAttribute('readonly');
    expect(within(limits()).queryByLabelText(maxCalls)).toBeNull();
    expect(getField('Limit by', limits())).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('without all limits', () => {
  it('there is one limit, which a provider user sets and removes', async () => {
    resetConsole({ ENABLE_ACCOUNT_LIMITS_ALL: 'false' });
    await openAccount('Sunrise Clinic', 'nora');
    expect(await findField(maxCalls, limits())).toHaveAttribute('placeholder', 'No limit');
    expect(within(limits()).queryByRole('combobox')).toBeNull();
    expect(within(limits()).getAllByRole('spinbutton')).toHaveLength(1);
    await fill(maxCalls, '0');
    await press('Save');
    await saved();
    expect(limitsOf('Sunrise Clinic').voice_call_session).toBe(0);
    await fill(maxCalls, '');
    await press('Save');
    await saved();
    expect(limitsOf('Sunrise Clinic')).toEqual({ device: 100 });
  });

  it('an account user sees it and cannot change it', async () => {
    resetConsole({ ENABLE_ACCOUNT_LIMITS_ALL: 'false' });
    await open('/', 'sam');
    expect(await findField(maxCalls)).toHaveValue(25);
    expect(getField(maxCalls)).toHaveAttribute('readonly');
  });
});

it('without call recording a save leaves the stored bucket alone', async () => {
  resetConsole({ ENABLE_CALL_RECORDING: 'false' });
  const before = accountRow('Cedar Bank').bucket_credential;
  await openAccount('Cedar Bank', 'nora');
  expect(sectionNamed('Call recording')).toBeNull();
  await findField('URL', getGroup('Registration webhook'));
  await fill('URL', 'https://x.example', getGroup('Registration webhook'));
  await press('Save');
  await isSaved();
  expect(accountRow('Cedar Bank')).toMatchObject({
    bucket_credential: before,
    record_all_calls: 1,
    record_format: 'wav',
  });
});
