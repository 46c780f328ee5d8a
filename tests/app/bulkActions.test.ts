import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { applicationSid, text } from './support/numbers';

const count = (table: string, where = '1') =>
  Number(text(`SELECT count(*) FROM ${table} WHERE ${where}`));
/** What belongs to the provider that is on screen. */
const ofProvider =
  "service_provider_sid = (SELECT service_provider_sid FROM accounts WHERE name = 'Sunrise Clinic')";
const ofItsAccounts = `account_sid IN (SELECT account_sid FROM accounts WHERE ${ofProvider})`;
const show = async (area: string, operator: app.DemoUser = 'nora') => {
  await app.open(`/internal/${area}`, operator);
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
};
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody .row-checkbox')];
const boxOf = (name: string) => within(app.rowWith(name)).getByRole<HTMLInputElement>('checkbox');
const bar = () => screen.findByRole('group', { name: 'Selected records' });
const selectPage = async () => {
  await app.click(screen.getByLabelText('Select this page'));
  return bar();
};
const sent = (method: string) => app.requests().filter((call) => call.startsWith(`${method} `));
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

const writable = ['phone-numbers', 'carriers', 'applications', 'clients', 'speech-services'];

/** The first two numbers of the clinic, as its list shows them. */
const clinicNumbers = () =>
  app.db
    .all(
      'SELECT number FROM phone_numbers WHERE account_sid = ? ORDER BY number',
      app.accountSid('Sunrise Clinic'),
    )
    .slice(0, 2)
    .map(({ number }) => String(number));

/** Selects them in the list of their account. */
const chooseTwo = async () => {
  await show('phone-numbers', 'nora');
  await app.choose('Account', 'Sunrise Clinic');
  await waitFor(() => expect(app.rows()).toHaveLength(24));
  await app.click(boxes()[0] as HTMLElement);
  await app.click(boxes()[1] as HTMLElement);
};

describe('the boxes of a list', () => {
  it.each([
    ...['admin', 'nora', 'sam'].flatMap((operator) =>
      writable.map((area) => [operator as app.DemoUser, area, true] as const),
    ),
    ['admin', 'accounts', true],
    ['nora', 'users', true],
    ['admin', 'least-cost-routing', true],
    ['nora', 'recent-calls', false],
    ['nora', 'alerts', false],
    ...writable.map((area) => ['vera', area, false] as const),
  ] as [app.DemoUser, string, boolean][])('%s, %s: %s', async (operator, area, areThere) => {
    await show(area, operator);
    expect(boxes().length > 0).toBe(areThere);
    expect(screen.queryByLabelText('Select this page') !== null).toBe(areThere);
  });

  it('are ticked by Space, and a range with Shift; Escape in the bar gives all back', async () => {
    await show('applications');
    boxes()[6]?.focus();
    await user.keyboard(' ');
    await app.see('1 selected');
    await app.click(boxes()[0] as HTMLElement);
    boxes()[3]?.focus();
    await user.keyboard('{Shift>} {/Shift}');
    await app.see('5 selected');
    await user.tab();
    (await within(await bar()).findByRole('button', { name: 'Clear selection' })).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(boxes().some(({ checked }) => checked)).toBe(false));
    expect(screen.queryByRole('group', { name: 'Selected records' })).toBeNull();
  });
});

describe.each(['admin', 'nora', 'sam'] as const)('%s deletes', (operator) => {
  it('all numbers that match, over all pages, with one refused in the middle', async () => {
    await show('phone-numbers', operator);
    const mine =
      operator === 'sam' ? `account_sid = '${app.accountSid('Sunrise Clinic')}'` : ofItsAccounts;
    const before = count('phone_numbers', mine);
    const [kept] = app.db.all(
      `SELECT * FROM phone_numbers WHERE ${mine} ORDER BY number LIMIT 1 OFFSET 3`,
    );
    const path = `PhoneNumbers/${kept?.phone_number_sid}`;
    await selectPage();
    if (before > 25) await app.press(`Select all ${before} matches`);
    await app.see(`${before} selected`);
    app.answerOnce('DELETE', path, () => app.refusal(500, 'The switch is busy'));
    await app.press('Delete…');
    const question = await dialog(`Delete ${before} selected records?`);
    expect(within(question).getAllByRole('listitem')).toHaveLength(11);
    await app.see(`and ${before - 10} more`, question);
    app.forgetRequests();
    await app.press(`Delete ${before}`, question);
    const result = await dialog('Deletion');
    await app.see(`${before - 1} deleted.`, result);
    await app.see('1 not deleted.', result);
    await app.see('The switch is busy', result);
    expect(sent('DELETE')).toHaveLength(before);
    expect(count('phone_numbers', mine)).toBe(1);
    app.forgetRequests();
    await app.press('Retry 1 failed', result);
    await app.see(`${before} records deleted`);
    expect(sent('DELETE')).toEqual([`DELETE ${path}`]);
    expect(count('phone_numbers', mine)).toBe(0);
  });
});

