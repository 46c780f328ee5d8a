import { describe, expect, it, vi } from 'vitest';
import {
  accountSid,
  answerAlways,
  click,
  currentUrl,
  db,
  expectUrl,
  fill,
  filterInUrl,
  forgetRequests,
  heading,
  open,
  press,
  reconnect,
  refusal,
  requests,
  rows,
  screen,
  see,
  user,
  waitFor,
  within,
} from './support';
import { numberRow } from './support/numbers';

const name = 'Search and commands';
const input = () => screen.findByRole('combobox', { name });
const openPalette = async () => {
  await user.keyboard('{Control>}k{/Control}');
  const field = await input();
  expect(field).toHaveFocus();
  return field;
};
const type = async (words: string) => fill(await input(), words);
const option = (label: string | RegExp) => screen.findByRole('option', { name: label });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const group = (label: string) => screen.findByRole('group', { name: label });
const inGroup = async (label: string) =>
  within(await group(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const filled = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
/** Everything was looked for: the search among calls is offered last. */
const searched = () => option(/^Search calls/);

describe('the command palette', () => {
  it('leads to places, records and commands by the keyboard, and gives the focus back', async () => {
    await open('/internal/accounts', 'nora');
    await filled();
    const search = screen.getByRole('searchbox');
    search.focus();
    forgetRequests();
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
    expect(requests().join()).not.toMatch(/Users|Clients|MicrosoftTeamsTenants/);

    await press('Search');
    await type('carr');
    expect(await option('Carriers')).toHaveClass('Mui-focused');
    await user.keyboard('{ArrowDown}');
    const field = await input();
    expect(field.getAttribute('aria-activedescendant')).toBe((await option('Add carrier')).id);
    await user.keyboard('{Enter}');
    await closed();
    await heading('Add a carrier');

    await openPalette();
    await type('200 0137');
    await click(await option(/200-0137/));
    await heading('+1 (555) 200-0137');
    await openPalette();
    expect((await inGroup('Recently opened'))[0]).toBe('+1 (555) 200-0137Phone number');
  });

  it('finds records by any of their words, and reads whole lists once', async () => {
    await open('/internal/carriers', 'nora');
    await filled();
    await openPalette();
    await type('sunrise');
    await searched();
    expect((await inGroup('Accounts'))[0]).toMatch(/^Sunrise Clinic/);
    await user.keyboard('{Escape}');
    await closed();
    // Opened again a while later.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
    forgetRequests();
    await openPalette();
    await type('appointments');
    await searched();
    expect((await inGroup('Applications')).join()).toContain('Appointments Children');
    // The list behind may still count the gateways of its rows.
    const asked = requests()
      .map((call) => call.replace(/\?.*/, '').replace(/.*[ /]/, ''))
      .filter((list) => !/Gateways$/.test(list));
    expect(asked.sort()).toEqual(['Applications', 'VoipCarriers']);
    await type('busy');
    await click(await option('Search calls: “busy”'));
    await heading('Recent calls');
    await waitFor(() => expect(filterInUrl()).toMatchObject({ q: 'busy', date: '7' }));
  });

  it('leads from a sid to its record', async () => {
    await open('/internal/accounts', 'nora');
    await filled();
    await openPalette();
    await type(accountSid('Cedar Bank'));
    await click(await option(/^Cedar Bank/));
    await heading('Cedar Bank');
    await openPalette();
    await type(String(numberRow('15552000137').phone_number_sid));
    await click(await option(/200-0137/));
    await heading('+1 (555) 200-0137');
    const call = db.get(
      'SELECT call_sid FROM recent_calls WHERE account_sid = ? ORDER BY attempted_at DESC LIMIT 1',
      accountSid('Sunrise Clinic'),
    );
    await openPalette();
    await type(String(call?.call_sid));
    await searched();
    await user.keyboard('{Enter}');
    await screen.findByRole('tab', { name: 'Details' });
    await expectUrl(new RegExp(`/recent-calls/${call?.call_sid}/show`));
  });

  it('says which kind could not be searched, and tries it again', async () => {
    answerAlways('GET', /Applications/, () => refusal(500, 'The disk is full'));
    await open('/internal/carriers', 'nora');
    await filled();
    await openPalette();
    await type('appointments');
    const failed = await option(/^Couldn’t search Applications/);
    expect(failed).toHaveTextContent('The disk is full');
    reconnect();
    await click(failed);
    expect(await option(/^Appointments Children/)).toBeVisible();
  });

  it('offers nothing that the operator may not do or see', async () => {
    await open('/internal/applications', 'vera');
    await filled();
    await openPalette();
    expect(offered()).toContain('Accounts');
    expect(offered().filter((label) => /^Add /.test(label))).toEqual([]);
    await open('/internal/applications', 'sam');
    await filled();
    await openPalette();
    expect(offered()).toContain('Add application');
    expect(offered()).not.toContain('Accounts');
    await type('cedar');
    await searched();
    expect(offered()).toEqual(['Search calls: “cedar”']);
  });

  it('asks before it leaves a form that is not saved', async () => {
    await open(`/internal/carriers/add`, 'nora');
    await fill('Carrier name', 'Unsaved');
    const address = currentUrl();
    await openPalette();
    await type('users');
    await click(await option('Users'));
    await see('Leave without saving?');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name })).toBeNull();
    await press('Keep editing');
    expect(currentUrl()).toBe(address);
    expect(await screen.findByDisplayValue('Unsaved')).toBeVisible();
  });
});
