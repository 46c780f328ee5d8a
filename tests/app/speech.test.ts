import { describe, expect, it } from 'vitest';
import { serviceKey } from '../support/speechVendors';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { giveFile } from './support/speech';

const credential = (vendor: string, label: string | null = null) =>
  app.db.get('SELECT * FROM speech_credentials WHERE vendor = ? AND label IS ?', vendor, label);
const sidOf = (vendor: string, label: string | null = null) =>
  String(credential(vendor, label)?.speech_credential_sid);
const openList = async (operator: 'nora' | 'sam' | 'vera') => {
  await app.open('/internal/speech-services', operator);
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
};
const openAdd = async () => {
  await app.open('/internal/speech-services/add', 'nora');
  await app.findField('Vendor');
};
const chooseVendor = (name: string) => app.choose('Vendor', name);
const created = () => app.see('Speech credential created successfully');

it('models are asked for by the form that shows them, once', async () => {
  await openList('nora');
  app.forgetRequests();
  await app.follow('Add speech service');
  await app.findField('Vendor');
  expect(app.requests().join()).not.toContain('supportedLanguagesAndVoices');

  await chooseVendor('AWS');
  // Its regions are still to come.
  await app.click(await app.usable(() => app.getField('Region')));
  await screen.findByRole('option', { name: 'Africa (Cape Town)' });
  await user.keyboard('{Escape}');
  await chooseVendor('Cartesia');
  await waitFor(() => expect(app.getField('STT model')).not.toHaveValue(''));
  const asked = app.requests().filter((call) => call.includes('supportedLanguagesAndVoices'));
  expect(asked).toHaveLength(1);
  expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(8);
});

it('a model that comes after the first try to save is there without a complaint', async () => {
  await openAdd();
  const release = app.hold('GET', /supportedLanguagesAndVoices/);
  await chooseVendor('Whisper');
  await app.fill('API key', 'key-0123456789');
  await app.press('Create');
  await waitFor(() => expect(app.getField('Model')).toHaveAttribute('aria-invalid', 'true'));
  release();
  await waitFor(() => expect(app.getField('Model')).toHaveValue('TTS-1'));
  await waitFor(() => expect(app.getField('Model')).toHaveAttribute('aria-invalid', 'false'));
  await app.press('Create');
  await created();
});

describe('what the platform refuses', () => {
  it('a label that is taken is told at the label, and extra options that are no JSON at theirs', async () => {
    await openAdd();
    await chooseVendor('AWS');
    await app.fill('Label', 'backup');
    await app.fill('Access key ID', 'AKIA');
    await app.fill('Secret access key', 'secret-0123456789');
    await app.fill('Region', 'Ireland');
    await app.click(await screen.findByRole('option', { name: /^Europe \(Ireland\)/ }));
    await app.press('Create');
    await waitFor(() => expect(app.getField('Label')).toHaveAttribute('aria-invalid', 'true'));
    expect((await screen.findAllByText(/already uses this label/))[0]).toBeVisible();
    expect(app.getField('Secret access key')).toHaveValue('secret-0123456789');
    await waitFor(() => expect(app.getField('Label')).toHaveFocus());

    await chooseVendor('RimeLabs');
    await app.fill('API key', 'key-0123456789');
    await app.check('Extra options');
    const options = await app.findField('Extra options');
    await waitFor(() => expect(options.value).toMatch(/"reduceLatency": true/));
    await app.fill(options, '{"speedAlpha": 1,}');
    await app.press('Create');
    await app.see(/trailing comma not allowed/);
    await app.fill(options, '[1]');
    await app.see(/Enter a JSON object/);
  });
});

describe('an account user', () => {
  it('works on the own services only, by the paths of the own account', async () => {
    await openList('sam');
    const lent = app.rowWith('All accounts');
    expect(within(lent).queryByRole('link')).toBeNull();
    expect(within(lent).queryByRole('button', { name: /^Delete/ })).toBeNull();

    await app.follow('Add speech service');
    await chooseVendor('Soniox');
    await waitFor(() => expect(app.getField('Used by')).toHaveValue('Sunrise Clinic'));
    await app.fill('Label', 'of the clinic');
    await app.fill('API key', 'clinic-key-0123456789');
    await app.press('Create');
    await created();
    await waitFor(() => app.rowWith('of the clinic'));
    const [edit] = within(app.rowWith('of the clinic')).getAllByRole('link');
    if (edit) await user.click(edit);
    await app.button('Copy SID');
    await app.press('Delete speech service');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Delete Soniox (of the clinic)?');
    await app.press('Delete', dialog);
    await app.see('Deleted speech service Soniox (of the clinic)');
    expect(credential('soniox', 'of the clinic')).toBeUndefined();
    const speech = app.requests().filter((call) => call.includes('Speech'));
    expect(speech.filter((call) => !/ Accounts\/[\w-]+\/SpeechCredentials/.test(call))).toEqual([]);

    await app.open(`/internal/speech-services/${sidOf('google')}/edit`);
    await app.see('You do not have access to this resource');
    await app.expectUrl(/\/internal\/speech-services($|\?)/);
  });
});

