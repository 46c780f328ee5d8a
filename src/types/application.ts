import type { Shape } from './shape';
import { type Webhook, webhookShape } from './webhook';

export interface Application {
  id: string;
  application_sid: string;
  name: string;
  account_sid: string;
  service_provider_sid: string | null;
  call_hook: Webhook | null;
  call_status_hook: Webhook | null;
  messaging_hook: Webhook | null;
  /** JSON text of an array of verbs that runs instead of the calling webhook. */
  app_json: string | null;
  record_all_calls: boolean;
  use_for_fallback_speech: boolean;
  speech_synthesis_vendor: string | null;
  speech_synthesis_language: string | null;
  speech_synthesis_voice: string | null;
  speech_synthesis_label: string | null;
  speech_recognizer_vendor: string | null;
  speech_recognizer_language: string | null;
  speech_recognizer_label: string | null;
  /** The same for when the primary vendor fails; null where none was ever chosen. */
  fallback_speech_synthesis_vendor: string | null;
  fallback_speech_synthesis_language: string | null;
  fallback_speech_synthesis_voice: string | null;
  fallback_speech_synthesis_label: string | null;
  fallback_speech_recognizer_vendor: string | null;
  fallback_speech_recognizer_language: string | null;
  fallback_speech_recognizer_label: string | null;
  /** Values of the variables that the calling webhook asks for. */
  env_vars: Record<string, unknown> | null;
  created_at: string;
}

export const applicationShape = {
  application_sid: 'text',
  name: 'text',
  account_sid: 'text',
  service_provider_sid: 'text',
  call_hook: { group: webhookShape },
  call_status_hook: { group: webhookShape },
  messaging_hook: { group: webhookShape },
  app_json: 'text',
  record_all_calls: 'flag',
  use_for_fallback_speech: 'flag',
  speech_synthesis_vendor: 'text',
  speech_synthesis_language: 'text',
  speech_synthesis_voice: 'text',
  speech_synthesis_label: 'text',
  speech_recognizer_vendor: 'text',
  speech_recognizer_language: 'text',
  speech_recognizer_label: 'text',
  fallback_speech_synthesis_vendor: 'text',
  fallback_speech_synthesis_language: 'text',
  fallback_speech_synthesis_voice: 'text',
  fallback_speech_synthesis_label: 'text',
  fallback_speech_recognizer_vendor: 'text',
  fallback_speech_recognizer_language: 'text',
  fallback_speech_recognizer_label: 'text',
  env_vars: 'any',
  created_at: 'text',
} as const satisfies Shape<Application>;
