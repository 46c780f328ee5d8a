import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor } from './support';

const filled = () => waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
const openViews = () => app.press('Views');
const item = (name: string) => screen.findByRole('menuitem', { name });
const beginView = async (name: string) => {
  await openViews();
  await app.click(await item('Save view…'));
  await app.fill('Name', name);
};
const saveView = async (name: string) => {
  await beginView(name);
  await app.press('Save', await screen.findByRole('dialog'));
};
const filter = (expected: object) => waitFor(() => expect(app.filterInUrl()).toEqual(expected));

describe('views of lists', () => {
  it('keep filters under a name, relative dates as they are, for one user and provider', async () => {
    await app.open('/internal/recent-calls', 'nora');
    await filled();
    await app.choose('Date', 'Yesterday');
    await app.press('Filter');
    await app.choose('Status', 'Not answered');
    await user.keyboard('{Escape}');
    await saveView('Lost yesterday');
    await app.see('View saved: Lost yesterday');
    expect(await app.button('Views')).toHaveFocus();
    await app.follow('Alerts');
    await app.heading('Alerts');
    await openViews();
    expect(screen.queryByRole('menuitem', { name: 'Lost yesterday' })).toBeNull();
    await user.keyboard('{Escape}');

    await user.keyboard('{Control>}k{/Control}');
    await app.fill(await screen.findByRole('combobox', { name: 'Search and commands' }), 'lost');
    await app.click(await screen.findByRole('option', { name: /^Lost yesterday/ }));
    await app.heading('Recent calls');
    await filter({ date: 'yesterday', answered: 'false' });
    await app.see('Status: Not answered');
    await openViews();
    expect(await item('Lost yesterday')).toHaveAttribute('aria-current', 'true');

    await app.open('/internal/recent-calls', 'sam');
    await filled();
    await openViews();
    await item('Not answered yesterday');
    expect(screen.queryByRole('menuitem', { name: 'Lost yesterday' })).toBeNull();
  });

  it('are renamed and deleted; no two of a list have one name', async () => {
    await app.open('/internal/phone-numbers?filter={"q":"200"}', 'nora');
    await filled();
    await saveView('Two hundred');
    await beginView('two HUNDRED');
    await app.see('“two HUNDRED” is already in use.');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await app.fill('Name', 'Other');
    await app.press('Save', await screen.findByRole('dialog'));
    await app.see('View saved: Other');
    await openViews();
    await app.click(await item('Manage views…'));
    await app.fill('Name of Other', 'Renamed');
    await user.keyboard('{Enter}');
    await app.press('Delete Two hundred');
    await waitFor(() => expect(screen.queryByLabelText('Name of Two hundred')).toBeNull());
    await app.press('Close');
    await app.open('/internal/phone-numbers');
    await filled();
    await openViews();
    await app.click(await item('Renamed'));
    await filter({ q: '200' });
    await openViews();
    await item('Renamed');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Renamed',
      'Save view…',
      'Manage views…',
    ]);
  });

  it('that the console brings keep the account that is looked at', async () => {
    const account_sid = app.accountSid('Sunrise Clinic');
    const sunrise = encodeURIComponent(JSON.stringify({ account_sid, date: '7' }));
    await app.open(`/internal/recent-calls?filter=${sunrise}`, 'nora');
    await filled();
    await openViews();
    await app.click(await item('Not answered today'));
    await filter({ account_sid, date: 'today', answered: 'false' });
    await app.expectUrl(/recent-calls/);
  });
});
