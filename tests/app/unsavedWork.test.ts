import { entries } from 'idb-keyval';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionEnd } from '../../src/session/sessionEnd';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { mayBeSaved } from './support/faults';
import { tokenOf } from './support/platform';
import { northwind } from './support/routing';
import { sidOf as speechSid } from './support/speech';

const userNamed = (name: string) => app.db.get('SELECT * FROM users WHERE name = ?', name) ?? {};
const pathOf = (name: string) => `/internal/users/${userNamed(name).user_sid}/edit`;
const openUser = async (name: string, as: 'admin' | 'nora' = 'nora') => {
  await app.open(pathOf(name), as);
  await app.heading(name);
};
const email = () => app.getField('Email');
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
    await app.fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    await openUser('tara');
    await app.see(found);
    expect(email()).toHaveValue('tara@northwind-voice.example');
    await app.press('Restore');
    expect(email()).toHaveValue('tara@new.example');
    await app.press('Save');
    await app.see('User updated successfully');
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
    await app.fill('Email', 'tara@last.example');
    expect(await kept()).not.toContain('tara@last.example');
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify({ ...localStorage })).toContain('tara@last.example');
  });

  it('is put back without a question where somebody else has set the same since', async () => {
    await openUser('tara');
    await app.fill('Username', 'tara-2');
    await app.fill('Email', 'tara@same.example');
    await untilKept('tara@same.example');
    await untilKept('tara-2');
    app.db.run("UPDATE users SET email = 'tara@same.example' WHERE name = 'tara'");
    await openUser('tara');
    await app.press('Restore');
    await waitFor(() => expect(app.getField('Username')).toHaveValue('tara-2'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(email()).toHaveValue('tara@same.example');
  });

  it('is forgotten at Discard, in the form and in the notice', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    await app.press('Discard');
    await waitFor(async () => expect(await entries()).toEqual([]));
    await app.fill('Email', 'tara@other.example');
    await untilKept('tara@other.example');
    await openUser('tara');
    const notice = (await app.see(found)).closest<HTMLElement>('[role=status]') ?? document.body;
    await app.press('Discard', notice);
    expect(screen.queryByText(found)).toBeNull();
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('is shown to nobody else', async () => {
    await openUser('tara', 'nora');
    await app.fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    await openUser('tara', 'admin');
    // What another user types is kept once it is known that this form left nothing behind for them.
    await app.fill('Email', 'tara@admin.example');
    await untilKept('tara@admin.example');
    expect(screen.queryByText(found)).toBeNull();
  });

  it('holds no secret, and says which to type again', async () => {
    await app.open('/internal/users/add', 'nora');
    await app.fill('Username', 'zoe');
    await app.fill('Email', 'zoe@example.com');
    await app.fill('Temporary password', 'Canary-77-secret');
    await untilKept('zoe@example.com');
    await waitFor(async () => expect(await kept()).toContain('missing'));
    expect(await kept()).not.toContain('Canary');
    await app.open('/internal/users/add');
    await app.press('Restore');
    expect(await app.findField('Username')).toHaveValue('zoe');
    await app.see('Secrets aren’t kept. Re-enter: Temporary password.');
  });

  it('holds nothing of a stored key either, whose beginning the form shows', async () => {
    const key = 'canary-cloning-key-'.repeat(3);
    app.db.run(
      'UPDATE google_custom_voices SET use_voice_cloning_key = 1, voice_cloning_key = ?',
      key,
    );
    const path = `/internal/speech-services/${speechSid('google')}/edit`;
    await app.open(path, 'admin');
    expect((await screen.findAllByText(/Current: canary/)).length).toBeGreaterThan(1);
    const [name] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    if (name) await app.fill(name, 'Renamed');
    await untilKept('Renamed');
    expect(await kept()).not.toContain('canary');
    await app.open(path);
    await app.press('Restore');
    await waitFor(() => expect(screen.getByDisplayValue('Renamed')).toBeVisible());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/Re-enter/)).toBeNull();
    await app.press('Save');
    await app.see('Speech credential updated successfully');
    const voices = app.db.all('SELECT name, voice_cloning_key FROM google_custom_voices');
    expect(voices.filter((voice) => voice.name === 'Renamed')).toHaveLength(1);
    expect(voices.every((voice) => voice.voice_cloning_key === key)).toBe(true);
  });

  it('is listed beside the own user, with the way to its form', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    await app.open('/internal/applications');
    await app.press('Unsaved changes (1)');
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await app.click(within(dialog).getByRole('link', { name: 'User: tara' }));
    await app.expectUrl(pathOf('tara'));
    await app.see(found);
  });

  it('on the settings leads back to the tab that it was typed on', async () => {
    const tabs: [path: string, label: string, name: string][] = [
      ['/internal/settings?tab=service-provider', 'Service provider name', 'Service provider: '],
      ['/internal/settings', 'Domain name', 'Admin settings'],
    ];
    for (const [path, label, name] of tabs) {
      await app.open(path, 'admin');
      await app.fill(label, 'faulty.example');
      await untilKept('faulty.example');
      await app.open('/internal/applications');
      await app.press('Unsaved changes (1)');
      const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
      const link = await within(dialog).findByRole('link');
      expect(link.textContent?.startsWith(name)).toBe(true);
      await app.click(link);
      await app.expectUrl(path);
      const notice = (await app.see(found)).closest<HTMLElement>('[role=status]') ?? document.body;
      await app.press('Discard', notice);
      await waitFor(async () => expect(await entries()).toEqual([]));
    }
  });

  it('of a record that was deleted since is listed as such, and can be discarded', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    app.db.run('DELETE FROM users WHERE name = ?', 'tara');
    await app.open('/internal/applications');
    await app.press('Unsaved changes (1)');
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await app.see(/· Deleted since$/, dialog);
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(within(dialog).getByRole('term')).toHaveTextContent('Email');
    expect(within(dialog).getByRole('definition')).toHaveTextContent('tara@new.example');
    await app.press('Copy changes', dialog);
    expect(await navigator.clipboard.readText()).toBe('Email: tara@new.example');
    await app.press('Discard: User, tara', dialog);
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
    await app.settle();
    // What is written into the database now is gone with the page.
    const put = withoutRoom();
    await app.fill('Email', 'tara@new.example');
    window.dispatchEvent(new Event('pagehide'));
    await openUser('tara');
    put.mockRestore();
    await openUser('tara');
    await app.see(found);
    await app.press('Restore');
    expect(email()).toHaveValue('tara@new.example');
  });

  it('that has no room for what is typed says so where it is promised', async () => {
    const put = withoutRoom();
    await openUser('tara');
    await app.fill('Email', 'tara@new.example');
    await app.see(/This browser can’t keep them: its storage is full or blocked/);
    await app.press('Log out');
    const dialog = await screen.findByRole('dialog', { name: 'Log out without saving?' });
    expect(dialog).toHaveTextContent(/will be lost: this browser’s storage is full or blocked/);
    await app.press('Keep editing', dialog);
    await app.follow('Accounts');
    const leaving = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(leaving).toHaveTextContent('Your unsaved changes will be lost.');
    expect(leaving).not.toHaveTextContent('kept');
    await app.press('Keep editing', leaving);
    put.mockRestore();
    await app.fill('Email', 'tara@newer.example');
    await waitFor(() => expect(screen.queryByText(/storage is full/)).toBeNull());
  });

  it('keeps no password of an address, and takes none away from what is stored', async () => {
    const path = `/internal/applications/${
      app.db.get('SELECT application_sid FROM applications WHERE call_hook_sid IS NOT NULL')
        ?.application_sid
    }/edit`;
    app.db.run("UPDATE webhooks SET url = 'https://user:canary-1@host.example/a'");
    await app.open(path, 'admin');
    const url = async () => {
      await waitFor(() => app.getGroup('Calling webhook'));
      return app.getField('URL', app.getGroup('Calling webhook'));
    };
    expect(await url()).toHaveValue('https://user:canary-1@host.example/a');
    await app.fill('URL', 'https://user:canary-1@host.example/b', app.getGroup('Calling webhook'));
    await untilKept('https://user@host.example/b');
    await app.open(path);
    await app.press('Restore');
    expect(await url()).toHaveValue('https://user:canary-1@host.example/b');
    expect(screen.queryByText(/Re-enter/)).toBeNull();
    await app.fill('URL', 'https://other:canary-2@host.example/b', app.getGroup('Calling webhook'));
    await untilKept('https://other@host.example/b');
    await app.open(path);
    await app.press('Restore');
    await app.see('Secrets aren’t kept. Re-enter: passwords in web addresses.');
  });

  it('offers nothing of which a late save has stored everything', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@new.example');
    await untilKept('tara@new.example');
    app.db.run("UPDATE users SET email = 'tara@new.example' WHERE name = 'tara'");
    await openUser('tara');
    await waitFor(async () => expect(await entries()).toEqual([]));
    expect(screen.queryByText(found)).toBeNull();
  });

  it('puts back the name of a choice that comes late', async () => {
    await app.open('/internal/speech-services/add', 'nora');
    await app.findField('Vendor');
    await app.choose('Vendor', 'Whisper');
    await waitFor(() => expect(app.getField('Model')).toHaveValue('TTS-1'));
    await untilKept('tts-1');
    await app.open('/internal/speech-services/add');
    await app.findField('Vendor');
    const release = app.hold('GET', /supportedLanguagesAndVoices/);
    await app.press('Restore');
    await app.findField('Model');
    await app.settle();
    release();
    await waitFor(() => expect(app.getField('Model')).not.toHaveAttribute('readonly'));
    await app.settle();
    expect(app.getField('Model')).toHaveValue('TTS-1');
  });
});

