import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../support/propertyRuns';
import { storedName, storedSpeech, storedVariables, storeSpeech } from '../support/storedSpeech';
import {
  answered,
  db,
  fill,
  findField,
  forgetRequests,
  open,
  press,
  requests,
  screen,
  see,
  waitFor,
  writes,
} from './support';

it('an application is saved without its speech, which nobody touched, whatever is stored', async () => {
  const row = () => db.get('SELECT * FROM applications WHERE application_sid = ?', sid) ?? {};
  const sid = String(
    db.get('SELECT application_sid AS sid FROM applications WHERE name = ?', storedName)?.sid,
  );
  await open('/internal/applications', 'nora');
  await fc.assert(
    fc.asyncProperty(storedSpeech, storedVariables, async (speech, variables) => {
      const before = await storeSpeech({ db }, speech, variables);
      forgetRequests();
      await open(`/internal/applications/${sid}/edit`);
      await findField('Application name');
      // What the webhook publishes, and what the vendors offer.
      await waitFor(() => expect(requests().join()).toMatch(/AppEnv/));
      await waitFor(() => expect(requests().join()).toMatch(/SpeechCredentials/));
      await answered();
      expect(document.querySelector('[role="progressbar"]')).toBeNull();
      expect(screen.queryByText(/\d unsaved change/)).toBeNull();

      await fill('Application name', `${storedName}!`);
      await see('1 unsaved change');
      await press('Save');
      await see('No unsaved changes');
      expect(writes().map(({ call }) => call)).toEqual([`PUT Applications/${sid}`]);
      expect(row()).toEqual({ ...before, name: `${storedName}!` });
      db.run('UPDATE applications SET name = ? WHERE application_sid = ?', storedName, sid);
    }),
    { numRuns: propertyRuns(4, 20), endOnFailure: true },
  );
});
