import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { applicationSid, text } from './support/numbers';

/** What a colleague does between the moment a list is read and the moment something is done with its rows. */
const own = "account_sid = (SELECT account_sid FROM accounts WHERE name = 'Sunrise Clinic')";
const carrier = (name: string) =>
  text('SELECT voip_carrier_sid FROM voip_carriers WHERE name = ?', name);
const stored = (sid: string) =>
  app.db.get('SELECT * FROM phone_numbers WHERE phone_number_sid = ?', sid);
const byNumber = (number: string) =>
  app.db.all('SELECT * FROM phone_numbers WHERE number = ?', number);
const sent = (method: string) => app.requests().filter((call) => call.startsWith(`${method} `));
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody .row-checkbox')];

/** Opens the numbers of an account over Twilio, and ticks the first of them. */
const choose = async (count: number) => {
  const filter = {
    account_sid: app.accountSid('Sunrise Clinic'),
    voip_carrier_sid: carrier('Twilio'),
  };
  await app.open(
    `/internal/phone-numbers?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    'nora',
  );
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  for (const box of boxes().slice(0, count)) await app.click(box);
  await app.see(`${count} selected`);
  const numbers = app.db.all(
    `SELECT * FROM phone_numbers WHERE ${own} AND voip_carrier_sid = ? ORDER BY number LIMIT ?`,
    ...[carrier('Twilio'), count],
  );
  return numbers.map((row) => ({ sid: String(row.phone_number_sid), number: String(row.number) }));
};
const change = (sid: string | undefined, column: string, value: string | null) =>
  app.db.run(
    `UPDATE phone_numbers SET ${column} = ? WHERE phone_number_sid = ?`,
    ...[value, String(sid)],
  );
const remove = (sid: string | undefined) =>
  app.db.run('DELETE FROM phone_numbers WHERE phone_number_sid = ?', String(sid));
const lineOf = (result: HTMLElement, number: string | undefined) =>
  within(result)
    .getAllByRole('row')
    .find((row) => row.textContent.replace(/\D/g, '').includes(String(number)));

describe('what a colleague did meanwhile is kept', () => {
  it('when numbers move to another carrier', async () => {
    const [routed, elsewhere, gone, given] = await choose(4);
    const application = applicationSid('Opening hours South', 'Sunrise Clinic');
    change(routed?.sid, 'application_sid', application);
    change(elsewhere?.sid, 'voip_carrier_sid', carrier('Voxbone'));
    remove(gone?.sid);
    change(given?.sid, 'account_sid', app.accountSid('Cedar Bank'));
    await app.press('Move to carrier…');
    const question = await screen.findByRole('dialog');
    await app.choose('Carrier', 'Voxbone', question);
    app.forgetRequests();
    await app.press('Move 4 numbers', question);
    const result = await screen.findByRole('dialog', { name: 'Moved numbers' });
    await app.see('1 done.', result);
    expect(byNumber(routed?.number ?? '')).toMatchObject([
      { voip_carrier_sid: carrier('Voxbone'), application_sid: application },
    ]);
    expect(lineOf(result, elsewhere?.number)).toHaveTextContent(/another carrier or account since/);
    expect(byNumber(elsewhere?.number ?? '')).toHaveLength(1);
    expect(lineOf(result, gone?.number)).toHaveTextContent('Someone deleted or moved this since.');
    expect(byNumber(gone?.number ?? '')).toEqual([]);
    expect(lineOf(result, given?.number)).toHaveTextContent(/another carrier or account since/);
    expect(stored(given?.sid ?? '')).toMatchObject({ voip_carrier_sid: carrier('Twilio') });
    expect([sent('POST').length, sent('DELETE').length]).toEqual([1, 1]);
    // Each is looked at once.
    expect(sent('GET').filter((call) => /PhoneNumbers\/[^?]/.test(call))).toHaveLength(4);
  });

  it('when numbers are given an application', async () => {
    const [first, given, gone] = await choose(3);
    change(given?.sid, 'account_sid', app.accountSid('Cedar Bank'));
    change(given?.sid, 'application_sid', null);
    remove(gone?.sid);
    await app.choose('Application', 'Opening hours South');
    app.forgetRequests();
    await app.press('Apply');
    const result = await screen.findByRole('dialog', { name: 'Number routing' });
    await app.see('1 number updated.', result);
    expect(lineOf(result, given?.number)).toHaveTextContent(/another carrier or account since/);
    expect(lineOf(result, gone?.number)).toHaveTextContent('Someone deleted or moved this since.');
    expect(stored(given?.sid ?? '')).toMatchObject({ application_sid: null });
    expect(sent('PUT')).toEqual([`PUT PhoneNumbers/${first?.sid}`]);
  });

  it('when numbers move to another account', async () => {
    const [first, given, routed, gone] = await choose(4);
    change(given?.sid, 'account_sid', app.accountSid('Metro Taxi'));
    const other = applicationSid('Callbacks North', 'Sunrise Clinic');
    change(routed?.sid, 'application_sid', other);
    remove(gone?.sid);
    await app.press('Move to account…');
    const question = await screen.findByRole('dialog');
    await app.choose('Account', 'Cedar Bank', question);
    app.forgetRequests();
    await app.press('Move 4 numbers', question);
    const result = await screen.findByRole('dialog', { name: 'Moved numbers' });
    await app.see('1 done.', result);
    expect(lineOf(result, given?.number)).toHaveTextContent('Someone changed this since.');
    expect(lineOf(result, routed?.number)).toHaveTextContent('Someone changed this since.');
    expect(lineOf(result, gone?.number)).toHaveTextContent('Someone deleted or moved this since.');
    expect(stored(given?.sid ?? '')).toMatchObject({
      account_sid: app.accountSid('Metro Taxi'),
    });
    expect(stored(routed?.sid ?? '')).toMatchObject({ application_sid: other });
    expect(sent('PUT')).toEqual([`PUT PhoneNumbers/${first?.sid}`]);
  });

  it('when numbers are deleted, and when they come back', async () => {
    const [routed, given] = await choose(2);
    const application = applicationSid('Opening hours South', 'Sunrise Clinic');
    change(routed?.sid, 'application_sid', application);
    change(given?.sid, 'account_sid', app.accountSid('Cedar Bank'));
    await app.press('Delete…');
    await app.press('Delete 2', await screen.findByRole('dialog'));
    const result = await screen.findByRole('dialog', { name: 'Deletion' });
    await app.see('1 deleted.', result);
    expect(lineOf(result, given?.number)).toHaveTextContent(/another carrier or account since/);
    expect(byNumber(given?.number ?? '')).toHaveLength(1);
    await app.press('Undo', result);
    await app.see('1 restored.');
    expect(byNumber(routed?.number ?? '')).toMatchObject([{ application_sid: application }]);
  });

  it('when users are switched off: a new name stays', async () => {
    await app.open('/internal/users', 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    const before = app.db.get("SELECT * FROM users WHERE name = 'vera'");
    await app.click(within(app.rowWith('vera')).getByRole('checkbox'));
    app.db.run("UPDATE users SET name = 'verena' WHERE name = 'vera'");
    await app.press('Deactivate…');
    await app.press('Deactivate', await screen.findByRole('dialog'));
    await app.see('1 record deactivated');
    expect(app.db.get('SELECT * FROM users WHERE user_sid = ?', String(before?.user_sid))).toEqual({
      ...before,
      name: 'verena',
      is_active: 0,
    });
  });

  it.each([
    ['carriers', 'Bank PBX', 'voip_carriers', 'name', 0],
    // Its list lacks what a PUT must carry.
    ['users', 'vera', 'users', 'name', 1],
    ['clients', 'nurse-2', 'clients', 'username', 0],
    ['least-cost-routing', 'Clinic outbound', 'lcr', 'name', 0],
  ])(
    'when %s are switched off with one PUT: a new name of %s stays',
    async (area, name, table, key, looks) => {
      await app.open(`/internal/${area}`, 'admin');
      await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
      const before = app.db.get(`SELECT * FROM ${table} WHERE ${key} = ?`, name);
      await app.click(within(app.rowWith(name)).getByRole('checkbox'));
      app.db.run(`UPDATE ${table} SET ${key} = 'another' WHERE ${key} = ?`, name);
      await app.press('Deactivate…');
      const question = await screen.findByRole('dialog');
      await app.answered();
      app.forgetRequests();
      await app.press('Deactivate', question);
      await app.see('1 record deactivated');
      expect(app.db.get(`SELECT * FROM ${table} WHERE ${key} = 'another'`)).toEqual({
        ...before,
        [key]: 'another',
        is_active: 0,
      });
      const [put = '', ...more] = sent('PUT');
      expect(more).toEqual([]);
      const sid = put.split('/').at(-1) ?? '';
      expect(sent('GET').filter((call) => call.includes(`/${sid}`))).toHaveLength(looks);
    },
  );

  it.each([
    ['carriers', 'Bank PBX'],
    ['clients', 'nurse-2'],
    ['least-cost-routing', 'Clinic outbound'],
  ])('when %s are switched off that are gone, which is told', async (area, name) => {
    await app.open(`/internal/${area}`, 'admin');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    await app.click(within(app.rowWith(name)).getByRole('checkbox'));
    app.answerOnce('PUT', /./, () => {
      app.answerOnce('GET', /[0-9a-f]{12}$/, () => app.refusal(404, 'Gone'));
      return app.refusal(500, 'Cannot read properties of undefined');
    });
    await app.press('Deactivate…');
    await app.press('Deactivate', await screen.findByRole('dialog'));
    await app.see('Someone deleted or moved this since.');
  });
});