it('what a failed save said does not stand on the next page', async () => {
  await app.open('/internal/users/add', 'nora');
  await app.fill('Username', 'zoe');
  await app.fill('Email', 'zoe@example.com');
  await app.fill('Temporary password', 'Secret-77!');
  app.answerOnce('POST', 'Users', () => app.refusal(500, 'The disk is full'));
  await app.press('Create');
  await waitFor(() => expect(screen.getAllByText('The disk is full')).toHaveLength(2));
  await app.press('Create');
  await app.heading('Users');
  await app.see('User created successfully');
  await app.settle();
  expect(screen.queryByText('The disk is full')).toBeNull();
});

describe('the end of a session', () => {
  it('while a form is dirty asks for the password on the spot, and the save goes on', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@new.example');
    app.answerOnce('PUT', 'Users/*', () => app.refusal(401, 'Unauthorized'));
    await app.press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
    expect(app.getField('Username', dialog)).toHaveValue('nora');
    await app.fill('Password', 'wrong', dialog);
    await app.press('Log in', dialog);
    await app.see('Login credentials are incorrect', dialog);
    await app.fill('Password', 'Provider-demo1!', dialog);
    await app.press('Log in', dialog);
    await app.see('User updated successfully');
    expect(userNamed('tara').email).toBe('tara@new.example');
    expect(app.writes().filter(({ call }) => call.startsWith('PUT Users/'))).toHaveLength(2);
    await app.saved();
  });

  it('leads to the sign-in page when nothing is unsaved', async () => {
    await openUser('tara');
    app.answerOnce('GET', /./, () => app.refusal(401, 'Unauthorized'));
    await app.open('/internal/applications');
    await app.expectUrl('/');
  });

  it('leads there as well when somebody else is to sign in, and keeps the draft', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@new.example');
    app.answerOnce('PUT', 'Users/*', () => app.refusal(401, 'Unauthorized'));
    await app.press('Save');
    await app.press('Log in as someone else');
    await app.expectUrl('/');
    await openUser('tara', 'nora');
    await app.see(found);
  });
});

