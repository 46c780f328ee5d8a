import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../support/propertyRuns';
import {
  blankSpeech,
  storedName,
  storedSpeech,
  storedVariables,
  storeSpeech,
} from '../support/storedSpeech';
import * as app from './support';
import { screen, waitFor } from './support';

it('an application is saved without its speech, which nobody touched, whatever is stored', async () => {
  const row = () => app.db.get('SELECT * FROM applications WHERE application_sid = ?', sid) ?? {};
  const sid = String(
    app.db.get('SELECT application_sid AS sid FROM applications WHERE name = ?', storedName)?.sid,
  );
  await app.open('/internal/applications', 'nora');
  await fc.assert(
    fc.asyncProperty(storedSpeech, storedVariables, async (speech, variables) => {
      const before = await storeSpeech({ db: app.db }, speech, variables);
      app.forgetRequests();
      await app.open(`/internal/applications/${sid}/edit`);
      await app.findField('Application name');
      // What the webhook publishes, and what the vendors offer.
      await waitFor(() => expect(app.requests().join()).toMatch(/AppEnv/));
      await waitFor(() => expect(app.requests().join()).toMatch(/SpeechCredentials/));
      await app.answered();
      expect(document.querySelector('[role="progressbar"]')).toBeNull();
      expect(screen.queryByText(/\d unsaved change/)).toBeNull();

      await app.fill('Application name', `${storedName}!`);
      await app.see('1 unsaved change');
      await app.press('Save');
      await app.see('No unsaved changes');
      expect(app.writes().map(({ call }) => call)).toEqual([`PUT Applications/${sid}`]);
      expect(row()).toEqual({ ...before, name: `${storedName}!` });
      app.db.run('UPDATE applications SET name = ? WHERE application_sid = ?', storedName, sid);
    }),
    { numRuns: propertyRuns(4, 20), endOnFailure: true, examples: [[blankSpeech, null]] },
  );
});
