// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { CloningKeyInput } from '../../../src/resources/speech-services/CloningKeyInput';
import { clearDrawn, ready } from '../../support/drawn';
import { openInputs, refused, sent } from '../../support/inputsForm';

afterEach(clearDrawn);

const text = (name: string) => `resources.speech-services.voices.${name}`;
const long = 'k'.repeat(101);

/** The form holds the voice that is on the screen, the record those that are stored. */
const open = async (voice: object, custom_voices: object[] = []) => {
  openInputs(<CloningKeyInput source="typed.0" />, { id: 's-1', custom_voices, typed: [voice] });
  await ready(screen.findByText('Save'));
};
const chooseFile = (content: string) => {
  const file = new File([content], 'key.txt');
  fireEvent.change(document.querySelector('input[type=file]') as HTMLElement, {
    target: { files: [file] },
  });
};

describe('the key of a voice', () => {
  it.each([
    ['a short one', 'abc', 'app.form.stored abc'],
    ['the beginning of a long one', long, `app.form.stored ${'k'.repeat(100)}...`],
  ])('that is stored is shown, %s, and may stay', async (_what, key, shown) => {
    await open({ name: ' Ann ' }, [{ name: 'Ann', voice_cloning_key: key }]);
    await screen.findByText(shown);
    screen.getByText(text('keyReplace'));
    expect((await sent()).typed).toEqual([{ name: ' Ann ' }]);
  });

  it('is its own, whatever it is called by now', async () => {
    const voice = (sid: string, name: string, voice_cloning_key: string) => ({
      ...{ google_custom_voice_sid: sid, name, voice_cloning_key },
    });
    await open({ google_custom_voice_sid: 'v-1', name: 'Ann' }, [
      voice('v-2', 'Ann', 'other'),
      voice('v-1', 'Bob', 'own'),
    ]);
    await screen.findByText('app.form.stored own');
  });

  it('has to be chosen where none is stored', async () => {
    await open({ name: 'Ann' });
    await screen.findByText(text('keyChoose'));
    await refused();
    chooseFile('new key');
    await screen.findByText(`${text('keyChosen')} new key`);
    screen.getByText(text('keyReplace'));
    await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).toBeNull());
    expect((await sent()).typed[0].voice_cloning_key_file).toBe('new key');
  });
});
