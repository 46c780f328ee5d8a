import { any, flag, group, type RecordOf, text } from './columns';
import { type Webhook, webhookColumns } from './webhook';

export const applicationColumns = {
  application_sid: text,
  name: text.sent.always.keptWhenMissing.neverNull,
  account_sid: text.sent.neverNull,
  service_provider_sid: text.orNull,
  call_hook: group<Webhook>(webhookColumns).orNull.sent.always.keptWhenMissing.neverNull,
  call_status_hook: group<Webhook>(webhookColumns).orNull.sent.neverNull,
  messaging_hook: group<Webhook>(webhookColumns).orNull.sent.neverNull,
  /** JSON text of an array of verbs that runs instead of the calling webhook. */
  app_json: text.orNull.sent,
  record_all_calls: flag.sent.asNumber,
  use_for_fallback_speech: flag.sent.asNumber,
  // Voice and labels may be null; vendors and languages may not (contract 7).
  speech_synthesis_vendor: text.orNull.sent.neverNull,
  speech_synthesis_language: text.orNull.sent.neverNull,
  speech_synthesis_voice: text.orNull.sent,
  speech_synthesis_label: text.orNull.sent,
  speech_recognizer_vendor: text.orNull.sent.neverNull,
  speech_recognizer_language: text.orNull.sent.neverNull,
  speech_recognizer_label: text.orNull.sent,
  /** The same for when the primary vendor fails; null where none was ever chosen. */
  fallback_speech_synthesis_vendor: text.orNull.sent,
  fallback_speech_synthesis_language: text.orNull.sent,
  fallback_speech_synthesis_voice: text.orNull.sent,
  fallback_speech_synthesis_label: text.orNull.sent,
  fallback_speech_recognizer_vendor: text.orNull.sent,
  fallback_speech_recognizer_language: text.orNull.sent,
  fallback_speech_recognizer_label: text.orNull.sent,
  /** Values of the variables that the calling webhook asks for. */
  env_vars: any<Record<string, unknown>>().orNull.sent.mayHoldSecrets,
  created_at: text,
};

export interface Application extends RecordOf<typeof applicationColumns> {}
