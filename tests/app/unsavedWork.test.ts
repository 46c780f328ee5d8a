import { entries } from 'idb-keyval';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionEnd } from '../../src/session/sessionEnd';
import {
  accountSid,
  alertWith,
  answerOnce,
  check,
  choose,
  chooseTyped,
  click,
  cut,
  db,
  expectUrl,
  fill,
  findField,
  getField,
  getGroup,
  heading,
  hold,
  loseAnswerOnce,
  open,
  press,
  reconnect,
  refusal,
  requests,
  saved,
  screen,
  see,
  settle,
  waitFor,
  within,
  writes,
} from './support';
import { mayBeSaved } from './support/faults';
import { tokenOf } from './support/platform';
import { northwind } from './support/routing';
import { sidOf as speechSid } from './support/speech';

const userNamed = (name: string) => db.get('SELECT * FROM users WHERE name = ?', name) ?? {};
const pathOf = (name: string) => `/internal/users/${userNamed(name).user_sid}/edit`;
const openUser = async (name: string, as: 'admin' | 'nora' = 'nora') => {
  await open(pathOf(name), as);
  await heading(name);
};
const email = () => getField('Email');
/** What the browser keeps of unsaved work, as text. */
const kept = async () => JSON.stringify(await entries());
const untilKept = (text: string) => waitFor(async () => expect(await kept()).toContain(text));
const found = /^You have unsaved changes from /;
/** The form has been open for longer than a moment. */
const later = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 60_000);
};

