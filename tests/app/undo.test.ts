import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { carrierRow, countCarriers, gatewaysOf } from './support/carriers';
import { applicationSid, numberRow } from './support/numbers';

const SID = '10000000-0000-4000-8000-00000000dead';
const name = 'Short Lived Trunks';
const number = '15559990001';
const shown = '+1 (555) 999-0001';

/** A carrier with all that makes it a carrier, and two gateways of each kind. */
function makeCarrier(account: string | null = null) {
  app.db.run(
    `INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid, account_sid, requires_register,
      register_username, register_password, register_sip_realm, tech_prefix, smpp_system_id, smpp_password, trunk_type)
     VALUES (?, ?, ?, ?, 1, 'trunk', 'canary-register', 'sip.example.com', '99', 'smpp', 'canary-smpp', 'reg')`,
    ...[SID, name, String(app.accountRow('Sunrise Clinic').service_provider_sid), account],
  );
  for (const [index, ipv4] of ['203.0.113.7', '203.0.113.8'].entries()) {
    const sid = `20000000-0000-4000-8000-00000000000${index}`;
    app.db.run(
      'INSERT INTO sip_gateways (sip_gateway_sid, voip_carrier_sid, ipv4, port, inbound, outbound, send_options_ping) VALUES (?, ?, ?, 5060, 1, ?, 1)',
      ...[sid, SID, ipv4, index],
    );
    app.db.run(
      'INSERT INTO smpp_gateways (smpp_gateway_sid, voip_carrier_sid, ipv4, port, inbound, outbound) VALUES (?, ?, ?, 2775, ?, 1)',
      ...[sid, SID, ipv4, index],
    );
  }
}
const bare = (row: object) =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([key]) => !/^(voip_carrier|(sip|smpp)_gateway)_sid$|_at$/.test(key),
    ),
  );
const storedCarrier = () => ({
  own: bare(carrierRow(name)),
  sip: gatewaysOf(name, 'sip_gateways').map(bare),
  smpp: gatewaysOf(name, 'smpp_gateways').map(bare),
});

function makeNumber() {
  const { voip_carrier_sid } = carrierRow('Twilio');
  app.db.run(
    `INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid, application_sid, service_provider_sid)
     VALUES (?, ?, ?, ?, ?, ?)`,
    ...[SID, number, String(voip_carrier_sid), app.accountSid('Sunrise Clinic')],
    applicationSid('Opening hours South', 'Sunrise Clinic'),
    String(app.accountRow('Sunrise Clinic').service_provider_sid),
  );
}

/** Deletes a record from the list on screen. */
const remove = async (label: string) => {
  await app.chooseInMenu(label, 'Delete');
  await app.press('Delete', await screen.findByRole('dialog'));
  await app.see(/^Deleted /);
};
const undo = () => app.button('Undo');
const posts = () => app.writes().filter(({ call }) => call.startsWith('POST'));

