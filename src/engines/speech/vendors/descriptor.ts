import type { VendorKeys } from '../../../types';

/** A key of a credential that a vendor may need. */
export type VendorKey = keyof VendorKeys;

/** A credential as a form or the platform holds it: any of its keys. */
export type VendorValues = Partial<Record<VendorKey, unknown>>;

/** When a field is shown or required: all given conditions must hold. */
export interface Condition {
  /** The credential is used for this. */
  use?: 'tts' | 'stt';
  /** This mode of the vendor is chosen. */
  mode?: string;
  /** This zone is ticked. */
  zone?: string;
  /** None of these zones is ticked. */
  noZone?: readonly string[];
  /** This other key is empty. */
  without?: VendorKey;
}

/** One of several values: what is stored, and what it is called. */
export interface Choice {
  id: string;
  /** A name as it is, or a message key. */
  name: string;
}

/** One input of a vendor. */
export interface VendorField {
  /** The key in the credential. Two modes may have a field each for one key. */
  source: VendorKey;
  /**
   * How it is entered:
   *
   * | kind | input |
   * |---|---|
   * | text | one line |
   * | secret | one hidden line |
   * | serviceKey | a Google service key file |
   * | choice | one of `choices` |
   * | region | one of the list that `regions` loads |
   * | model | one of the models that the platform lists for the vendor, `models` says which |
   * | options | JSON text behind a tick |
   * | flag | a tick, sent as 0 or 1 |
   */
  kind: 'text' | 'secret' | 'serviceKey' | 'choice' | 'region' | 'model' | 'options' | 'flag';
  /** The message key of its label; `resources.speech-services.fields.{source}` unless given. */
  label?: string;
  /** The message key of a help text. */
  help?: string;
  placeholder?: string;
  /** The credential is not saved without it: always, or while the condition holds. */
  required?: true | Condition;
  /** It is shown and sent only while this holds. */
  showWhen?: Condition;
  choices?: readonly Choice[];
  /** What an empty choice means, and what is sent for it when the credential is made. */
  fallback?: string;
  /** Loads the regions to choose from. */
  regions?: () => Promise<readonly Choice[]>;
  /** Which list of models; the general one unless given. */
  models?: 'models' | 'sttModels';
  /** What extra options start with, and where the vendor describes them. */
  options?: { example: Record<string, unknown>; docs: string };
  /**
   * The form of the text: `hostPort` is anything, a colon and up to six digits; `webSocketUrl` an
   * address of ws or wss.
   */
  pattern?: 'hostPort' | 'webSocketUrl';
  /** The platform answers it masked or hidden; it is never shown and never sent back. */
  isSecret?: true;
  /** The platform takes it when the credential is made and never again (contract 12.2). */
  fixed?: true;
  /** The platform stores it and never answers it, and drops it with a save that lacks it. */
  writeOnly?: true;
}

/** One of several ways to use a vendor; a credential uses one. */
export interface VendorMode {
  id: string;
  /** A message key, or a name as it is. */
  name: string;
  /** Whether a stored credential is of this mode; the first that says so, else the first of all. */
  is?: (stored: VendorValues) => boolean;
}

/** Fields behind a tick. */
export interface VendorZone {
  id: string;
  /** The message key of the tick. */
  label: string;
  /** The tick stands where one of these is filled. */
  filledBy: readonly VendorKey[];
  /** The tick cannot be changed once the credential is made. */
  fixed?: true;
  showWhen?: Condition;
}

/** What is peculiar about speaking with the vendor: `resetVoice` says what follows from it. */
export interface Synthesis {
  /**
   * The languages to take after a change, the first that is offered. Without them the language in
   * the form stays where it is offered, else it is English (US).
   */
  language?: readonly string[];
  /**
   * The voice of English (US). Both are taken after a change when the language in the form does not
   * have the voice in the form.
   */
  voice?: string;
  /** The voices of this language, or of the first one that has any, serve every language. */
  sharedVoices?: 'first' | (string & {});
  /** A model is chosen in place of language and voice, and stored as the voice. */
  modelIsVoice?: true;
  /** Custom voices are listed before the vendor's. */
  customVoices?: true;
  /** With a credential for custom voices the voice is typed. */
  ownVoice?: true;
  /** Language and voice are typed: there are no lists. */
  isTyped?: true;
}

/** What is peculiar about listening with the vendor: `resetLanguage` says what follows from it. */
export interface Recognition {
  /** The language for a current one that the vendor lacks; its first unless given. */
  language?: string;
  /** There is no language to choose. */
  noLanguage?: true;
  /** The language is typed: there is no list. */
  isTyped?: true;
}

/**
 * A speech vendor. The descriptor draws the form, validates it and makes what is sent when a
 * credential is made and changed; it also generates the vendor's tests. A new vendor is one more
 * file and a line in `index.ts` (docs/adding-a-speech-vendor.md; contract 12.2).
 */
export interface VendorDescriptor {
  /** As the platform spells it; the prefix where the operator names the vendor. */
  id: string;
  name: string;
  /** It turns text into speech. */
  tts: boolean;
  /** It turns speech into text. */
  stt: boolean;
  /** The operator names it: the platform's vendor is `{id}:{name}`. */
  isNamed?: true;
  /** It is offered only where this feature is on. */
  feature?: 'customSpeech' | 'additionalSpeechVendors';
  /** The ways to use it, the usual one first. */
  modes?: { label: string; list: readonly VendorMode[]; fixed?: true };
  zones?: readonly VendorZone[];
  /** In the order in which they are asked. */
  fields: readonly VendorField[];
  /** Keys that follow from others. */
  derive?: (values: VendorValues, isOpen: (zone: string) => boolean) => VendorValues;
  /** Custom voices can be added to a credential. */
  customVoices?: true;
  /** A test stops the platform when the vendor cannot be reached: only an operator runs it (contract 25). */
  riskyTest?: true;
  synthesis?: Synthesis;
  recognition?: Recognition;
}
