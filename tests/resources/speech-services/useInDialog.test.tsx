// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UseInDialog } from '../../../src/resources/speech-services/useIn/UseInDialog';
import type { Application, SpeechCredential } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const text = (key: string) => `resources.speech-services.useIn.${key}`;
const applications = ['Menu', 'Desk'].map((name) => ({
  ...{ id: name, application_sid: name, name, account_sid: 'a-1' },
  ...{ speech_synthesis_vendor: 'aws', speech_recognizer_vendor: 'aws' },
})) as Application[];
const [update, onClose, getSpeechOffer] = [vi.fn(), vi.fn(), vi.fn()];
const holdUnsavedWork = vi.fn(() => () => undefined);

beforeEach(() => {
  for (const one of [update, onClose, getSpeechOffer, holdUnsavedWork]) one.mockClear();
  update.mockImplementation(async (_of: string, { data }: { data: Application }) => ({ data }));
  getSpeechOffer.mockResolvedValue({ tts: [], stt: [], models: [], sttModels: [] });
});
afterEach(clearDrawn);

async function open(credential: Partial<SpeechCredential>) {
  const own = {
    ...{ id: 's', vendor: 'google', label: null, account_sid: null },
    ...{ use_for_tts: true, use_for_stt: true, ...credential },
  } as SpeechCredential;
  const lists: Record<string, object[]> = { applications, accounts: [] };
  draw(<UseInDialog credential={own} onClose={onClose} />, {
    provider: {
      ...{ getSpeechOffer, update },
      getList: async (of: string) => ({ data: lists[of] ?? [], total: lists[of]?.length ?? 0 }),
    } as object,
    actions: { holdUnsavedWork },
  });
  await ready(screen.findByText('Menu'));
}
const tick = async (use: string, name: string) =>
  fireEvent.click(await ready(screen.findByLabelText(`${text(`${use}In`)} ${name}`)));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it.each<[what: string, credential: Partial<SpeechCredential>, uses: string[]]>([
  ['both', {}, ['tts', 'stt']],
  ['one, as it is meant', { use_for_stt: false }, ['tts']],
  ['the other, as it is meant', { use_for_tts: false }, ['stt']],
  ['neither', { use_for_tts: false, use_for_stt: false }, []],
  ['one, as its vendor can', { vendor: 'elevenlabs' }, ['tts']],
  ['the other, as its vendor can', { vendor: 'openai' }, ['stt']],
  ['both of a vendor that nobody knows', { vendor: 'custom:own' }, ['tts', 'stt']],
])('a credential can be used for %s', async (_what, credential, uses) => {
  await open(credential);
  const offered = ['tts', 'stt'].filter((use) =>
    screen.queryByLabelText(`${text(`${use}In`)} Menu`),
  );
  expect(offered).toEqual(uses);
  expect(button(`${text('none')} 0`)).toBeDisabled();
});

it('nothing is saved before it is known what the vendor offers', async () => {
  let answer: (offer: object) => void = () => undefined;
  getSpeechOffer.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await open({});
  expect(getSpeechOffer).not.toHaveBeenCalled();
  await tick('tts', 'Menu');
  await waitFor(() => expect(getSpeechOffer).toHaveBeenCalledTimes(1));
  expect(button(`${text('save')} 1`)).toBeDisabled();
  answer({ tts: [], stt: [], models: [], sttModels: [] });
  await waitFor(() => expect(button(`${text('save')} 1`)).toBeEnabled());
});

it('what is ticked is saved, and what failed can be tried again', async () => {
  update.mockImplementationOnce(async () => {
    throw new Error('away');
  });
  await open({});
  await tick('stt', 'Menu');
  await tick('stt', 'Desk');
  await waitFor(() => expect(button(`${text('save')} 2`)).toBeEnabled());
  expect(holdUnsavedWork).not.toHaveBeenCalled();
  button(`${text('save')} 2`).click();
  await ready(screen.findByRole('button', { name: `${text('retry')} 1` }));
  expect(update.mock.calls.map(([, { data }]) => data)).toEqual(
    applications.map((one) =>
      expect.objectContaining({
        ...{ id: one.id, speech_recognizer_vendor: 'google', speech_synthesis_vendor: 'aws' },
      }),
    ),
  );
  expect(holdUnsavedWork).toHaveBeenCalled();
  await press(`${text('retry')} 1`);
  await waitFor(() => expect(update.mock.lastCall?.[1].id).toBe('Menu'));
  expect(update).toHaveBeenCalledTimes(3);
  await waitFor(() => expect(screen.queryByRole('button', { name: /retry/ })).toBeNull());
  await press('app.confirm.close');
  expect(onClose).toHaveBeenCalledTimes(1);
});
