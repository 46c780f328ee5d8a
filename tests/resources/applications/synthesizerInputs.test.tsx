// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSaveBlockers } from '../../../src/components/form/SaveBlocker';
import { primaryFields } from '../../../src/engines/speech';
import { SynthesizerInputs } from '../../../src/resources/applications/speech/SynthesizerInputs';
import type { SpeechOffer, UsableSpeech } from '../../../src/types';
import { clearDrawn, press, ready } from '../../support/drawn';
import { input, openInputs, refused, sent, typeInto } from '../../support/inputsForm';

const text = (key: string) => `resources.applications.speech.${key}`;
const usable = (vendor: string, label: string | null, more: Partial<UsableSpeech> = {}) =>
  ({
    ...{ speech_credential_sid: `${vendor} ${label}`, vendor, label, account_sid: 'a-1' },
    ...{ use_for_tts: true, use_for_stt: true, use_custom_tts: false },
    ...more,
  }) as UsableSpeech;
const voices = (...names: string[]) =>
  names.map((name) => ({ value: name, name: `Voice ${name}` }));
const offers: Record<string, Partial<SpeechOffer>> = {
  google: {
    tts: [
      { value: 'de-DE', name: 'German', voices: voices('eva', 'both') },
      { value: 'en-US', name: 'English', voices: voices('amy', 'both') },
    ],
  },
  'google eu': { tts: [{ value: 'fr-FR', name: 'French', voices: voices('luc') }] },
  aws: { tts: [{ value: 'es-ES', name: 'Spanish', voices: voices('ana') }] },
  deepgram: { models: voices('zeus', 'asteria') },
  microsoft: { tts: [{ value: 'en-US', name: 'English', voices: voices('jenny') }] },
};
const credentials = [
  ...[usable('google', null), usable('google', 'eu'), usable('aws', null)],
  ...[usable('deepgram', null), usable('microsoft', null, { use_custom_tts: true })],
  usable('custom:own', null),
];
const getSpeechOffer = vi.fn();
const getCustomVoices = vi.fn();
beforeEach(() => {
  getSpeechOffer.mockReset().mockImplementation(async ({ vendor, label }) => ({
    ...{ tts: [], stt: [], models: [], sttModels: [] },
    ...offers[[vendor, label].filter(Boolean).join(' ')],
  }));
  getCustomVoices.mockReset().mockResolvedValue([]);
});
afterEach(clearDrawn);

/** Says whether the form may be saved. */
const Held = ({ children }: { children: ReactNode }) => {
  const { isHeld, hold, SaveHold } = useSaveBlockers();
  return (
    <SaveHold value={hold}>
      {children}
      <p>{isHeld ? 'held' : 'free'}</p>
    </SaveHold>
  );
};
const stored = {
  ...{ id: 'p', account_sid: 'a-1', speech_synthesis_vendor: 'google' },
  ...{ speech_synthesis_label: null, speech_synthesis_language: 'de-DE' },
  speech_synthesis_voice: 'eva',
};
async function open(record: object = {}, known: UsableSpeech[] | undefined = credentials) {
  openInputs(
    <Held>
      <SynthesizerInputs
        title="title"
        fields={primaryFields.synthesis}
        credentials={known}
        isSeen
      />
    </Held>,
    { ...stored, ...record },
    { provider: { getSpeechOffer, getCustomVoices } as object },
  );
  await ready(screen.findByText('Save'));
}
const field = (name: string) => input(text(name));
const shown = () =>
  ['vendor', 'label', 'language', 'voice', 'model'].map((one) => field(one)?.value);
const shows = (...values: (string | undefined)[]) =>
  waitFor(() => expect(shown()).toEqual([...values, ...Array(5 - values.length).fill(undefined)]));
async function options(name: string) {
  fireEvent.keyDown(field(name) as HTMLElement, { key: 'ArrowDown' });
  const all = await screen.findAllByRole('option');
  return all.map(({ textContent }) => textContent);
}
async function choose(name: string, choice: string) {
  const of = field(name) as HTMLInputElement;
  of.focus();
  fireEvent.input(of, { target: { value: choice } });
  await ready(screen.findByRole('option', { name: choice }));
  fireEvent.keyDown(of, { key: 'Enter' });
}
/** What the form saves of the synthesizer. */
const saved = async () => {
  const { speech_synthesis_language: language, speech_synthesis_voice: voice } = await sent();
  return [language, voice];
};

it('what is stored is shown, and changes nothing by itself', async () => {
  await open();
  await shows('Google', 'app.form.none', 'German', 'Voice eva');
  expect(await options('voice')).toEqual(['Voice eva', 'Voice both']);
  expect(await saved()).toEqual(['de-DE', 'eva']);
  expect(getSpeechOffer).toHaveBeenCalledTimes(1);
  expect(screen.getByText('free')).toBeVisible();
});

it.each([
  ['a voice that it has not', 'eva', 'amy'],
  ['a voice that it has as well', 'both', 'both'],
  ['a voice of the own, which serves every language', 'custom_1', 'custom_1'],
])('another language after %s', async (_what, voice, next) => {
  getCustomVoices.mockResolvedValue([{ value: 'custom_1', name: 'Mine' }]);
  await open({ speech_synthesis_voice: voice });
  await waitFor(() => expect(field('language')?.value).toBe('German'));
  await choose('language', 'English');
  await waitFor(() => expect(field('language')?.value).toBe('English'));
  expect(await saved()).toEqual(['en-US', next]);
});

