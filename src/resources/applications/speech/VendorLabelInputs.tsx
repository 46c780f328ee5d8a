import { required, useRecordContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useConsole } from '../../../components/ConsoleContext';
import { SearchChoiceInput } from '../../../components/inputs/SearchChoiceInput';
import {
  labelChoices,
  offeredVendors,
  pickLabel,
  type RecognitionFields,
  type SpeechUse,
  type SynthesisFields,
  vendorChoices,
} from '../../../engines/speech';
import type { Application, UsableSpeech } from '../../../types';

interface VendorLabelInputsProps {
  use: SpeechUse;
  fields: SynthesisFields | RecognitionFields;
  credentials: UsableSpeech[] | undefined;
  /** The operator chose another vendor, or another label. */
  onVendorChange: (vendor: string, label: string) => void;
  onLabelChange?: (label: string) => void;
}

const validateRequired = [required()];

/** Vendor and label of one part. The label is there once there is one to choose. */
export const VendorLabelInputs = ({
  use,
  fields,
  credentials,
  onVendorChange,
  onLabelChange,
}: VendorLabelInputsProps) => {
  const translate = useTranslate();
  const stored = useRecordContext<Application>();
  const { features } = useConsole();
  const { setValue } = useFormContext();
  const [accountSid, vendor, label] = useWatch({
    name: ['account_sid', fields.vendor, fields.label],
  });
  const vendors = useMemo(
    () =>
      vendorChoices(use, offeredVendors(features), credentials ?? [], (name) =>
        translate('resources.applications.speech.custom', { name }),
      ),
    [use, features, credentials, translate],
  );
  const labels = labelChoices(credentials ?? [], { vendor, accountSid, use });
  const chooseVendor = (next: string) => {
    const offered = labelChoices(credentials ?? [], { vendor: next, accountSid, use });
    const nextLabel = pickLabel(offered, String(stored?.[fields.label] ?? ''));
    setValue(fields.label, nextLabel || null, { shouldDirty: true });
    onVendorChange(next, nextLabel);
  };
  // A fallback that was stored without a vendor may stay as it is.
  const mayBeEmpty = Boolean(stored?.id && !stored[fields.vendor]);
  return (
    <>
      <SearchChoiceInput
        source={fields.vendor}
        label="resources.applications.speech.vendor"
        choices={vendors}
        isPending={!credentials}
        validate={mayBeEmpty ? undefined : validateRequired}
        onChange={chooseVendor}
      />
      {(labels.length > 0 || label) && (
        <SearchChoiceInput
          source={fields.label}
          label="resources.applications.speech.label"
          choices={labels.map((value) => ({ value, name: value || translate('app.form.none') }))}
          isPending={!credentials}
          onChange={onLabelChange}
        />
      )}
    </>
  );
};
