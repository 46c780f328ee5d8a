import type { Shape } from './shape';

/** How much a voice of one's own is used, as Google wants to know (rule 10.4). */
export type ReportedUsage = 'REPORTED_USAGE_UNSPECIFIED' | 'REALTIME' | 'OFFLINE';

/** A voice of one's own at Google, saved with its credential (contract 12.5). */
export interface GoogleCustomVoice {
  /** Null or missing for one that is still to be made. */
  google_custom_voice_sid?: string | null;
  speech_credential_sid?: string;
  name: string | null;
  reported_usage: ReportedUsage;
  model: string | null;
  use_voice_cloning_key: boolean;
  /** What a list shows of the stored key: its first characters. Never sent back. */
  voice_cloning_key?: string;
  /** Form only: the text of a key file that was chosen. */
  voice_cloning_key_file?: string | null;
  /** Form only: stands for a voice that has no sid yet. */
  draft?: string;
  /** Form only: deleted with the next save. */
  is_removed?: boolean;
}

export const googleCustomVoiceShape = {
  google_custom_voice_sid: 'text',
  speech_credential_sid: 'text',
  name: 'text',
  reported_usage: 'text',
  model: 'text',
  use_voice_cloning_key: 'flag',
  voice_cloning_key: 'text',
} as const satisfies Shape<GoogleCustomVoice, 'voice_cloning_key_file' | 'draft' | 'is_removed'>;

/** What the vendors need, by the platform's names; each has only some of them (contract 12.2). */
export interface VendorKeys {
  api_key: string | null;
  access_key_id: string | null;
  secret_access_key: string | null;
  role_arn: string | null;
  aws_region: string | null;
  region: string | null;
  tts_region: string | null;
  stt_region: string | null;
  tts_api_key: string | null;
  stt_api_key: string | null;
  instance_id: string | null;
  service_key: string | null;
  client_id: string | null;
  client_secret: string | null;
  client_key: string | null;
  secret: string | null;
  user_id: string | null;
  auth_token: string | null;
  model_id: string | null;
  stt_model_id: string | null;
  voice_engine: string | null;
  engine_version: string | null;
  service_version: string | null;
  /** JSON text; an object where a client other than a console stored one. */
  options: string | Record<string, unknown> | null;
  api_uri: string | null;
  riva_server_uri: string | null;
  cobalt_server_uri: string | null;
  houndify_server_uri: string | null;
  nuance_tts_uri: string | null;
  nuance_stt_uri: string | null;
  deepgram_stt_uri: string | null;
  deepgram_tts_uri: string | null;
  deepgram_stt_use_tls: number | boolean | null;
  playht_tts_uri: string | null;
  resemble_tts_uri: string | null;
  resemble_tts_use_tls: number | boolean | null;
  speechmatics_stt_uri: string | null;
  custom_tts_url: string | null;
  custom_tts_streaming_url: string | null;
  custom_stt_url: string | null;
  use_custom_tts: number | boolean | null;
  use_custom_stt: number | boolean | null;
  custom_tts_endpoint: string | null;
  custom_tts_endpoint_url: string | null;
  custom_stt_endpoint: string | null;
  custom_stt_endpoint_url: string | null;
}

const vendorKeysShape = {
  api_key: 'text',
  access_key_id: 'text',
  secret_access_key: 'text',
  role_arn: 'text',
  aws_region: 'text',
  region: 'text',
  tts_region: 'text',
  stt_region: 'text',
  tts_api_key: 'text',
  stt_api_key: 'text',
  instance_id: 'text',
  service_key: 'text',
  client_id: 'text',
  client_secret: 'text',
  client_key: 'text',
  secret: 'text',
  user_id: 'text',
  auth_token: 'text',
  model_id: 'text',
  stt_model_id: 'text',
  voice_engine: 'text',
  engine_version: 'text',
  service_version: 'text',
  options: 'any',
  api_uri: 'text',
  riva_server_uri: 'text',
  cobalt_server_uri: 'text',
  houndify_server_uri: 'text',
  nuance_tts_uri: 'text',
  nuance_stt_uri: 'text',
  deepgram_stt_uri: 'text',
  deepgram_tts_uri: 'text',
  deepgram_stt_use_tls: 'flag',
  playht_tts_uri: 'text',
  resemble_tts_uri: 'text',
  resemble_tts_use_tls: 'flag',
  speechmatics_stt_uri: 'text',
  custom_tts_url: 'text',
  custom_tts_streaming_url: 'text',
  custom_stt_url: 'text',
  use_custom_tts: 'flag',
  use_custom_stt: 'flag',
  custom_tts_endpoint: 'text',
  custom_tts_endpoint_url: 'text',
  custom_stt_endpoint: 'text',
  custom_stt_endpoint_url: 'text',
} as const satisfies Shape<VendorKeys>;

export interface SpeechCredential extends Partial<VendorKeys> {
  id: string;
  speech_credential_sid: string;
  /** The vendor's id, or a prefix and a name for a vendor of one's own. */
  vendor: string;
  label: string | null;
  account_sid: string | null;
  service_provider_sid: string | null;
  use_for_tts: boolean;
  use_for_stt: boolean;
  last_used?: string | null;
  last_tested?: string | null;
  tts_tested_ok?: number | null;
  stt_tested_ok?: number | null;
  /** Read and saved with a credential that can have them. */
  custom_voices?: GoogleCustomVoice[];
  /** Of a save: keys that the platform stores and never answers. */
  write_only?: (keyof SpeechCredential)[];
}

export const speechCredentialShape = {
  ...vendorKeysShape,
  speech_credential_sid: 'text',
  vendor: 'text',
  label: 'text',
  account_sid: 'text',
  service_provider_sid: 'text',
  use_for_tts: 'flag',
  use_for_stt: 'flag',
  last_used: 'text',
  last_tested: 'text',
  tts_tested_ok: 'number',
  stt_tested_ok: 'number',
} as const satisfies Shape<SpeechCredential, 'custom_voices' | 'write_only'>;

/** One side of a test (contract 12.3). */
export interface SpeechTestSide {
  status: 'ok' | 'fail' | 'not tested';
  reason?: string;
}
export interface SpeechTest {
  tts: SpeechTestSide;
  stt: SpeechTestSide;
}
