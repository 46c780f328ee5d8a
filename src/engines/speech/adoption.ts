import type { Application, SpeechCredential, SpeechOffer } from '../../types';
import { primaryFields } from './applicationSpeech';
import type { SpeechUse } from './selection/labels';
import { defaultLanguage, resetLanguage, resetVoice } from './selection/reset';
import { recognitionOf, synthesisOf } from './vendors';

/** What is known of a credential that applications are to use. */
type AdoptedSpeech = Pick<SpeechCredential, 'vendor' | 'label' | 'use_custom_tts'>;

/** What is typed for a vendor without lists. */
export interface TypedSpeech {
  language: string;
  voice: string;
}

/** Whether an application uses a credential for this already. */
export function usesSpeech(
  application: Application,
  { vendor, label }: AdoptedSpeech,
  use: SpeechUse,
): boolean {
  const fields = use === 'tts' ? primaryFields.synthesis : primaryFields.recognition;
  return (
    application[fields.vendor] === vendor && (application[fields.label] || '') === (label || '')
  );
}

/** What has to be known before applications can use a vendor for these: its lists, or what is typed. */
export function needsOf({ vendor, use_custom_tts }: AdoptedSpeech, uses: readonly SpeechUse[]) {
  const [speaks, listens] = [uses.includes('tts'), uses.includes('stt')];
  const [synthesis, recognition] = [synthesisOf(vendor), recognitionOf(vendor)];
  const hasOwnVoice = Boolean(synthesis.ownVoice && use_custom_tts);
  return {
    offer:
      (speaks && !synthesis.isTyped) ||
      (listens && !recognition.isTyped && !recognition.noLanguage),
    language: (speaks && Boolean(synthesis.isTyped)) || (listens && Boolean(recognition.isTyped)),
    voice: speaks && (Boolean(synthesis.isTyped) || hasOwnVoice),
  };
}

/** Whether it is known: a text of blanks says nothing. */
export const isKnown = (
  needs: ReturnType<typeof needsOf>,
  { offer, typed }: { offer: SpeechOffer | undefined; typed: TypedSpeech },
): boolean =>
  (!needs.offer || offer !== undefined) &&
  (!needs.language || typed.language.trim() !== '') &&
  (!needs.voice || typed.voice.trim() !== '');

const noOffer: SpeechOffer = { tts: [], stt: [], models: [], sttModels: [] };

/**
 * What an application stores to use a credential for these: vendor and label, with language and voice as
 * after a choice in its form (`resetVoice`, `resetLanguage`), or as typed where the vendor has no lists.
 */
export function adoptSpeech(
  application: Application,
  credential: AdoptedSpeech,
  uses: readonly SpeechUse[],
  { offer = noOffer, typed }: { offer?: SpeechOffer; typed: TypedSpeech },
): Partial<Application> {
  const { vendor } = credential;
  const label = credential.label || null;
  const adopted: Partial<Application> = {};
  if (uses.includes('tts')) {
    const rules = synthesisOf(vendor);
    const current = {
      language: application.speech_synthesis_language || defaultLanguage,
      voice: application.speech_synthesis_voice ?? '',
    };
    const next = rules.isTyped ? typed : resetVoice(rules, offer, current);
    const isOwnVoice = rules.ownVoice && credential.use_custom_tts;
    adopted.speech_synthesis_vendor = vendor;
    adopted.speech_synthesis_label = label;
    adopted.speech_synthesis_language = next.language;
    adopted.speech_synthesis_voice = (isOwnVoice ? typed.voice : next.voice) || null;
  }
  if (uses.includes('stt')) {
    const rules = recognitionOf(vendor);
    const current = application.speech_recognizer_language || defaultLanguage;
    const offered = rules.noLanguage ? current : resetLanguage(rules, offer, current);
    adopted.speech_recognizer_vendor = vendor;
    adopted.speech_recognizer_label = label;
    adopted.speech_recognizer_language = rules.isTyped ? typed.language : offered;
  }
  return adopted;
}