describe('after a deletion from a list', () => {
  it.each<[app.DemoUser, string | null]>([
    ['admin', null],
    ['nora', null],
    ['sam', 'Sunrise Clinic'],
  ])('%s brings a carrier back with its gateways', async (operator, account) => {
    makeCarrier(account && app.accountSid(account));
    const before = storedCarrier();
    await app.open('/internal/carriers', operator);
    await app.chooseInMenu(name, 'Delete');
    const dialog = await screen.findByRole('dialog');
    await app.see('You can undo this. What you restore gets a new SID.', dialog);
    await app.press('Delete', dialog);
    await app.see(/^Deleted .*Short Lived Trunks/);
    expect(countCarriers(name)).toBe(0);
    await app.click(await undo());
    await app.see('Short Lived Trunks restored. Its SID is new.');
    expect(storedCarrier()).toEqual(before);
    expect(carrierRow(name).voip_carrier_sid).not.toBe(SID);
    await waitFor(() => expect(app.rowWith(name)).toBeVisible());
    await app.follow('Open', (await app.see(/restored/)).parentElement as HTMLElement);
    await app.expectUrl(`/internal/carriers/${carrierRow(name).voip_carrier_sid}/edit`);
  });

  it('by keyboard alone, and the focus goes on to what is there again', async () => {
    makeNumber();
    const before = numberRow(number);
    await app.open('/internal/phone-numbers?filter={"q":"1555999"}', 'nora');
    await remove(shown);
    (await undo()).focus();
    await user.keyboard('{Enter}');
    const text = await app.see(/restored/);
    const link = within(text.parentElement as HTMLElement).getByRole('link', { name: 'Open' });
    await waitFor(() => expect(link).toHaveFocus());
    const { phone_number_sid, ...after } = numberRow(number);
    expect({ ...after, phone_number_sid: SID }).toEqual(before);
    expect(phone_number_sid).not.toBe(SID);
  });

  it('nobody is hurried, and whoever goes to another page has decided', async () => {
    makeNumber();
    app.hurry();
    await app.open('/internal/phone-numbers?filter={"q":"1555999"}', 'nora');
    await remove(shown);
    const until = performance.now() + 1000;
    await waitFor(() => expect(performance.now()).toBeGreaterThan(until));
    await undo();
    await app.follow('Carriers');
    await app.heading('Carriers');
    await waitFor(() => expect(screen.queryByText(/^Deleted /)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is forgotten after ten minutes', async () => {
    makeNumber();
    app.ownClock();
    await app.open('/internal/phone-numbers?filter={"q":"1555999"}', 'nora');
    await remove(shown);
    await undo();
    const { vi } = await import('vitest');
    await vi.advanceTimersByTimeAsync(9 * 60 * 1000);
    await undo();
    await vi.advanceTimersByTimeAsync(61 * 1000);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});

describe('what does not come back at once', () => {
  const begin = async () => {
    makeNumber();
    await app.open('/internal/phone-numbers?filter={"q":"1555999"}', 'nora');
    await remove(shown);
  };

  it('is sent once, however often it is pressed', async () => {
    await begin();
    const release = app.hold('POST', 'PhoneNumbers');
    const pressed = await undo();
    await app.click(pressed);
    await app.click(pressed);
    await app.see('Restoring…');
    release();
    await app.see(/restored/);
    expect(posts()).toHaveLength(1);
  });

  it('is found where its answer is lost, and not made twice', async () => {
    await begin();
    app.loseAnswerOnce('POST', 'PhoneNumbers');
    await app.click(await undo());
    await app.see(/wasn’t restored\. .*may have been done already/);
    await app.click(await undo());
    await app.see(/restored\./);
    expect(posts()).toHaveLength(1);
    expect(app.db.all('SELECT 1 FROM phone_numbers WHERE number = ?', number)).toHaveLength(1);
  });

  it('is refused in words, and can be tried again', async () => {
    await begin();
    app.answerOnce('POST', 'PhoneNumbers', () => app.refusal(422, 'Not like this'));
    await app.click(await undo());
    await app.see(/wasn’t restored\. .*Not like this/);
    await app.click(await undo());
    await app.see(/restored\. Its/);
    expect(numberRow(number).number).toBe(number);
  });

  it('is refused where somebody else made the same again', async () => {
    await begin();
    makeNumber();
    await app.click(await undo());
    await app.see(/wasn’t restored\. .*already/);
    expect(posts()).toEqual([]);
  });

  it('is told after the page was left', async () => {
    await begin();
    const release = app.hold('POST', 'PhoneNumbers');
    await app.click(await undo());
    await app.follow('Carriers');
    await app.heading('Carriers');
    release();
    await app.see(/restored\. Its SID is new/);
    expect(numberRow(number).number).toBe(number);
  });
});

it('what is left of a carrier is tried again, and nothing is made twice', async () => {
  makeCarrier();
  const before = storedCarrier();
  await app.open('/internal/carriers', 'nora');
  await app.open(`/internal/carriers/${SID}/edit`);
  await app.press('Delete carrier');
  await app.press('Delete', await screen.findByRole('dialog'));
  await app.expectUrl(/\/internal\/carriers(\?|$)/);
  await app.see(/^Deleted /);
  app.answerOnce('POST', 'SipGateways', () => app.refusal(422, 'Not like this'));
  await app.click(await undo());
  await app.see(/partly restored\. .*SIP gateway 203\.0\.113\.7:5060 – Not like this/);
  expect(storedCarrier().sip).toHaveLength(1);
  await app.press('Try again');
  await app.see(/restored\. Its SID is new/);
  expect(storedCarrier()).toEqual(before);
  expect(countCarriers(name)).toBe(1);
});

describe('what needs a secret that the platform never shows', () => {
  const stored = () =>
    app.db.get(
      "SELECT * FROM clients WHERE username = 'nurse-1' AND account_sid = ?",
      app.accountSid('Sunrise Clinic'),
    );

  it('a SIP client is added again in a form that lacks its password alone', async () => {
    const { client_sid: _sid, password: _password, ...before } = stored() ?? {};
    await app.open('/internal/clients', 'sam');
    await app.chooseInMenu('nurse-1', 'Delete');
    const dialog = await screen.findByRole('dialog');
    await app.see(/Its secrets can’t be restored/, dialog);
    await app.press('Delete', dialog);
    await app.see(/^Deleted /);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await app.press('Add again');
    await waitFor(() => expect(app.getField('Username')).toHaveValue('nurse-1'));
    expect(app.getField('Password')).toHaveValue('');
    expect(JSON.stringify(history.state)).not.toMatch(/password|XXX/);
    await app.fill('Password', 'canary-nurse');
    await app.press('Create');
    await waitFor(() => expect(stored()).toMatchObject(before));
  });

  it('so is a user', async () => {
    const { email } = app.db.get("SELECT email FROM users WHERE name = 'sam'") ?? {};
    await app.open('/internal/users', 'admin');
    await remove('sam');
    await app.press('Add again');
    await waitFor(() => expect(app.getField('Username')).toHaveValue('sam'));
    expect(app.getField('Email')).toHaveValue(String(email));
  });
});

it('what comes back in no way is not offered', async () => {
  app.db.run(
    "INSERT INTO accounts (account_sid, name, service_provider_sid, webhook_secret) VALUES (?, 'Short Lived', ?, 'wh_x')",
    ...[SID, String(app.accountRow('Sunrise Clinic').service_provider_sid)],
  );
  await app.open('/internal/accounts', 'nora');
  await remove('Short Lived');
  expect(screen.queryByRole('button', { name: /Undo|Add again/ })).toBeNull();
});

describe('after something was done with many', () => {
  const owner = () => ({
    carrier: String(carrierRow('Twilio').voip_carrier_sid),
    account: app.accountSid('Sunrise Clinic'),
    application: applicationSid('Opening hours South', 'Sunrise Clinic'),
  });
  const makeMany = () => {
    const { carrier, account, application } = owner();
    for (const last of ['1', '2', '3']) {
      app.db.run(
        'INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid, application_sid) VALUES (?, ?, ?, ?, ?)',
        ...[`${SID.slice(0, -1)}${last}`, `1555999000${last}`, carrier, account, application],
      );
    }
  };
  const stored = () =>
    app.db
      .all(
        "SELECT number, voip_carrier_sid, account_sid, application_sid FROM phone_numbers WHERE number LIKE '1555999%' ORDER BY number",
      )
      .map((row) => ({ ...row }));
  const select = async () => {
    makeMany();
    await app.open('/internal/phone-numbers?filter={"q":"1555999"}', 'nora');
    await screen.findByRole('button', { name: 'Actions for +1 (555) 999-0003' });
    await app.click(screen.getByLabelText('Select this page'));
  };

  it('deleted numbers come back, and those that do not are tried again', async () => {
    await select();
    const before = stored();
    await app.press('Delete…');
    const dialog = await screen.findByRole('dialog');
    await app.see(/You can undo this\. What/, dialog);
    await app.press('Delete 3', dialog);
    await app.see('3 records deleted');
    expect(stored()).toEqual([]);
    app.answerOnce('POST', 'PhoneNumbers', () => app.refusal(422, 'Not like this'));
    await app.click(await undo());
    await app.see(/^2 restored\. 1 not restored\. .* – Not like this/);
    await app.press('Try again');
    await app.see('3 restored.');
    expect(stored()).toEqual(before);
    expect(screen.queryByRole('button', { name: /Undo|Try again/ })).toBeNull();
  });

  it('a number comes back also where the answer to its deletion was lost', async () => {
    await select();
    const before = stored();
    await app.press('Delete…');
    const dialog = await screen.findByRole('dialog');
    app.loseAnswerOnce('DELETE', 'PhoneNumbers/*');
    // Whether it is gone cannot be seen at first.
    app.answerOnce('GET', 'PhoneNumbers/*', () => app.refusal(500, 'The disk is full'));
    await app.press('Delete 3', dialog);
    await app.press('Retry 1 failed', await screen.findByRole('dialog'));
    await app.see('3 records deleted');
    await app.click(await undo());
    await app.see('3 restored.');
    expect(stored()).toEqual(before);
  });

  it('carriers that were switched off are as they were, but for what somebody changed since', async () => {
    makeCarrier();
    await app.open('/internal/carriers?filter={"q":"Short"}', 'nora');
    await screen.findByRole('button', { name: `Actions for ${name}` });
    await app.click(screen.getByLabelText('Select this page'));
    const before = storedCarrier();
    await app.press('Deactivate…');
    await app.press(/^Deactivate/, await screen.findByRole('dialog'));
    await undo();
    expect(carrierRow(name).is_active).toBe(0);
    await app.click(await undo());
    await app.see('1 restored.');
    expect(storedCarrier()).toEqual(before);
  });
});
