import { describe, expect, it } from 'vitest';
import * as app from './support';
import { fireEvent, screen, user, waitFor, within } from './support';
import { applicationSid, text } from './support/numbers';

const numbersOf = (account: string) =>
  app.db.all(
    'SELECT phone_number_sid AS sid, number, application_sid AS app FROM phone_numbers WHERE account_sid = ? ORDER BY number',
    app.accountSid(account),
  );
/** Gives an account as many numbers more. */
const addNumbers = (account: string, count: number) => {
  for (let index = 0; index < count; index += 1) {
    app.db.run(
      'INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid) VALUES (?, ?, ?, ?)',
      `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      `1888555${String(1000 + index)}`,
      text("SELECT voip_carrier_sid FROM voip_carriers WHERE name = 'Twilio'"),
      app.accountSid(account),
    );
  }
};

const openList = async (operator: 'admin' | 'nora' | 'sam') => {
  await app.open('/internal/phone-numbers', operator);
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
};
const chooseAccount = async (name: string) => {
  await app.choose('Account', name);
  await waitFor(() =>
    expect(app.rows().every(({ textContent }) => textContent.includes(name))).toBe(true),
  );
};
const boxOf = (number: string) =>
  within(app.rowWith(number)).getByRole<HTMLInputElement>('checkbox');
const tick = (number: string) => app.click(boxOf(number));
const search = async (words: string, count: number) => {
  await app.fill(screen.getByRole('searchbox'), words);
  await waitFor(() => expect(app.rows()).toHaveLength(count));
};
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody [type=checkbox]')];
const selectPage = () => app.click(screen.getByLabelText('Select this page'));
const bar = () => screen.queryByRole('group', { name: 'Selected records' });
const puts = () => app.requests().filter((call) => call.startsWith('PUT'));

describe.each(['admin', 'nora', 'sam'] as const)('%s routes many numbers', (operator) => {
  it('30 at once, of which 3 fail and are tried again', async () => {
    addNumbers('Sunrise Clinic', 6);
    const before = numbersOf('Sunrise Clinic');
    expect(before).toHaveLength(30);
    let failing = [before[2], before[11], before[29]].map((row) => String(row?.sid));
    const running = { now: 0, most: 0 };
    app.answerAlways('PUT', 'PhoneNumbers/*', async (pass, _body, call) => {
      const sid = call.split('/')[1] ?? '';
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise((resolve) => setTimeout(resolve));
      const answer = failing.includes(sid)
        ? app.refusal(500, `The switch of ${sid} is busy`)
        : await pass();
      running.now -= 1;
      return answer;
    });

    await openList(operator);
    if (operator !== 'sam') {
      await selectPage();
      await app.see('Select an account to assign applications to phone numbers.');
      await chooseAccount('Sunrise Clinic');
      await waitFor(() => expect(bar()).toBeNull());
    }
    await selectPage();
    await app.press('Select all 30 matches');
    await app.see('30 selected');
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await app.choose('Application', 'Opening hours South');
    app.forgetRequests();
    await app.press('Apply');

    const dialog = await screen.findByRole('dialog', { name: 'Number routing' });
    await app.see('27 numbers updated.', dialog);
    await app.see('3 numbers failed:', dialog);
    for (const sid of failing) await app.see(`The switch of ${sid} is busy`, dialog);
    await app.see('+1 (888) 555-1005', dialog);
    const target = applicationSid('Opening hours South', 'Sunrise Clinic');
    const routed = () => numbersOf('Sunrise Clinic').filter(({ app }) => app === target);
    expect(routed()).toHaveLength(27);
    expect(puts()).toHaveLength(30);
    expect(running.most).toBeLessThanOrEqual(4);

    app.forgetRequests();
    failing = [];
    await app.press('Retry 3 failed numbers', dialog);
    await app.see('Number routing updated successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(routed()).toHaveLength(30);
    expect(puts()).toHaveLength(3);
    await waitFor(() =>
      expect(
        app.rows().filter(({ textContent }) => textContent.includes('Opening hours South')),
      ).toHaveLength(25),
    );
    expect(bar()).toBeNull();
  });
});

describe('a selection', () => {
  it('stays from page to page and search to search, and goes with its account', async () => {
    addNumbers('Sunrise Clinic', 6);
    await openList('nora');
    await chooseAccount('Sunrise Clinic');
    await tick('200-0137');
    await app.press(/next page/i);
    await waitFor(() => app.rowWith('555-1004'));
    await tick('555-1004');
    await app.see('2 selected');
    await search('555 1005', 1);
    await tick('555-1005');
    await app.see('3 selected');
    await app.press('Clear search');
    await waitFor(() => expect(app.rows()).toHaveLength(25));
    const page = screen.getByLabelText('Select this page');
    await app.click(page);
    await app.see('27 selected');
    await app.click(page);
    await app.see('2 selected');
    await tick('200-0137');
    fireEvent.click(boxOf('200-0685'), { shiftKey: true });
    await app.see('7 selected');
    await search('555 1005', 1);
    await app.press('Clear selection');
    await waitFor(() => expect(boxes().map(({ checked }) => checked)).toEqual([false]));

    await tick('555-1005');
    await app.press('Clear search');
    await app.choose('Account', 'Cedar Bank');
    await waitFor(() => expect(bar()).toBeNull());
  });

  it('stays through a search that finds nothing, and grows by what another one finds', async () => {
    addNumbers('Sunrise Clinic', 2);
    await openList('nora');
    await chooseAccount('Sunrise Clinic');
    for (const number of ['200-0137', '200-0274', '200-0411']) await tick(number);
    await app.fill(screen.getByRole('searchbox'), '999 999');
    await app.see('No results match these filters.');
    await app.see('3 selected');
    await search('1 888', 2);
    await app.press('Select all 2 matches');
    await app.see('5 selected');
    expect(screen.queryByRole('button', { name: /matches$/ })).toBeNull();
    await app.press('Clear search');
    await waitFor(() => expect(boxOf('200-0274')).toBeChecked());
  });

  it('that is stopped half-way keeps what was not tried', async () => {
    const release = app.hold('PUT', 'PhoneNumbers/*');
    await openList('sam');
    await selectPage();
    await app.see('24 selected');
    await app.choose('Application', 'None');
    const toNone = () => numbersOf('Sunrise Clinic').filter(({ app }) => app === null).length;
    const before = toNone();
    await app.press('Apply');
    const running = await screen.findByRole('dialog', { name: 'Updating number routing...' });
    expect(within(running).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await waitFor(() => expect(puts()).toHaveLength(4));
    await user.keyboard('{Escape}');
    expect(running).toBeVisible();
    await app.press('Stop');
    release();
    const done = await screen.findByRole('dialog', { name: 'Number routing' });
    await app.see('4 numbers updated.', done);
    await app.see('20 numbers weren’t updated and are still selected.', done);
    expect(puts()).toHaveLength(4);
    await app.press('Close');
    await app.see('20 selected');
    expect(toNone() - before).toBeLessThanOrEqual(4);
  });
});
