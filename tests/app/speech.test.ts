import { describe, expect, it } from 'vitest';
import { serviceKey } from '../support/speechVendors';
import {
  button,
  check,
  choose,
  click,
  db,
  expectUrl,
  fill,
  findField,
  follow,
  forgetRequests,
  getField,
  hold,
  open,
  platform,
  press,
  requests,
  resetConsole,
  rows,
  rowWith,
  saved,
  screen,
  see,
  user,
  waitFor,
  within,
  writes,
} from './support';
import { giveFile } from './support/speech';

const credential = (vendor: string, label: string | null = null) =>
  db.get('SELECT * FROM speech_credentials WHERE vendor = ? AND label IS ?', vendor, label);
const sidOf = (vendor: string, label: string | null = null) =>
  String(credential(vendor, label)?.speech_credential_sid);
const openList = async (operator: 'nora' | 'sam' | 'vera') => {
  await open('/internal/speech-services', operator);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
};
const openAdd = async () => {
  await open('/internal/speech-services/add', 'nora');
  await findField('Vendor');
};
const chooseVendor = (name: string) => choose('Vendor', name);
const created = () => see('Speech credential created successfully');

it('models are asked for by the form that shows them, once', async () => {
  await openList('nora');
  forgetRequests();
  await follow('Add speech service');
  await findField('Vendor');
  expect(requests().join()).not.toContain('supportedLanguagesAndVoices');

  await chooseVendor('AWS');
  await waitFor(() => expect(getField('Region')).not.toHaveAttribute('readonly'));
  await click(getField('Region'));
  await screen.findByRole('option', { name: 'Africa (Cape Town)' });
  await user.keyboard('{Escape}');
  await chooseVendor('Cartesia');
  await waitFor(() => expect(getField('STT model')).not.toHaveValue(''));
  const asked = requests().filter((call) => call.includes('supportedLanguagesAndVoices'));
  expect(asked).toHaveLength(1);
  expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(8);
});

it('a model that comes after the first try to save is there without a complaint', async () => {
  await openAdd();
  const release = hold('GET', /supportedLanguagesAndVoices/);
  await chooseVendor('Whisper');
  await fill('API key', 'key-0123456789');
  await press('Create');
  await waitFor(() => expect(getField('Model')).toHaveAttribute('aria-invalid', 'true'));
  release();
  await waitFor(() => expect(getField('Model')).toHaveValue('TTS-1'));
  await waitFor(() => expect(getField('Model')).toHaveAttribute('aria-invalid', 'false'));
  await press('Create');
  await created();
});

describe('what the platform refuses', () => {
  it('a label that is taken is told at the label, and extra options that are no JSON at theirs', async () => {
    await openAdd();
    await chooseVendor('AWS');
    await fill('Label', 'backup');
    await fill('Access key ID', 'AKIA');
    await fill('Secret access key', 'secret-0123456789');
    await fill('Region', 'Ireland');
    await click(await screen.findByRole('option', { name: /^Europe \(Ireland\)/ }));
    await press('Create');
    await waitFor(() => expect(getField('Label')).toHaveAttribute('aria-invalid', 'true'));
    expect((await screen.findAllByText(/already uses this label/))[0]).toBeVisible();
    expect(getField('Secret access key')).toHaveValue('secret-0123456789');
    await waitFor(() => expect(getField('Label')).toHaveFocus());

    await chooseVendor('RimeLabs');
    await fill('API key', 'key-0123456789');
    await check('Extra options');
    const options = await findField('Extra options');
    await waitFor(() => expect(options.value).toMatch(/"reduceLatency": true/));
    await fill(options, '{"speedAlpha": 1,}');
    await press('Create');
    await see(/trailing comma not allowed/);
    await fill(options, '[1]');
    await see(/Enter a JSON object/);
  });
});

describe('an account user', () => {
  it('works on the own services only, by the paths of the own account', async () => {
    await openList('sam');
    const lent = rowWith('All accounts');
    expect(within(lent).queryByRole('link')).toBeNull();
    expect(within(lent).queryByRole('button', { name: /^Delete/ })).toBeNull();

    await follow('Add speech service');
    await chooseVendor('Soniox');
    await waitFor(() => expect(getField('Used by')).toHaveValue('Sunrise Clinic'));
    await fill('Label', 'of the clinic');
    await fill('API key', 'clinic-key-0123456789');
    await press('Create');
    await created();
    await waitFor(() => rowWith('of the clinic'));
    const [edit] = within(rowWith('of the clinic')).getAllByRole('link');
    if (edit) await user.click(edit);
    await button('Copy SID');
    await press('Delete speech service');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Delete Soniox (of the clinic)?');
    await press('Delete', dialog);
    await see('Deleted speech service Soniox (of the clinic)');
    expect(credential('soniox', 'of the clinic')).toBeUndefined();
    const speech = requests().filter((call) => call.includes('Speech'));
    expect(speech.filter((call) => !/ Accounts\/[\w-]+\/SpeechCredentials/.test(call))).toEqual([]);

    await open(`/internal/speech-services/${sidOf('google')}/edit`);
    await see('You do not have access to this resource');
    await expectUrl(/\/internal\/speech-services($|\?)/);
  });
});