describe('what is typed', () => {
  it('is offered again after the page was lost, and forgotten once it is saved', async () => {
    await openUser('tara');
    await fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    await openUser('tara');
    await see(found);
    expect(email()).toHaveValue('tara@northwind-voice.example');
    await press('Restore');
    expect(email()).toHaveValue('tara@new.example');
    await press('Save');
    await see('User updated successfully');
    expect(userNamed('tara').email).toBe('tara@new.example');
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('is kept when the page goes within the pause after a key', async () => {
    const wait = globalThis.setTimeout;
    // The pause of typing, which never ends here.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) =>
      ms === 300 ? 1 : wait(work, ms)) as typeof setTimeout);
    onTestFinished(() => void vi.restoreAllMocks());
    await openUser('tara');
    await fill('Email', 'tara@last.example');
    expect(await kept()).not.toContain('tara@last.example');
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify({ ...localStorage })).toContain('tara@last.example');
  });

  it('is put back without a question where somebody else has set the same since', async () => {
    await openUser('tara');
    await fill('Username', 'tara-2');
    await fill('Email', 'tara@same.example');
    await untilKept('tara@same.example');
    await untilKept('tara-2');
    db.run("UPDATE users SET email = 'tara@same.example' WHERE name = 'tara'");
    await openUser('tara');
    await press('Restore');
    await waitFor(() => expect(getField('Username')).toHaveValue('tara-2'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(email()).toHaveValue('tara@same.example');
  });

  it('is forgotten at Discard, in the form and in the notice', async () => {
    await openUser('tara');
    await fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    await press('Discard');
    await waitFor(async () => expect(await entries()).toEqual([]));
    await fill('Email', 'tara@other.example');
    await untilKept('tara@other.example');
    await openUser('tara');
    const notice = (await see(found)).closest<HTMLElement>('[role=status]') ?? document.body;
    await press('Discard', notice);
    expect(screen.queryByText(found)).toBeNull();
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('is shown to nobody else', async () => {
    await openUser('tara', 'nora');
    await fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    await openUser('tara', 'admin');
    // What another user types is kept once it is known that this form left nothing behind for them.
    await fill('Email', 'tara@admin.example');
    await untilKept('tara@admin.example');
    expect(screen.queryByText(found)).toBeNull();
  });

  it('holds no secret, and says which to type again', async () => {
    await open('/internal/users/add', 'nora');
    await fill('Username', 'zoe');
    await fill('Email', 'zoe@example.com');
    await fill('Temporary password', 'Canary-77-secret');
    await untilKept('zoe@example.com');
    await waitFor(async () => expect(await kept()).toContain('missing'));
    expect(await kept()).not.toContain('Canary');
    await open('/internal/users/add');
    await press('Restore');
    expect(await findField('Username')).toHaveValue('zoe');
    await see('Secrets aren’t kept. Re-enter: Temporary password.');
  });

  it('holds nothing of a stored key either, whose beginning the form shows', async () => {
    const key = 'canary-cloning-key-'.repeat(3);
    db.run('UPDATE google_custom_voices SET use_voice_cloning_key = 1, voice_cloning_key = ?', key);
    const path = `/internal/speech-services/${speechSid('google')}/edit`;
    await open(path, 'admin');
    expect((await screen.findAllByText(/Current: canary/)).length).toBeGreaterThan(1);
    const [name] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    if (name) await fill(name, 'Renamed');
    await untilKept('Renamed');
    expect(await kept()).not.toContain('canary');
    await open(path);
    await press('Restore');
    await waitFor(() => expect(screen.getByDisplayValue('Renamed')).toBeVisible());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/Re-enter/)).toBeNull();
    await press('Save');
    await see('Speech credential updated successfully');
    const voices = db.all('SELECT name, voice_cloning_key FROM google_custom_voices');
    expect(voices.filter((voice) => voice.name === 'Renamed')).toHaveLength(1);
    expect(voices.every((voice) => voice.voice_cloning_key === key)).toBe(true);
  });

  it('is listed beside the own user, with the way to its form', async () => {
    await openUser('tara');
    await fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    await open('/internal/applications');
    await press('Unsaved changes (1)');
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await click(within(dialog).getByRole('link', { name: 'User: tara' }));
    await expectUrl(pathOf('tara'));
    await see(found);
  });

  it('on the settings leads back to the tab that it was typed on', async () => {
    const tabs: [path: string, label: string, name: string][] = [
      ['/internal/settings?tab=service-provider', 'Service provider name', 'Service provider: '],
      ['/internal/settings', 'Domain name', 'Admin settings'],
    ];
    for (const [path, label, name] of tabs) {
      await open(path, 'admin');
      await fill(label, 'faulty.example');
      await untilKept('faulty.example');
      await open('/internal/applications');
      await press('Unsaved changes (1)');
      const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
      const link = await within(dialog).findByRole('link');
      expect(link.textContent?.startsWith(name)).toBe(true);
      await click(link);
      await expectUrl(path);
      const notice = (await see(found)).closest<HTMLElement>('[role=status]') ?? document.body;
      await press('Discard', notice);
      await waitFor(async () => expect(await entries()).toEqual([]));
    }
  });

  it('of a record that was deleted since is listed as such, and can be discarded', async () => {
    await openUser('tara');
    await fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    db.run('DELETE FROM users WHERE name = ?', 'tara');
    await open('/internal/applications');
    await press('Unsaved changes (1)');
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await see(/· Deleted since$/, dialog);
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(within(dialog).getByRole('term')).toHaveTextContent('Email');
    expect(within(dialog).getByRole('definition')).toHaveTextContent('tara@new.example');
    await press('Copy changes', dialog);
    expect(await navigator.clipboard.readText()).toBe('Email: tara@new.example');
    await press('Discard: User, tara', dialog);
    await waitFor(async () => expect(await entries()).toEqual([]));
  });
});

describe('the browser', () => {
  const withoutRoom = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });

  it('that goes right after a key has lost nothing', async () => {
    await openUser('tara');
    await settle();
    // What is written into the database now is gone with the page.
    const put = withoutRoom();
    await fill('Email', 'tara@new.example');
    window.dispatchEvent(new Event('pagehide'));
    await openUser('tara');
    put.mockRestore();
    await openUser('tara');
    await see(found);
    await press('Restore');
    expect(email()).toHaveValue('tara@new.example');
  });

  it('that has no room for what is typed says so where it is promised', async () => {
    const put = withoutRoom();
    await openUser('tara');
    await fill('Email', 'tara@new.example');
    await see(/This browser can’t keep them: its storage is full or blocked/);
    await press('Log out');
    const dialog = await screen.findByRole('dialog', { name: 'Log out without saving?' });
    expect(dialog).toHaveTextContent(/will be lost: this browser’s storage is full or blocked/);
    await press('Keep editing', dialog);
    put.mockRestore();
    await fill('Email', 'tara@newer.example');
    await waitFor(() => expect(screen.queryByText(/storage is full/)).toBeNull());
  });

  it('keeps no password of an address, and takes none away from what is stored', async () => {
    const path = `/internal/applications/${
      db.get('SELECT application_sid FROM applications WHERE call_hook_sid IS NOT NULL')
        ?.application_sid
    }/edit`;
    db.run("UPDATE webhooks SET url = 'https://user:canary-1@host.example/a'");
    await open(path, 'admin');
    const url = async () => {
      await waitFor(() => getGroup('Calling webhook'));
      return getField('URL', getGroup('Calling webhook'));
    };
    expect(await url()).toHaveValue('https://user:canary-1@host.example/a');
    await fill('URL', 'https://user:canary-1@host.example/b', getGroup('Calling webhook'));
    await untilKept('https://user@host.example/b');
    await open(path);
    await press('Restore');
    expect(await url()).toHaveValue('https://user:canary-1@host.example/b');
    expect(screen.queryByText(/Re-enter/)).toBeNull();
    await fill('URL', 'https://other:canary-2@host.example/b', getGroup('Calling webhook'));
    await untilKept('https://other@host.example/b');
    await open(path);
    await press('Restore');
    await see('Secrets aren’t kept. Re-enter: passwords in web addresses.');
  });

  it('offers nothing of which a late save has stored everything', async () => {
    await openUser('tara');
    await fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    db.run("UPDATE users SET email = 'tara@new.example' WHERE name = 'tara'");
    await openUser('tara');
    await waitFor(async () => expect(await entries()).toEqual([]));
    expect(screen.queryByText(found)).toBeNull();
  });

  it('puts back the name of a choice that comes late', async () => {
    await open('/internal/speech-services/add', 'nora');
    await findField('Vendor');
    await choose('Vendor', 'Whisper');
    await waitFor(() => expect(getField('Model')).toHaveValue('TTS-1'));
    await untilKept('tts-1');
    await open('/internal/speech-services/add');
    await findField('Vendor');
    const release = hold('GET', /supportedLanguagesAndVoices/);
    await press('Restore');
    await findField('Model');
    await settle();
    release();
    await waitFor(() => expect(getField('Model')).not.toHaveAttribute('readonly'));
    await settle();
    expect(getField('Model')).toHaveValue('TTS-1');
  });
});

