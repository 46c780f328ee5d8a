import { useRecordContext } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  fallbackFields,
  labelChoices,
  pickLabel,
  primaryFields,
  type SpeechUse,
} from '../../../engines/speech';
import type { Application, UsableSpeech } from '../../../types';

const parts: { use: SpeechUse; vendor: keyof Application; label: keyof Application }[] = [
  { use: 'tts', ...primaryFields.synthesis },
  { use: 'stt', ...primaryFields.recognition },
  { use: 'tts', ...fallbackFields.synthesis },
  { use: 'stt', ...fallbackFields.recognition },
];

/**
 * Gives a new application, one that the operator moves to another account, and a fallback that was
 * not there before, the labels that the account has. What is stored stays as it is.
 */
export function useFittingLabels(credentials: UsableSpeech[] | undefined): void {
  const stored = useRecordContext<Application>();
  const { getValues, setValue } = useFormContext<Application>();
  const [accountSid, hasFallback] = useWatch({ name: ['account_sid', 'use_for_fallback_speech'] });
  const isMoved = !stored?.id || stored.account_sid !== accountSid;
  const isFallbackBegun = Boolean(hasFallback) && !stored?.use_for_fallback_speech;
  useEffect(() => {
    if (!credentials || !accountSid) return;
    for (const { use, vendor, label } of parts) {
      const isBegun = isFallbackBegun && !stored?.[vendor];
      if (!isMoved && !isBegun) continue;
      const name = getValues(vendor);
      const current = String(getValues(label) ?? '');
      const labels = name
        ? labelChoices(credentials, { vendor: String(name), accountSid, use })
        : [];
      const next = pickLabel(labels, current);
      // A new application that nobody touched has nothing to lose.
      if (next !== current) setValue(label, next || null, { shouldDirty: Boolean(stored?.id) });
    }
  }, [credentials, isMoved, isFallbackBegun, stored, accountSid, getValues, setValue]);
}
