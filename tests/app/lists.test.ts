import { describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { fireEvent, screen, user, waitFor, within } from './support';
import { componentsOf, drawingOf } from './support/drawing';

const areas = [
  'accounts',
  'users',
  'applications',
  'clients',
  'carriers',
  'speech-services',
  'phone-numbers',
  'ms-teams-tenants',
  'least-cost-routing',
];
const lastMonth = encodeURIComponent(JSON.stringify({ date: '30' }));

const allRows = () =>
  waitFor(() => {
    expect(app.rows().length).toBeGreaterThan(0);
    return app.rows();
  });

/** How many components one row more may cost. */
const most = 16;

describe('a row of a list costs little', () => {
  it.each(areas)('of %s', async (area) => {
    await app.open(`/internal/${area}`, 'admin');
    for (const row of await allRows()) {
      expect(componentsOf(row), row.textContent).toBeLessThanOrEqual(most);
    }
  });

  it.each(['recent-calls', 'alerts'])('of %s, closed', async (area) => {
    await app.open(`/internal/${area}?filter=${lastMonth}`, 'sam');
    for (const row of await allRows()) {
      expect(componentsOf(row), row.textContent).toBeLessThanOrEqual(most);
    }
  });
});

describe('a list is not drawn again while nothing changes', () => {
  it('neither when its answer has grown old, nor when another one says the same', async () => {
    app.ownClock();
    await app.open('/internal/carriers', 'admin');
    await allRows();
    await waitFor(() => expect(screen.queryByText('Checking gateways…')).toBeNull());
    const before = drawingOf(app.rows());
    // An answer is old after two seconds.
    await vi.advanceTimersByTimeAsync(2300);
    expect(drawingOf(app.rows()).every((drawn, index) => drawn === before[index])).toBe(true);
    app.forgetRequests();
    await app.press('Refresh');
    await waitFor(() => expect(app.requests().join()).toContain('VoipCarriers'));
    await screen.findByRole('button', { name: 'Refresh' });
    expect(drawingOf(app.rows()).every((drawn, index) => drawn === before[index])).toBe(true);
  });

  it('nor the navigation, but for the two links whose page changes', async () => {
    await app.open('/internal/accounts', 'admin');
    await allRows();
    const nav = screen.getByRole('navigation', { name: 'Main navigation' });
    const links = within(nav).getAllByRole('link');
    const drawn = () => links.map((one) => drawingOf([one]));
    const before = drawn();
    await app.click(await app.link('Carriers', nav));
    await app.heading('Carriers');
    await allRows();
    const changed = links.filter((_link, index) =>
      drawn()[index]?.some((props, part) => props !== before[index]?.[part]),
    );
    expect(changed.map(({ textContent }) => textContent)).toEqual(['Accounts', 'Carriers']);
  });
});

describe('a row', () => {
  it('opens its record with a click anywhere but on a control', async () => {
    await app.open('/internal/accounts', 'admin');
    await allRows();
    const row = app.rowWith('Cedar Bank');
    await app.click(within(row).getByRole('button', { name: /^Copy/ }));
    await app.expectUrl('/internal/accounts');
    await app.click(within(row).getByText('Active'));
    await app.expectUrl(/\/internal\/accounts\/[^/]+\/edit$/);
  });

  it('opens by keyboard', async () => {
    await app.open('/internal/accounts', 'admin');
    (await app.link('Cedar Bank')).focus();
    await user.keyboard('{Enter}');
    await app.expectUrl(/\/internal\/accounts\/[^/]+\/edit$/);
  });

  it('leaves a link to the browser that is to be opened elsewhere', async () => {
    await app.open('/internal/accounts', 'admin');
    const name = await app.link('Cedar Bank');
    const left: boolean[] = [];
    const look = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', look);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.click(name, { [key]: true });
    document.removeEventListener('click', look);
    expect(left).toEqual([true, true, true]);
    await app.expectUrl('/internal/accounts');
  });

  it('says of its controls what they do, and deletes only after a question', async () => {
    await app.open('/internal/accounts', 'admin');
    await allRows();
    const actions = screen.getByRole('button', { name: 'Actions for Cedar Bank' });
    await user.hover(actions);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Actions');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await app.chooseInMenu('Cedar Bank', 'Delete');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Cedar Bank');
    await app.expectUrl('/internal/accounts');
  });

  it('has no way to what the operator may not open', async () => {
    await app.open('/internal/speech-services', 'sam');
    await allRows();
    const foreign = app.rows().filter((row) => within(row).queryAllByRole('link').length === 0);
    expect(foreign.length).toBeGreaterThan(0);
    for (const row of foreign) {
      await app.click(within(row).getAllByRole('cell')[0] as HTMLElement);
    }
    await app.expectUrl('/internal/speech-services');
  });
});

it('turns to its last page in the place of one beyond it, without a step for the Back button', async () => {
  await app.open('/internal/applications', 'admin');
  await allRows();
  const steps = history.length;
  await app.click(await app.link('Carriers'));
  await app.heading('Carriers');
  await app.expectUrl('/internal/carriers');
  history.replaceState(history.state, '', '/internal/carriers?page=9');
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  await allRows();
  await app.expectUrl(/page=1(&|$)/);
  expect(history.length).toBe(steps + 1);
});

it('sorts by the columns of a list that is here as a whole, and says how', async () => {
  await app.open('/internal/accounts', 'admin');
  await allRows();
  const head = screen.getByRole('columnheader', { name: /name/i });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  const first = app.rows()[0]?.textContent;
  await app.click(within(head).getByRole('button', { name: /^Sort by/ }));
  await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
  expect(app.rows()[0]?.textContent).not.toBe(first);
});

it('finds an account for the filter by typing, with the keyboard alone', async () => {
  await app.open('/internal/applications', 'admin');
  await allRows();
  const box = await app.findField('Account');
  await waitFor(() => expect(box).not.toHaveAttribute('readonly'));
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await user.type(box, 'cedar');
  await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
  await user.keyboard('{ArrowDown}');
  const option = screen.getByRole('option', { name: 'Cedar Bank' });
  expect(box).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(app.rows().every((row) => row.textContent.includes('Cedar Bank'))).toBe(true),
  );
  expect(box).toHaveValue('Cedar Bank');
  await app.press('Clear');
  await waitFor(() =>
    expect(app.rows().every((row) => row.textContent.includes('Cedar Bank'))).toBe(false),
  );
});
