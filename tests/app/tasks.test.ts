import { beforeEach, expect, it } from 'vitest';
import {
  accountSid,
  choose,
  chooseInMenu,
  chooseTyped,
  click,
  type DemoUser,
  db,
  fill,
  follow,
  heading,
  open,
  press,
  requests,
  rows,
  rowWith,
  screen,
  see,
  waitFor,
  within,
} from './support';
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

const home = async (operator: DemoUser = 'nora') => {
  await open('/internal/accounts', operator);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  clicks = 0;
};
const clicked = (most: number) => expect(clicks).toBeLessThanOrEqual(most);

const menu = () => screen.getByRole('navigation', { name: 'Main navigation' });
const area = async (name: string, title = name) => {
  await follow(name, menu());
  await heading(title);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
};
/** Goes by the command palette, opened by its button as its keys would, to what the words name. */
const goTo = async (words: string, name: string | RegExp) => {
  await press('Search');
  await fill(await screen.findByRole('combobox', { name: 'Search and commands' }), words);
  await click(await screen.findByRole('option', { name }));
};

beforeEach(() => home());

it('the application of a number is changed with 4 clicks (best 4)', async () => {
  await goTo('200 0137', /200-0137/);
  await chooseTyped('Application', 'Appointments Children');
  await press('Save');
  await see('Phone number updated successfully');
  clicked(4);
  expect(numberRow('15552000137').application_sid).toBe(
    applicationSid('Appointments Children', 'Sunrise Clinic'),
  );
});

it('a carrier is made from a template with 4 clicks (best 4)', async () => {
  await area('Carriers');
  await follow('Add carrier');
  await see(/^Ask your carrier/);
  await choose('Select a predefined carrier', 'TelecomsXChange');
  await see('Carrier created successfully');
  clicked(4);
  expect(carrierRow('TelecomsXChange').name).toBe('TelecomsXChange');
});

it('a key of a speech vendor is stored and tested with 5 clicks (best 5)', async () => {
  await area('Speech', 'Speech services');
  await follow('Add speech service');
  await choose('Vendor', 'Deepgram');
  await fill('Label', 'second');
  await fill('API key', 'deepgram-key-0123456789');
  await press('Create');
  await waitFor(() => expect(rowWith('second')).toHaveTextContent('OK'));
  clicked(5);
  expect(credential('deepgram', 'second')).toMatchObject({ tts_tested_ok: 1, stt_tested_ok: 1 });
});

/** Moves a call that was not answered into yesterday. */
const failYesterday = (account: string) =>
  db.run(
    `UPDATE recent_calls SET attempted_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')
     WHERE call_sid = (SELECT call_sid FROM recent_calls WHERE account_sid = ? AND answered = 0
                       ORDER BY attempted_at DESC LIMIT 1)`,
    accountSid(account),
  );

it('the SIP of a failed call of yesterday is read with 5 clicks (best 5)', async () => {
  failYesterday('Sunrise Clinic');
  await chooseInMenu('Sunrise Clinic', 'Recent calls');
  await heading('Recent calls');
  await press('Views');
  await click(await screen.findByRole('menuitem', { name: 'Not answered yesterday' }));
  await waitFor(() => {
    expect(rows().length).toBeGreaterThan(0);
    expect(screen.queryByText('Answered')).toBeNull();
  });
  const [call] = rows();
  if (call) await click(within(call).getByRole('link', { name: 'SIP messages' }));
  expect(await screen.findByRole('tab', { name: 'SIP messages', selected: true })).toBeVisible();
  await waitFor(() => expect(requests().join()).toMatch(/pcap/));
  clicked(5);
});

it('the webhook secret of an account is changed with 3 clicks (best 4)', async () => {
  const secret = () => text('SELECT webhook_secret FROM accounts WHERE name = ?', 'Cedar Bank');
  const before = secret();
  await follow('Cedar Bank');
  await press('Generate new secret');
  await press('Generate new secret', await screen.findByRole('dialog'));
  await see('Webhook signing secret was successfully generated');
  clicked(3);
  expect(secret()).not.toBe(before);
});

it('a user of an account is created with 4 clicks (best 4)', async () => {
  await chooseInMenu('Cedar Bank', 'Users');
  await heading('Users');
  await follow('Add user');
  await fill('Username', 'zoe');
  await fill('Email', 'zoe@example.com');
  await fill('Temporary password', 'Secret-77!');
  await press('Create');
  await see('User created successfully');
  clicked(4);
  expect(text('SELECT account_sid FROM users WHERE name = ?', 'zoe')).toBe(
    accountSid('Cedar Bank'),
  );
});

it('two routes change places with 3 clicks (best 3)', async () => {
  const [first, second] = northwind();
  await follow('Outbound call routing', menu());
  await heading('Northwind outbound');
  await press('Move route 2 up');
  await press('Save');
  await see('Routing table updated successfully');
  clicked(3);
  expect(northwind().slice(0, 2)).toEqual([second, first].map(String));
});

it('20 numbers are added with 3 clicks (best 3)', async () => {
  await goTo('add many', 'Add many numbers');
  const dialog = await screen.findByRole('dialog', { name: 'Add phone numbers' });
  const numbers = Array.from({ length: 20 }, (_, index) => `155501000${10 + index}`);
  await fill('Numbers', numbers.join('\n'), dialog);
  // A name that is typed in full needs no pick.
  await fill('Account', 'Sunrise Clinic', dialog);
  await fill('Carrier', 'Twilio', dialog);
  await press('Add 20 numbers', dialog);
  await see('20 numbers added.');
  clicked(3);
  expect(numbers.filter((number) => numberRow(number).account_sid)).toEqual(numbers);
});

it('a SIP client is switched off with 2 clicks (best 2)', async () => {
  await area('Clients', 'SIP clients');
  await click(within(rowWith('doctor-lee')).getByRole('switch'));
  await waitFor(() =>
    expect(text('SELECT is_active FROM clients WHERE username = ?', 'doctor-lee')).toBe('0'),
  );
  clicked(2);
});

it('an API key of an account is made with 2 clicks (best 3)', async () => {
  await follow('Cedar Bank');
  await press('Add API key');
  await screen.findByRole('dialog', { name: 'Your new API key' });
  clicked(2);
});

it('a call is shared with 3 clicks (best 3)', async () => {
  await home('sam');
  await area('Recent calls');
  const [call] = rows();
  if (call) await click(call);
  await press('Copy link');
  await see('Link copied');
  clicked(3);
});

it('24 numbers are led to one application with 6 clicks (best 6)', async () => {
  await chooseInMenu('Sunrise Clinic', 'Phone numbers');
  await heading('Phone numbers');
  await waitFor(() => expect(rows()).toHaveLength(24));
  await click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await choose('Application', 'Appointments Children');
  await press('Apply');
  await see('Number routing updated successfully');
  clicked(6);
  expect(
    text(
      'SELECT count(*) FROM phone_numbers WHERE account_sid = ? AND application_sid = ?',
      accountSid('Sunrise Clinic'),
      applicationSid('Appointments Children', 'Sunrise Clinic'),
    ),
  ).toBe('24');
});