it('another vendor begins with a language and a voice of its own, and holds the save until then', async () => {
  let answer = () => {};
  await open();
  await shows('Google', 'app.form.none', 'German', 'Voice eva');
  getSpeechOffer.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ tts: [], stt: [], models: [], sttModels: [], ...offers.aws });
      }),
  );
  await choose('vendor', 'AWS');
  await screen.findByText('held');
  answer();
  await shows('AWS', 'app.form.none', 'Spanish', 'Voice ana');
  expect(await saved()).toEqual(['es-ES', 'ana']);
  expect(screen.getByText('free')).toBeVisible();
});

it('another label has lists of its own', async () => {
  await open();
  await shows('Google', 'app.form.none', 'German', 'Voice eva');
  await choose('label', 'eu');
  await shows('Google', 'eu', 'French', 'Voice luc');
  expect(getSpeechOffer.mock.calls.at(-1)?.[0]).toEqual({ vendor: 'google', label: 'eu' });
});

it('a vendor whose models are its voices has no language', async () => {
  await open({ speech_synthesis_vendor: 'deepgram', speech_synthesis_voice: 'zeus' });
  await shows('Deepgram', 'app.form.none', undefined, undefined, 'Voice zeus');
  expect(await options('model')).toEqual(['Voice asteria', 'Voice zeus']);
});

it('a voice that the customer runs there is typed', async () => {
  await open({
    ...{ speech_synthesis_vendor: 'microsoft', speech_synthesis_language: 'en-US' },
    speech_synthesis_voice: 'my-voice',
  });
  await waitFor(() => expect(field('language')?.value).toBe('English'));
  expect(field('voice')?.value).toBe('my-voice');
  expect(field('voice')?.getAttribute('role')).toBeNull();
  typeInto(text('voice'), '');
  await refused();
});

it.each([
  ['of an own vendor, which is not asked', { speech_synthesis_vendor: 'custom:own' }, 0],
  ['where the lists cannot be had', {}, 1],
])('language and voice are typed %s', async (_what, record, asked) => {
  getSpeechOffer.mockRejectedValue(new Error('no lists'));
  await open({ ...record, speech_synthesis_language: 'xx', speech_synthesis_voice: 'v' });
  await waitFor(() => expect(field('language')?.getAttribute('role')).toBeNull());
  expect([field('language')?.value, field('voice')?.value]).toEqual(['xx', 'v']);
  expect(getSpeechOffer).toHaveBeenCalledTimes(asked);
  expect(screen.queryByText('no lists') !== null).toBe(asked > 0);
  typeInto(text('language'), 'a language that is too long');
  await refused();
  typeInto(text('language'), 'yy');
  expect(await saved()).toEqual(['yy', 'v']);
});

it('what was typed as the lists could not be had stays when they come after all', async () => {
  await open();
  await shows('Google', 'app.form.none', 'German', 'Voice eva');
  getSpeechOffer.mockRejectedValueOnce(new Error('no lists'));
  await choose('vendor', 'AWS');
  await screen.findByText('no lists');
  expect(screen.getByText('free')).toBeVisible();
  typeInto(text('voice'), 'typed');
  await press('app.errors.retry');
  await waitFor(() => expect(field('language')?.getAttribute('role')).toBe('combobox'));
  expect((await saved())[1]).toBe('typed');
});

it('lists that come after all are the beginning where nothing was typed', async () => {
  await open();
  await shows('Google', 'app.form.none', 'German', 'Voice eva');
  getSpeechOffer.mockRejectedValueOnce(new Error('no lists'));
  await choose('vendor', 'AWS');
  await screen.findByText('no lists');
  await press('app.errors.retry');
  await shows('AWS', 'app.form.none', 'Spanish', 'Voice ana');
});

it.each([
  ['by the keyboard', () => fireEvent.focusIn(field('voice') as HTMLElement)],
  ['with the pointer', () => fireEvent.pointerOver(screen.getByRole('group'))],
])('voices of the own are asked once the operator comes near %s', async (_how, approach) => {
  getCustomVoices.mockResolvedValue([{ value: 'custom_1', name: 'Mine' }]);
  await open();
  await shows('Google', 'app.form.none', 'German', 'Voice eva');
  expect(getCustomVoices).not.toHaveBeenCalled();
  approach();
  await waitFor(() => expect(getCustomVoices).toHaveBeenCalledTimes(1));
  const mine = `${text('customVoice')} Mine`;
  fireEvent.keyDown(field('voice') as HTMLElement, { key: 'ArrowDown' });
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual([mine, 'Voice eva', 'Voice both']));
});

it('a voice of the own is waited for before it is called a wrong one', async () => {
  let answer = (_all: object[]) => {};
  getCustomVoices.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await open({ speech_synthesis_voice: 'custom_1' });
  await waitFor(() => expect(field('language')?.value).toBe('German'));
  expect(field('voice')?.readOnly).toBe(true);
  answer([{ value: 'custom_1', name: 'Mine' }]);
  await waitFor(() => expect(field('voice')?.value).toBe(`${text('customVoice')} Mine`));
  expect(field('voice')?.readOnly).toBe(false);
});

it.each([
  ['a voice', 'eva', false],
  ['no voice', null, true],
])('with %s chosen it can be heard: not %s', async (_what, voice, isOff) => {
  await open({ speech_synthesis_voice: voice });
  const hear = await ready(screen.findByRole('button', { name: 'app.hear.action' }));
  expect(hear.hasAttribute('disabled')).toBe(isOff);
});

it('of no account nothing can be heard', async () => {
  await open({ account_sid: null });
  await waitFor(() => expect(field('language')?.value).toBe('German'));
  expect(screen.queryByRole('button', { name: 'app.hear.action' })).toBeNull();
});
