import { describe, expect, it } from 'vitest';
import { adoptSpeech, isKnown, needsOf, usesSpeech } from '../../../src/engines/speech/adoption';
import type { Application, SpeechOffer } from '../../../src/types';

const choice = (value: string) => ({ value, name: value });
const offer: SpeechOffer = {
  tts: [
    { ...choice('de-DE'), voices: [choice('Vicki')] },
    { ...choice('en-US'), voices: [choice('Joanna'), choice('Matthew')] },
  ],
  stt: [choice('de-DE'), choice('en-US')],
  models: [choice('model-1')],
  sttModels: [],
};
const application = (values: Partial<Application>) =>
  ({
    speech_synthesis_vendor: 'google',
    speech_synthesis_language: 'de-DE',
    speech_synthesis_voice: 'de-DE-Wavenet-A',
    speech_synthesis_label: null,
    speech_recognizer_vendor: 'google',
    speech_recognizer_language: 'de-DE',
    speech_recognizer_label: null,
    ...values,
  }) as Application;
const typed = { language: 'x-typed', voice: 'Typed' };
const credential = (vendor: string, label: string | null = null, use_custom_tts = false) => ({
  vendor,
  label,
  use_custom_tts,
});
const adopt = (
  vendor: string,
  uses: ('tts' | 'stt')[],
  values: Partial<Application> = {},
  isCustom = false,
) =>
  adoptSpeech(application(values), credential(vendor, 'second', isCustom), uses, { offer, typed });

describe('an application that is to use a credential', () => {
  it('keeps a language that the vendor has, with a voice of it', () => {
    expect(adopt('aws', ['tts', 'stt'])).toEqual({
      speech_synthesis_vendor: 'aws',
      speech_synthesis_label: 'second',
      speech_synthesis_language: 'de-DE',
      speech_synthesis_voice: 'Vicki',
      speech_recognizer_vendor: 'aws',
      speech_recognizer_label: 'second',
      speech_recognizer_language: 'de-DE',
    });
  });

  it('takes English where the vendor lacks its language, or where it has none', () => {
    for (const language of ['sw-KE', null]) {
      const values = { speech_synthesis_language: language, speech_recognizer_language: language };
      expect(adopt('aws', ['tts'], values)).toMatchObject({
        speech_synthesis_language: 'en-US',
        speech_synthesis_voice: 'Joanna',
      });
    }
  });

  it('changes nothing that it is not to use it for', () => {
    expect(Object.keys(adopt('aws', ['stt']))).toEqual([
      'speech_recognizer_vendor',
      'speech_recognizer_label',
      'speech_recognizer_language',
    ]);
    expect(adopt('aws', [])).toEqual({});
  });

  it.each([
    [
      'custom:own',
      false,
      { speech_synthesis_language: 'x-typed', speech_synthesis_voice: 'Typed' },
    ],
    ['microsoft', true, { speech_synthesis_language: 'de-DE', speech_synthesis_voice: 'Typed' }],
    ['microsoft', false, { speech_synthesis_language: 'de-DE', speech_synthesis_voice: 'Vicki' }],
  ])('of %s, with voices of one’s own: %s', (vendor, isCustom, expected) => {
    expect(adopt(vendor, ['tts'], {}, isCustom)).toMatchObject(expected);
  });

  it('has no label and no voice where there are none', () => {
    const adopted = adoptSpeech(application({}), credential('aws', ''), ['tts'], {
      offer: { ...offer, tts: [{ ...choice('de-DE'), voices: [] }] },
      typed,
    });
    expect(adopted).toMatchObject({ speech_synthesis_label: null, speech_synthesis_voice: null });
  });
});

it.each([
  ['aws', ['tts', 'stt'], false, { offer: true, language: false, voice: false }],
  ['aws', [], false, { offer: false, language: false, voice: false }],
  ['custom:own', ['tts'], false, { offer: false, language: true, voice: true }],
  ['custom:own', ['stt'], false, { offer: false, language: true, voice: false }],
  ['microsoft', ['tts'], true, { offer: true, language: false, voice: true }],
  ['microsoft', ['stt'], true, { offer: true, language: false, voice: false }],
] as const)('%s for %j, own voice %s, needs %j', (vendor, uses, isCustom, needs) => {
  expect(needsOf(credential(vendor, null, isCustom), uses)).toEqual(needs);
});

it('an application uses a credential by its vendor and label, an empty one being none', () => {
  const one = application({ speech_synthesis_vendor: 'aws', speech_recognizer_label: 'x' });
  expect(usesSpeech(one, credential('aws', ''), 'tts')).toBe(true);
  expect(usesSpeech(one, credential('aws', 'x'), 'tts')).toBe(false);
  expect(usesSpeech(one, credential('google', 'x'), 'stt')).toBe(true);
  expect(usesSpeech(one, credential('google'), 'stt')).toBe(false);
});

describe('what has to be known of a vendor', () => {
  const all = { offer, typed };
  it.each<[string, Partial<Parameters<typeof isKnown>[1]>, string]>([
    ['everything', {}, ''],
    ['no lists', { offer: undefined }, 'offer'],
    ['no language', { typed: { ...typed, language: '' } }, 'language'],
    ['a language of blanks', { typed: { ...typed, language: '  ' } }, 'language'],
    ['no voice', { typed: { ...typed, voice: '' } }, 'voice'],
    ['a voice of blanks', { typed: { ...typed, voice: ' ' } }, 'voice'],
  ])('is not known by %s where it is needed', (_what, more, lacking) => {
    for (const need of ['offer', 'language', 'voice']) {
      const needs = { offer: false, language: false, voice: false, [need]: true };
      expect([need, isKnown(needs, { ...all, ...more })]).toEqual([need, need !== lacking]);
    }
  });
});
