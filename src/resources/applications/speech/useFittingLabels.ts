import { useRecordContext } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { labelAmong, labelsOf, type SpeechUse } from '../../../components/speech/selection/labels';
import type { Application, UsableSpeech } from '../../../types';
import { fallbackFields, primaryFields } from './speechFields';

const parts: { use: SpeechUse; vendor: keyof Application; label: keyof Application }[] = [
  { use: 'tts', ...primaryFields.synthesis },
  { use: 'stt', ...primaryFields.recognition },
  { use: 'tts', ...fallbackFields.synthesis },
  { use: 'stt', ...fallbackFields.recognition },
];

/**
 * Gives a new application, or one that the operator moves to another account, the labels that its
 * account has. What is stored stays as it is.
 */
export function useFittingLabels(credentials: UsableSpeech[] | undefined): void {
  const stored = useRecordContext<Application>();
  const { getValues, setValue } = useFormContext<Application>();
  const accountSid = useWatch({ name: 'account_sid' });
  const isOpen = Boolean(accountSid) && (!stored?.id || stored.account_sid !== accountSid);
  useEffect(() => {
    if (!credentials || !isOpen) return;
    for (const { use, vendor, label } of parts) {
      const name = getValues(vendor);
      const current = String(getValues(label) ?? '');
      const labels = name ? labelsOf(credentials, { vendor: String(name), accountSid, use }) : [];
      const next = labelAmong(labels, current);
      // A new application that nobody touched has nothing to lose.
      if (next !== current) setValue(label, next || null, { shouldDirty: Boolean(stored?.id) });
    }
  }, [credentials, isOpen, stored?.id, accountSid, getValues, setValue]);
}
