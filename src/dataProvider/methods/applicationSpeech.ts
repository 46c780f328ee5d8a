import type { applicationSpeechCalls } from './applicationSpeechCalls';

type Calls = typeof applicationSpeechCalls;

/** Only forms need them: the first screen goes without. */
const calls = async (): Promise<Calls> =>
  (await import('./applicationSpeechCalls')).applicationSpeechCalls;

/** Verbs behind the speech choices of applications (contract 7, 12.4, 12.5). All throw HttpError. */
export const applicationSpeechMethods: Calls = {
  getSpeechOffer: async (...asked) => (await calls()).getSpeechOffer(...asked),
  getUsableSpeech: async (...asked) => (await calls()).getUsableSpeech(...asked),
  getCustomVoices: async (...asked) => (await calls()).getCustomVoices(...asked),
  getAppEnv: async (...asked) => (await calls()).getAppEnv(...asked),
};
