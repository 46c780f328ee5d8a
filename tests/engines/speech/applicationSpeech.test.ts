import { describe, expect, it } from 'vitest';
import {
  canSwap,
  fallbackToSave,
  newFallback,
  swapSpeech,
  trimSpeech,
  withoutEmptySpeech,
} from '../../../src/engines/speech/applicationSpeech';
import type { Application } from '../../../src/types';

type Values = Partial<Application>;

const primary = {
  speech_synthesis_vendor: 'aws',
  speech_synthesis_label: 'main',
  speech_synthesis_language: 'de-DE',
  speech_synthesis_voice: 'Vicki',
  speech_recognizer_vendor: 'deepgram',
  speech_recognizer_label: 'ears',
  speech_recognizer_language: 'de',
} satisfies Values;
const fallback = {
  fallback_speech_synthesis_vendor: 'ibm',
  fallback_speech_synthesis_label: 'spare',
  fallback_speech_synthesis_language: 'fr-FR',
  fallback_speech_synthesis_voice: 'Louise',
  fallback_speech_recognizer_vendor: 'nuance',
  fallback_speech_recognizer_label: 'others',
  fallback_speech_recognizer_language: 'fr',
} satisfies Values;
const synthesis = {
  fallback_speech_synthesis_vendor: 'google',
  fallback_speech_synthesis_label: null,
  fallback_speech_synthesis_language: 'en-US',
  fallback_speech_synthesis_voice: 'en-US-Standard-C',
};
const recognition = {
  fallback_speech_recognizer_vendor: 'google',
  fallback_speech_recognizer_label: null,
  fallback_speech_recognizer_language: 'en-US',
};

describe('a fallback', () => {
  it.each<[string, Values, Values]>([
    ['with all that a new application has', {}, { ...synthesis, ...recognition }],
    ['with what is not chosen yet', { fallback_speech_synthesis_vendor: 'ibm' }, recognition],
    ['with the other part', { fallback_speech_recognizer_vendor: 'ibm' }, synthesis],
    ['with nothing where all is chosen', fallback, {}],
  ])('begins %s', (_what, values, expected) => expect(newFallback(values)).toEqual(expected));

  const none = Object.fromEntries(Object.keys(fallback).map((name) => [name, null]));
  const tried = { ...fallback, fallback_speech_synthesis_vendor: 'tried' };
  const nothing = Object.fromEntries(Object.keys(fallback).map((name) => [name, undefined]));
  it.each<[string, Values, Values | undefined, Values]>([
    ['as it is chosen', { ...tried, use_for_fallback_speech: true }, undefined, {}],
    ['not at all for a new application', tried, undefined, none],
    [
      'not at all once it is switched off',
      tried,
      { ...fallback, use_for_fallback_speech: true },
      none,
    ],
    [
      'as it was stored where it was off',
      tried,
      { ...fallback, use_for_fallback_speech: false },
      fallback,
    ],
    ['as nothing where nothing was stored', tried, {}, nothing],
  ])('is sent %s', (_what, values, previous, sent) => {
    expect(fallbackToSave(values, previous)).toEqual(sent);
  });
});

describe('primary and fallback', () => {
  it('change places, all seven values of each', () => {
    const swapped = swapSpeech({ ...primary, ...fallback, name: 'Front' });
    const named = (values: Values, from: string, to: string) =>
      Object.entries(values).map(([name, value]) => [name.replace(from, to), value]);
    expect(swapped).toEqual({
      ...Object.fromEntries(named(fallback, 'fallback_', '')),
      ...Object.fromEntries(named(primary, 'speech_', 'fallback_speech_')),
    });
    expect(swapSpeech(swapped)).toEqual({ ...primary, ...fallback });
  });

  it('leave nothing behind where the other has none', () => {
    const { speech_synthesis_label: _label, ...less } = primary;
    expect(swapSpeech({ ...less, ...fallback })).toMatchObject({
      speech_synthesis_label: 'spare',
      fallback_speech_synthesis_label: null,
    });
    const { fallback_speech_synthesis_label: _other, ...fewer } = fallback;
    expect(swapSpeech({ ...primary, ...fewer })).toMatchObject({ speech_synthesis_label: null });
  });

  it.each<[Values, boolean]>([
    [fallback, true],
    [{ fallback_speech_synthesis_vendor: 'ibm' }, false],
    [{ fallback_speech_recognizer_vendor: 'ibm' }, false],
    [{ ...fallback, fallback_speech_recognizer_vendor: '' }, false],
    [{}, false],
  ])('of %j can change places: %s', (values, can) => expect(canSwap(values)).toBe(can));
});

describe('the speech that is sent', () => {
  it.each<[string, Values, Values | undefined, Values]>([
    [
      'without blanks',
      { speech_synthesis_voice: ' Vicki\n' },
      undefined,
      { speech_synthesis_voice: 'Vicki' },
    ],
    [
      'as nothing where there are blanks alone',
      { speech_synthesis_voice: ' ' },
      {},
      { speech_synthesis_voice: null },
    ],
    [
      'as it is stored, with its blanks',
      { speech_synthesis_voice: ' x ' },
      { speech_synthesis_voice: ' x ' },
      {},
    ],
    [
      'without blanks in the fallback',
      { fallback_speech_recognizer_label: ' a' },
      {},
      { fallback_speech_recognizer_label: 'a' },
    ],
    ['without what is no text', { speech_synthesis_label: null }, {}, {}],
    ['without what is no speech', { name: ' x ' }, {}, {}],
  ])('is said %s', (_what, values, previous, sent) => {
    expect(trimSpeech(values, previous)).toEqual(sent);
  });

  it('of a new application is what is there; what is no speech may be empty', () => {
    const empty = { speech_synthesis_label: null, fallback_speech_recognizer_label: '' };
    const other = { name: '', app_json: null };
    expect(withoutEmptySpeech({ ...empty, ...other, speech_synthesis_vendor: 'aws' })).toEqual({
      ...other,
      speech_synthesis_vendor: 'aws',
    });
  });
});
