import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { carrierRow, placesOf } from './support/carriers';

const rowSid = (name: string) =>
  app.db.get('SELECT account_sid FROM accounts WHERE name = ?', name)?.account_sid;
const filled = () => waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
const actions = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('the menu of a row', () => {
  it('is worked by keyboard alone, and gives the focus back', async () => {
    await app.open('/internal/accounts', 'nora');
    const button = await actions('Cedar Bank');
    expect(screen.queryByRole('menu')).toBeNull();
    button.focus();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(item('Edit')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Recent calls')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-expanded');
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{Enter}');
    await app.heading('Cedar Bank');
  });

  it('copies the sid, and deletes after a question that gives the focus back', async () => {
    await app.open('/internal/clients', 'sam');
    await app.chooseInMenu('nurse-1', 'Copy SID');
    expect(await navigator.clipboard.readText()).toBe(app.rowWith('nurse-1').dataset.id);
    await app.chooseInMenu('nurse-1', 'Delete');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await actions('nurse-1')).toHaveFocus();
  });

  it('offers what the scope may: a view-only user opens, and changes nothing', async () => {
    await app.open('/internal/clients', 'vera');
    await filled();
    const [offers] = await app.offered();
    expect(offers?.[0]).toBe('Open');
    expect(offers).not.toContain('Delete');
  });

  it('has the names that the guide gives', async () => {
    const guide = readFileSync('docs/guide/finding-your-way.md', 'utf8');
    const sentence = /^\| do something with it \|.*$/m.exec(guide)?.[0] ?? '';
    const named = Array.from(sentence.matchAll(/\*\*(.+?)\*\*/g), ([, name]) => name);
    await app.open('/internal/carriers', 'nora');
    await filled();
    const [offers = []] = await app.offered();
    expect(named.filter((name) => ![...offers, 'Open'].includes(name ?? ''))).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });
});

describe('a copy of a record', () => {
  const application = (name: string) =>
    app.db.get(
      `SELECT a.account_sid, speech_synthesis_vendor, speech_synthesis_voice, url, method, username,
        password FROM applications a JOIN webhooks ON webhook_sid = call_hook_sid WHERE name = ?`,
      name,
    );

  it('of an application has its webhooks and speech, and no password', async () => {
    app.db.run(
      `UPDATE webhooks SET username = 'bank', password = 'a-secret' WHERE webhook_sid =
        (SELECT call_hook_sid FROM applications WHERE name = 'Telephone banking')`,
    );
    await app.open('/internal/applications', 'nora');
    await app.fill('Search', 'Telephone');
    await waitFor(() => expect(app.rows()).toHaveLength(1));
    await app.chooseInMenu('Telephone banking', 'Duplicate');
    await app.heading('Add an application');
    expect(await app.findField('Application name')).toHaveValue('Copy of Telephone banking');
    await app.press('Create');
    expect(await screen.findAllByText('Enter both a username and a password.')).not.toEqual([]);
    for (const hook of ['Calling webhook', 'Call status webhook', 'SMS webhook']) {
      await app.fill('Password', 'another', app.getGroup(hook));
    }
    await app.fill('GREETING', 'Welcome');
    await app.press('Create');
    await app.see('Application created successfully');
    expect(application('Copy of Telephone banking')).toEqual({
      ...application('Telephone banking'),
      password: 'another',
    });
    const sms = `SELECT url, method, username, password, name FROM applications
      JOIN webhooks ON webhook_sid = messaging_hook_sid WHERE name LIKE '%Telephone banking' ORDER BY name`;
    const [copy, original] = app.db.all(sms);
    expect(copy).toEqual({ ...original, name: 'Copy of Telephone banking', password: 'another' });
  });

  it('of a carrier has its gateways as new ones, and registers with a password that is typed', async () => {
    app.db.run("UPDATE voip_carriers SET register_password = 'a-secret' WHERE name = 'Telnyx'");
    await app.open('/internal/carriers', 'nora');
    await filled();
    await app.chooseInMenu('Telnyx', 'Duplicate');
    await app.heading('Add a carrier');
    expect(await app.findField('Carrier name')).toHaveValue('Copy of Telnyx');
    await app.fill('Password', 'another');
    await app.press('Create');
    await app.see('Carrier created successfully');
    const places = placesOf('Telnyx', 'sip_gateways');
    expect(places.length).toBeGreaterThan(0);
    expect(placesOf('Copy of Telnyx', 'sip_gateways')).toEqual(places);
    expect(carrierRow('Copy of Telnyx')).toMatchObject({
      register_username: carrierRow('Telnyx').register_username,
      register_password: 'another',
    });
  });

  it('is offered to nobody who may not add one, and says when there is nothing to copy', async () => {
    await app.open('/internal/applications', 'vera');
    await filled();
    expect((await app.offered())[0]).not.toContain('Duplicate');
    await app.open(
      '/internal/applications/add?duplicate=20000000-0000-4000-8000-000000000000',
      'nora',
    );
    await app.see('Not found');
  });
});

