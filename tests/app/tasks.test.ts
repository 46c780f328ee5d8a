import { beforeEach, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { carrierRow } from './support/carriers';
import { applicationSid, numberRow, text } from './support/numbers';
import { northwind } from './support/routing';
import { credential } from './support/speech';

/**
 * What an operator clicks from the page after signing in until a task is done. Typing is not counted,
 * nor going into a field to type. The numbers only go down: `most` is what it takes, `best` what the
 * best console of this kind needs.
 */
let clicks = 0;
addEventListener('pointerdown', () => {
  clicks += 1;
});

const home = async (operator: app.DemoUser = 'nora') => {
  await app.open('/internal/accounts', operator);
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  clicks = 0;
};
const clicked = (most: number) => expect(clicks).toBeLessThanOrEqual(most);

const menu = () => screen.getByRole('navigation', { name: 'Main navigation' });
const area = async (name: string, title = name) => {
  await app.follow(name, menu());
  await app.heading(title);
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
};
/** Goes by the command palette, opened by its button as its keys would, to what the words name. */
const goTo = async (words: string, name: string | RegExp) => {
  await app.press('Search');
  await app.fill(await screen.findByRole('combobox', { name: 'Search and commands' }), words);
  await app.click(await screen.findByRole('option', { name }));
};

beforeEach(() => home());

it('the application of a number is changed with 3 clicks (best 3)', async () => {
  await area('Phone numbers');
  await app.fill(screen.getByRole('searchbox'), '200 0137');
  await waitFor(() => expect(app.rows()).toHaveLength(1));
  await app.click(
    within(app.rowWith('200-0137')).getByRole('button', { name: /^Change application/ }),
  );
  await screen.findByRole('dialog', { name: /^Application: / });
  await app.chooseTyped('Application', 'Appointments Children');
  await app.see(/200-0137 now goes to “Appointments Children”/);
  clicked(3);
  expect(numberRow('15552000137').application_sid).toBe(
    applicationSid('Appointments Children', 'Sunrise Clinic'),
  );
});

it('a carrier is made from a template with 4 clicks (best 4)', async () => {
  await area('Carriers');
  await app.follow('Add carrier');
  await app.see(/your carrier must allow/);
  await app.choose('Select a predefined carrier', 'TelecomsXChange');
  await app.see('Carrier created successfully');
  clicked(4);
  expect(carrierRow('TelecomsXChange').name).toBe('TelecomsXChange');
});

it('a key of a speech vendor is stored and tested with 5 clicks (best 5)', async () => {
  await area('Speech', 'Speech services');
  await app.follow('Add speech service');
  await app.choose('Vendor', 'Deepgram');
  await app.fill('Label', 'second');
  await app.fill('API key', 'deepgram-key-0123456789');
  await app.press('Create');
  await waitFor(() => expect(app.rowWith('second')).toHaveTextContent('OK'));
  clicked(5);
  expect(credential('deepgram', 'second')).toMatchObject({ tts_tested_ok: 1, stt_tested_ok: 1 });
});

/** Moves a call that was not answered into yesterday. */
const failYesterday = (account: string) =>
  app.db.run(
    `UPDATE recent_calls SET attempted_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')
     WHERE call_sid = (SELECT call_sid FROM recent_calls WHERE account_sid = ? AND answered = 0
                       ORDER BY attempted_at DESC LIMIT 1)`,
    app.accountSid(account),
  );

it('the SIP of a failed call of yesterday is read with 5 clicks (best 5)', async () => {
  failYesterday('Sunrise Clinic');
  await app.chooseInMenu('Sunrise Clinic', 'Recent calls');
  await app.heading('Recent calls');
  await app.press('Views');
  await app.click(await screen.findByRole('menuitem', { name: 'Not answered yesterday' }));
  await waitFor(() => {
    expect(app.rows().length).toBeGreaterThan(0);
    expect(screen.queryByText('Answered')).toBeNull();
  });
  const [call] = app.rows();
  if (call) await app.click(within(call).getByRole('link', { name: 'SIP messages' }));
  expect(await screen.findByRole('tab', { name: 'SIP messages', selected: true })).toBeVisible();
  await waitFor(() => expect(app.requests().join()).toMatch(/pcap/));
  clicked(5);
});

it('the webhook secret of an account is changed with 3 clicks (best 4)', async () => {
  const secret = () => text('SELECT webhook_secret FROM accounts WHERE name = ?', 'Cedar Bank');
  const before = secret();
  await app.follow('Cedar Bank');
  await app.press('Generate new secret');
  await app.press('Generate new secret', await screen.findByRole('dialog'));
  await app.see('Webhook signing secret was successfully generated');
  clicked(3);
  expect(secret()).not.toBe(before);
});

it('a user of an account is created with 4 clicks (best 4)', async () => {
  await app.chooseInMenu('Cedar Bank', 'Users');
  await app.heading('Users');
  await app.follow('Add user');
  await app.fill('Username', 'zoe');
  await app.fill('Email', 'zoe@example.com');
  await app.fill('Temporary password', 'Secret-77!');
  await app.press('Create');
  await app.see('User created successfully');
  clicked(4);
  expect(text('SELECT account_sid FROM users WHERE name = ?', 'zoe')).toBe(
    app.accountSid('Cedar Bank'),
  );
});

it('two routes change places with 3 clicks (best 3)', async () => {
  const [first, second] = northwind();
  await app.follow('Outbound call routing', menu());
  await app.heading('Northwind outbound');
  await app.press('Move route 2 up');
  await app.press('Save');
  await app.see('Routing table updated successfully');
  clicked(3);
  expect(northwind().slice(0, 2)).toEqual([second, first].map(String));
});

it('20 numbers are added with 3 clicks (best 3)', async () => {
  await goTo('add many', 'Add many numbers');
  const dialog = await screen.findByRole('dialog', { name: 'Add phone numbers' });
  const numbers = Array.from({ length: 20 }, (_, index) => `155501000${10 + index}`);
  await app.fill('Numbers', numbers.join('\n'), dialog);
  // A name that is typed in full needs no pick.
  await app.fill('Account', 'Sunrise Clinic', dialog);
  await app.fill('Carrier', 'Twilio', dialog);
  await app.press('Add 20 numbers', dialog);
  await app.see('20 numbers added.');
  clicked(3);
  expect(numbers.filter((number) => numberRow(number).account_sid)).toEqual(numbers);
});

it('a SIP client is switched off with 2 clicks (best 2)', async () => {
  await area('Clients', 'SIP clients');
  await app.click(within(app.rowWith('doctor-lee')).getByRole('switch'));
  await waitFor(() =>
    expect(text('SELECT is_active FROM clients WHERE username = ?', 'doctor-lee')).toBe('0'),
  );
  clicked(2);
});

it('an API key is rotated with 2 clicks (best 2), and the old one deleted with 3 more', async () => {
  const keys = () =>
    text('SELECT count(*) FROM api_keys WHERE account_sid = ?', app.accountSid('Cedar Bank'));
  const before = Number(keys());
  await app.follow('Cedar Bank');
  const [rotate] = await screen.findAllByRole('button', { name: /^Rotate: / });
  if (rotate) await app.click(rotate);
  await app.findField('API key', await screen.findByRole('dialog', { name: 'Your new API key' }));
  clicked(2);
  expect(Number(keys())).toBe(before + 1);
  await app.press('Close');
  await app.press(/^Delete now: /);
  await app.press('Delete', await screen.findByRole('dialog'));
  await app.see('API key deleted');
  clicked(5);
  expect(Number(keys())).toBe(before);
});

it('a speech service is added, and used by an application, with 6 clicks and Enter (best 6)', async () => {
  await area('Speech', 'Speech services');
  await app.follow('Add speech service');
  // Enter picks what was typed.
  await app.fill('Vendor', 'Deepgram');
  await user.keyboard('{Enter}');
  await app.fill('Label', 'second');
  await app.fill('API key', 'deepgram-key-0123456789');
  await app.press('Create');
  await app.press('Use in applications…');
  const dialog = await screen.findByRole('dialog', { name: /in applications$/ });
  await app.click(
    await within(dialog).findByRole('checkbox', {
      name: 'Speech-to-text in Appointments Children',
    }),
  );
  await app.press('Use in 1 application', dialog);
  await app.see('1 application updated.', dialog);
  clicked(6);
  expect(
    text(
      'SELECT speech_recognizer_label FROM applications WHERE application_sid = ?',
      applicationSid('Appointments Children', 'Sunrise Clinic'),
    ),
  ).toBe('second');
});

it('an API key of an account is made with 2 clicks (best 3)', async () => {
  await app.follow('Cedar Bank');
  await app.press('Add API key');
  await app.findField('API key', await screen.findByRole('dialog', { name: 'Your new API key' }));
  clicked(2);
});

it('a call is shared with 3 clicks (best 3)', async () => {
  await home('sam');
  await area('Recent calls');
  const [call] = app.rows();
  if (call) await app.click(call);
  await app.press('Copy link');
  await app.see('Link copied');
  clicked(3);
});

it('24 numbers are led to one application with 6 clicks (best 6)', async () => {
  await app.chooseInMenu('Sunrise Clinic', 'Phone numbers');
  await app.heading('Phone numbers');
  await waitFor(() => expect(app.rows()).toHaveLength(24));
  await app.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await app.choose('Application', 'Appointments Children');
  await app.press('Apply');
  await app.see('Number routing updated successfully');
  clicked(6);
  expect(
    text(
      'SELECT count(*) FROM phone_numbers WHERE account_sid = ? AND application_sid = ?',
      app.accountSid('Sunrise Clinic'),
      applicationSid('Appointments Children', 'Sunrise Clinic'),
    ),
  ).toBe('24');
});