it('a service of a vendor that the console does not know is shown, and not changed', async () => {
  const sid = sidOf('ibm');
  app.db.run(
    "UPDATE speech_credentials SET vendor = 'parrot' WHERE speech_credential_sid = ?",
    sid,
  );
  await app.open(`/internal/speech-services/${sid}/edit`, 'nora');
  await app.button('Copy SID');
  await waitFor(() => expect(app.getField('Vendor')).toHaveValue('parrot'));
  // A save would drop what the console knows nothing of.
  expect(screen.queryByRole('switch')).toBeNull();
  await app.saved();
  expect(await app.button('Delete speech service')).toBeEnabled();
});

it('a vendor that the platform cannot reach is told of in words, with what the platform says', async () => {
  await openAdd();
  await chooseVendor('Soniox');
  await app.fill('API key', 'unreachable-0123456789');
  await app.press('Create');
  await created();
  await app.press('Test Soniox');
  await app.see('The platform couldn’t reach the vendor (fetch failed)');
});

it('a view-only user looks and tests, and changes nothing', async () => {
  await openList('vera');
  expect(screen.queryByRole('link', { name: 'Add speech service' })).toBeNull();
  expect(screen.queryAllByRole('button', { name: /^Delete/ })).toEqual([]);
  const edit = document.querySelector('tbody a');
  if (edit) await user.click(edit);
  await app.see('Read-only');
  await app.press(/^Test /);
  await waitFor(() =>
    expect(screen.getAllByRole('status')[0]).not.toHaveTextContent('Never tested'),
  );
  const [tts] = await screen.findAllByLabelText('Use for text-to-speech');
  expect(tts).toBeDisabled();
  await app.open('/internal/speech-services/add');
  await waitFor(() => expect(location.pathname).not.toMatch(/add$/));
  expect(app.writes()).toEqual([]);
});

describe('without the features', () => {
  it('neither vendors of one’s own nor the additional ones are offered', async () => {
    app.resetConsole({ ENABLE_CUSTOM_SPEECH: 'false', ENABLE_ADDITIONAL_SPEECH_VENDORS: 'false' });
    await openAdd();
    await user.click(app.getField('Vendor'));
    expect(await screen.findByRole('option', { name: 'Verbio' })).toBeVisible();
    for (const name of ['Custom', 'Speechmatics', 'Gladia', 'OpenAI']) {
      expect(screen.queryByRole('option', { name })).toBeNull();
    }
  });
});

it('a vendor is found by typing a part of its name', async () => {
  await openAdd();
  expect(app.getField('Vendor')).toHaveAttribute('placeholder', 'Select a vendor');
  await app.fill(app.getField('Vendor'), 'leven');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['ElevenLabs']);
  await app.click(options[0] as HTMLElement);
  await app.findField('API key');
});

it('a flag that the platform keeps only while it is on is taken off in one save', async () => {
  await openAdd();
  await chooseVendor('Resemble');
  await app.fill('API key', 'key-0123456789');
  await app.check('Use an on-premises container');
  await app.fill('TTS container URI', 'tts.example:8080');
  await app.check('Use TLS');
  await app.press('Create');
  await created();
  const stored = () => JSON.parse(app.platform.reveal(String(credential('resemble')?.credential)));
  expect(stored()).toMatchObject({ resemble_tts_use_tls: 1 });

  await app.open(`/internal/speech-services/${sidOf('resemble')}/edit`);
  await app.check('Use TLS', undefined, false);
  await app.press('Save');
  await app.see('Speech credential updated successfully');
  await app.saved();
  expect(stored()).not.toHaveProperty('resemble_tts_use_tls');
});

it('a service that does not speak has no voices, whatever was ticked before', async () => {
  await openAdd();
  await chooseVendor('Google');
  await app.fill('Label', 'listens only');
  await giveFile(app.getField('Service key'), 'key.json', serviceKey);
  await screen.findByRole('group', { name: 'Service key' });
  await app.check('Use custom voices');
  await screen.findByRole('group', { name: 'Custom voice 1' });
  await app.check('Use for text-to-speech', undefined, false);
  await app.press('Create');
  await created();
  expect(app.writes().filter(({ call }) => /Voices/.test(call))).toEqual([]);
});
