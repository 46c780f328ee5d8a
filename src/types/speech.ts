import { any, flag, number, oneOf, type RecordOf, type RowOf, text } from './columns';

/** How much a custom voice is used, as Google requires (rule 10.4). */
export type ReportedUsage = 'REPORTED_USAGE_UNSPECIFIED' | 'REALTIME' | 'OFFLINE';

export const googleCustomVoiceColumns = {
  /** Null or missing for one that is still to be made. */
  google_custom_voice_sid: text.orNull.optional,
  speech_credential_sid: text.optional,
  name: text.orNull.sent,
  reported_usage: oneOf<ReportedUsage>().sent,
  model: text.orNull.sent,
  use_voice_cloning_key: flag.sent.asNumber,
  /** What a list shows of the stored key: its first characters. Never sent back. */
  voice_cloning_key: text.orNull.optional.secret,
};

/** A custom voice at Google, saved with its credential (contract 12.5). */
export interface GoogleCustomVoice extends RowOf<typeof googleCustomVoiceColumns> {
  /** Form only: the text of a key file that was chosen. */
  voice_cloning_key_file?: string | null;
  /** Form only: stands for a voice that has no sid yet. */
  local_id?: string;
  /** Form only: deleted with the next save. */
  is_removed?: boolean;
}

/** A key that a save may change: the platform drops most of what a PUT lacks (contract 12.2). */
const key = text.orNull.optional.sent.always;
/** The same, as it was stored: 0, 1 or a boolean. */
const tick = flag.orNull.optional.sent.always.asAnswered;
/** A key that the platform takes once. */
const fixed = text.orNull.optional.inPost;
/** One that it takes once and answers masked. */
const secret = fixed.writeOnly;

/** What the vendors need, by the platform's names; each has only some of them (contract 12.2). */
const vendorColumns = {
  api_key: secret,
  access_key_id: fixed,
  secret_access_key: secret,
  role_arn: fixed,
  aws_region: key,
  region: key,
  tts_region: key,
  stt_region: key,
  tts_api_key: secret,
  stt_api_key: secret,
  instance_id: fixed,
  service_key: secret,
  client_id: fixed,
  client_secret: secret,
  client_key: secret,
  secret: secret,
  user_id: fixed,
  auth_token: secret,
  model_id: key,
  stt_model_id: key,
  voice_engine: key,
  engine_version: key,
  service_version: key,
  /** JSON text; an object where a client other than a console stored one. */
  options: any<string | Record<string, unknown>>().orNull.optional.sent.always,
  api_uri: key,
  riva_server_uri: key,
  cobalt_server_uri: key,
  houndify_server_uri: key,
  nuance_tts_uri: key,
  nuance_stt_uri: key,
  deepgram_stt_uri: key,
  deepgram_tts_uri: key,
  deepgram_stt_use_tls: tick,
  playht_tts_uri: key,
  resemble_tts_uri: key,
  resemble_tts_use_tls: tick,
  speechmatics_stt_uri: key,
  custom_tts_url: key,
  custom_tts_streaming_url: key,
  custom_stt_url: key,
  use_custom_tts: tick,
  use_custom_stt: tick,
  custom_tts_endpoint: key,
  custom_tts_endpoint_url: key,
  custom_stt_endpoint: key,
  custom_stt_endpoint_url: key,
};

export interface VendorKeys extends Required<RowOf<typeof vendorColumns>> {}

export const speechCredentialColumns = {
  ...vendorColumns,
  speech_credential_sid: text,
  /** The vendor's id, or a prefix and a name for a custom vendor. */
  vendor: text.inPost,
  label: text.orNull.inPost,
  account_sid: text.orNull.inPost,
  service_provider_sid: text.orNull.inPost,
  // The platform needs the two (contract 12.1).
  use_for_tts: flag.sent.always.asNumber,
  use_for_stt: flag.sent.always.asNumber,
  last_used: text.orNull.optional,
  last_tested: text.orNull.optional,
  tts_tested_ok: number.orNull.optional,
  stt_tested_ok: number.orNull.optional,
};

export interface SpeechCredential extends RecordOf<typeof speechCredentialColumns> {
  /** Read and saved with a credential that can have them. */
  custom_voices?: GoogleCustomVoice[];
  /** Of a save: keys that the platform stores and never answers. */
  write_only?: (keyof SpeechCredential)[];
}

/** One side of a test (contract 12.3). */
export interface SpeechTestSide {
  status: 'ok' | 'fail' | 'not tested';
  reason?: string;
}
export interface SpeechTest {
  tts: SpeechTestSide;
  stt: SpeechTestSide;
}
