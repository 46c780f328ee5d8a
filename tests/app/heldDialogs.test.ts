import { beforeEach, describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { chooseFile, numbersFile, prepareImports } from './support/importing';

const clinic = () => app.accountSid('Sunrise Clinic');
const application = () =>
  app.db.get('SELECT * FROM applications WHERE account_sid = ? ORDER BY name', clinic()) ?? {};
const openApplication = () =>
  app.open(`/internal/applications/${application().application_sid}/edit`, 'sam');
const dialog = (name: string) => screen.findByRole('dialog', { name });
/** Whether the browser asks before it leaves the page now, as it does while unsaved work is held. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const logInAgain = async (password = 'Provider-demo1!') => {
  const again = await dialog('Log in to continue');
  await app.fill('Password', password, again);
  await app.press('Log in', again);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Log in to continue' })).toBeNull(),
  );
};
const refuse = (method: string, path: string | RegExp) =>
  app.answerOnce(method, path, () => app.refusal(401, 'jwt expired'));

beforeEach(() => {
  app.platform.engine.serve(true);
  prepareImports();
});

describe('what is typed beside the forms of records', () => {
  const typed: [what: string, open: () => Promise<unknown>, type: () => Promise<unknown>][] = [
    [
      'a test call',
      async () => {
        await openApplication();
        await app.press('Test call…');
        await dialog('Test call');
      },
      () => app.fill(/^Phone number to ring/, '+1 (212) 555-0166'),
    ],
    [
      'a text to hear',
      async () => {
        await openApplication();
        await waitFor(async () => expect(await app.button('Hear it')).toBeEnabled());
        await app.press('Hear it');
        await dialog('Hear a voice');
      },
      () => app.fill('Text', 'Welcome to the clinic'),
    ],
    [
      'data for a call',
      async () => {
        const call = { account: 'Sunrise Clinic', from: '12125550100', to: '12125550200' };
        app.platform.engine.begin({ ...call, status: 'in-progress' });
        const filter = encodeURIComponent(JSON.stringify({ account_sid: clinic() }));
        await app.open(`/internal/calls-now?filter=${filter}`, 'sam');
        const parties = 'From +1 (212) 555-0100 to +1 (212) 555-0200';
        const menu = await app.openMenu(parties);
        await app.click(await within(menu).findByRole('menuitem', { name: /^Add data/ }));
        await dialog('Add data');
      },
      () => app.fill('Data as JSON', '{ "ticket": 1 }'),
    ],
    [
      'pasted rows',
      () => app.open('/internal/import?of=phone-numbers', 'nora'),
      () => app.fill('Or paste rows from a spreadsheet', numbersFile(2)),
    ],
    [
      'corrected columns of a file',
      async () => {
        await app.open('/internal/import?of=phone-numbers', 'nora');
        await chooseFile(numbersFile(2).replace('number,', 'which,'));
        await app.see('rows.csv: 2 rows');
      },
      async () => {
        const meaning = await screen.findByRole('combobox', { name: 'which' });
        await app.user.selectOptions(meaning, 'number');
      },
    ],
  ];
  it.each(typed)('is held: %s', async (_what, open, type) => {
    await open();
    expect(isHeld()).toBe(false);
    await type();
    await waitFor(() => expect(isHeld()).toBe(true));
  });
});

describe('a test call that was placed', () => {
  const place = async () => {
    await openApplication();
    await app.press('Test call…');
    const asked = await dialog('Test call');
    await app.fill(/^Phone number to ring/, '+1 (212) 555-0166');
    await app.press('Place call', asked);
    return asked;
  };

  it('leaves nothing to hold, until something is typed for another', async () => {
    const asked = await place();
    await app.see('Trying', asked);
    expect(isHeld()).toBe(false);
    await app.press('Place another', asked);
    expect(await app.findField(/^Phone number to ring/, asked)).toHaveValue('+1 (212) 555-0166');
    expect(isHeld()).toBe(false);
    await app.fill(/^Phone number to ring/, '+1 (212) 555-0199');
    await waitFor(() => expect(isHeld()).toBe(true));
  });

  it('is held while it is on its way, and where it was refused', async () => {
    app.platform.engine.serve(false);
    const release = app.hold('POST', /Calls$/);
    const asked = await place();
    await app.see('Placing…', asked);
    expect(isHeld()).toBe(true);
    release();
    await app.see(/No feature server is running/, asked);
    expect(isHeld()).toBe(true);
  });
});

describe('a session that ends', () => {
  it('while a test call is placed goes on with it, and rings once', async () => {
    await openApplication();
    await app.press('Test call…');
    const asked = await dialog('Test call');
    await app.fill(/^Phone number to ring/, '+1 (212) 555-0166');
    app.answerOnce('POST', /Calls$/, async () => {
      await app.settle();
      return app.refusal(401, 'jwt expired');
    });
    await app.press('Place call', asked);
    await logInAgain('Account-demo1!');
    await app.see('Trying', asked);
    expect(app.writes().filter(({ call }) => /Calls$/.test(call))).toHaveLength(2);
  });

  it('while pasted rows are checked keeps them, and they are imported', async () => {
    await app.open('/internal/import?of=phone-numbers', 'nora');
    await app.fill('Or paste rows from a spreadsheet', numbersFile(2));
    refuse('GET', /^(Accounts|VoipCarriers|PhoneNumbers)/);
    await app.press('Read the rows');
    await logInAgain();
    await app.press('Import 2 rows');
    await app.see('2 rows imported.');
    await waitFor(() => expect(isHeld()).toBe(false));
  });
});
