import { entries } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { applicationSid, numberRow } from './support/numbers';

describe('many numbers at once', () => {
  const dialog = () => screen.findByRole('dialog');
  const outcomeOf = async (number: string) => {
    const row = within(await dialog())
      .getByText(number)
      .closest('tr');
    return row?.querySelectorAll('td')[1]?.textContent;
  };
  const openDialog = async () => {
    await app.open('/internal/phone-numbers', 'nora');
    await app.press('Add many');
    return dialog();
  };
  const chooseOwner = async () => {
    const scope = await dialog();
    await app.chooseTyped('Account', 'Sunrise Clinic', scope);
    await app.chooseTyped('Carrier', 'Twilio', scope);
    await app.chooseTyped('Application', 'Callbacks North', scope);
  };

  it('are offered where a search finds none', async () => {
    const filter = encodeURIComponent('{"q":"no such number"}');
    await app.open(`/internal/phone-numbers?filter=${filter}`, 'nora');
    await screen.findByText('No results match these filters.');
    expect(screen.getByRole('button', { name: 'Add many' })).toBeVisible();
  });

  it('are checked, added to one account, and tried again where the platform failed', async () => {
    const scope = await openDialog();
    await app.fill('Numbers', '+1 555 200 0137\nno number\n15550100001', scope);
    await app.fill('First number', '15550100001', scope);
    await app.fill('Last number', '15550100006', scope);
    await app.press('Add range', scope);
    await app.press('Add 6 numbers', scope);
    await waitFor(() =>
      expect(app.getField('Account', scope)).toHaveAttribute('aria-invalid', 'true'),
    );
    expect(app.writes()).toEqual([]);
    await chooseOwner();
    let fails = 2;
    let underWay = 0;
    let most = 0;
    app.answerAlways('POST', 'PhoneNumbers', async (pass) => {
      underWay += 1;
      most = Math.max(most, underWay);
      const answer = fails-- > 0 ? app.refusal(500, 'The database is away') : await pass();
      underWay -= 1;
      return answer;
    });
    await app.press('Add 6 numbers', scope);
    await app.see('4 numbers added.');
    expect(most).toBeLessThanOrEqual(4);
    expect(await outcomeOf('15552000137')).toBe('Already exists, skipped');
    expect(await outcomeOf('no number')).toMatch(/^Invalid, skipped.*digits only/);
    expect(scope).toHaveTextContent('Duplicate, skipped');
    expect(scope).toHaveTextContent('FailedThe database is away');
    expect(scope.textContent.match(/The database is away/g)).toHaveLength(2);
    await app.press('Retry 2 numbers', scope);
    await app.see('6 numbers added.');
    expect(within(scope).queryByRole('button', { name: /^Retry/ })).toBeNull();
    await app.press('Close', scope);
    for (let last = 1; last <= 6; last += 1) {
      expect(numberRow(`1555010000${last}`)).toMatchObject({
        account_sid: app.accountSid('Sunrise Clinic'),
        application_sid: applicationSid('Callbacks North', 'Sunrise Clinic'),
      });
    }
    const stored = app.db.all("SELECT number FROM phone_numbers WHERE number LIKE '1555010000%'");
    expect(stored).toHaveLength(6);
    await app.see('51 total');
  });

  it('of which answers got lost are told so, without edits that are not there', async () => {
    const scope = await openDialog();
    await app.fill('Numbers', '15550100001', scope);
    await chooseOwner();
    app.answerAlways('POST', 'PhoneNumbers', () => new Response('', { status: 502 }));
    await app.press('Add 1 number', scope);
    await app.see('0 numbers added.');
    expect(scope).toHaveTextContent('It may have been stored');
    expect(scope).not.toHaveTextContent('Your edits');
  });

  it('of a range are typed key by key, and Enter adds it', async () => {
    const scope = await openDialog();
    await user.click(await app.findField('First number', scope));
    await user.keyboard('15550100001{Tab}15550100004{Enter}');
    await app.button('Add 4 numbers', scope);
    expect(app.getField('First number', scope)).toHaveValue('');
  });

  it('are not added before they could be looked for', async () => {
    const scope = await openDialog();
    app.answerAlways('GET', /^PhoneNumbers\?.*filter=/, () => app.refusal(500, 'It is away'));
    await app.fill('Numbers', '15552000137', scope);
    await chooseOwner();
    await app.press('Add 1 number', scope);
    await app.see('It is away');
    expect(app.writes()).toEqual([]);
    app.answerAlways('GET', /^PhoneNumbers\?.*filter=/, (pass) => pass());
    await app.press('Add 1 number', scope);
    await app.see('Already exists, skipped', scope);
    await waitFor(() => expect(screen.queryByText('It is away')).toBeNull());
    expect(app.writes()).toEqual([]);
  });

  it('stop when they are told to, and go on from there', async () => {
    const scope = await openDialog();
    await app.fill('First number', '15550100001', scope);
    await app.fill('Last number', '15550100009', scope);
    await app.press('Add range', scope);
    await chooseOwner();
    const release = app.hold('POST', /^PhoneNumbers$/);
    await app.press('Add 9 numbers', scope);
    await app.press('Stop', scope);
    release();
    await app.see('4 numbers added.');
    expect(await outcomeOf('15550100009')).toBe('Not tried');
    await app.press('Retry 5 numbers', scope);
    await app.see('9 numbers added.');
  });

  it('are added once where an answer got lost, and those that others have are not taken for them', async () => {
    const scope = await openDialog();
    await app.fill('First number', '15550100001', scope);
    await app.fill('Last number', '15550100009', scope);
    await app.press('Add range', scope);
    await chooseOwner();
    let lost = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    app.answerAlways('POST', 'PhoneNumbers', async (pass) => {
      const isLost = lost++ === 0;
      await held;
      const answer = await pass();
      return isLost ? new Response('', { status: 502 }) : answer;
    });
    await app.press('Add 9 numbers', scope);
    await waitFor(() => expect(app.writes()).toHaveLength(4));
    await app.press('Stop', scope);
    release();
    await app.see('3 numbers added.');
    app.reconnect();
    app.db.run(
      `INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid)
       SELECT ?, ?, voip_carrier_sid, ? FROM voip_carriers WHERE name = 'Voxbone'`,
      ...[crypto.randomUUID(), '15550100009', app.accountSid('Cedar Bank')],
    );
    app.forgetRequests();
    app.answerOnce('GET', /^PhoneNumbers\?.*filter=/, () => app.refusal(500, 'It is away'));
    await app.press('Retry 6 numbers', scope);
    await app.see(/^Couldn’t check which of them are there already\. .*It is away/);
    expect(app.writes()).toEqual([]);
    await app.press('Retry 6 numbers', scope);
    await app.see('9 numbers added.');
    expect(app.writes()).toHaveLength(5);
    const stored = app.db.all(
      `SELECT number FROM phone_numbers JOIN voip_carriers USING (voip_carrier_sid)
       WHERE number LIKE '1555010000%' AND name = 'Twilio' ORDER BY number`,
    );
    const range = Array.from({ length: 9 }, (_one, at) => ({ number: `1555010000${at + 1}` }));
    expect(stored).toEqual(range);
  });

  it('are still there when the dialog is opened again', async () => {
    const scope = await openDialog();
    await app.fill('Numbers', '15550100001', scope);
    await app.press('Cancel', scope);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.press('Add many');
    await app.press('Restore', await dialog());
    expect(await app.findField('Numbers', await dialog())).toHaveValue('15550100001');
  });

  it('are kept when the tab is gone, until they are added', async () => {
    const scope = await openDialog();
    await app.fill('Numbers', '15550100001\n15550100002', scope);
    await chooseOwner();
    await waitFor(async () => expect(JSON.stringify(await entries())).toContain('15550100002'));
    await app.open('/internal/applications');
    await app.press('Unsaved changes (1)');
    await app.click(await screen.findByRole('link', { name: 'Phone number: Add phone numbers' }));
    await app.press('Restore', await screen.findByRole('dialog', { name: 'Add phone numbers' }));
    await app.press('Add 2 numbers');
    await app.see('2 numbers added.');
    for (const number of ['15550100001', '15550100002']) {
      expect(numberRow(number)).toMatchObject({
        account_sid: app.accountSid('Sunrise Clinic'),
        application_sid: applicationSid('Callbacks North', 'Sunrise Clinic'),
      });
    }
    await waitFor(async () => expect(await entries()).toEqual([]));
  });
});