describe('names in a row', () => {
  const tabbable = 'a:not([tabindex="-1"]), button:not([tabindex="-1"]), [tabindex="0"]';

  it('lead on to what they name, and add no stop to the way through the page', async () => {
    await app.open('/internal/phone-numbers', 'nora');
    await waitFor(() =>
      expect(app.rowWith('200-0274')).toHaveTextContent('Sunrise ClinicVoxboneAppointments South'),
    );
    const row = app.rowWith('200-0274');
    const links = within(row).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '+1 (555) 200-0274',
      'Sunrise Clinic',
      'Voxbone',
      'Appointments South',
    ]);
    expect(row.querySelectorAll(tabbable)).toHaveLength(2);
    const href = links[2]?.getAttribute('href') ?? '';
    const menu = await app.openMenu('+1 (555) 200-0274');
    const inMenu = within(menu).getByRole('menuitem', { name: 'Carrier: Voxbone' });
    expect(inMenu).toHaveAttribute('href', href);
    await user.keyboard('{Escape}');
    await app.click(within(row).getByRole('link', { name: 'Sunrise Clinic' }));
    await app.heading('Sunrise Clinic');
    await app.expectUrl(/^\/internal\/accounts\/[^/]+\/edit$/);
  });

  it('are words alone where the operator may not open what they name', async () => {
    await app.open('/internal/phone-numbers', 'sam');
    await waitFor(() =>
      expect(app.rowWith('200-0274')).toHaveTextContent('VoxboneAppointments South'),
    );
    const links = within(app.rowWith('200-0274')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '+1 (555) 200-0274',
      'Appointments South',
    ]);
    const menu = await app.openMenu('+1 (555) 200-0274');
    expect(within(menu).queryByRole('menuitem', { name: /^Carrier/ })).toBeNull();
  });
});

it('what stands in the way of a deletion leads there; keys are only counted', async () => {
  await app.open('/internal/accounts', 'nora');
  await app.chooseInMenu('Sunrise Clinic', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Sunrise Clinic is in use' });
  const keys = within(dialog).getByRole('link', { name: /^API keys \(\d+\)/ });
  expect(keys.getAttribute('href')).toMatch(/\/internal\/accounts\/[^/]+\/edit$/);
  expect(dialog).not.toHaveTextContent('*');
  const inDialog = (name: string) => within(dialog).getByRole('link', { name });
  expect(inDialog('nurse-1')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/internal\/clients\/[^/]+\/edit$/),
  );
  await app.click(inDialog('+ 20'));
  await app.heading('Applications');
  expect(app.filterInUrl()).toEqual({ account_sid: rowSid('Sunrise Clinic') });
});

it('an account leads from its own page to its calls, numbers and alerts', async () => {
  await app.open(`/internal/accounts/${rowSid('Cedar Bank')}/edit`, 'nora');
  const related = await screen.findByRole('navigation', { name: 'Related' });
  await app.follow('Phone numbers: Cedar Bank', related);
  await app.heading('Phone numbers');
  // The names of the accounts come after the numbers.
  await waitFor(() => {
    expect(app.rows().length).toBeGreaterThan(0);
    expect(app.rows().filter((row) => !row.textContent.includes('Cedar Bank'))).toEqual([]);
  });
});
