import { describe, expect, it } from 'vitest';
import type { ConfigEntry, Configuration } from '../../../src/engines/configuration/entries';
import { namedVoice, nameVoice } from '../../../src/engines/configuration/voices';

const speech = (
  kind: ConfigEntry['kind'],
  ...voices: [name: string, sid: string][]
): ConfigEntry => ({
  kind,
  account: null,
  name: 'google',
  label: 'google',
  sid: null,
  fields: { custom_voices: voices.map(([name]) => ({ name })) },
  record: { custom_voices: voices.map(([, sid]) => ({ google_custom_voice_sid: sid })) },
});
const within = {
  entries: [
    speech('speech_services', ['Anna', 'v1'], ['Bela', 'v2']),
    speech('speech_services', ['Bela', 'v3'], ['', 'v4']),
    speech('applications', ['Anna', 'v5']),
    { ...speech('speech_services'), fields: {} },
  ],
} as unknown as Configuration;

describe('an own voice in a document', () => {
  it.each([
    ['is called by its name', 'custom_v1', 'custom_Anna'],
    ['keeps its sid where another one has its name', 'custom_v2', 'custom_v2'],
    ['keeps its sid where another service has one of its name', 'custom_v3', 'custom_v3'],
    ['keeps its sid without a name', 'custom_v4', 'custom_v4'],
    ['keeps its sid where no service has it', 'custom_v5', 'custom_v5'],
    ['is none without the word before it', 'v1', 'v1'],
    ['is none where something is before that word', 'a custom_v1', 'a custom_v1'],
    ['is none where nothing is set', null, null],
  ])('%s', (_what, value, said) => {
    expect(nameVoice(value, within)).toBe(said);
  });
  it.each([
    ['by its name', 'custom_Anna', { name: 'Anna' }],
    ['not by its sid', 'custom_v1', undefined],
    ['not without the word before it', 'Anna', undefined],
    ['not where nothing is set', null, undefined],
  ])('is found %s', (_what, value, row) => {
    expect(namedVoice(value, within)?.row).toEqual(row);
  });
});
