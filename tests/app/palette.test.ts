import { describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { numberRow } from './support/numbers';

const name = 'Search and commands';
const input = () => screen.findByRole('combobox', { name });
const openPalette = async () => {
  await user.keyboard('{Control>}k{/Control}');
  const field = await input();
  expect(field).toHaveFocus();
  return field;
};
const type = async (words: string) => app.fill(await input(), words);
const option = (label: string | RegExp) => screen.findByRole('option', { name: label });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const group = (label: string) => screen.findByRole('group', { name: label });
const inGroup = async (label: string) =>
  within(await group(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const filled = () => waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
/** Everything was looked for: the search among calls is offered last. */
const searched = () => option(/^Search calls/);

describe('the command palette', () => {
  it('leads to places, records and commands by the keyboard, and gives the focus back', async () => {
    await app.open('/internal/accounts', 'nora');
    await filled();
    const search = screen.getByRole('searchbox');
    search.focus();
    app.forgetRequests();
    await openPalette();
    // Not a second one over it.
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(offered()).toEqual(
      expect.arrayContaining(['Carriers', 'Add carrier', 'Add many numbers', 'Log out']),
    );
    await user.keyboard('{Escape}');
    await closed();
    expect(search).toHaveFocus();
    // Nothing that only the palette would look for was asked for.
    expect(app.requests().join()).not.toMatch(/Users|Clients|MicrosoftTeamsTenants/);

    await app.press('Search');
    await type('carr');
    expect(await option('Carriers')).toHaveClass('Mui-focused');
    await user.keyboard('{ArrowDown}');
    const field = await input();
    expect(field.getAttribute('aria-activedescendant')).toBe((await option('Add carrier')).id);
    await user.keyboard('{Enter}');
    await closed();
    await app.heading('Add a carrier');

    await openPalette();
    await type('200 0137');
    await app.click(await option(/200-0137/));
    await app.heading('+1 (555) 200-0137');
    await openPalette();
    expect((await inGroup('Recently opened'))[0]).toBe('+1 (555) 200-0137Phone number');
  });

  it('finds records by any of their words, and reads whole lists once', async () => {
    await app.open('/internal/carriers', 'nora');
    await filled();
    await openPalette();
    await type('sunrise');
    await searched();
    expect((await inGroup('Accounts'))[0]).toMatch(/^Sunrise Clinic/);
    await user.keyboard('{Escape}');
    await closed();
    // Opened again a while later.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
    app.forgetRequests();
    await openPalette();
    await type('appointments');
    await searched();
    expect((await inGroup('Applications')).join()).toContain('Appointments Children');
    // The list behind may still count the gateways of its rows.
    const asked = app
      .requests()
      .map((call) => call.replace(/\?.*/, '').replace(/.*[ /]/, ''))
      .filter((list) => !/Gateways$/.test(list));
    expect(asked.sort()).toEqual(['Applications', 'VoipCarriers']);
    await type('busy');
    await app.click(await option('Search calls: “busy”'));
    await app.heading('Recent calls');
    await waitFor(() => expect(app.filterInUrl()).toMatchObject({ q: 'busy', date: '7' }));
  });

  it('leads from a sid to its record', async () => {
    await app.open('/internal/accounts', 'nora');
    await filled();
    await openPalette();
    await type(app.accountSid('Cedar Bank'));
    await app.click(await option(/^Cedar Bank/));
    await app.heading('Cedar Bank');
    await openPalette();
    await type(String(numberRow('15552000137').phone_number_sid));
    await app.click(await option(/200-0137/));
    await app.heading('+1 (555) 200-0137');
    const call = app.db.get(
      'SELECT call_sid FROM recent_calls WHERE account_sid = ? ORDER BY attempted_at DESC LIMIT 1',
      app.accountSid('Sunrise Clinic'),
    );
    await openPalette();
    await type(String(call?.call_sid));
    await searched();
    await user.keyboard('{Enter}');
    await screen.findByRole('tab', { name: 'Details' });
    await app.expectUrl(new RegExp(`/recent-calls/${call?.call_sid}/show`));
  });

  it('has the best hit of all groups first, also when it is found last, and Enter takes it', async () => {
    await app.open('/internal/accounts', 'nora');
    await filled();
    await openPalette();
    await type('tel');
    await searched();
    const [first] = offered();
    expect(first).toBe('Telnyx');
    expect(offered().some((label) => label?.includes('Lakeside Hotel'))).toBe(true);
    expect(await option('Telnyx')).toHaveClass('Mui-focused');
    await user.keyboard('{Escape}');
    await closed();

    // Operators press Enter before the platform answers.
    const release = app.hold('GET', /VoipCarriers/);
    await openPalette();
    await type('telny');
    await user.keyboard('{Enter}');
    release();
    await closed();
    await app.heading('Telnyx');
  });

  it('changes how the console is seen, and offers to add to every area', async () => {
    await app.open('/internal/users', 'nora');
    await filled();
    const take = async (words: string, label: string) => {
      await openPalette();
      await type(words);
      await waitFor(async () => expect(await option(label)).toHaveClass('Mui-focused'));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('combobox', { name })).toBeNull());
    };
    await take('dark', 'Theme: Dark');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    await take('light', 'Theme: Light');
    await take('compact', 'Compact rows');
    expect(document.querySelector('.list-table')).toHaveClass('compact');
    await take('row density', 'Standard rows');
    expect(document.querySelector('.list-table')).not.toHaveClass('compact');
    await take('time zone', 'Time zone');
    expect(await screen.findByRole('dialog', { name: 'Time zone' })).toBeVisible();
    await app.press('Done');

    await openPalette();
    await type('users');
    expect(await option('Add user')).toBeVisible();
    await type('');
    const adding = offered().filter((label) => /^Add /.test(label ?? ''));
    for (const what of ['user', 'account', 'application', 'SIP client', 'carrier']) {
      expect(adding).toContain(`Add ${what}`);
    }
    await user.keyboard('{Escape}');
    await closed();
    await take('français', 'Language: Français');
    await app.heading('Utilisateurs');
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Recherche et commandes' });
    await app.fill(field, 'english');
    await user.keyboard('{Enter}');
    await app.heading('Users');
  });

  it('says which kind could not be searched, and tries it again', async () => {
    app.answerAlways('GET', /Applications/, () => app.refusal(500, 'The disk is full'));
    await app.open('/internal/carriers', 'nora');
    await filled();
    await openPalette();
    await type('appointments');
    const failed = await option(/^Couldn’t search Applications/);
    expect(failed).toHaveTextContent('The disk is full');
    app.reconnect();
    await app.click(failed);
    expect(await option(/^Appointments Children/)).toBeVisible();
  });

  it('offers nothing that the operator may not do or see', async () => {
    await app.open('/internal/applications', 'vera');
    await filled();
    await openPalette();
    expect(offered()).toContain('Accounts');
    expect(offered().filter((label) => /^Add /.test(label))).toEqual([]);
    await app.open('/internal/applications', 'sam');
    await filled();
    await openPalette();
    expect(offered()).toContain('Add application');
    expect(offered()).not.toContain('Accounts');
    await type('cedar');
    await searched();
    expect(offered()).toEqual(['Search calls: “cedar”']);
  });

  it('asks before it leaves a form that is not saved', async () => {
    await app.open(`/internal/carriers/add`, 'nora');
    await app.fill('Carrier name', 'Unsaved');
    const address = app.currentUrl();
    await openPalette();
    await type('users');
    await app.click(await option('Users'));
    await app.see('Leave without saving?');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name })).toBeNull();
    await app.press('Keep editing');
    expect(app.currentUrl()).toBe(address);
    expect(await screen.findByDisplayValue('Unsaved')).toBeVisible();
  });
});