describe('a deletion of many', () => {
  const someNumbers = async (many: number) => {
    await show('phone-numbers', 'sam');
    for (let place = 0; place < many; place += 1) await app.click(boxes()[place] as HTMLElement);
    await app.see(`${many} selected`);
    await app.press('Delete…');
    app.forgetRequests();
    await app.press(`Delete ${many}`, await dialog(`Delete ${many} selected records?`));
  };

  it('whose answer is lost is looked for, and never sent twice', async () => {
    await show('phone-numbers', 'sam');
    const [first] = app.db.all(
      'SELECT * FROM phone_numbers WHERE account_sid = ? ORDER BY number',
      app.accountSid('Sunrise Clinic'),
    );
    app.loseAnswerOnce('DELETE', `PhoneNumbers/${first?.phone_number_sid}`);
    await someNumbers(3);
    await app.see('3 records deleted');
    expect(sent('DELETE')).toHaveLength(3);
    expect(new Set(sent('DELETE')).size).toBe(3);
  });

  it('whose answer is lost and cannot be looked for is looked for by the next try', async () => {
    await show('phone-numbers', 'sam');
    const [first] = app.db.all(
      'SELECT * FROM phone_numbers WHERE account_sid = ? ORDER BY number',
      app.accountSid('Sunrise Clinic'),
    );
    const path = `PhoneNumbers/${first?.phone_number_sid}`;
    app.loseAnswerOnce('DELETE', path);
    app.answerOnce('GET', path, () => app.refusal(500, 'Away'));
    await someNumbers(2);
    const result = await dialog('Deletion');
    await app.see('1 deleted.', result);
    await app.press('Retry 1 failed', result);
    await app.see('2 records deleted');
    expect(sent('DELETE').filter((call) => call === `DELETE ${path}`)).toHaveLength(1);
  });

  it('begins none further once the session has ended', async () => {
    let asked = 0;
    app.answerAlways('DELETE', 'PhoneNumbers/*', (pass) => {
      asked += 1;
      return asked > 2 ? app.refusal(401, 'jwt expired') : pass();
    });
    await someNumbers(20);
    await waitFor(() => expect(asked).toBeGreaterThan(2));
    await app.answered();
    expect(asked).toBeLessThanOrEqual(6);
    expect(count('phone_numbers', `account_sid = '${app.accountSid('Sunrise Clinic')}'`)).toBe(22);
  });

  it('leaves carriers that are in use, in the words of their own deletion', async () => {
    await show('carriers', 'nora');
    const carriers = count('voip_carriers');
    const sid = text("SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Twilio'");
    await selectPage();
    await app.press('Delete…');
    const question = await screen.findByRole('dialog');
    await app.press(/^Delete( \d+)?$/, question);
    const result = await dialog('Deletion');
    const line = await waitFor(() =>
      within(within(result).getByRole('table')).getByText('Twilio').closest('tr'),
    );
    expect(line).toHaveTextContent('In use.');
    expect(line).toHaveTextContent('Phone numbers');
    expect(text("SELECT count(*) FROM voip_carriers WHERE name = 'Twilio'")).toBe('1');
    expect(count('voip_carriers')).toBeLessThan(carriers);
    // Nothing that is in use was sent.
    expect(sent('DELETE')).not.toContain(`DELETE VoipCarriers/${sid}`);
  });

  it('leaves the own user', async () => {
    await show('users', 'nora');
    await app.click(boxOf('nora'));
    await app.press('Delete…');
    const question = await screen.findByRole('dialog');
    await app.see(/You can’t delete your own user here/, question);
    expect(await within(question).findByRole('button', { name: 'Delete 0' })).toBeDisabled();
  });
});

