import type { Application } from '../../types';
import { defaultLanguage } from './selection/reset';
import { google } from './vendors/google';

type Values = Partial<Application>;

/** The keys of an application's speech; the fallback has the same seven. */
export const primaryFields = {
  synthesis: {
    vendor: 'speech_synthesis_vendor',
    label: 'speech_synthesis_label',
    language: 'speech_synthesis_language',
    voice: 'speech_synthesis_voice',
  },
  recognition: {
    vendor: 'speech_recognizer_vendor',
    label: 'speech_recognizer_label',
    language: 'speech_recognizer_language',
  },
} as const;

/** The keys of an application's fallback speech, in the order of the primary ones. */
export const fallbackFields = {
  synthesis: {
    vendor: 'fallback_speech_synthesis_vendor',
    label: 'fallback_speech_synthesis_label',
    language: 'fallback_speech_synthesis_language',
    voice: 'fallback_speech_synthesis_voice',
  },
  recognition: {
    vendor: 'fallback_speech_recognizer_vendor',
    label: 'fallback_speech_recognizer_label',
    language: 'fallback_speech_recognizer_language',
  },
} as const;

/** The keys of one copy's synthesizer, primary or fallback. */
export type SynthesisFields = (typeof primaryFields | typeof fallbackFields)['synthesis'];
/** The keys of one copy's recognizer, primary or fallback. */
export type RecognitionFields = (typeof primaryFields | typeof fallbackFields)['recognition'];

const fieldNames = ({ synthesis, recognition }: typeof primaryFields | typeof fallbackFields) => [
  ...Object.values(synthesis),
  ...Object.values(recognition),
];
const primary = fieldNames(primaryFields);
const fallback = fieldNames(fallbackFields);

/** The speech of a new application (rule 8.6). */
export const newSpeech = {
  speech_synthesis_vendor: google.id,
  speech_synthesis_language: defaultLanguage,
  speech_synthesis_voice: google.synthesis.voice,
  speech_recognizer_vendor: google.id,
  speech_recognizer_language: defaultLanguage,
} satisfies Values;

/** The fallback that a ticked box begins with: those parts that are not chosen yet. */
export function newFallback(values: Values): Values {
  const parts = [fallbackFields.synthesis, fallbackFields.recognition];
  const names = parts
    .filter(({ vendor }) => !values[vendor])
    .flatMap((part) => Object.values(part));
  return Object.fromEntries(
    names.map((name) => [
      name,
      newSpeech[name.replace('fallback_', '') as keyof typeof newSpeech] ?? null,
    ]),
  );
}

/** True when both parts of the fallback are chosen: the platform takes no empty primary. */
export const canSwap = (values: Values): boolean =>
  Boolean(values.fallback_speech_synthesis_vendor && values.fallback_speech_recognizer_vendor);

/** Primary and fallback exchanged, all seven values. */
export const swapSpeech = (values: Values): Values =>
  Object.fromEntries(
    primary.flatMap((name, index) => {
      const other = fallback[index] as keyof Application;
      return [
        [name, values[other] ?? null],
        [other, values[name] ?? null],
      ];
    }),
  );

/**
 * The fallback that is sent: none once it is switched off, but as stored where it was off all along;
 * what was tried in between is forgotten.
 */
export function fallbackToSave(values: Values, previous: Values | undefined): Values {
  if (values.use_for_fallback_speech) return {};
  const wasOff = previous && !previous.use_for_fallback_speech;
  return Object.fromEntries(fallback.map((name) => [name, wasOff ? previous[name] : null]));
}

/** What was chosen or typed, without blanks around it; what is stored stays as it is. */
export const trimSpeech = (values: Values, previous: Values | undefined): Values =>
  Object.fromEntries(
    [...primary, ...fallback].flatMap((name) => {
      const value = values[name];
      const isNew = typeof value === 'string' && value !== previous?.[name];
      return isNew ? [[name, value.trim() || null]] : [];
    }),
  );

/** A new application without what is empty: the platform has its own "nothing". */
export const withoutEmptySpeech = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value || !([...primary, ...fallback] as string[]).includes(name),
    ),
  );
