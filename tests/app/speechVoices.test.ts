import { expect, it } from 'vitest';
import { serviceKey } from '../support/speechVendors';
import {
  alertWith,
  answerAlways,
  check,
  db,
  expectUrl,
  fill,
  findField,
  forgetRequests,
  getField,
  getGroup,
  open,
  press,
  reconnect,
  refusal,
  screen,
  see,
  settle,
  waitFor,
  within,
  writes,
} from './support';
import { chooseVendor, giveFile } from './support/speech';

const cloningKey = 'canary-cloning-key-'.repeat(10);
const voice = (number: number) => getGroup(`Custom voice ${number}`);
const inVoice = (number: number, label: string) => getField(label, voice(number));
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
      db.all(
        `SELECT * FROM google_custom_voices WHERE speech_credential_sid =
           (SELECT speech_credential_sid FROM speech_credentials WHERE label = ?) ORDER BY name`,
        label,
      );
    await open('/internal/speech-services/add', operator);
    await chooseVendor('Google');
    await fill('Label', label);
    const key = await findField('Service key');
    await giveFile(key, 'notes.json', '{"private_key": "x"}');
    await press('Create');
    await see('Invalid service key file, could not parse as JSON.');
    await giveFile(getField('Service key'), 'key.json', serviceKey);
    await screen.findByRole('group', { name: 'Service key' });

    await check('Use custom voices');
    await press('Delete Custom voice 1');
    await see('You must provide at least one custom voice.');
    await press('Add custom voice');
    await waitFor(() => expect(inVoice(2, 'Name')).toHaveFocus());
    await press('Add custom voice');
    await press('Delete Custom voice 3');
    expect(screen.getByRole('button', { name: 'Add custom voice' })).toHaveFocus();
    await press('Create');
    await waitFor(() => {
      for (const number of [1, 2]) {
        expect(inVoice(number, 'Name')).toHaveAttribute('aria-invalid', 'true');
        expect(inVoice(number, 'Model')).toHaveAttribute('aria-invalid', 'true');
      }
    });
    await fill('Name', 'Ada', voice(1));
    await fill('Model', 'ada-1', voice(1));
    await fill('Name', 'Bob', voice(2));
    await check('Use voice cloning key', voice(2));
    await giveCloningKey();

    answerAlways('POST', 'GoogleCustomVoices', (pass, body) =>
      (body as { name: string }).name === 'Bob' ? refusal(500, 'out of voices') : pass(),
    );
    await press('Create');
    await alertWith(/Saved: speech service, custom voice Ada\./);
    await alertWith(/Not saved: custom voice Bob – out of voices/);
    await expectUrl(/\/edit$/);
    expect(JSON.stringify(history.state)).not.toContain('canary');
    expect(stored()).toMatchObject([{ name: 'Ada', model: 'ada-1' }]);

    reconnect();
    forgetRequests();
    await giveCloningKey();
    await press('Save');
    await see('Speech credential updated successfully');
    expect(stored()).toMatchObject([
      { name: 'Ada' },
      { name: 'Bob', use_voice_cloning_key: 1, voice_cloning_key: cloningKey },
    ]);
    expect(writes()).toHaveLength(2);
    expect(writes()[1]?.call).toContain(keyCall);

    await open(location.pathname);
    await waitFor(() => expect(voice(2)).toHaveTextContent('Current: canary'));
    await press('Delete Custom voice 1');
    await see('Ada will be deleted when you save.');
    expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus();
    await settle();
    expect(stored()).toHaveLength(2);
    await press('Save');
    await waitFor(() => expect(stored().map(({ name }) => name)).toEqual(['Bob']));
    expect(stored()).toMatchObject([{ voice_cloning_key: cloningKey }]);
  },
);