describe('switching off many', () => {
  it('carriers asks for each that is on with one PUT, and on again', async () => {
    await show('carriers', 'nora');
    const active = count('voip_carriers', `${ofProvider} AND is_active = 1`);
    await selectPage();
    await app.press('Deactivate…');
    const question = await screen.findByRole('dialog');
    app.forgetRequests();
    await app.press(/^Deactivate( \d+)?$/, question);
    await app.see(/records deactivated/);
    expect(sent('PUT')).toHaveLength(active);
    expect(count('voip_carriers', `${ofProvider} AND is_active = 1`)).toBe(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await selectPage();
    await app.press('Activate…');
    await app.press(/^Activate \d+$/, await screen.findByRole('dialog'));
    await app.see(/records activated/);
    expect(count('voip_carriers', `${ofProvider} AND is_active = 0`)).toBe(0);
  });

  it('users keeps what else is stored of them', async () => {
    await show('users', 'nora');
    const before = app.db.all("SELECT * FROM users WHERE name = 'vera'")[0];
    await app.click(boxOf('vera'));
    await app.press('Deactivate…');
    await app.press('Deactivate', await screen.findByRole('dialog'));
    await app.see('1 record deactivated');
    expect(app.db.all("SELECT * FROM users WHERE name = 'vera'")[0]).toEqual({
      ...before,
      is_active: 0,
    });
  });

  it('clients, one refused and tried again', async () => {
    await show('clients', 'sam');
    const mine = `account_sid = '${app.accountSid('Sunrise Clinic')}'`;
    await selectPage();
    app.answerOnce('PUT', 'Clients/*', () => app.refusal(500, 'Not now'));
    await app.press('Deactivate…');
    await app.press(/^Deactivate( \d+)?$/, await screen.findByRole('dialog'));
    const result = await dialog('Deactivation');
    await app.see('Not now', result);
    await app.press('Retry 1 failed', result);
    await app.see(/records? deactivated/);
    expect(count('clients', `${mine} AND is_active = 1`)).toBe(0);
  });
});

describe('moving numbers', () => {
  const twilio = () => text("SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Twilio'");
  const voxbone = () => text("SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Voxbone'");
  const byNumber = (numbers: string[]) =>
    app.db.all(
      `SELECT number, voip_carrier_sid, account_sid, application_sid FROM phone_numbers WHERE number IN (${numbers.map(() => '?').join()}) ORDER BY number, voip_carrier_sid`,
      ...numbers,
    );
  const begin = async (many: number) => {
    await app.open(
      `/internal/phone-numbers?filter=${encodeURIComponent(JSON.stringify({ voip_carrier_sid: twilio() }))}`,
      'nora',
    );
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    const numbers = app.db
      .all('SELECT * FROM phone_numbers WHERE voip_carrier_sid = ? ORDER BY number', twilio())
      .slice(0, many);
    for (const box of boxes().slice(0, many)) await app.click(box);
    await app.press('Move to carrier…');
    const question = await screen.findByRole('dialog');
    await app.see(/Each|So each is added/, question);
    await app.choose('Carrier', 'Voxbone', question);
    return { question, numbers };
  };

  it('to another carrier makes each again with its account and application, then deletes it', async () => {
    const { question, numbers } = await begin(3);
    app.forgetRequests();
    await app.press('Move 3 numbers', question);
    await app.see('3 numbers moved to “Voxbone”');
    expect(byNumber(numbers.map(({ number }) => String(number)))).toEqual(
      numbers.map(({ number, account_sid, application_sid }) => ({
        number,
        account_sid,
        application_sid,
        voip_carrier_sid: voxbone(),
      })),
    );
    expect([sent('POST').length, sent('DELETE').length]).toEqual([3, 3]);
    // Each of them is counted once, however many calls it takes.
    await app.open('/internal/history', 'nora');
    await app.button(/Phone numbers: 3 changed · Carrier Done$/);
  });

  it('loses none that the new carrier refuses, and doubles none whose answer is lost', async () => {
    const { question, numbers } = await begin(2);
    const all = numbers.map(({ number }) => String(number));
    let tries = 0;
    app.answerAlways('POST', 'PhoneNumbers', async (pass, body) => {
      const { number } = body as { number: string };
      if (number === all[0] && tries++ === 0) {
        await pass();
        throw new TypeError('Failed to fetch');
      }
      return number === all[1] && tries++ < 3 ? app.refusal(400, 'Not over this one') : pass();
    });
    await app.press('Move 2 numbers', question);
    const result = await dialog('Moved numbers');
    await app.see('Not over this one', result);
    expect(byNumber([all[1] ?? ''])).toMatchObject([{ voip_carrier_sid: twilio() }]);
    app.forgetRequests();
    await app.press('Retry 2 failed', result);
    await waitFor(() =>
      expect(byNumber([all[0] ?? ''])).toMatchObject([{ voip_carrier_sid: voxbone() }]),
    );
    expect(sent('POST').length).toBe(1);
  });

  it('to another account takes its application away, or gives one of the account', async () => {
    const numbers = clinicNumbers();
    await chooseTwo();
    const before = byNumber(numbers);
    await app.press('Move to account…');
    const question = await screen.findByRole('dialog');
    // What was chosen of one account is of no use to another.
    await app.choose('Account', 'Sunrise Clinic', question);
    await app.choose('Application', 'Opening hours South', question);
    await app.choose('Account', 'Cedar Bank', question);
    await app.press('Move 2 numbers', question);
    await app.see('2 numbers moved to “Cedar Bank”');
    expect(byNumber(numbers)).toMatchObject(
      numbers.map((number) => ({
        number,
        account_sid: app.accountSid('Cedar Bank'),
        application_sid: null,
      })),
    );
    await app.press('Undo');
    await app.see('2 restored.');
    expect(byNumber(numbers)).toEqual(before);
  });
});

it('a number of an account’s own carrier stays with that account', async () => {
  const carrier = app.db.get(
    'SELECT voip_carrier_sid AS sid FROM voip_carriers WHERE account_sid = ?',
    app.accountSid('Sunrise Clinic'),
  )?.sid;
  const numbers = clinicNumbers();
  app.db.run(
    'UPDATE phone_numbers SET voip_carrier_sid = ? WHERE number = ?',
    String(carrier),
    numbers[0] ?? '',
  );
  await chooseTwo();
  await app.press('Move to account…');
  const question = await screen.findByRole('dialog');
  await app.choose('Account', 'Cedar Bank', question);
  await app.see(/Its carrier belongs to its account\./, question);
  await app.press('Move', question);
  await app.see('1 number moved to “Cedar Bank”');
  const owners = numbers.map((number) =>
    app.db.get('SELECT account_sid FROM phone_numbers WHERE number = ?', number),
  );
  expect(owners).toEqual([
    { account_sid: app.accountSid('Sunrise Clinic') },
    { account_sid: app.accountSid('Cedar Bank') },
  ]);
});

it('a number that is in another account than its carrier may be moved to the carrier’s', async () => {
  const carrier = app.db.get(
    'SELECT voip_carrier_sid AS sid FROM voip_carriers WHERE account_sid = ?',
    app.accountSid('Sunrise Clinic'),
  )?.sid;
  app.db.run(
    'UPDATE phone_numbers SET account_sid = ?, voip_carrier_sid = ? WHERE number = ?',
    app.accountSid('Cedar Bank'),
    String(carrier),
    clinicNumbers()[0] ?? '',
  );
  const stray = () =>
    app.db.get(
      'SELECT account_sid FROM phone_numbers WHERE voip_carrier_sid = ? AND account_sid = ?',
      String(carrier),
      app.accountSid('Cedar Bank'),
    );
  await show('phone-numbers', 'nora');
  await app.choose('Account', 'Cedar Bank');
  await waitFor(() => expect(app.rows().length).toBeLessThan(20));
  for (const box of boxes()) await app.click(box);
  await app.press('Move to account…');
  const question = await screen.findByRole('dialog');
  await app.choose('Account', 'Sunrise Clinic', question);
  await app.press(/^Move/, question);
  await app.see(/moved to “Sunrise Clinic”/);
  expect(stray()).toBeUndefined();
});

it('what is selected is copied, by name and by SID', async () => {
  await show('applications', 'sam');
  const name = 'Callbacks North';
  await app.click(boxOf(name));
  await app.press('More actions');
  await app.click(await screen.findByRole('menuitem', { name: 'Copy SIDs' }));
  await app.see('1 copied');
  expect(await navigator.clipboard.readText()).toBe(applicationSid(name, 'Sunrise Clinic'));
});
