import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRecordContext, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useConsole } from '../../components/ConsoleContext';
import { FormSection } from '../../components/form/FormSection';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import type { Account } from '../../types';
import { validateVendor } from './accountRules';
import { BucketInputs } from './buckets/BucketInputs';
import { hasRecording, storedBucket } from './buckets/credential';
import { bucketOf, buckets } from './buckets/index';

const formats = [
  { id: 'mp3', name: 'mp3' },
  { id: 'wav', name: 'wav' },
];
const vendorRules = [validateVendor];

const RecordingInputs = () => {
  const translate = useTranslate();
  const { getValues, resetField, setValue } = useFormContext();
  const account = useRecordContext<Account>();
  // What another vendor calls by the same name is not this one's.
  const startVendor = () => {
    const vendor = getValues('bucket_credential.vendor');
    const stored = storedBucket(account);
    // A choice that is taken back is no change.
    if (!vendor && !stored) return resetField('bucket_credential');
    const own = stored?.vendor === vendor ? stored : null;
    const region = bucketOf(vendor)?.fields.find(({ source }) => source === 'region')?.fallback;
    // What says the same already is no change.
    const start = (key: 'region' | 'tags', value: string | object[]) => {
      const source = `bucket_credential.${key}`;
      const now = getValues(source) ?? (key === 'tags' ? [] : '');
      if (JSON.stringify(now) !== JSON.stringify(value))
        setValue(source, value, { shouldDirty: true });
      // Emptied is not what was never there.
      if (own && !own[key]) resetField(source);
    };
    start('region', own?.region ?? region ?? '');
    start('tags', own?.tags ?? []);
  };
  const vendors = buckets.map(({ id }) => ({
    id,
    name: translate(`resources.accounts.bucket.vendors.${id}`),
  }));
  return (
    <>
      <CheckboxInput
        source="record_all_calls"
        defaultValue={false}
        helperText="resources.accounts.helper.record_all_calls"
      />
      <ChoiceInput
        source="record_format"
        label="resources.accounts.fields.record_format"
        choices={formats}
        defaultValue="mp3"
      />
      <ChoiceInput
        source="bucket_credential.vendor"
        label="resources.accounts.bucket.fields.vendor"
        choices={[{ id: '', name: translate('resources.accounts.bucket.none') }, ...vendors]}
        validate={vendorRules}
        onChange={startVendor}
      />
      <BucketInputs />
    </>
  );
};

/** Whether calls are recorded, how, and where the recordings go. */
export const RecordingSection = () => {
  const translate = useTranslate();
  const { features } = useConsole();
  const { setValue } = useFormContext();
  const account = useRecordContext<Account>();
  const ticked: boolean | undefined = useWatch({ name: 'has_recording' });
  if (!features.callRecording) return null;
  const initial = hasRecording(undefined, account);
  const isOn = ticked ?? initial;
  return (
    <FormSection
      title={translate('resources.accounts.sections.recording')}
      purpose={translate('resources.accounts.sections.recordingPurpose')}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={isOn}
            onChange={(_event, isTicked) =>
              setValue('has_recording', isTicked === initial ? undefined : isTicked, {
                shouldDirty: true,
              })
            }
          />
        }
        label={translate('resources.accounts.fields.has_recording')}
      />
      {isOn && <RecordingInputs />}
    </FormSection>
  );
};
