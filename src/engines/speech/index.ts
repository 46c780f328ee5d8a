/** Speech vendors as data, and what follows from it for credentials and applications. See README.md. */

export { vendorName } from '../../domain/vendorNames';
export {
  adoptSpeech,
  isKnown,
  needsOf,
  type TypedSpeech,
  usesSpeech,
} from './adoption';
export {
  canSwap,
  fallbackFields,
  fallbackToSave,
  newFallback,
  newSpeech,
  primaryFields,
  type RecognitionFields,
  type SynthesisFields,
  swapSpeech,
  trimSpeech,
  withoutEmptySpeech,
} from './applicationSpeech';
export {
  type CredentialForm,
  type CredentialValues,
  currentMode,
  holds,
  initialMode,
  isEmpty,
  isRequired,
  isUsedFor,
  isZoneFilled,
  toChangedCredential,
  toCredentialForm,
  toNewCredential,
} from './credential';
export {
  customVoicesToSave,
  newCustomVoice,
  reportedUsages,
  withoutKeyFiles,
} from './customVoices';
export { credentialFor, labelChoices, pickLabel, type SpeechUse } from './selection/labels';
export {
  defaultLanguage,
  resetLanguage,
  resetVoice,
  voiceAfterLanguage,
  voiceChoices,
} from './selection/reset';
export { vendorChoices } from './selection/vendorChoices';
export {
  isUnreached,
  storedTestOutcome,
  type TestOutcome,
  type TestReason,
  testOutcome,
} from './testOutcome';
export {
  findVendor,
  offeredVendors,
  recognitionOf,
  synthesisOf,
  type VendorDescriptor,
  type VendorField,
  vendors,
} from './vendors';