describe('signing out', () => {
  it('asks first while a form is dirty', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@new.example');
    await app.press('Log out');
    const dialog = await screen.findByRole('dialog', { name: 'Log out without saving?' });
    await app.press('Keep editing', dialog);
    expect(email()).toHaveValue('tara@new.example');
    await app.press('Log out');
    await app.press('Log out', await screen.findByRole('dialog'));
    await app.expectUrl('/');
    await untilKept('tara@new.example');
  });
});

describe('another tab', () => {
  it('with unsaved work is asked about before this one signs out', async () => {
    await openUser('tara');
    localStorage.setItem('unsaved-work:other', '');
    const other = new BroadcastChannel('trunkline-unsaved-work');
    other.onmessage = () => other.postMessage('here');
    await app.press('Log out');
    const dialog = await screen.findByRole('dialog', { name: 'Log out without saving?' });
    expect(dialog).toHaveTextContent('Another tab has unsaved changes.');
    await app.press('Keep editing', dialog);
    other.close();
    // It was closed and could not say so.
    await app.press('Log out');
    await app.expectUrl('/');
  });

  it.each([
    ['a form with a draft', false, '', /7 days\.$/],
    ['a run without', false, 'unkept', /^Another tab .* still at work: .* will be lost\.$/],
    ['a run, beside a form here', true, 'unkept', /will be lost\. Your .* kept .* 7 days\.$/],
  ])('with %s: the question promises what is kept and no more', async (_, hasOwn, claim, text) => {
    await openUser('tara');
    if (hasOwn) await app.fill('Email', 'tara@new.example');
    localStorage.setItem('unsaved-work:other', claim);
    const other = new BroadcastChannel('trunkline-unsaved-work');
    other.onmessage = () => {
      if (claim) other.postMessage(claim);
      other.postMessage('here');
    };
    await app.press('Log out');
    const dialog = await screen.findByRole('dialog', { name: 'Log out without saving?' });
    const said = dialog.querySelector('.MuiDialogContent-root')?.textContent ?? '';
    expect(said).toMatch(text);
    if (claim && !hasOwn) expect(said).not.toContain('kept');
    other.close();
  });

  const become = (token: string | null) => {
    if (token) localStorage.setItem('token', token);
    else localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: token && 'token' }));
  };

  it('that signs out leaves what was typed here to its user', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@new.example');
    become(null);
    await app.expectUrl('/');
    await untilKept('tara@new.example');
    await openUser('tara', 'nora');
    await app.see(found);
  });

  it('that signs in as somebody else leaves nothing of it to them', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@new.example');
    become(tokenOf('admin'));
    await app.see('Admin');
    await app.heading('tara');
    expect(await app.findField('Email')).toHaveValue('tara@northwind-voice.example');
    await app.settle();
    expect(screen.queryByText(found)).toBeNull();
    const owners = (await entries<string[], unknown>()).map(([[owner]]) => owner);
    expect(owners).toEqual([userNamed('nora').user_sid]);
  });
});