it('what a failed save said does not stand on the next page', async () => {
  await open('/internal/users/add', 'nora');
  await fill('Username', 'zoe');
  await fill('Email', 'zoe@example.com');
  await fill('Temporary password', 'Secret-77!');
  answerOnce('POST', 'Users', () => refusal(500, 'The disk is full'));
  await press('Create');
  await waitFor(() => expect(screen.getAllByText('The disk is full')).toHaveLength(2));
  await press('Create');
  await heading('Users');
  await see('User created successfully');
  await settle();
  expect(screen.queryByText('The disk is full')).toBeNull();
});

describe('the end of a session', () => {
  it('while a form is dirty asks for the password on the spot, and the save goes on', async () => {
    await openUser('tara');
    await fill('Email', 'tara@new.example');
    answerOnce('PUT', 'Users/*', () => refusal(401, 'Unauthorized'));
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
    expect(getField('Username', dialog)).toHaveValue('nora');
    await fill('Password', 'wrong', dialog);
    await press('Log in', dialog);
    await see('Login credentials are incorrect', dialog);
    await fill('Password', 'Provider-demo1!', dialog);
    await press('Log in', dialog);
    await see('User updated successfully');
    expect(userNamed('tara').email).toBe('tara@new.example');
    expect(writes().filter(({ call }) => call.startsWith('PUT Users/'))).toHaveLength(2);
    await saved();
  });

  it('leads to the sign-in page when nothing is unsaved', async () => {
    await openUser('tara');
    answerOnce('GET', /./, () => refusal(401, 'Unauthorized'));
    await open('/internal/applications');
    await expectUrl('/');
  });

  it('leads there as well when somebody else is to sign in, and keeps the draft', async () => {
    await openUser('tara');
    await fill('Email', 'tara@new.example');
    answerOnce('PUT', 'Users/*', () => refusal(401, 'Unauthorized'));
    await press('Save');
    await press('Log in as someone else');
    await expectUrl('/');
    await openUser('tara', 'nora');
    await see(found);
  });
});

describe('signing out', () => {
  it('asks first while a form is dirty', async () => {
    await openUser('tara');
    await fill('Email', 'tara@new.example');
    await press('Log out');
    const dialog = await screen.findByRole('dialog', { name: 'Log out without saving?' });
    await press('Keep editing', dialog);
    expect(email()).toHaveValue('tara@new.example');
    await press('Log out');
    await press('Log out', await screen.findByRole('dialog'));
    await expectUrl('/');
    await untilKept('tara@new.example');
  });
});

