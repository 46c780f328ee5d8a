import { describe, expect, it } from 'vitest';
import {
  accountSid,
  button,
  choose,
  click,
  expectUrl,
  fill,
  filterInUrl,
  follow,
  getField,
  heading,
  open,
  press,
  rows,
  screen,
  see,
  user,
  waitFor,
} from './support';

const filled = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
const openViews = () => press('Views');
const item = (name: string) => screen.findByRole('menuitem', { name });
const beginView = async (name: string) => {
  await openViews();
  await click(await item('Save view…'));
  await fill('Name', name);
};
const saveView = async (name: string) => {
  await beginView(name);
  await press('Save', await screen.findByRole('dialog'));
};
const filter = (expected: object) => waitFor(() => expect(filterInUrl()).toEqual(expected));

describe('views of lists', () => {
  it('keep filters under a name, relative dates as they are, for one user and provider', async () => {
    await open('/internal/recent-calls', 'nora');
    await filled();
    await choose('Date', 'Yesterday');
    await choose('Status', 'Not answered');
    await saveView('Lost yesterday');
    await see('View saved: Lost yesterday');
    expect(await button('Views')).toHaveFocus();
    await follow('Alerts');
    await heading('Alerts');
    await openViews();
    expect(screen.queryByRole('menuitem', { name: 'Lost yesterday' })).toBeNull();
    await user.keyboard('{Escape}');

    await user.keyboard('{Control>}k{/Control}');
    await fill(await screen.findByRole('combobox', { name: 'Search and commands' }), 'lost');
    await click(await screen.findByRole('option', { name: /^Lost yesterday/ }));
    await heading('Recent calls');
    await filter({ date: 'yesterday', answered: 'false' });
    await waitFor(() => expect(getField('Status')).toHaveTextContent('Not answered'));
    await openViews();
    expect(await item('Lost yesterday')).toHaveAttribute('aria-current', 'true');

    await open('/internal/recent-calls', 'sam');
    await filled();
    await openViews();
    await item('Not answered yesterday');
    expect(screen.queryByRole('menuitem', { name: 'Lost yesterday' })).toBeNull();
  });

  it('are renamed and deleted; no two of a list have one name', async () => {
    await open('/internal/phone-numbers?filter={"q":"200"}', 'nora');
    await filled();
    await saveView('Two hundred');
    await beginView('two HUNDRED');
    await see('“two HUNDRED” is already in use.');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await fill('Name', 'Other');
    await press('Save', await screen.findByRole('dialog'));
    await see('View saved: Other');
    await openViews();
    await click(await item('Manage views…'));
    await fill('Name of Other', 'Renamed');
    await user.keyboard('{Enter}');
    await press('Delete Two hundred');
    await waitFor(() => expect(screen.queryByLabelText('Name of Two hundred')).toBeNull());
    await press('Close');
    await open('/internal/phone-numbers');
    await filled();
    await openViews();
    await click(await item('Renamed'));
    await filter({ q: '200' });
    await openViews();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Renamed',
      'Save view…',
      'Manage views…',
    ]);
  });

  it('that the console brings keep the account that is looked at', async () => {
    const account_sid = accountSid('Sunrise Clinic');
    const sunrise = encodeURIComponent(JSON.stringify({ account_sid, date: '7' }));
    await open(`/internal/recent-calls?filter=${sunrise}`, 'nora');
    await filled();
    await openViews();
    await click(await item('Not answered today'));
    await filter({ account_sid, date: 'today', answered: 'false' });
    await expectUrl(/recent-calls/);
  });
});