describe('a record that is deleted', () => {
  const confirm = async (button: string) => app.press(button, await screen.findByRole('dialog'));
  const toList = () => app.follow('SIP clients', screen.getByRole('main'));
  const ways: [string, () => Promise<void>][] = [
    [
      'on its page',
      async () => {
        await app.press('Delete SIP client');
        await confirm('Delete');
      },
    ],
    [
      'in its list',
      async () => {
        await toList();
        await app.chooseInMenu('nurse-1', 'Delete');
        await confirm('Delete');
      },
    ],
    [
      'among many',
      async () => {
        await toList();
        for (const name of ['nurse-1', 'reception'])
          await app.click(await screen.findByLabelText(`Select ${name}`));
        await app.press('Delete…');
        await confirm('Delete 2');
      },
    ],
  ];
  it.each(ways)('%s is no place to go to', async (_where, remove) => {
    await app.open('/internal/clients', 'sam');
    await app.follow('nurse-2');
    await app.heading('nurse-2');
    await toList();
    await app.follow('nurse-1');
    await app.heading('nurse-1');
    await remove();
    await app.see(/^Deleted SIP client nurse-1|^2 records deleted/);
    await openPalette();
    expect(await inGroup('Recently opened')).toEqual(['nurse-2SIP client']);
  });
});

describe('a number that is moved to another carrier', () => {
  const digits = '15552000399';
  const shown = '+1 (555) 200-0399';
  const at = (name: string) =>
    app.db.get(
      `SELECT phone_number_sid AS sid FROM phone_numbers JOIN voip_carriers USING (voip_carrier_sid)
       WHERE number = ? AND name = ?`,
      ...[digits, name],
    )?.sid;
  /** Any number of Twilio's. */
  const anyOf = () =>
    app.db.get(
      `SELECT phone_number_sid AS sid FROM phone_numbers JOIN voip_carriers USING (voip_carrier_sid)
       WHERE name = 'Twilio' AND phone_numbers.account_sid = ?`,
      app.accountSid('Sunrise Clinic'),
    )?.sid;
  const ways: [string, () => Promise<void>][] = [
    [
      'among others',
      async () => {
        await app.follow('Phone numbers', screen.getByRole('main'));
        await app.click(await screen.findByLabelText(`Select ${shown}`));
        await app.press('Move to carrier…');
        const question = await screen.findByRole('dialog');
        await app.choose('Carrier', 'Voxbone', question);
        await app.press('Move', question);
        await app.see('1 number moved to “Voxbone”');
      },
    ],
    [
      'with all of the first one',
      async () => {
        await app.follow('Carriers');
        await filled();
        await app.chooseInMenu('Twilio', 'Move all its numbers…');
        const question = await screen.findByRole('dialog');
        await app.choose('To carrier', 'Voxbone', question);
        await app.press(/^Move \d+ numbers/, question);
        await app.press('Close', await screen.findByRole('dialog', { name: 'Moved numbers' }));
      },
    ],
  ];
  it.each(ways)('%s is the place to go to', async (_how, move) => {
    app.db.run(
      'UPDATE phone_numbers SET number = ? WHERE phone_number_sid = ?',
      digits,
      String(anyOf()),
    );
    await app.open(`/internal/phone-numbers/${at('Twilio')}/edit`, 'nora');
    await app.heading(shown);
    await move();
    expect(at('Twilio')).toBeUndefined();
    await openPalette();
    await app.click(within(await group('Recently opened')).getByRole('option', { name: /0399/ }));
    await app.expectUrl(`/internal/phone-numbers/${at('Voxbone')}/edit`);
    await app.heading(shown);
  });
});