describe('another tab', () => {
  it('with unsaved work is asked about before this one signs out', async () => {
    await openUser('tara');
    localStorage.setItem('unsaved-work:other', '');
    const other = new BroadcastChannel('trunkline-unsaved-work');
    other.onmessage = () => other.postMessage('here');
    await press('Log out');
    const dialog = await screen.findByRole('dialog', { name: 'Log out without saving?' });
    expect(dialog).toHaveTextContent('Another tab has unsaved changes.');
    await press('Keep editing', dialog);
    other.close();
    // It was closed and could not say so.
    await press('Log out');
    await expectUrl('/');
  });

  const become = (token: string | null) => {
    if (token) localStorage.setItem('token', token);
    else localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: token && 'token' }));
  };

  it('that signs out leaves what was typed here to its user', async () => {
    await openUser('tara');
    await fill('Email', 'tara@new.example');
    become(null);
    await expectUrl('/');
    await untilKept('tara@new.example');
    await openUser('tara', 'nora');
    await see(found);
  });

  it('that signs in as somebody else leaves nothing of it to them', async () => {
    await openUser('tara');
    await fill('Email', 'tara@new.example');
    become(tokenOf('admin'));
    await see('Scope: Admin');
    await heading('tara');
    expect(await findField('Email')).toHaveValue('tara@northwind-voice.example');
    await settle();
    expect(screen.queryByText(found)).toBeNull();
    const owners = (await entries<string[], unknown>()).map(([[owner]]) => owner);
    expect(owners).toEqual([userNamed('nora').user_sid]);
  });
});

