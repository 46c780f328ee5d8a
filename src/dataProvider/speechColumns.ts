import type { SpeechCredential } from '../types';

type Column = keyof SpeechCredential;

/** What a PUT of a speech credential may change, by any vendor (contract 12.2, 20). */
export const changeableSpeech: Column[] = [
  'use_for_tts',
  'use_for_stt',
  'region',
  'aws_region',
  'tts_region',
  'stt_region',
  'riva_server_uri',
  'cobalt_server_uri',
  'houndify_server_uri',
  'nuance_tts_uri',
  'nuance_stt_uri',
  'deepgram_stt_uri',
  'deepgram_tts_uri',
  'deepgram_stt_use_tls',
  'playht_tts_uri',
  'resemble_tts_uri',
  'resemble_tts_use_tls',
  'speechmatics_stt_uri',
  'custom_tts_url',
  'custom_tts_streaming_url',
  'custom_stt_url',
  'use_custom_tts',
  'use_custom_stt',
  'custom_tts_endpoint',
  'custom_tts_endpoint_url',
  'custom_stt_endpoint',
  'custom_stt_endpoint_url',
  'model_id',
  'stt_model_id',
  'voice_engine',
  'engine_version',
  'service_version',
  'api_uri',
  'options',
];

/** Secrets that the platform takes once; no answer, and no cache, may hold them in clear. */
export const speechSecrets: Column[] = [
  'api_key',
  'secret_access_key',
  'service_key',
  'tts_api_key',
  'stt_api_key',
  'secret',
  'client_secret',
  'client_key',
  'auth_token',
];

/** What a POST takes besides. */
export const creatableSpeech: Column[] = [
  'vendor',
  'label',
  'account_sid',
  'service_provider_sid',
  'access_key_id',
  'role_arn',
  'client_id',
  'user_id',
  'instance_id',
  ...changeableSpeech,
  ...speechSecrets,
];
