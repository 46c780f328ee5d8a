import { beforeAll, describe, expect, it } from 'vitest';
import { loadConsole } from '../../src/loadConsole';
import * as app from './support';
import { fireEvent, screen, user, waitFor, within } from './support';

// The console is read once, however long that takes.
beforeAll(() => loadConsole().then(() => undefined));

type Operator = Parameters<typeof app.open>[1];

/** Reads the configuration, and answers what the file begins with: the account or the provider itself. */
async function exported(operator: Operator): Promise<string> {
  await app.open('/internal/configuration', operator);
  await app.press('Read the configuration');
  const shown = (await screen.findByRole('region', { name: 'File' })).textContent ?? '';
  return shown.slice(0, shown.search(/^(accounts|speech_services):/m));
}

const upload = async (text: string) =>
  user.upload(await screen.findByLabelText('Choose a file'), new File([text], 'voice.yaml'));

/** What a file that is dropped comes as. */
const dropped = (text: string, name: string) => ({
  types: ['Files'],
  files: [new File([text], name)],
});

const carrierOf = (name: string) =>
  app.db.get('SELECT account_sid, register_password FROM voip_carriers WHERE name = ?', name);

const clinic = () =>
  String(app.db.get("SELECT account_sid AS sid FROM accounts WHERE name = 'Sunrise Clinic'")?.sid);

/** The clients of the account, as lines of a file. */
const clientLines = () =>
  app.db
    .all('SELECT username FROM clients WHERE account_sid = ? ORDER BY username', clinic())
    .map(({ username }) => `  - username: ${username}\n`);