describe('a record that somebody else changed meanwhile', () => {
  const changeEmail = (to: string) => db.run("UPDATE users SET email = ? WHERE name = 'tara'", to);

  it('keeps what the operator did not touch', async () => {
    await openUser('tara');
    await fill('Username', 'tara-2');
    changeEmail('tara@theirs.example');
    later();
    await press('Save');
    await see('User updated successfully');
    expect(userNamed('tara-2').email).toBe('tara@theirs.example');
    expect(email()).toHaveValue('tara@theirs.example');
  });

  it('is shown value by value where both changed it', async () => {
    await openUser('tara');
    await fill('Email', 'tara@mine.example');
    changeEmail('tara@theirs.example');
    later();
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    await press('Back to the form', dialog);
    expect(userNamed('tara').email).toBe('tara@theirs.example');
    expect(email()).toHaveValue('tara@mine.example');
    await press('Save');
    await check(/^Use theirs: tara@theirs/, await screen.findByRole('dialog'));
    await press('Save', await screen.findByRole('dialog'));
    await see('User updated successfully');
    expect(email()).toHaveValue('tara@theirs.example');
    await fill('Email', 'tara@mine.example');
    changeEmail('tara@others.example');
    later();
    await press('Save');
    await press('Save', await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    await waitFor(() => expect(userNamed('tara').email).toBe('tara@mine.example'));
  });

  it('is shown in the words of the form where it is chosen there', async () => {
    await openUser('anna', 'admin');
    await choose('Scope', 'Account');
    await choose('Account', 'Cedar Bank');
    db.run(
      "UPDATE users SET service_provider_sid = ? WHERE name = 'anna'",
      String(userNamed('nora').service_provider_sid),
    );
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    within(dialog).getByRole('radio', { name: 'Keep yours: Account' });
    within(dialog).getByRole('radio', { name: 'Use theirs: Service provider' });
    await press('Save', dialog);
    await see('User updated successfully');
    expect(userNamed('anna').account_sid).toBe(accountSid('Cedar Bank'));
  });

  it('is named as in the form where it is a part of a webhook', async () => {
    const app = db.get("SELECT * FROM applications WHERE name = 'Main menu'");
    await open(`/internal/applications/${app?.application_sid}/edit`, 'nora');
    const hook = await waitFor(() => getGroup('Calling webhook'));
    await fill('URL', 'https://mine.example/hook', hook);
    db.run(
      "UPDATE webhooks SET url = 'https://theirs.example/hook' WHERE webhook_sid = ?",
      String(app?.call_hook_sid),
    );
    later();
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    expect(within(dialog).getByRole('radiogroup')).toHaveAccessibleName('Calling webhook: URL');
    await press('Back to the form', dialog);
  });

  it.each([
    {
      area: 'least-cost-routing',
      sid: "SELECT lcr_sid AS sid FROM lcr WHERE name = 'Northwind outbound'",
      typed: ['Digit prefix or regex', '39'],
      theirs: "UPDATE lcr_routes SET regex = '49' WHERE regex = '1' AND lcr_sid = ?",
      name: 'Route 1: Digit prefix or regex',
    },
    {
      area: 'carriers',
      sid: "SELECT voip_carrier_sid AS sid FROM voip_carriers WHERE name = 'Telnyx'",
      typed: [/^Network address/, '203.0.113.77'],
      theirs: "UPDATE sip_gateways SET ipv4 = '203.0.113.88' WHERE voip_carrier_sid = ?",
      name: /^SIP gateway 203\.0\.113\.88:\d+: Network address$/,
    },
  ] as const)('a row of $area is named by what it is, and by its input', async (story) => {
    const { area, typed, theirs, name } = story;
    const sid = String(db.get(story.sid)?.sid);
    await open(`/internal/${area}/${sid}/edit`, 'nora');
    const [row] = await waitFor(() => {
      const found = screen.getAllByRole('textbox', { name: typed[0] });
      expect(found[0]).not.toHaveValue('');
      return found;
    });
    await fill(typed[0], typed[1], row?.closest('li') ?? undefined);
    db.run(theirs, sid);
    later();
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    expect(within(dialog).getByRole('radiogroup')).toHaveAccessibleName(name);
    await press('Back to the form', dialog);
  });

  it('is told by name where it is another record', async () => {
    const [mine, theirs] = db.all(
      `SELECT * FROM applications WHERE account_sid IN
        (SELECT account_sid FROM accounts WHERE name = 'Sunrise Clinic') ORDER BY name`,
    );
    const number = db.get(
      'SELECT * FROM phone_numbers WHERE account_sid = ?',
      String(mine?.account_sid),
    );
    const sid = String(number?.phone_number_sid);
    const change = 'UPDATE phone_numbers SET application_sid = ? WHERE phone_number_sid = ?';
    db.run(change, null, sid);
    await open(`/internal/phone-numbers/${sid}/edit`, 'nora');
    await waitFor(() => expect(getField('Application')).toBeEnabled());
    await chooseTyped('Application', String(mine?.name));
    db.run(change, String(theirs?.application_sid), sid);
    later();
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    await waitFor(() => expect(dialog).toHaveTextContent(`Use theirs: ${theirs?.name}`));
    expect(dialog).toHaveTextContent(`Keep yours: ${mine?.name}`);
    await press('Back to the form', dialog);
    // Its draft is called as its page is, not by the digits that are stored.
    const title = document.querySelector('h1')?.textContent ?? '';
    expect(title).toMatch(/^\+1 \(/);
    await press('Unsaved changes (1)');
    await see(`Phone number: ${title}`, await screen.findByRole('dialog'));
  });

  it('is told when it was deleted, and the input is kept', async () => {
    await openUser('tara');
    await fill('Email', 'tara@mine.example');
    db.run("DELETE FROM users WHERE name = 'tara'");
    later();
    await press('Save');
    await alertWith(/Someone deleted this while you were editing/);
    expect(email()).toHaveValue('tara@mine.example');
    expect(writes().filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  });
});

describe('an answer that is lost', () => {
  it('does not create a carrier twice, and its gateway is saved', async () => {
    await open('/internal/carriers/add', 'nora');
    await fill('Carrier name', 'Twice Telecom');
    await fill(await screen.findByLabelText(/Network address/), '203.0.113.77');
    loseAnswerOnce('POST', /VoipCarriers$/);
    await press('Create');
    await alertWith(mayBeSaved);
    await press('Create');
    await waitFor(() =>
      expect(requests().filter((call) => /^POST .*VoipCarriers$/.test(call))).toHaveLength(1),
    );
    await expectUrl(/\/internal\/carriers(\?|$)/);
    const made = db.all("SELECT * FROM voip_carriers WHERE name = 'Twice Telecom'");
    expect(made).toHaveLength(1);
    const gateways = db.all(
      'SELECT ipv4 FROM sip_gateways WHERE voip_carrier_sid = ?',
      String(made[0]?.voip_carrier_sid),
    );
    expect(gateways).toEqual([{ ipv4: '203.0.113.77' }]);
  });

  it('never takes an older carrier of the same name for the one that was sent', async () => {
    const places = () =>
      db.all(
        "SELECT name, ipv4 FROM voip_carriers JOIN sip_gateways USING (voip_carrier_sid) WHERE name = 'Telnyx' ORDER BY ipv4",
      );
    db.run("UPDATE voip_carriers SET created_at = '2026-01-01T00:00:00.000Z'");
    const before = places();
    await open('/internal/carriers/add', 'nora');
    await fill('Carrier name', 'Telnyx');
    await fill(await screen.findByLabelText(/Network address/), '203.0.113.77');
    answerOnce('POST', /VoipCarriers$/, () => Promise.reject(new TypeError('Failed to fetch')));
    await press('Create');
    await alertWith(mayBeSaved);
    await press('Create');
    await heading('Carriers');
    expect(places()).toEqual([...before, { name: 'Telnyx', ipv4: '203.0.113.77' }]);
    expect(writes().filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
    expect(db.all("SELECT 1 FROM voip_carriers WHERE name = 'Telnyx'")).toHaveLength(2);
  });

  it('never takes an older routing table of the same name, which tells no time of its own', async () => {
    const older = () => db.get("SELECT * FROM lcr WHERE name = 'Northwind outbound'");
    const [table, routes] = [older(), northwind()];
    await open('/internal/least-cost-routing/add', 'nora');
    await fill('Name', 'Northwind outbound');
    await choose('Default carrier', 'Telnyx');
    await fill('Digit prefix or regex', '49');
    await choose('Carrier', 'Telnyx');
    answerOnce('POST', 'Lcrs', () => Promise.reject(new TypeError('Failed to fetch')));
    await press('Create');
    await alertWith(mayBeSaved);
    await press('Create');
    await alertWith(/already has a routing table/);
    expect(older()).toEqual(table);
    expect(northwind()).toEqual(routes);
    expect(getField('Name')).toHaveValue('Northwind outbound');
  });

  it('without the sid of what was made counts as lost', async () => {
    await open('/internal/carriers/add', 'nora');
    await fill('Carrier name', 'Twice Telecom');
    await fill(await screen.findByLabelText(/Network address/), '203.0.113.77');
    answerOnce('POST', /VoipCarriers$/, async (pass) => {
      await pass();
      return Response.json({}, { status: 201 });
    });
    await press('Create');
    await alertWith(mayBeSaved);
    await press('Create');
    await heading('Carriers');
    expect(db.all("SELECT 1 FROM voip_carriers WHERE name = 'Twice Telecom'")).toHaveLength(1);
  });

  it('does not create an application twice, and takes what was changed since', async () => {
    await open('/internal/applications/add', 'nora');
    await fill('Application name', 'Lost and found');
    await chooseTyped('Account', 'Metro Taxi');
    await fill('URL', 'https://one.example/hook', getGroup('Calling webhook'));
    loseAnswerOnce('POST', 'Applications');
    await press('Create');
    await alertWith(mayBeSaved);
    await fill('Application name', 'Found again');
    await press('Create');
    await see('Application created successfully');
    const names = db.all(
      "SELECT name FROM applications WHERE name IN ('Lost and found', 'Found again')",
    );
    expect(names).toEqual([{ name: 'Found again' }]);
  });
});

describe('the end of the session that is near', () => {
  it('is told five minutes ahead, and put off by signing in', async () => {
    await open('/internal/applications', 'nora');
    await heading('Applications');
    expect(screen.queryByText(/^Your session expires at/)).toBeNull();
    const end = sessionEnd() ?? 0;
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(end - 4 * 60_000);
    await open('/internal/applications');
    await see(/^Your session expires at/);
    await press('Stay logged in');
    const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
    await press('Later', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Stay logged in');
    await fill('Password', 'Provider-demo1!', await screen.findByRole('dialog'));
    await press('Log in', await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByText(/^Your session expires at/)).toBeNull());
    expect(sessionEnd()).toBeGreaterThan(end);
  });
});

it('being offline is told at once, with how old what is shown is, and ends nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await openUser('tara');
  const opened = Date.now();
  vi.setSystemTime(opened + 20 * 60_000);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  // The minute may have turned since the form was read.
  const times = [opened, opened - 60_000].map((time) =>
    new Date(time).toLocaleTimeString('en-US', { timeStyle: 'short', hourCycle: 'h23' }),
  );
  await see(new RegExp(`^You’re offline\\. Showing data from (${times.join('|')})\\.$`));
  await fill('Email', 'tara@new.example');
  cut(null, /./);
  await press('Save');
  await alertWith(/You’re offline. Nothing was sent/);
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  reconnect();
  await waitFor(() => expect(screen.queryByText(/^You’re offline\. Showing/)).toBeNull());
  expect(writes().filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  await press('Save');
  await see('User updated successfully');
});

it('an address that cannot be decoded leads to a page that says so', async () => {
  await open('/internal/accounts/%E0%A4%A/edit', 'nora');
  await see('Account not found');
  await open('/internal/%E0%A4%A', 'nora');
  await screen.findByRole('link', { name: 'Applications' });
});
