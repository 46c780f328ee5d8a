import { describe, expect, it } from 'vitest';
import {
  credentialFor,
  labelChoices,
  pickLabel,
} from '../../../src/engines/speech/selection/labels';
import {
  resetLanguage,
  resetVoice,
  voiceAfterLanguage,
  voiceChoices,
} from '../../../src/engines/speech/selection/reset';
import { vendorChoices } from '../../../src/engines/speech/selection/vendorChoices';
import { recognitionOf, synthesisOf, vendors } from '../../../src/engines/speech/vendors';
import type { SpeechChoice, SpeechOffer, UsableSpeech } from '../../../src/types';

const choice = (value: string): SpeechChoice => ({ value, name: `Name of ${value}` });
/** An offer as `{ 'en-US': 'Joanna Matthew' }`. */
const offer = (tts: Record<string, string>, models = '', stt = ''): SpeechOffer => {
  const choices = (values: string) => values.split(' ').filter(Boolean).map(choice);
  return {
    tts: Object.entries(tts).map(([language, voices]) => ({
      ...choice(language),
      voices: choices(voices),
    })),
    stt: choices(stt),
    models: choices(models),
    sttModels: [],
  };
};
const plain = offer({ 'de-DE': 'Vicki', 'en-GB': 'Amy Brian', 'en-US': 'Joanna Matthew' });
const googles = offer({
  'en-GB': 'en-GB-A en-GB-B',
  'en-US': 'en-US-News-K en-US-Standard-C',
  'fr-FR': 'fr-FR-A',
});
const shared = offer({ ar: '', en: 'rachel adam', fr: 'rachel adam' });

describe('language and voice after another synthesizer or label', () => {
  it.each<[string, SpeechOffer, string, string, string]>([
    // vendor, offer, language and voice before, both after
    ['google', googles, 'xx-XX fr-FR-A', 'en-US en-US-Standard-C', 'the language is missing'],
    ['google', googles, 'fr-FR Joanna', 'en-US en-US-Standard-C', 'the voice is not in it'],
    ['google', googles, 'en-GB en-GB-B', 'en-GB en-GB-A', 'both are there'],
    ['google', googles, 'en-US en-US-News-K', 'en-US en-US-Standard-C', 'both are there'],
    ['elevenlabs', shared, 'fr-FR Joanna', 'en rachel', 'the voices are those of the first'],
    ['whisper', plain, 'de-DE alloy', 'en-US Joanna', ''],
    ['playht', offer({ english: 'larry', 'fr-FR': 'p1' }), 'fr-FR x', 'english larry', ''],
    ['playht', offer({ 'en-US': 'e1', 'fr-FR': 'p1' }), 'fr-FR x', 'en-US e1', ''],
    ['cartesia', offer({ de: 'd1', en: 'e1 e2' }), 'de d1', 'en e1', ''],
    ['rimelabs', offer({ eng: 'luna', fra: 'zoe' }), 'fra zoe', 'eng luna', ''],
    ['rimelabs', offer({ fra: 'zoe', spa: 'ana' }), 'spa ana', 'fra zoe', 'else the first'],
    ['inworld', offer({ de: 'd1', en: 'Alex' }), 'de d1', 'en Alex', ''],
    ['inworld', offer({ de: 'd1', fr: 'f1' }), 'fr f1', 'de d1', 'else the first'],
    ['deepgram', offer({ 'en-us': 'a' }, 'aura-1 aura-2'), 'en-US rachel', 'en-US aura-1', ''],
    ['deepgram', offer({ 'en-us': 'a' }, 'aura-1 aura-2'), 'en-US aura-2', 'en-US aura-2', ''],
    ['deepgram', offer({ 'en-us': 'a' }, 'aura-2 aura-1'), 'en-US x', 'en-US aura-1', 'by name'],
    ...[
      'aws',
      'microsoft',
      'nuance',
      'ibm',
      'nvidia',
      'wellsaid',
      'resemble',
      'verbio',
      'new',
    ].flatMap((vendor): [string, SpeechOffer, string, string, string][] => [
      [vendor, plain, 'en-GB Brian', 'en-GB Amy', 'the language is there'],
      [vendor, plain, 'xx-XX Amy', 'en-US Joanna', 'the language is missing'],
      [vendor, offer({ 'pl-PL': 'Ewa' }), 'xx-XX Amy', 'pl-PL Ewa', 'US English is, too'],
      [vendor, offer({}), 'en-GB Amy', 'en-GB', 'nothing is offered'],
    ]),
  ])('%s: %o %s -> %s (%s)', (vendor, offered, before, after) => {
    const [language = '', voice = ''] = before.split(' ');
    const next = resetVoice(synthesisOf(vendor), offered, { language, voice });
    expect(`${next.language} ${next.voice}`.trim()).toBe(after);
  });

  it('begins with the first voice that the customer made, where the vendor has such', () => {
    const made = [choice('custom_1'), choice('custom_2')];
    const now = { language: 'fr-FR', voice: 'fr-FR-A' };
    expect(resetVoice(synthesisOf('google'), googles, now, made)).toEqual({
      language: 'fr-FR',
      voice: 'custom_1',
    });
    expect(resetVoice(synthesisOf('aws'), plain, now, made).voice).toBe('Joanna');
  });
});

