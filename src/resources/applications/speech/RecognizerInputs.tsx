import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { SearchChoiceInput } from '../../../components/inputs/SearchChoiceInput';
import {
  defaultLanguage,
  type RecognitionFields,
  recognitionOf,
  resetLanguage,
} from '../../../engines/speech';
import type { UsableSpeech } from '../../../types';
import { OfferState } from './OfferState';
import { SpeechGroup } from './SpeechGroup';
import { TypedInput } from './TypedInput';
import { questionOf, useReset } from './useReset';
import { useSetValues } from './useSetValues';
import { useSpeechOffer } from './useSpeech';
import { VendorLabelInputs } from './VendorLabelInputs';

interface RecognizerInputsProps {
  /** A key. */
  title: string;
  fields: RecognitionFields;
  /** Undefined while they are still to come. */
  credentials: UsableSpeech[] | undefined;
  isSeen: boolean;
}

/** With what an application listens: vendor, label and language. */
export const RecognizerInputs = ({ title, fields, credentials, isSeen }: RecognizerInputsProps) => {
  const { getValues } = useFormContext();
  const set = useSetValues();
  const [vendor = '', label = ''] = useWatch({ name: [fields.vendor, fields.label] }).map(
    (value) => value ?? '',
  );
  const rules = recognitionOf(vendor);
  const hasOffer = !rules.isTyped && !rules.noLanguage;
  const offer = useSpeechOffer(vendor, label, isSeen && hasOffer);
  const arm = useReset(questionOf(vendor, label), offer.data !== undefined, offer.isError, () => {
    const current = String(getValues(fields.language) ?? '');
    if (offer.data) set(fields.language, resetLanguage(rules, offer.data, current));
  });
  const chooseVendor = (nextVendor: string, nextLabel: string) => {
    const next = recognitionOf(nextVendor);
    if (next.isTyped) set(fields.language, next.language ?? defaultLanguage);
    else if (!next.noLanguage) arm(questionOf(nextVendor, nextLabel));
  };
  return (
    <SpeechGroup title={title}>
      <VendorLabelInputs
        use="stt"
        fields={fields}
        credentials={credentials}
        onVendorChange={chooseVendor}
      />
      <OfferState vendor={vendor} offer={offer} />
      {!rules.noLanguage && (
        <Box className="start">
          {rules.isTyped || offer.isError ? (
            <TypedInput
              source={fields.language}
              vendor={fields.vendor}
              label="resources.applications.speech.language"
              onTyped={() => arm(null)}
            />
          ) : (
            <SearchChoiceInput
              source={fields.language}
              label="resources.applications.speech.language"
              choices={offer.data?.stt ?? []}
              isPending={offer.isPending}
            />
          )}
        </Box>
      )}
    </SpeechGroup>
  );
};
