import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PaletteOnDemand } from '../../src/layout/palette/usePalette';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { arrived } from './support/arrivals';
import { prepareEveryScreen } from './support/everyScreen';
import { signInByForm } from './support/signIn';
import { listenAnew, said, saidInTime } from './support/spoken';

beforeAll(prepareEveryScreen);
beforeAll(async () => void (await PaletteOnDemand.prepare()));

const filled = () => waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
const openList = async (area: string, operator: 'nora' | 'sam' = 'nora') => {
  await app.open(`/internal/${area}`, operator);
  await filled();
};
const atHeading = async (name: string | RegExp) => {
  const title = await app.heading(name);
  await waitFor(() => expect(title).toHaveFocus());
};
const menuOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[data-action=menu]');

describe('another screen begins at its heading', () => {
  it('after Enter on the link of a row, and after Back', async () => {
    await openList('carriers');
    (await app.link('Twilio')).focus();
    listenAnew();
    const release = app.hold('GET', /^VoipCarriers\//);
    await user.keyboard('{Enter}');
    // The heading as it is at first, then what it is about.
    await waitFor(() => expect(saidInTime()).toEqual(['Edit carrier']));
    release();
    await waitFor(() => expect(saidInTime()).toEqual(['Edit carrier', 'Twilio']));
    await atHeading('Twilio');
    history.back();
    await atHeading('Carriers');
    history.forward();
    await atHeading('Twilio');
  });

  it('after a new record is saved by the keyboard', async () => {
    await app.open('/internal/accounts/add', 'nora');
    await app.fill('Account name', 'Harbor Hotel');
    await user.keyboard('{Control>}s{/Control}');
    await app.see('Account created successfully');
    await atHeading('Harbor Hotel');
  });

  it('after Enter in the palette', async () => {
    await openList('accounts');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'carrie');
    await user.keyboard('{Enter}');
    await atHeading('Carriers');
  });

  it('after signing in, and not after loading the page, which is the browser’s', async () => {
    await signInByForm('nora');
    await atHeading('Accounts');
    await app.open('/internal/carriers');
    await arrived();
    expect(document.body).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  });

  it('after the record of a page is deleted', async () => {
    const sid = app.db.get("SELECT client_sid FROM clients WHERE username = 'nurse-1'")?.client_sid;
    await app.open(`/internal/clients/${sid}/edit`, 'nora');
    await app.press('Delete SIP client');
    await app.press('Delete', await screen.findByRole('dialog'));
    await app.see(/^Deleted SIP client/);
    await atHeading('SIP clients');
  });

  it('after a form with changes is left', async () => {
    await app.open('/internal/carriers/add', 'nora');
    await app.fill('Carrier name', 'Half done');
    await app.follow('Clients', screen.getByRole('navigation', { name: 'Main navigation' }));
    await app.press('Leave', await screen.findByRole('dialog'));
    await atHeading('SIP clients');
  });
});

describe('the focus stays', () => {
  it('in the first field of a new record, and the screen is said all the same', async () => {
    await openList('carriers');
    listenAnew();
    await app.follow('Add carrier');
    await waitFor(async () => expect(await app.findField('Carrier name')).toHaveFocus());
    await waitFor(() => expect(saidInTime()).toEqual(['Add a carrier']));
  });

  it('in the palette that was opened while the screen was on its way', async () => {
    await openList('clients', 'sam');
    const list = await app.heading('SIP clients');
    const release = app.hold('GET', /^Lcrs/);
    await app.follow('Outbound call routing');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await user.keyboard('{Control>}k{/Control}');
    const typed = await screen.findByRole('combobox', { name: 'Search and commands' });
    await user.type(typed, 'us');
    listenAnew();
    release();
    const title = await arrived();
    await waitFor(() => expect(said()).toContain(title.textContent));
    expect(typed).toHaveFocus();
    expect(typed).toHaveValue('us');
  });

  it('where it is when a filter, the order or the page of a list changes', async () => {
    await openList('clients');
    const sort = await screen.findByRole('button', { name: /^Sort by Username/ });
    await app.click(sort);
    await waitFor(() => expect(location.search).toMatch(/sort=username/));
    expect(sort).toHaveFocus();
  });
});

