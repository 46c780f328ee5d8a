import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { sidOf } from './support/speech';

const clinic = () => app.accountSid('Sunrise Clinic');
const application = () =>
  app.db.get('SELECT * FROM applications WHERE account_sid = ? ORDER BY name', clinic()) ?? {};
const path = () => `Accounts/${clinic()}/TtsCache/Synthesize`;
const cached = () =>
  app.db.get('SELECT count(*) AS texts FROM tts_texts WHERE account_sid = ?', clinic())?.texts;

let made: string[] = [];
let freed: string[] = [];
beforeEach(() => {
  made = [];
  freed = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made.push(`blob:${made.length}`);
    return made.at(-1) ?? '';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void freed.push(url));
  return () => vi.restoreAllMocks();
});

const openDialog = async (operator: 'nora' | 'sam') => {
  await app.open(`/internal/applications/${application().application_sid}/edit`, operator);
  await waitFor(async () => expect(await app.button('Hear it')).toBeEnabled());
  await app.press('Hear it');
  return screen.findByRole('dialog', { name: 'Hear a voice' });
};
const player = (dialog: HTMLElement) =>
  waitFor(() => {
    const found = dialog.querySelector('audio');
    if (!found) throw new Error('There is no player');
    return found;
  });

describe('a voice of an application', () => {
  it('is heard in the words that were typed, and what was heard is freed', async () => {
    const dialog = await openDialog('sam');
    await app.see(/The vendor charges for each new text/, dialog);
    await app.fill('Text', 'Welcome to the clinic', dialog);
    await app.press('Hear it', dialog);
    expect(await player(dialog)).toHaveAttribute('src', 'blob:0');
    const { speech_synthesis_language: language, speech_synthesis_voice: voice } = application();
    expect(app.writes().map(({ call, body }) => [call, body])).toEqual([
      [
        `POST ${path()}`,
        expect.objectContaining({
          text: 'Welcome to the clinic',
          language,
          voice,
          encodingMp3: true,
        }),
      ],
    ]);
    expect(cached()).toBe(1);

    await app.press('Hear it', dialog);
    await waitFor(() => expect(made).toHaveLength(2));
    expect(freed).toEqual(['blob:0']);
    expect(cached()).toBe(1);
    await app.press('Close', dialog);
    await waitFor(() => expect(freed).toEqual(['blob:0', 'blob:1']));
  });

  it('that says an error in words of its vendor is told, and so is one that is stopped', async () => {
    const dialog = await openDialog('nora');
    app.answerOnce('POST', path(), () => new Response('Quota exceeded', { status: 200 }));
    await app.press('Hear it', dialog);
    await app.see('The vendor answered with a text instead of sound: “Quota exceeded”', dialog);
    expect(made).toEqual([]);

    const release = app.hold('POST', path());
    await app.press('Hear it', dialog);
    await app.see(/^Asking /, dialog);
    await app.press('Stop', dialog);
    await waitFor(() => expect(screen.queryByText(/^Asking /)).toBeNull());
    release();
    expect(dialog.querySelector('audio')).toBeNull();
    expect(made).toEqual([]);
  });
});

describe('a speech service', () => {
  it('is heard with what its vendor offers, for an account that is chosen', async () => {
    await app.open(`/internal/speech-services/${sidOf('google')}/edit`, 'nora');
    await app.press('Hear it');
    const dialog = await screen.findByRole('dialog', { name: 'Hear a voice' });
    const voice = within(dialog).getByRole('combobox', { name: 'Voice' });
    await waitFor(() => expect(voice).toHaveDisplayValue(/./));
    await waitFor(() => expect(voice).toBeEnabled());
    await app.press('Hear it', dialog);
    await player(dialog);
    expect(app.writes()[0]?.body).toMatchObject({ speech_credential_sid: sidOf('google') });
    expect(app.platform.poison).toEqual([]);
  });

  it('is silent for those who may only look', async () => {
    await app.open(`/internal/speech-services/${sidOf('google')}/edit`, 'vera');
    await screen.findByRole('button', { name: /^Test / });
    expect(screen.queryByRole('button', { name: 'Hear it' })).toBeNull();
  });
});
