import { maxLength, useRecordContext } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { requiredText } from '../../../components/validation/requiredText';
import type { Application } from '../../../types';

interface TypedInputProps {
  source: keyof Application;
  /** The source of the vendor that this language or voice belongs to. */
  vendor: keyof Application;
  label: string;
  isLanguage?: boolean;
  onTyped: () => void;
}

/** What the platform's columns hold: a language of a synthesizer is short (contract 7). */
const mustType = requiredText();
const languageRules = { must: [mustType, maxLength(12)], may: [maxLength(12)] };
const textRules = { must: [mustType, maxLength(64)], may: [maxLength(64)] };

/**
 * A language or a voice that the platform does not list. One that was stored empty, or as spaces, may stay so.
 */
export const TypedInput = ({ source, vendor, label, isLanguage, onTyped }: TypedInputProps) => {
  const stored = useRecordContext<Application>();
  const isStoredVendor = useWatch({ name: vendor }) === stored?.[vendor];
  const isStoredEmpty = !String(stored?.[source] ?? '').trim();
  const mayBeEmpty = Boolean(stored?.id && isStoredVendor && isStoredEmpty);
  const rules = isLanguage ? languageRules : textRules;
  return (
    <TextInput
      source={source}
      label={label}
      validate={mayBeEmpty ? rules.may : rules.must}
      isRequired={!mayBeEmpty}
      autoComplete="off"
      onChange={onTyped}
      helperText={false}
      fullWidth
    />
  );
};
