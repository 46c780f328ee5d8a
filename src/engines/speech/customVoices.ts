import type { GoogleCustomVoice, ReportedUsage, SpeechCredential } from '../../types';
import type { CredentialValues } from './credential';

export const reportedUsages: ReportedUsage[] = [
  'REPORTED_USAGE_UNSPECIFIED',
  'REALTIME',
  'OFFLINE',
];

let made = 0;

/** A voice as a form starts with it (rule 10.4). */
export const newCustomVoice = (): GoogleCustomVoice => {
  made += 1;
  return {
    name: null,
    reported_usage: 'REALTIME',
    model: null,
    use_voice_cloning_key: false,
    local_id: `voice-${made}`,
  };
};

/**
 * The voices that a save means: all stored ones go when the tick goes, and stay as they are where
 * the form does not ask for them.
 */
export function customVoicesToSave(
  values: CredentialValues,
  stored?: Partial<SpeechCredential>,
): GoogleCustomVoice[] | undefined {
  const known = stored?.custom_voices;
  if (!values.use_for_tts) return known;
  const isOn = values.has_custom_voices ?? Boolean(known?.length);
  if (isOn) return values.custom_voices;
  return known?.map((voice) => ({ ...voice, is_removed: true }));
}

/** What the edit page receives if not all voices were saved: never a key. */
export const withoutKeyFiles = (values: Record<string, unknown>): Record<string, unknown> => ({
  has_custom_voices: true,
  custom_voices: (values.custom_voices as GoogleCustomVoice[] | undefined)?.map(
    ({ voice_cloning_key_file: _file, ...voice }) => voice,
  ),
});
