import { describe, expect, it } from 'vitest';
import type { Caller } from '../../src/dataProvider/caller';
import { customVoices } from '../../src/dataProvider/endpointParts';
import type { GoogleCustomVoice, Scope } from '../../src/types';
import { failing } from '../support/fetchMock';

const voice = (more: Partial<GoogleCustomVoice>): GoogleCustomVoice => ({
  ...{ name: 'Ada', reported_usage: 'REALTIME', model: 'm', use_voice_cloning_key: true },
  ...more,
});
const by = (scope: Scope) => ({ scope }) as Caller;
const { extra, normalize, isFor } = customVoices;

describe('the key file of a custom voice', () => {
  it.each<[what: string, row: Partial<GoogleCustomVoice>, sent: string | null]>([
    ['that was chosen', { voice_cloning_key_file: 'key' }, 'key'],
    [
      'that was chosen for another use',
      { voice_cloning_key_file: 'key', use_voice_cloning_key: false },
      null,
    ],
    ['that was not chosen', {}, null],
    ['that is empty', { voice_cloning_key_file: '' }, null],
    ['that is stored already', { voice_cloning_key: 'shown...' }, null],
  ])('%s is sent, or nothing', (_what, row, sent) => {
    expect(extra?.valueOf(voice(row))).toBe(sent);
  });

  const around = JSON.stringify({ voice_cloning_key: '' }).length;
  const fits = 95_000 - around;

  it.each<[what: string, scope: Scope, text: string]>([
    ['of a provider’s user, as long as it may be', 'service_provider', 'k'.repeat(fits)],
    ['of an account’s user, in more than one byte a character', 'account', 'é'.repeat(fits / 2)],
  ])('%s is a text in a PUT', (_what, scope, text) => {
    expect(extra?.toCall('v-1', text, by(scope))).toEqual({
      ...{ method: 'PUT', path: 'GoogleCustomVoices/v-1', body: { voice_cloning_key: text } },
    });
  });

  it.each<[what: string, scope: Scope, text: string]>([
    ['by one character', 'service_provider', 'k'.repeat(fits + 1)],
    ['as its characters have two bytes', 'account', 'é'.repeat(fits / 2 + 1)],
    ['as its line ends are escaped', 'account', '\n'.repeat(fits / 2 + 1)],
  ])('that is too long %s is refused at its field, with the limit', (_what, scope, text) => {
    expect(() => extra?.toCall('v-1', text, by(scope))).toThrow(
      failing(413, 'resources.speech-services.voices.keyTooLarge'),
    );
    expect(() => extra?.toCall('v-1', text, by(scope))).toThrow(
      expect.objectContaining({ field: 'voice_cloning_key_file', args: { limit: 95 } }),
    );
  });

  it('of an admin is a file, however long', () => {
    const text = 'k'.repeat(fits + 1);
    expect(extra?.toCall('v-1', text, by('admin'))).toEqual({
      method: 'POST',
      path: 'GoogleCustomVoices/v-1/VoiceCloningKey',
      file: { field: 'file', name: 'voice-cloning-key', text },
    });
  });

  it.each<[what: string, row: Partial<GoogleCustomVoice>, shown: string | undefined]>([
    ['a short one whole', { voice_cloning_key_file: 'k'.repeat(100) }, 'k'.repeat(100)],
    [
      'a long one by its beginning',
      { voice_cloning_key_file: 'k'.repeat(101) },
      `${'k'.repeat(100)}...`,
    ],
    ['none', {}, undefined],
    ['an empty one not at all', { voice_cloning_key_file: '' }, undefined],
    [
      'none for another use',
      { voice_cloning_key_file: 'k', use_voice_cloning_key: false },
      undefined,
    ],
  ])('is shown as a list shows it: %s', (_what, row, shown) => {
    const answer = extra?.toAnswer(voice({ ...row, name: ' Ada ' }));
    expect(answer).toMatchObject({ name: 'Ada', model: 'm' });
    expect(answer).not.toHaveProperty('voice_cloning_key_file');
    expect(answer?.voice_cloning_key).toBe(shown);
  });
});

it.each<[row: Partial<GoogleCustomVoice>, sent: object]>([
  [
    { name: ' Ada ', model: ' m ' },
    { name: 'Ada', model: 'm' },
  ],
  [{ model: null }, { name: 'Ada', model: '' }],
])('a custom voice %j is sent as %j: without spaces around, its model never null', (row, sent) => {
  expect(normalize?.(voice(row))).toMatchObject(sent);
});

it('custom voices are those of a Google credential', () => {
  expect([{ service_key: 'k' }, { api_key: 'k' }].map((one) => isFor?.(one))).toEqual([
    true,
    false,
  ]);
});
