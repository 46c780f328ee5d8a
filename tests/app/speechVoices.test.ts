import { expect, it } from 'vitest';
import { serviceKey } from '../support/speechVendors';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { chooseVendor, giveFile } from './support/speech';

const cloningKey = 'canary-cloning-key-'.repeat(10);
const voice = (number: number) => app.getGroup(`Custom voice ${number}`);
const inVoice = (number: number, label: string) => app.getField(label, voice(number));
const giveCloningKey = async () => {
  const group = await screen.findByRole('group', { name: 'Custom voice 2' });
  const [input] = within(group).getAllByLabelText(/Voice cloning key/, {
    selector: 'input[type=file]',
  });
  await giveFile(input as HTMLElement, 'bob.key', cloningKey);
  await waitFor(() => expect(voice(2)).toHaveTextContent(`${cloningKey.slice(0, 100)}...`));
};

it.each([
  ['admin', 'VoiceCloningKey'],
  ['nora', 'GoogleCustomVoices/'],
] as const)(
  '%s adds voices; a failure in the middle is told and finished by saving again',
  async (operator, keyCall) => {
    const label = `voices of ${operator}`;
    const stored = () =>
      app.db.all(
        `SELECT * FROM google_custom_voices WHERE speech_credential_sid =
           (SELECT speech_credential_sid FROM speech_credentials WHERE label = ?) ORDER BY name`,
        label,
      );
    await app.open('/internal/speech-services/add', operator);
    await chooseVendor('Google');
    await app.fill('Label', label);
    const key = await app.findField('Service key');
    await giveFile(key, 'notes.json', '{"private_key": "x"}');
    await app.press('Create');
    await app.see('Invalid service key file, could not parse as JSON.');
    await giveFile(app.getField('Service key'), 'key.json', serviceKey);
    await screen.findByRole('group', { name: 'Service key' });

    await app.check('Use custom voices');
    await app.press('Delete Custom voice 1');
    await app.see('You must provide at least one custom voice.');
    await app.press('Add custom voice');
    await waitFor(() => expect(inVoice(2, 'Name')).toHaveFocus());
    await app.press('Add custom voice');
    await app.press('Delete Custom voice 3');
    expect(screen.getByRole('button', { name: 'Add custom voice' })).toHaveFocus();
    await app.press('Create');
    await waitFor(() => {
      for (const number of [1, 2]) {
        expect(inVoice(number, 'Name')).toHaveAttribute('aria-invalid', 'true');
        expect(inVoice(number, 'Model')).toHaveAttribute('aria-invalid', 'true');
      }
    });
    await app.fill('Name', 'Ada', voice(1));
    await app.fill('Model', 'ada-1', voice(1));
    await app.fill('Name', 'Bob', voice(2));
    await app.check('Use voice cloning key', voice(2));
    await giveCloningKey();

    app.answerAlways('POST', 'GoogleCustomVoices', (pass, body) =>
      (body as { name: string }).name === 'Bob' ? app.refusal(500, 'out of voices') : pass(),
    );
    await app.press('Create');
    await app.alertWith(/Saved: speech service, custom voice Ada\./);
    await app.alertWith(/Not saved: custom voice Bob – out of voices/);
    await app.expectUrl(/\/edit$/);
    expect(JSON.stringify(history.state)).not.toContain('canary');
    expect(stored()).toMatchObject([{ name: 'Ada', model: 'ada-1' }]);

    app.reconnect();
    app.forgetRequests();
    await giveCloningKey();
    await app.press('Save');
    await app.see('Speech credential updated successfully');
    expect(stored()).toMatchObject([
      { name: 'Ada' },
      { name: 'Bob', use_voice_cloning_key: 1, voice_cloning_key: cloningKey },
    ]);
    expect(app.writes()).toHaveLength(2);
    expect(app.writes()[1]?.call).toContain(keyCall);

    await app.open(location.pathname);
    await waitFor(() => expect(voice(2)).toHaveTextContent('Current: canary'));
    await app.press('Delete Custom voice 1');
    await app.see('Ada will be deleted when you save.');
    expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus();
    await app.settle();
    expect(stored()).toHaveLength(2);
    await app.press('Save');
    await waitFor(() => expect(stored().map(({ name }) => name)).toEqual(['Bob']));
    expect(stored()).toMatchObject([{ voice_cloning_key: cloningKey }]);
  },
);
