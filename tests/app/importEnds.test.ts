import { entries } from 'idb-keyval';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConsole } from '../../src/loadConsole';
import * as app from './support';
import { screen, waitFor } from './support';
import { chooseFile, numbersFile, prepareImports, stopAfterFour } from './support/importing';
import { northwind } from './support/routing';

// The console is read once, however long that takes.
beforeAll(() => loadConsole().then(() => undefined));
beforeEach(prepareImports);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openImport = (resource: string) => app.open(`/internal/import?of=${resource}`, 'nora');

/** The platform refuses the first so many that are sent. */
const refuse = (method: string, path: string | RegExp, times: number) => {
  let left = times;
  app.answerAlways(method, path, (pass) =>
    left-- > 0 ? app.refusal(500, 'The database is away') : pass(),
  );
};

describe('an imported route that was refused', () => {
  const file = 'Prefix,Carrier\n8820,Twilio\n88,Voxbone\n89,Twilio\n';
  const ownOrder = () => northwind().flatMap((route) => /\^(8\d+) /.exec(route)?.[1] ?? []);

  it('keeps its place among those of the file: the first match wins', async () => {
    await openImport('least-cost-routing');
    await chooseFile(file);
    refuse('PUT', /^Lcrs\/.*\/Routes$/, 1);
    await app.press('Import 3 rows');
    await app.see(/2 rows imported\. 1 not imported\./);
    await app.press('Continue with 1 row');
    await app.see('3 rows imported.');
    expect(ownOrder()).toEqual(['8820', '88', '89']);
  });
});

describe('another file', () => {
  it('has nothing of the first one: no results, no locked columns', async () => {
    await openImport('phone-numbers');
    await chooseFile(numbersFile(3), 'a.csv');
    refuse('POST', 'PhoneNumbers', 1);
    await app.press('Import 3 rows');
    await app.see(/2 rows imported\. 1 not imported/);
    app.forgetRequests();
    await chooseFile('Zahl,account,carrier\n15550100007,Sunrise Clinic,Twilio', 'b.csv');
    await app.see('b.csv: 1 row');
    expect(screen.queryByText(/imported\./)).toBeNull();
    const meaning = await screen.findByRole('combobox', { name: 'Zahl' });
    expect(meaning).toBeEnabled();
    await app.user.selectOptions(meaning, 'number');
    await app.see('1 new');
    expect(app.writes()).toEqual([]);
    await app.press('Import 1 row');
    await app.see('1 row imported.');
    // What is left of the first file is still told of.
    await app.see(/An import of a\.csv ended on .* after 2 of 3 rows/);
  });
});

describe('an import that is not through', () => {
  it('promises nothing when its page is to be left: no row of it is kept', async () => {
    await openImport('phone-numbers');
    await chooseFile(numbersFile(2));
    refuse('POST', 'PhoneNumbers', 1);
    await app.press('Import 2 rows');
    await app.see(/1 row imported\. 1 not imported/);
    await app.press('Log out');
    const dialog = await screen.findByRole('dialog', { name: 'Log out without saving?' });
    expect(dialog).toHaveTextContent('Your unsaved changes will be lost.');
    expect(dialog).not.toHaveTextContent('kept');
    await app.press('Keep editing', dialog);
  });
});

describe('the end of an import', () => {
  it.each([
    ['an error', () => app.refusal(500, 'The database is away')],
    ['HTML', () => new Response('<html>Sign in</html>', { status: 200 })],
  ])(
    'is what was answered where the rows cannot be compared after it: %s',
    async (_name, answer) => {
      await openImport('phone-numbers');
      await chooseFile(numbersFile(5));
      await app.see('5 new');
      let isStored = false;
      app.answerAlways('POST', 'PhoneNumbers', (pass) => {
        isStored = true;
        return pass();
      });
      app.answerAlways('GET', /^PhoneNumbers/, (pass) => (isStored ? answer() : pass()));
      await app.press('Import 5 rows');
      await app.see(/The result couldn’t be checked/);
      await app.see('5 rows imported.');
      expect(screen.queryByText(/not tried/)).toBeNull();
      expect(screen.queryByRole('button', { name: /^(Continue|Import|Save \d)/ })).toBeNull();
    },
  );

  it('of a file that was interrupted before leaves nothing to continue', async () => {
    await openImport('phone-numbers');
    await chooseFile(numbersFile(9), 'nine.csv');
    await stopAfterFour();
    await app.open('/internal/applications', 'nora');
    await app.press('Unsaved changes (1)');
    await openImport('phone-numbers');
    await app.see(/An import of nine\.csv ended on .* after 4 of 9 rows/);
    await chooseFile(numbersFile(9), 'nine.csv');
    await app.press('Import 5 rows');
    await app.see('5 rows imported.');
    await waitFor(() => expect(screen.queryByText(/An import of nine\.csv ended/)).toBeNull());
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('leaves nothing to continue where answers got lost of what is there', async () => {
    await openImport('phone-numbers');
    await chooseFile(numbersFile(2));
    app.loseAnswerOnce('POST', 'PhoneNumbers');
    await app.press('Import 2 rows');
    await app.see('2 rows imported.');
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('says of a lost answer what may be, of no edits: there is no form', async () => {
    await openImport('phone-numbers');
    await chooseFile(numbersFile(2));
    await app.see('2 new');
    app.answerAlways('POST', 'PhoneNumbers', () => new Response('<html></html>', { status: 502 }));
    await app.press('Import 2 rows');
    await app.see(/0 rows imported\. 2 not imported/);
    expect((await screen.findAllByText(/It may have been stored/))[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent('Your edits are still here');
  });
});