describe('a record that somebody else changed meanwhile', () => {
  const changeEmail = (to: string) =>
    app.db.run("UPDATE users SET email = ? WHERE name = 'tara'", to);

  it('keeps what the operator did not touch', async () => {
    await openUser('tara');
    await app.fill('Username', 'tara-2');
    changeEmail('tara@theirs.example');
    later();
    await app.press('Save');
    await app.see('User updated successfully');
    expect(userNamed('tara-2').email).toBe('tara@theirs.example');
    expect(email()).toHaveValue('tara@theirs.example');
  });

  it('is shown value by value where both changed it', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@mine.example');
    changeEmail('tara@theirs.example');
    later();
    await app.press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    await app.press('Back to the form', dialog);
    expect(userNamed('tara').email).toBe('tara@theirs.example');
    expect(email()).toHaveValue('tara@mine.example');
    await app.press('Save');
    await app.check(/^Use theirs: tara@theirs/, await screen.findByRole('dialog'));
    await app.press('Save', await screen.findByRole('dialog'));
    await app.see('User updated successfully');
    expect(email()).toHaveValue('tara@theirs.example');
    await app.fill('Email', 'tara@mine.example');
    changeEmail('tara@others.example');
    later();
    await app.press('Save');
    await app.press(
      'Save',
      await screen.findByRole('dialog', { name: 'Someone else changed this' }),
    );
    await waitFor(() => expect(userNamed('tara').email).toBe('tara@mine.example'));
  });

  it('is shown in the words of the form where it is chosen there', async () => {
    await openUser('anna', 'admin');
    await app.choose('Scope', 'Account');
    await app.choose('Account', 'Cedar Bank');
    app.db.run(
      "UPDATE users SET service_provider_sid = ? WHERE name = 'anna'",
      String(userNamed('nora').service_provider_sid),
    );
    await app.press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    within(dialog).getByRole('radio', { name: 'Keep yours: Account' });
    within(dialog).getByRole('radio', { name: 'Use theirs: Service provider' });
    await app.press('Save', dialog);
    await app.see('User updated successfully');
    expect(userNamed('anna').account_sid).toBe(app.accountSid('Cedar Bank'));
  });

  it('is named as in the form where it is a part of a webhook', async () => {
    const application = app.db.get("SELECT * FROM applications WHERE name = 'Main menu'");
    await app.open(`/internal/applications/${application?.application_sid}/edit`, 'nora');
    const hook = await waitFor(() => app.getGroup('Calling webhook'));
    await app.fill('URL', 'https://mine.example/hook', hook);
    app.db.run(
      "UPDATE webhooks SET url = 'https://theirs.example/hook' WHERE webhook_sid = ?",
      String(application?.call_hook_sid),
    );
    later();
    await app.press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    expect(within(dialog).getByRole('radiogroup')).toHaveAccessibleName('Calling webhook: URL');
    await app.press('Back to the form', dialog);
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
    const sid = String(app.db.get(story.sid)?.sid);
    await app.open(`/internal/${area}/${sid}/edit`, 'nora');
    const [row] = await waitFor(() => {
      const found = screen.getAllByRole('textbox', { name: typed[0] });
      expect(found[0]).not.toHaveValue('');
      return found;
    });
    await app.fill(typed[0], typed[1], row?.closest('li') ?? undefined);
    app.db.run(theirs, sid);
    later();
    await app.press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    expect(within(dialog).getByRole('radiogroup')).toHaveAccessibleName(name);
    await app.press('Back to the form', dialog);
  });

  it('is told by name where it is another record', async () => {
    const [mine, theirs] = app.db.all(
      `SELECT * FROM applications WHERE account_sid IN
        (SELECT account_sid FROM accounts WHERE name = 'Sunrise Clinic') ORDER BY name`,
    );
    const number = app.db.get(
      'SELECT * FROM phone_numbers WHERE account_sid = ?',
      String(mine?.account_sid),
    );
    const sid = String(number?.phone_number_sid);
    const change = 'UPDATE phone_numbers SET application_sid = ? WHERE phone_number_sid = ?';
    app.db.run(change, null, sid);
    await app.open(`/internal/phone-numbers/${sid}/edit`, 'nora');
    await waitFor(() => expect(app.getField('Application')).toBeEnabled());
    await app.chooseTyped('Application', String(mine?.name));
    app.db.run(change, String(theirs?.application_sid), sid);
    later();
    await app.press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    await waitFor(() => expect(dialog).toHaveTextContent(`Use theirs: ${theirs?.name}`));
    expect(dialog).toHaveTextContent(`Keep yours: ${mine?.name}`);
    await app.press('Back to the form', dialog);
    // Its draft is called as its page is, not by the digits that are stored.
    const title = document.querySelector('h1')?.textContent ?? '';
    expect(title).toMatch(/^\+1 \(/);
    await app.press('Unsaved changes (1)');
    await app.see(`Phone number: ${title}`, await screen.findByRole('dialog'));
  });

  it('is told when it was deleted, and the input is kept', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@mine.example');
    app.db.run("DELETE FROM users WHERE name = 'tara'");
    later();
    await app.press('Save');
    await app.alertWith(/Someone deleted this while you were editing/);
    expect(email()).toHaveValue('tara@mine.example');
    expect(app.writes().filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  });
});