describe('the buttons of a form', () => {
  const openRenamed = async () => {
    await app.open(`/internal/accounts/${app.accountSid('City Library')}/edit`, 'nora');
    await app.fill('Account name', 'City Lib');
  };
  const saveButton = () => screen.getByRole('button', { name: /^(Save|Saving…)$/ });

  it('Discard, which goes, leaves it to Save, which says that nothing is unsaved', async () => {
    await openRenamed();
    (await app.button('Discard')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
    expect(saveButton()).toHaveFocus();
    expect(saveButton()).toHaveAccessibleDescription('No unsaved changes');
  });

  it('Save keeps it while it saves and after, and saves once', async () => {
    await openRenamed();
    const release = app.hold('PUT', 'Accounts/*');
    saveButton().focus();
    await user.keyboard('{Enter}');
    await app.see('Saving…');
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-disabled', 'true'));
    // A browser takes the focus from what is disabled; jsdom does not.
    expect(saveButton()).not.toBeDisabled();
    await user.keyboard('{Enter}');
    release();
    await app.see('Account updated successfully');
    await user.keyboard('{Enter}');
    expect(saveButton()).toHaveFocus();
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    expect(app.writes()).toHaveLength(1);
    await user.tab();
    expect(saveButton()).toBeDisabled();
  });
});

it('“Stop waiting”, which goes with the wait, leaves it to what had it before', async () => {
  await app.open(`/internal/accounts/${app.accountSid('City Library')}/edit`, 'nora');
  await app.fill('Account name', 'City Lib');
  const headers = { 'Retry-After': '30' };
  app.answerOnce('PUT', 'Accounts/*', () => new Response('', { status: 429, headers }));
  const save = await app.button('Save');
  save.focus();
  await user.keyboard('{Enter}');
  (await app.button('Stop waiting')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveFocus());
  await waitFor(() => expect(save).toHaveTextContent('Save'));
});

/** A list, and the SQL that leaves it with three records that nothing uses. */
const lists = [
  [
    'clients',
    'DELETE FROM clients WHERE client_sid NOT IN (SELECT client_sid FROM clients LIMIT 3)',
  ],
  [
    'phone-numbers',
    'DELETE FROM phone_numbers WHERE phone_number_sid NOT IN (SELECT phone_number_sid FROM phone_numbers LIMIT 3)',
  ],
  [
    'ms-teams-tenants',
    'DELETE FROM ms_teams_tenants WHERE ms_teams_tenant_sid NOT IN (SELECT ms_teams_tenant_sid FROM ms_teams_tenants LIMIT 3)',
  ],
] as const;

const deleteFirst = async (place: number) => {
  const row = app.rows()[place];
  const count = app.rows().length;
  if (row) await app.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await app.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await app.press('Delete', await screen.findByRole('dialog'));
  await waitFor(() => expect(app.rows()).toHaveLength(count - 1));
};

describe('after a deletion', () => {
  it.each(lists)(
    'the next row of %s has the focus, the last one, and then the heading',
    async (area, few) => {
      app.db.run(few);
      await app.open(`/internal/${area}`, 'admin');
      await filled();
      while (app.rows().length > 1) {
        const [, next] = app.rows();
        await deleteFirst(0);
        await waitFor(() => expect(menuOf(next)).toHaveFocus());
      }
      await deleteFirst(0);
      await waitFor(() => expect(document.querySelector('main h1')).toHaveFocus());
    },
  );

  it('of the last row the one before it has the focus', async () => {
    await openList('clients', 'sam');
    await deleteFirst(app.rows().length - 1);
    await waitFor(() => expect(menuOf(app.rows().at(-1))).toHaveFocus());
  });

  it('of an API key the next key has it, and then the heading of the keys', async () => {
    await app.open(`/internal/accounts/${app.accountSid('Cedar Bank')}/edit`, 'nora');
    const keys = await screen.findByRole('region', { name: 'API keys' });
    const deletions = () => within(keys).queryAllByRole('button', { name: /^Delete the API key/ });
    for (const count of [1, 2]) {
      await app.press('Add API key', keys);
      await app.press('Close', await screen.findByRole('dialog', { name: 'Your new API key' }));
      await waitFor(() => expect(deletions().length).toBeGreaterThanOrEqual(count));
    }
    while (deletions().length > 0) {
      const [first, next] = deletions();
      if (first) await app.click(first);
      await app.press(
        'Delete',
        await screen.findByRole('dialog', { name: /^Delete the API key ending in \w{4}\?$/ }),
      );
      const rest = next ?? within(keys).getByRole('heading', { name: 'API keys' });
      await waitFor(() => expect(rest).toHaveFocus());
    }
  });

  it('of a saved view the next one has it', async () => {
    await openList('clients');
    for (const name of ['First', 'Second']) {
      await app.press('Views');
      await app.click(await screen.findByRole('menuitem', { name: 'Save view…' }));
      await app.fill('Name', name, await screen.findByRole('dialog'));
      await app.press('Save');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await app.press('Views');
    await app.click(await screen.findByRole('menuitem', { name: 'Manage views…' }));
    await app.press('Delete First');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete Second' })).toHaveFocus(),
    );
    await app.press('Delete Second');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Manage views' })).toHaveFocus(),
    );
  });

  it('a question that is answered with no gives the focus back', async () => {
    await openList('clients', 'sam');
    await app.chooseInMenu('nurse-1', 'Delete');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(menuOf(app.rows().find((row) => row.textContent.includes('nurse-1')))).toHaveFocus(),
    );
  });
});

it('in the drawer of a narrow screen, a place is gone to as well', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /max-width/.test(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  await openList('accounts');
  await app.press('Open menu');
  await app.follow('Carriers', await screen.findByRole('dialog'));
  await atHeading('Carriers');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await app.heading('Carriers')).toHaveFocus();
  vi.unstubAllGlobals();
});
