// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { SwapButton } from '../../../src/resources/applications/speech/SwapButton';
import { clearDrawn, ready } from '../../support/drawn';
import { openInputs, sent } from '../../support/inputsForm';

const texts = 'resources.applications';
const primary = {
  ...{ speech_synthesis_vendor: 'google', speech_synthesis_language: 'en-GB' },
  ...{ speech_recognizer_vendor: 'google', speech_recognizer_language: 'en-GB' },
};
const speaks = { fallback_speech_synthesis_vendor: 'aws' };
const hears = { fallback_speech_recognizer_vendor: 'deepgram' };

/** A list of a vendor that never comes. */
const Waiting = () => {
  useQuery({ queryKey: ['speech', 'offer', 'x'], queryFn: () => new Promise(() => undefined) });
  return null;
};

afterEach(clearDrawn);
const button = () => ready(screen.findByRole('button', { name: `${texts}.action.swap` }));
const isHelped = () => screen.queryByText(`${texts}.helper.swap`) !== null;

it.each([
  ['neither fallback', {}, false],
  ['a fallback voice alone', speaks, false],
  ['a fallback recognizer alone', hears, false],
  ['both', { ...speaks, ...hears }, true],
])('speech can be exchanged with %s', async (_what, fallback, isComplete) => {
  openInputs(<SwapButton />, { ...primary, ...fallback });
  expect((await button()).matches(':disabled')).toBe(!isComplete);
  expect(isHelped()).toBe(!isComplete);
});

it('what is exchanged is saved', async () => {
  openInputs(<SwapButton />, { ...primary, ...speaks, ...hears });
  (await button()).click();
  expect(await sent()).toMatchObject({
    ...{ speech_synthesis_vendor: 'aws', speech_recognizer_vendor: 'deepgram' },
    ...{ fallback_speech_synthesis_vendor: 'google', fallback_speech_recognizer_vendor: 'google' },
    fallback_speech_recognizer_language: 'en-GB',
  });
});

it('nothing is exchanged while a list is on its way, without a word', async () => {
  openInputs(
    <>
      <SwapButton />
      <Waiting />
    </>,
    { ...primary, ...speaks, ...hears },
  );
  expect((await button()).matches(':disabled')).toBe(true);
  expect(isHelped()).toBe(false);
});
