import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import {
  type CredentialForm,
  type CredentialValues,
  findVendor,
  toCredentialForm,
} from '../../engines/speech';
import type { SpeechCredential } from '../../types';

/** What every condition of a descriptor looks at. */
const decisive = [
  'vendor',
  'mode',
  'zones',
  'use_for_tts',
  'use_for_stt',
  'has_options',
  'has_custom_voices',
] as const;

/** The credential that the form was opened with; undefined for a new one. */
export function useStoredCredential(): SpeechCredential | undefined {
  const record = useRecordContext<SpeechCredential>();
  return record?.id ? record : undefined;
}

/**
 * What the descriptor of the chosen vendor decides by, watched; undefined without a known vendor.
 * Of the fields themselves only those are in it that decide about others.
 */
export function useCredentialForm(): CredentialForm | undefined {
  const stored = useStoredCredential();
  const vendor = useWatch({ name: 'vendor' });
  const fields = findVendor(vendor)?.fields ?? [];
  const deciding = fields.flatMap(({ required }) =>
    typeof required === 'object' && required.without ? [required.without] : [],
  );
  const names = [...decisive, ...deciding];
  const watched: unknown[] = useWatch({ name: names });
  const values = Object.fromEntries(names.map((name, index) => [name, watched[index]]));
  return toCredentialForm(values as CredentialValues, stored);
}
