import { expect, it } from 'vitest';
import {
  answerAlways,
  button,
  click,
  db,
  fill,
  findField,
  getField,
  getGroup,
  hold,
  hurry,
  open,
  press,
  reconnect,
  refusal,
  saved,
  screen,
  see,
  waitFor,
  within,
} from './support';

const rowOf = (name: string) => db.get('SELECT * FROM applications WHERE name = ?', name) ?? {};

const part = () => getGroup('Synthesizer');
const field = (label: RegExp) => getField(label, part());
const voice = () => field(/^Voice/);
const label = () => field(/^Label/);
const choose = async (choice: string) => {
  await fill(field(/^Vendor/), choice);
  await click(await screen.findByRole('option', { name: choice }));
};
/** Waits until every choice of the form is there. */
const ready = async () => {
  await waitFor(() => expect(field(/^Vendor/)).not.toHaveAttribute('readonly'));
  await waitFor(() => expect(document.querySelector('main [role=progressbar]')).toBeNull());
};
const openEdit = async (name: string) => {
  await open(`/internal/applications/${rowOf(name).application_sid}/edit`, 'nora');
  expect(await findField('Application name')).toHaveValue(name);
  await ready();
};
const save = async () => {
  await press('Save');
  await see('Application updated successfully');
  await saved();
};

it('the answer to an earlier choice changes nothing', async () => {
  await openEdit('Callbacks North');
  const release = hold('GET', /vendor=aws/);
  await choose('AWS');
  await waitFor(() => expect(voice()).toHaveAttribute('readonly'));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await choose('ElevenLabs');
  await waitFor(() => expect(voice()).not.toHaveValue(''));
  const chosen = voice().value;
  release();
  await ready();
  expect(voice()).toHaveValue(chosen);
  await save();
  expect(rowOf('Callbacks North').speech_synthesis_language).toBe('en');
});

it('what is typed into a label outlives the answer about the vendor', async () => {
  await openEdit('Callbacks North');
  const release = hold('GET', /vendor=microsoft/);
  await choose('Microsoft');
  await waitFor(() => expect(label()).toHaveValue('brand'));
  await fill(label(), 'euro');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  release();
  await button('Save');
  await ready();
  expect(label()).toHaveValue('euro');
  await click(await screen.findByRole('option', { name: 'europe' }));
  await save();
  expect(rowOf('Callbacks North').speech_synthesis_label).toBe('europe');
});

const unreached = 'The platform couldn’t reach the vendor (fetch failed)';

it('where the vendor does not answer, language and voice are typed, and it is asked again', async () => {
  await openEdit('Callbacks South');
  answerAlways('GET', /vendor=elevenlabs/, () => refusal(422, 'fetch failed'));
  await choose('ElevenLabs');
  await see(unreached, part());
  await fill(/^Language/, 'en', part());
  await fill(/^Voice/, 'typed-voice', part());
  reconnect();
  await press('Retry', part());
  await waitFor(() => expect(within(part()).queryByText(unreached)).toBeNull());
  await waitFor(() => expect(voice()).toHaveValue('typed-voice (not in the list)'));
  await save();
  expect(rowOf('Callbacks South').speech_synthesis_voice).toBe('typed-voice');
});

it('a vendor that keeps the platform waiting is waited for as long as the operator likes', async () => {
  hurry();
  await openEdit('Callbacks South');
  const release = hold('GET', /vendor=elevenlabs/);
  await choose('ElevenLabs');
  await see(/^ElevenLabs hasn’t responded yet/, part());
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await press('Stop waiting', part());
  await see('You stopped waiting for the vendor.', part());
  await fill(/^Language/, 'en', part());
  await fill(/^Voice/, 'typed-voice', part());
  await save();
  expect(rowOf('Callbacks South').speech_synthesis_voice).toBe('typed-voice');
  release();
});