describe('the voice after another language', () => {
  it.each([
    ['google', googles, 'en-US', 'fr-FR-A', 'en-US-Standard-C'],
    ['google', offer({ 'en-US': 'en-US-News-K' }), 'en-US', 'x', 'en-US-News-K'],
    ['google', googles, 'en-GB', 'en-US-Standard-C', 'en-GB-A'],
    ['aws', plain, 'en-GB', 'Joanna', 'Amy'],
    ['aws', plain, 'xx', 'Joanna', ''],
    ['elevenlabs', shared, 'ar', 'adam', 'adam'],
    ['playht', offer({ english: 'larry', 'fr-FR': 'p1' }), 'fr-FR', 'x', 'larry'],
  ] as const)('%s %o %s %s -> %s', (vendor, offered, language, voice, after) => {
    expect(voiceAfterLanguage(synthesisOf(vendor), offered, { language, voice })).toBe(after);
  });
});

describe('the voices to choose from', () => {
  const made = [choice('custom_1')];
  it.each([
    ['google', googles, 'fr-FR', 'custom_1 fr-FR-A'],
    ['aws', plain, 'en-GB', 'Amy Brian'],
    ['elevenlabs', shared, 'ar', 'rachel adam'],
    ['playht', offer({ english: 'larry', 'fr-FR': 'p1' }), 'fr-FR', 'larry'],
    ['playht', offer({ 'fr-FR': 'p1' }), 'fr-FR', 'p1'],
    ['deepgram', offer({ 'en-us': 'a' }, 'aura-1 aura-2'), 'en-US', 'aura-1 aura-2'],
    ['deepgram', offer({ 'en-us': 'a' }, 'aura-2 aura-1'), 'en-US', 'aura-1 aura-2'],
    ['aws', plain, 'xx', ''],
  ] as const)('%s %o in %s: %s', (vendor, offered, language, voices) => {
    const found = voiceChoices(synthesisOf(vendor), offered, language, made);
    expect(found.map(({ value }) => value).join(' ')).toBe(voices);
  });
});