describe('an answer that is lost', () => {
  it('does not create a carrier twice, and its gateway is saved', async () => {
    await app.open('/internal/carriers/add', 'nora');
    await app.fill('Carrier name', 'Twice Telecom');
    await app.fill(await screen.findByLabelText(/Network address/), '203.0.113.77');
    app.loseAnswerOnce('POST', /VoipCarriers$/);
    await app.press('Create');
    await app.alertWith(mayBeSaved);
    await app.press('Create');
    await waitFor(() =>
      expect(app.requests().filter((call) => /^POST .*VoipCarriers$/.test(call))).toHaveLength(1),
    );
    await app.expectUrl(/\/internal\/carriers(\?|$)/);
    const made = app.db.all("SELECT * FROM voip_carriers WHERE name = 'Twice Telecom'");
    expect(made).toHaveLength(1);
    const gateways = app.db.all(
      'SELECT ipv4 FROM sip_gateways WHERE voip_carrier_sid = ?',
      String(made[0]?.voip_carrier_sid),
    );
    expect(gateways).toEqual([{ ipv4: '203.0.113.77' }]);
  });

  it('never takes an older carrier of the same name for the one that was sent', async () => {
    const places = () =>
      app.db.all(
        "SELECT name, ipv4 FROM voip_carriers JOIN sip_gateways USING (voip_carrier_sid) WHERE name = 'Telnyx' ORDER BY ipv4",
      );
    app.db.run("UPDATE voip_carriers SET created_at = '2026-01-01T00:00:00.000Z'");
    const before = places();
    await app.open('/internal/carriers/add', 'nora');
    await app.fill('Carrier name', 'Telnyx');
    await app.fill(await screen.findByLabelText(/Network address/), '203.0.113.77');
    app.answerOnce('POST', /VoipCarriers$/, () => Promise.reject(new TypeError('Failed to fetch')));
    await app.press('Create');
    await app.alertWith(mayBeSaved);
    await app.press('Create');
    await app.heading('Carriers');
    expect(places()).toEqual([...before, { name: 'Telnyx', ipv4: '203.0.113.77' }]);
    expect(app.writes().filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
    expect(app.db.all("SELECT 1 FROM voip_carriers WHERE name = 'Telnyx'")).toHaveLength(2);
  });

  it('never takes an older routing table of the same name, which tells no time of its own', async () => {
    const older = () => app.db.get("SELECT * FROM lcr WHERE name = 'Northwind outbound'");
    const [table, routes] = [older(), northwind()];
    await app.open('/internal/least-cost-routing/add', 'nora');
    await app.fill('Name', 'Northwind outbound');
    await app.choose('Default carrier', 'Telnyx');
    await app.fill('Digit prefix or regex', '49');
    await app.choose('Carrier', 'Telnyx');
    app.answerOnce('POST', 'Lcrs', () => Promise.reject(new TypeError('Failed to fetch')));
    await app.press('Create');
    await app.alertWith(mayBeSaved);
    await app.press('Create');
    await app.alertWith(/already has a routing table/);
    expect(older()).toEqual(table);
    expect(northwind()).toEqual(routes);
    expect(app.getField('Name')).toHaveValue('Northwind outbound');
  });

  it('without the sid of what was made counts as lost', async () => {
    await app.open('/internal/carriers/add', 'nora');
    await app.fill('Carrier name', 'Twice Telecom');
    await app.fill(await screen.findByLabelText(/Network address/), '203.0.113.77');
    app.answerOnce('POST', /VoipCarriers$/, async (pass) => {
      await pass();
      return Response.json({}, { status: 201 });
    });
    await app.press('Create');
    await app.alertWith(mayBeSaved);
    await app.press('Create');
    await app.heading('Carriers');
    expect(app.db.all("SELECT 1 FROM voip_carriers WHERE name = 'Twice Telecom'")).toHaveLength(1);
  });

  it('does not create an application twice, and takes what was changed since', async () => {
    await app.open('/internal/applications/add', 'nora');
    await app.fill('Application name', 'Lost and found');
    await app.chooseTyped('Account', 'Metro Taxi');
    await app.fill('URL', 'https://one.example/hook', app.getGroup('Calling webhook'));
    app.loseAnswerOnce('POST', 'Applications');
    await app.press('Create');
    await app.alertWith(mayBeSaved);
    await app.fill('Application name', 'Found again');
    await app.press('Create');
    await app.see('Application created successfully');
    const names = app.db.all(
      "SELECT name FROM applications WHERE name IN ('Lost and found', 'Found again')",
    );
    expect(names).toEqual([{ name: 'Found again' }]);
  });
});

describe('the end of the session that is near', () => {
  it('is an hour away at first, however late the story is', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    await app.open('/internal/applications', 'nora');
    await app.heading('Applications');
    expect((sessionEnd() ?? 0) - Date.now()).toBeGreaterThan(3_590_000);
    expect(localStorage.getItem('clock-ahead')).toBeNull();
  });

  it('is told five minutes ahead, and put off by signing in', async () => {
    await app.open('/internal/applications', 'nora');
    await app.heading('Applications');
    expect(screen.queryByText(/^Your session expires at/)).toBeNull();
    const end = sessionEnd() ?? 0;
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(end - 4 * 60_000);
    await app.open('/internal/applications');
    await app.see(/^Your session expires at/);
    await app.press('Stay logged in');
    const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
    await app.press('Later', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.press('Stay logged in');
    await app.fill('Password', 'Provider-demo1!', await screen.findByRole('dialog'));
    await app.press('Log in', await screen.findByRole('dialog'));
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
  await app.see(new RegExp(`^You’re offline\\. Showing data from (${times.join('|')})\\.$`));
  await app.fill('Email', 'tara@new.example');
  app.cut(null, /./);
  await app.press('Save');
  await app.alertWith(/You’re offline. Nothing was sent/);
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  app.reconnect();
  await waitFor(() => expect(screen.queryByText(/^You’re offline\. Showing/)).toBeNull());
  expect(app.writes().filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  await app.press('Save');
  await app.see('User updated successfully');
});

it('an address that cannot be decoded leads to a page that says so', async () => {
  await app.open('/internal/accounts/%E0%A4%A/edit', 'nora');
  await app.see('Account not found');
  await app.open('/internal/%E0%A4%A', 'nora');
  await screen.findByRole('link', { name: 'Applications' });
});
