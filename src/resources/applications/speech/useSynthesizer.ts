import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  credentialFor,
  resetVoice,
  type SynthesisFields,
  synthesisOf,
  voiceAfterLanguage,
} from '../../../engines/speech';
import type { UsableSpeech } from '../../../types';
import { questionOf, useReset } from './useReset';
import { useSetValues } from './useSetValues';
import { useCustomVoices, useSpeechOffer } from './useSpeech';

export interface SynthesizerPart {
  fields: SynthesisFields;
  /** Undefined while they are still to come. */
  credentials: UsableSpeech[] | undefined;
  /** It has become visible, so its lists may be requested. */
  isSeen: boolean;
}

/** A voice of the customer's own serves every language. */
const isCustomVoice = (voice: string) => voice.startsWith('custom_');

/** What is offered for a synthesizer as the form has it, and what follows from each choice. */
export function useSynthesizer({ fields, credentials, isSeen }: SynthesizerPart) {
  const translate = useTranslate();
  const set = useSetValues();
  const [accountSid = '', vendor = '', label = '', language = '', voice = ''] = useWatch({
    name: ['account_sid', fields.vendor, fields.label, fields.language, fields.voice],
  }).map((value) => value ?? '');
  const rules = synthesisOf(vendor);
  const [isApproached, setIsApproached] = useState(false);
  const offer = useSpeechOffer(vendor, label, isSeen && !rules.isTyped);
  const credential = credentialFor(credentials ?? [], { vendor, accountSid, use: 'tts' }, label);
  const wantsCustomVoices = isApproached || isCustomVoice(voice);
  const custom = useCustomVoices(
    credential,
    isSeen && rules.customVoices === true && wantsCustomVoices,
  );
  const hasOwnVoice = rules.ownVoice === true && credential?.use_custom_tts === true;
  const customVoices = useMemo(
    () =>
      custom.data?.map(({ value, name }) => ({
        value,
        name: translate('resources.applications.speech.customVoice', { name }),
      })),
    [custom.data, translate],
  );
  const isAnswered = offer.data !== undefined && !custom.isLoading && credentials !== undefined;
  const arm = useReset(questionOf(vendor, label), isAnswered, offer.isError, () => {
    if (!offer.data) return;
    const next = resetVoice(rules, offer.data, { language, voice }, customVoices);
    set(fields.language, next.language);
    set(fields.voice, hasOwnVoice ? '' : next.voice);
  });
  const choose = {
    // What was typed because the lists could not be had is kept when they come after all.
    typed: () => arm(null),
    vendor: (nextVendor: string, nextLabel: string) => {
      set(fields.voice, '');
      if (!synthesisOf(nextVendor).isTyped) arm(questionOf(nextVendor, nextLabel));
    },
    label: (nextLabel: string) => {
      if (!rules.isTyped) arm(questionOf(vendor, nextLabel));
    },
    language: (nextLanguage: string) => {
      if (!offer.data || hasOwnVoice || isCustomVoice(voice)) return;
      set(fields.voice, voiceAfterLanguage(rules, offer.data, { language: nextLanguage, voice }));
    },
  };
  const approach = () => setIsApproached(true);
  const isCustomPending =
    rules.customVoices && isCustomVoice(voice) && (!credentials || custom.isLoading);
  const isVoicePending = offer.isPending || isCustomPending === true;
  return {
    ...{ vendor, rules, offer, customVoices, hasOwnVoice, isVoicePending, language },
    ...{ choose, approach, accountSid, credential, voice },
  };
}
