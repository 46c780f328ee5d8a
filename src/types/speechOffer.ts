/** One entry of a list that the platform has of a vendor's languages, voices or models. */
export interface SpeechChoice {
  value: string;
  name: string;
}

export interface SpeechLanguage extends SpeechChoice {
  voices: SpeechChoice[];
}

/** What a vendor offers under one label, each list by name; a list that it does not have is empty. */
export interface SpeechOffer {
  tts: SpeechLanguage[];
  stt: SpeechChoice[];
  /** Models in the platform's order, the usual one first. */
  models: SpeechChoice[];
  sttModels: SpeechChoice[];
}

/** What the choices of an application need to know of a speech credential. */
export interface UsableSpeech {
  speech_credential_sid: string;
  vendor: string;
  label: string | null;
  /** Null where the provider lends it. */
  account_sid: string | null;
  use_for_tts: boolean;
  use_for_stt: boolean;
  /** A voice of the customer's own, which no list holds. */
  use_custom_tts: boolean;
}