describe('the language after another recognizer', () => {
  it.each([
    ['google', 'af-ZA en-US', 'af-ZA', 'af-ZA'],
    ['google', 'af-ZA en-US', 'multi', 'en-US'],
    ['aws', 'de-DE en-US', 'multi', 'en-US'],
    ['cobalt', 'en_UK-8khz en_US-8khz', 'en-US', 'en_US-8khz'],
    ['cobalt', 'en_UK-8khz en_US-8khz', 'en_UK-8khz', 'en_UK-8khz'],
    ['deepgram', 'af multi en-US', 'de-DE', 'af'],
    ['deepgram', 'af multi en-US', 'en-US', 'en-US'],
    ['google', 'af-ZA', 'xx', 'af-ZA'],
    ['soniox', '', 'en-US', 'en-US'],
  ])('%s offers %s: %s -> %s', (vendor, stt, before, after) => {
    const offered = offer({}, '', stt);
    expect(resetLanguage(recognitionOf(vendor), offered, before)).toBe(after);
  });
  it('is not asked for where there is none, and typed where there is no list', () => {
    expect(recognitionOf('deepgramflux')).toEqual({ noLanguage: true });
    expect(recognitionOf('custom:mine')).toEqual({ isTyped: true, language: 'en-US' });
    expect(synthesisOf('custom:mine')).toEqual({ isTyped: true });
  });
});

const credential = (vendor: string, label: string | null, rest: Partial<UsableSpeech> = {}) => ({
  speech_credential_sid: `${vendor} ${label} ${rest.account_sid ?? ''}`,
  vendor,
  label,
  account_sid: null,
  use_for_tts: true,
  use_for_stt: true,
  use_custom_tts: false,
  ...rest,
});

describe('labels', () => {
  const credentials = [
    credential('google', 'sales'),
    credential('google', null),
    credential('google', 'sales', { account_sid: 'mine' }),
    credential('google', 'theirs', { account_sid: 'other' }),
    credential('google', 'listening', { use_for_tts: false }),
    credential('aws', 'only'),
  ];
  const need = (vendor: string, use: 'tts' | 'stt' = 'tts') => ({
    vendor,
    use,
    accountSid: 'mine',
  });
  it.each([
    ['google', 'tts', ['', 'sales']],
    ['google', 'stt', ['', 'listening', 'sales']],
    ['aws', 'tts', ['only']],
    ['ibm', 'tts', []],
  ] as const)('of %s for %s: %j', (vendor, use, labels) => {
    expect(labelChoices(credentials, need(vendor, use))).toEqual(labels);
  });
  it.each([
    [['', 'a'], 'a', 'a'],
    [['', 'a'], 'b', ''],
    [['a', 'b'], '', 'a'],
    [[], 'a', ''],
  ])('among %j, %j wanted: %j', (labels, wanted, after) => {
    expect(pickLabel(labels, wanted)).toBe(after);
  });
  it('mean the own credential before a lent one', () => {
    expect(credentialFor(credentials, need('google'), 'sales')?.account_sid).toBe('mine');
    expect(credentialFor(credentials, need('google'), '')?.label).toBeNull();
    expect(credentialFor(credentials, need('google'), 'theirs')).toBeUndefined();
  });
});

describe('vendors', () => {
  const own = [
    credential('custom:House', null, { use_for_stt: false }),
    credential('custom:House', 'b', { use_for_stt: false }),
    credential('custom:Ears', null, { use_for_tts: false }),
    credential('google', null),
  ];
  const offered = (use: 'tts' | 'stt') =>
    vendorChoices(use, vendors, own, (name) => `${name} (custom)`);
  const values = (use: 'tts' | 'stt') => offered(use).map(({ value }) => value);
  it('are offered only for what they can do', () => {
    const able = (use: 'tts' | 'stt', own: string) =>
      [own, ...vendors.filter((one) => one[use] && !one.isNamed).map(({ id }) => id)].sort();
    expect(values('tts').sort()).toEqual(able('tts', 'custom:House'));
    expect(values('stt').sort()).toEqual(able('stt', 'custom:Ears'));
    expect(values('tts')).not.toContain('custom:Ears');
  });
  it('stand by name, those that were named by hand among them', () => {
    const names = offered('tts').map(({ name }) => name);
    expect(names).toContain('House (custom)');
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  });
});
