export interface SpeechCredential {
  id: string;
  speech_credential_sid: string;
  vendor: string;
  label: string | null;
  account_sid: string | null;
  service_provider_sid: string | null;
  use_for_tts: boolean;
  use_for_stt: boolean;
  last_tested: string | null;
}
