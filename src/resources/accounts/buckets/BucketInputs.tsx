import { useRecordContext, type Validator } from 'ra-core';
import { AutocompleteInput, TextInput } from 'ra-ui-materialui';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { SecretInput } from '../../../components/inputs/SecretInput';
import { ServiceKeyInput } from '../../../components/inputs/ServiceKeyInput';
import { validateServiceKey } from '../../../components/inputs/serviceKey';
import { requiredText } from '../../../components/validation/requiredText';
import { awsRegions } from '../../../engines/regions';
import type { Account } from '../../../types';
import { BucketTags } from './BucketTags';
import { BucketTest } from './BucketTest';
import { type BucketDraft, mustRetypeSecret, storedBucket } from './credential';
import type { BucketDescriptor, BucketField } from './descriptor';
import { bucketOf } from './index';

interface FieldProps {
  field: BucketField;
  source: string;
  label: string;
  validate: Validator[] | undefined;
  /** The stored secret cannot be kept, because another part of the bucket changed. */
  mustReplace: boolean;
}

const requiredOnly: Validator[] = [requiredText()];
const keyRules: Validator[] = [requiredText(), validateServiceKey];
const plainText = { htmlInput: { autoComplete: 'off', spellCheck: false } };
const retype = (mustReplace: boolean) =>
  mustReplace ? 'resources.accounts.bucket.retype' : undefined;
const regionChoices = [...awsRegions];
const regionText = ({ id, name }: { id: string; name: string }) => `${name} (${id})`;

const TextField = ({ source, label, validate }: FieldProps) => (
  <TextInput
    source={source}
    label={label}
    validate={validate}
    helperText={false}
    slotProps={plainText}
  />
);

const RegionField = ({ field, source, label, validate }: FieldProps) => (
  <AutocompleteInput
    source={source}
    label={label}
    validate={validate}
    choices={regionChoices}
    optionText={regionText}
    defaultValue={field.fallback}
    translateChoice={false}
    helperText={false}
  />
);

const SecretField = ({ field, source, label, validate, mustReplace }: FieldProps) => (
  <SecretInput
    source={source}
    label={label}
    validate={validate}
    isMultiline={field.kind === 'longSecret'}
    mustReplace={mustReplace}
    helperText={retype(mustReplace)}
  />
);

const ServiceKeyField = ({ source, label, mustReplace }: FieldProps) => (
  <ServiceKeyInput
    source={source}
    label={label}
    validate={keyRules}
    mustReplace={mustReplace}
    helperText={retype(mustReplace)}
  />
);

/** How each kind of field is entered. */
const inputs: Record<BucketField['kind'], ComponentType<FieldProps>> = {
  text: TextField,
  awsRegion: RegionField,
  secret: SecretField,
  longSecret: SecretField,
  serviceKey: ServiceKeyField,
};

const labelOf = (field: BucketField, { place }: BucketDescriptor) =>
  `resources.accounts.bucket.fields.${field.source === 'name' ? place : field.source}`;

/** The inputs of the chosen storage vendor, as its descriptor says. */
export const BucketInputs = () => {
  const account = useRecordContext<Account>();
  const draft: BucketDraft | null = useWatch({ name: 'bucket_credential' });
  const descriptor = bucketOf(draft?.vendor);
  if (!descriptor) return null;
  const mustReplace = mustRetypeSecret(draft, storedBucket(account));
  return (
    <>
      {descriptor.fields.map((field) => {
        const Input = inputs[field.kind];
        return (
          <Input
            key={`${descriptor.id} ${field.source}`}
            field={field}
            source={`bucket_credential.${field.source}`}
            label={labelOf(field, descriptor)}
            validate={field.isRequired ? requiredOnly : undefined}
            mustReplace={mustReplace}
          />
        );
      })}
      <BucketTags vendor={descriptor.id} />
      <BucketTest draft={draft} account={account} />
    </>
  );
};
