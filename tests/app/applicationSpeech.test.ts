import { expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

const rowOf = (name: string) => app.db.get('SELECT * FROM applications WHERE name = ?', name) ?? {};

const part = () => app.getGroup('Text-to-speech');
const field = (label: RegExp) => app.getField(label, part());
const voice = () => field(/^Voice/);
const label = () => field(/^Label/);
const choose = async (choice: string) => {
  await app.fill(field(/^Vendor/), choice);
  await app.click(await screen.findByRole('option', { name: choice }));
};
/** Waits until every choice of the form is there. */
const ready = async () => {
  await waitFor(() => expect(field(/^Vendor/)).not.toHaveAttribute('readonly'));
  await waitFor(() => expect(document.querySelector('main [role=progressbar]')).toBeNull());
};
const openEdit = async (name: string) => {
  await app.open(`/internal/applications/${rowOf(name).application_sid}/edit`, 'nora');
  expect(await app.findField('Application name')).toHaveValue(name);
  await ready();
};
const save = async () => {
  await app.press('Save');
  await app.see('Application updated successfully');
  await app.saved();
};

it('the answer to an earlier choice changes nothing', async () => {
  await openEdit('Callbacks North');
  const release = app.hold('GET', /vendor=aws/);
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
  const release = app.hold('GET', /vendor=microsoft/);
  await choose('Microsoft');
  await waitFor(() => expect(label()).toHaveValue('brand'));
  await app.fill(label(), 'euro');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  release();
  await app.button('Save');
  await ready();
  expect(label()).toHaveValue('euro');
  await app.click(await screen.findByRole('option', { name: 'europe' }));
  await save();
  expect(rowOf('Callbacks North').speech_synthesis_label).toBe('europe');
});

const unreached = 'The platform couldn’t reach the vendor (fetch failed)';

it('where the vendor does not answer, language and voice are typed, and it is asked again', async () => {
  await openEdit('Callbacks South');
  app.answerAlways('GET', /vendor=elevenlabs/, () => app.refusal(422, 'fetch failed'));
  await choose('ElevenLabs');
  await app.see(unreached, part());
  await app.fill(/^Language/, 'en', part());
  await app.fill(/^Voice/, 'typed-voice', part());
  app.reconnect();
  await app.press('Retry', part());
  await waitFor(() => expect(within(part()).queryByText(unreached)).toBeNull());
  await waitFor(() => expect(voice()).toHaveValue('typed-voice (not in the list)'));
  await save();
  expect(rowOf('Callbacks South').speech_synthesis_voice).toBe('typed-voice');
});

it('a vendor that keeps the platform waiting is waited for as long as the operator likes', async () => {
  app.hurry();
  await openEdit('Callbacks South');
  const release = app.hold('GET', /vendor=elevenlabs/);
  await choose('ElevenLabs');
  await app.see(/^ElevenLabs hasn’t responded yet/, part());
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await app.press('Stop waiting', part());
  await app.see('You stopped waiting for the vendor.', part());
  await app.fill(/^Language/, 'en', part());
  await app.fill(/^Voice/, 'typed-voice', part());
  await save();
  expect(rowOf('Callbacks South').speech_synthesis_voice).toBe('typed-voice');
  release();
});
