import type { SpeechChoice, SpeechOffer } from '../../../types';
import type { Recognition, Synthesis } from '../vendors';

/** The language that vendors without one of their own begin with. */
export const defaultLanguage = 'en-US';

/** The chosen language and voice of a synthesizer. */
export interface VoiceSelection {
  language: string;
  voice: string;
}

/** The vendor's own voices of a language. */
function ownVoicesOf(
  { sharedVoices }: Synthesis,
  { tts }: SpeechOffer,
  language: string,
): SpeechChoice[] {
  const shared =
    sharedVoices === 'first'
      ? tts.find(({ voices }) => voices.length > 0)
      : tts.find(({ value }) => value === sharedVoices);
  return (shared ?? tts.find(({ value }) => value === language))?.voices ?? [];
}

const byName = (choices: SpeechChoice[]) =>
  [...choices].sort((a, b) => a.name.localeCompare(b.name));

/** The voices to choose from: those that the customer made, then the vendor's own of the language. */
export function voiceChoices(
  rules: Synthesis,
  offer: SpeechOffer,
  language: string,
  customVoices: SpeechChoice[] = [],
): SpeechChoice[] {
  if (rules.modelIsVoice) return byName(offer.models);
  return [...(rules.customVoices ? customVoices : []), ...ownVoicesOf(rules, offer, language)];
}

const has = (choices: SpeechChoice[], wanted: string | undefined) =>
  choices.some(({ value }) => value === wanted);

/** The voice that a language begins with, '' where it has none. */
function firstVoice(rules: Synthesis, offer: SpeechOffer, language: string): string {
  const voices = ownVoicesOf(rules, offer, language);
  const preferred = language === defaultLanguage ? rules.voice : undefined;
  return preferred && has(voices, preferred) ? preferred : (voices[0]?.value ?? '');
}

/** The voice after the operator chose another language: the same where that language has it too. */
export function voiceAfterLanguage(
  rules: Synthesis,
  offer: SpeechOffer,
  { language, voice }: VoiceSelection,
): string {
  const isThere = has(ownVoicesOf(rules, offer, language), voice);
  return isThere ? voice : firstVoice(rules, offer, language);
}

function languageAfterReset(rules: Synthesis, offer: SpeechOffer, current: VoiceSelection): string {
  const isOffered = (language: string) => has(offer.tts, language);
  const staysWith = (language: string) =>
    !rules.voice || has(ownVoicesOf(rules, offer, language), current.voice);
  const wanted = rules.language ?? [
    ...(staysWith(current.language) ? [current.language] : []),
    defaultLanguage,
  ];
  return wanted.find(isOffered) ?? offer.tts[0]?.value ?? current.language;
}

/**
 * Language and voice after the operator chose another synthesizer or label: rule 8.5.
 * A vendor whose models are its voices has no language; the one in the form stays,
 * as the platform wants one.
 */
export function resetVoice(
  rules: Synthesis,
  offer: SpeechOffer,
  current: VoiceSelection,
  customVoices: SpeechChoice[] = [],
): VoiceSelection {
  if (rules.modelIsVoice) {
    const models = voiceChoices(rules, offer, current.language);
    const isOffered = has(models, current.voice);
    return { ...current, voice: isOffered ? current.voice : (models[0]?.value ?? '') };
  }
  const language = languageAfterReset(rules, offer, current);
  const [custom] = rules.customVoices ? customVoices : [];
  return { language, voice: custom?.value ?? firstVoice(rules, offer, language) };
}

/**
 * The language after the operator chose another recognizer (rule 8.6): the one in the form
 * where it is offered, else the vendor's, else the first.
 */
export function resetLanguage(
  { language }: Recognition,
  { stt }: SpeechOffer,
  current: string,
): string {
  const isOffered = (wanted: string | undefined) => stt.some(({ value }) => value === wanted);
  if (isOffered(current)) return current;
  return language && isOffered(language) ? language : (stt[0]?.value ?? current);
}