it('a service of a vendor that the console does not know is shown, and not changed', async () => {
  const sid = sidOf('ibm');
  db.run("UPDATE speech_credentials SET vendor = 'parrot' WHERE speech_credential_sid = ?", sid);
  await open(`/internal/speech-services/${sid}/edit`, 'nora');
  await button('Copy SID');
  await waitFor(() => expect(getField('Vendor')).toHaveValue('parrot'));
  // A save would drop what the console knows nothing of.
  expect(screen.queryByRole('switch')).toBeNull();
  await saved();
  expect(await button('Delete speech service')).toBeEnabled();
});

it('a vendor that the platform cannot reach is told of in words, with what the platform says', async () => {
  await openAdd();
  await chooseVendor('Soniox');
  await fill('API key', 'unreachable-0123456789');
  await press('Create');
  await created();
  await press('Test Soniox');
  await see('The platform couldn’t reach the vendor (fetch failed)');
});

it('a view-only user looks and tests, and changes nothing', async () => {
  await openList('vera');
  expect(screen.queryByRole('link', { name: 'Add speech service' })).toBeNull();
  expect(screen.queryAllByRole('button', { name: /^Delete/ })).toEqual([]);
  const edit = document.querySelector('tbody a');
  if (edit) await user.click(edit);
  await see('Read-only');
  await press(/^Test /);
  await waitFor(() =>
    expect(screen.getAllByRole('status')[0]).not.toHaveTextContent('Never tested'),
  );
  const [tts] = await screen.findAllByLabelText('Use for text-to-speech');
  expect(tts).toBeDisabled();
  await open('/internal/speech-services/add');
  await waitFor(() => expect(location.pathname).not.toMatch(/add$/));
  expect(writes()).toEqual([]);
});

describe('without the features', () => {
  it('neither vendors of one’s own nor the additional ones are offered', async () => {
    resetConsole({ ENABLE_CUSTOM_SPEECH: 'false', ENABLE_ADDITIONAL_SPEECH_VENDORS: 'false' });
    await openAdd();
    await user.click(getField('Vendor'));
    expect(await screen.findByRole('option', { name: 'Verbio' })).toBeVisible();
    for (const name of ['Custom', 'Speechmatics', 'Gladia', 'OpenAI']) {
      expect(screen.queryByRole('option', { name })).toBeNull();
    }
  });
});

it('a vendor is found by typing a part of its name', async () => {
  await openAdd();
  expect(getField('Vendor')).toHaveAttribute('placeholder', 'Select a vendor');
  await fill(getField('Vendor'), 'leven');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['ElevenLabs']);
  await click(options[0] as HTMLElement);
  await findField('API key');
});

it('a flag that the platform keeps only while it is on is taken off in one save', async () => {
  await openAdd();
  await chooseVendor('Resemble');
  await fill('API key', 'key-0123456789');
  await check('Use an on-premises container');
  await fill('TTS container URI', 'tts.example:8080');
  await check('Use TLS');
  await press('Create');
  await created();
  const stored = () => JSON.parse(platform.reveal(String(credential('resemble')?.credential)));
  expect(stored()).toMatchObject({ resemble_tts_use_tls: 1 });

  await open(`/internal/speech-services/${sidOf('resemble')}/edit`);
  await check('Use TLS', undefined, false);
  await press('Save');
  await see('Speech credential updated successfully');
  await saved();
  expect(stored()).not.toHaveProperty('resemble_tts_use_tls');
});

it('a service that does not speak has no voices, whatever was ticked before', async () => {
  await openAdd();
  await chooseVendor('Google');
  await fill('Label', 'listens only');
  await giveFile(getField('Service key'), 'key.json', serviceKey);
  await screen.findByRole('group', { name: 'Service key' });
  await check('Use custom voices');
  await screen.findByRole('group', { name: 'Custom voice 1' });
  await check('Use for text-to-speech', undefined, false);
  await press('Create');
  await created();
  expect(writes().filter(({ call }) => /Voices/.test(call))).toEqual([]);
});
