import { describe, expect, it } from 'vitest';
import { credentialName } from '../../../src/components/speechTest/credentialName';
import { vendorName } from '../../../src/domain/vendorNames';
import {
  customVoicesToSave,
  newCustomVoice,
  withoutKeyFiles,
} from '../../../src/engines/speech/customVoices';
import {
  hostPort,
  rulesOf,
  voiceRules,
  webSocketUrl,
} from '../../../src/resources/speech-services/vendorRules';
import type { GoogleCustomVoice } from '../../../src/types';

describe('an on-premises address', () => {
  it.each(['', null, undefined, '10.0.0.5:7600', 'host:', 'host:123456', ' a:1 '])(
    '%j passes',
    (text) => {
      expect(hostPort(text)).toBeUndefined();
    },
  );
  it.each(['host', ':80', 'host:1234567', 'host:80a'])('%j is told', (text) => {
    expect(hostPort(text)).toBe('resources.speech-services.validation.hostPort');
  });
});

describe('a websocket address', () => {
  it.each(['wss://stt.example/ws', ' ws://10.0.0.5:3000 ', '', null])('%j is fine', (text) => {
    expect(webSocketUrl(text)).toBeUndefined();
  });
  it.each(['https://stt.example', 'stt.example', 'wss://', 'wss:stt'])('%j is told', (text) => {
    expect(webSocketUrl(text)).toBe('resources.speech-services.validation.webSocketUrl');
  });
});

it('the rules of a field are the same array at every render', () => {
  const field = { source: 'nuance_tts_uri', kind: 'text', pattern: 'hostPort' } as const;
  expect(rulesOf(field, true)).toBe(rulesOf(field, true));
  expect(rulesOf(field, true)).toHaveLength(2);
  expect(rulesOf(field, false)).toHaveLength(1);
  expect(rulesOf({ source: 'api_key', kind: 'secret' }, false)).toBe(
    rulesOf({ source: 'region', kind: 'region' }, false),
  );
});

it('a credential is called by its vendor’s name without a prefix, and by its label', () => {
  const translate = (_key: string, args: Record<string, string>) =>
    `${args.vendor} (${args.label})`;
  expect(vendorName('custom:House: two')).toBe('House: two');
  expect(vendorName('of another console')).toBe('of another console');
  expect(credentialName({ vendor: 'houndify', label: null }, translate)).toBe('SoundHound');
  expect(credentialName({ vendor: 'google', label: 'eu' }, translate)).toBe('Google (eu)');
});

it.each([
  ['a model', {}, ['name', 'model']],
  ['a key', { use_voice_cloning_key: true }, ['name', 'voice_cloning_key_file']],
  ['a stored key', { use_voice_cloning_key: true, voice_cloning_key: 'key...' }, ['name']],
  [
    'a model in place of a stored key',
    { use_voice_cloning_key: false, voice_cloning_key: 'key...' },
    ['name', 'model'],
  ],
])('a voice of %s asks for what it is made of, drawn or not', (_of, voice, asked) => {
  const values = { custom_voices: [{ ...newCustomVoice(), ...voice }] };
  const said = Object.entries(voiceRules).filter(([name, rules]) => {
    const at = { source: `custom_voices.0.${name}` };
    return rules.some((rule) => rule(null, values, at));
  });
  expect(said.map(([name]) => name)).toEqual(asked);
});

describe('the voices of a save', () => {
  const ada: GoogleCustomVoice = {
    ...newCustomVoice(),
    google_custom_voice_sid: 'a',
    local_id: undefined,
  };
  it('are those of the form while the box is ticked', () => {
    const use_for_tts = true;
    expect(
      customVoicesToSave({ use_for_tts, custom_voices: [ada] }, { custom_voices: [ada] }),
    ).toEqual([ada]);
    expect(
      customVoicesToSave({ use_for_tts, has_custom_voices: true, custom_voices: [ada] }),
    ).toEqual([ada]);
    expect(customVoicesToSave({ use_for_tts, custom_voices: [ada] })).toBeUndefined();
  });
  it('are the stored ones, to be deleted, once the tick is gone', () => {
    const values = {
      use_for_tts: true,
      has_custom_voices: false,
      custom_voices: [ada, newCustomVoice()],
    };
    expect(customVoicesToSave(values, { custom_voices: [ada] })).toEqual([
      { ...ada, is_removed: true },
    ]);
  });
  it('are the stored ones as they are, or none, where the service does not speak', () => {
    const values = {
      use_for_tts: false,
      has_custom_voices: true,
      custom_voices: [newCustomVoice()],
    };
    expect(customVoicesToSave(values)).toBeUndefined();
    expect(customVoicesToSave(values, { custom_voices: [ada] })).toEqual([ada]);
  });
  it('go on without their keys when only a part was saved', () => {
    const kept = withoutKeyFiles({
      api_key: 'secret',
      custom_voices: [{ ...ada, voice_cloning_key_file: 'secret' }],
    });
    expect(kept).toEqual({ has_custom_voices: true, custom_voices: [ada] });
  });
});