describe('the configuration as a file', () => {
  it('is exported, compared and applied, with the secrets that are asked for', async () => {
    const root = await exported('sam');
    expect(root).toMatch(/^account:\n {2}name: Sunrise Clinic$/m);
    await app.see(/requests used\. The limit of 600/);
    expect(app.writes()).toEqual([]);

    await upload(`${root}carriers:\n  - name: From a file\n    register_password: $${'{TRUNK}'}\n`);
    await app.see('Missing values: TRUNK');
    expect(screen.getByRole('button', { name: 'Apply 1 change' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Carrier From a file' })).toBeChecked();
    await user.type(await app.findField('TRUNK'), 'Canary-trunk-1');
    await app.press('Apply 1 change');
    await app.see('1 done, 0 failed, 0 not tried');
    expect(carrierOf('From a file')).toEqual({
      account_sid: clinic(),
      register_password: 'Canary-trunk-1',
    });
    expect(app.writes()).toHaveLength(1);

    const [, again] = await screen.findAllByRole('button', { name: 'Compare again' });
    if (!again) throw new Error('nothing compares again');
    await app.click(again);
    // The other carriers of the account are on the platform alone, and stay.
    await app.see('Nothing to do.');
    expect(app.writes()).toHaveLength(1);
    await app.open('/internal/history', 'sam');
    await app.button(/Configuration: 1 call Done$/);
  });

  it('whose secrets are typed is held until it is applied: nothing else keeps them', async () => {
    const root = await exported('sam');
    await upload(`${root}carriers:\n  - name: Typed for\n    register_password: $${'{TRUNK}'}\n`);
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const field = await app.findField('TRUNK');
    expect(isAsked()).toBe(false);
    await user.type(field, 'Canary-trunk-2');
    await waitFor(() => expect(isAsked()).toBe(true));
    await app.press('Log out');
    const dialog = await screen.findByRole('dialog', { name: 'Log out without saving?' });
    expect(dialog).toHaveTextContent('Your unsaved changes will be lost.');
    await app.press('Keep editing', dialog);
    expect(await app.findField('TRUNK')).toHaveValue('Canary-trunk-2');
    await user.clear(await app.findField('TRUNK'));
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  it('is taken wherever on the page it is dropped, and nothing replaces the page', async () => {
    const root = await exported('sam');
    await screen.findByLabelText('Choose a file');
    const dataTransfer = dropped(root, 'voice.yaml');
    // Both answer false where the browser is kept from opening the file itself.
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    await app.see('Nothing to do.');
    await app.see('voice.yaml');
  });

  it('deletes only what is chosen, once that is allowed', async () => {
    const [first = '', ...others] = clientLines();
    expect(others.length).toBeGreaterThan(0);
    const root = await exported('sam');
    await upload(`${root}sip_clients:\n${first}`);
    await app.see('Nothing to do.');
    expect(screen.getAllByText('Only on the platform')).toHaveLength(others.length);

    await app.click(screen.getByRole('switch', { name: /^Delete what is only on the platform/ }));
    await app.see('The deletions are listed below. This can’t be undone.');
    // For this file: the next one deletes nothing of itself.
    await upload(`${root}sip_clients:\n${first}`);
    await app.see('Nothing to do.');
    expect(screen.queryByRole('checkbox', { name: /^SIP client / })).toBeNull();
    await app.click(screen.getByRole('switch', { name: /^Delete what is only on the platform/ }));
    const [kept] = await screen.findAllByRole('checkbox', { name: /^SIP client / });
    if (!kept) throw new Error('nothing to keep');
    await app.click(kept);
    const count = others.length - 1;
    if (count > 0) {
      await app.press(count === 1 ? 'Apply 1 change' : `Apply ${count} changes`);
      await app.see(`${count} done, 0 failed, 0 not tried`);
    }
    expect(clientLines()).toHaveLength(2);
  });

  it('is what it is about until the run ends: nothing else is compared, chosen or begun', async () => {
    const root = await exported('nora');
    const before = app.writes().length;
    const release = app.hold('POST', 'ServiceProviders/*/VoipCarriers');
    const names = ['Trunk one', 'Trunk two', 'Trunk three'];
    const carriers = names.map((name) => `  - name: ${name}\n`).join('');
    const file = `${root}carriers:\n${carriers}`;
    await upload(file);
    await app.click(await screen.findByRole('checkbox', { name: 'Carrier Trunk three' }));
    await app.press('Apply 2 changes');
    await waitFor(() => expect(app.writes().length).toBeGreaterThan(before));
    const locked = [
      screen.getByRole('button', { name: 'Compare again' }),
      screen.getByLabelText('Choose a file'),
      screen.getByRole('checkbox', { name: 'Carrier Trunk three' }),
      screen.getByRole('checkbox', { name: 'Select all' }),
      screen.getByRole('combobox', { name: 'Configuration of' }),
    ];
    for (const part of locked) expect(part).toBeDisabled();
    const area = screen.getByLabelText('Choose a file').parentElement?.parentElement as Element;
    fireEvent.drop(area, { dataTransfer: dropped(file, 'again.yaml') });
    release();
    await app.see('2 done, 0 failed, 0 not tried');
    expect(names.map(carrierOf).filter(Boolean)).toHaveLength(2);
    const [again] = screen.getAllByRole('button', { name: 'Compare again' });
    if (!again) throw new Error('nothing compares again');
    await app.click(again);
    // What was left out stays out.
    expect(await screen.findByRole('checkbox', { name: 'Carrier Trunk three' })).not.toBeChecked();
    await app.click(screen.getByRole('switch', { name: /secrets/ }));
    await app.see('Nothing to do.');
    expect(screen.getByRole('checkbox', { name: 'Carrier Trunk three' })).not.toBeChecked();
  });

  it('may be compared, and not applied, by those who may only look', async () => {
    const root = await exported('vera');
    await upload(`${root}carriers: []\n`);
    await waitFor(() =>
      expect(screen.getAllByText('Only on the platform').length).toBeGreaterThan(0),
    );
    const table = screen.getByRole('region', { name: /records? differs?/ });
    expect(within(table).queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
    expect(app.writes()).toEqual([]);
  });

  it('names what is wrong with a file, and asks the platform nothing', async () => {
    await app.open('/internal/configuration', 'nora');
    await upload('format: 1\nprovider:\n  nam: Northwind Voice\n');
    await app.see('2 problems in this file');
    await app.see('Line 3, column 3: “nam” is unknown here. Did you mean “name”?');
    await upload('format: 1\naccount:\n  name: Sunrise Clinic\n');
    await app.see(/This file describes something else\./);
    expect(app.writes()).toEqual([]);
  });
});
