import type { UsableSpeech } from '../../types';

/** A credential, as far as a voice needs it. */
export type SpeakingService = Pick<UsableSpeech, 'speech_credential_sid' | 'vendor' | 'label'>;

/** A voice that is chosen already. */
export interface ChosenVoice {
  language: string;
  voice: string;
}
