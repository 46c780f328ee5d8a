import { useRecordContext, type Validator } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { type ComponentType, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { AutocompleteInput } from '../../../components/inputs/AutocompleteInput';
import { SecretInput } from '../../../components/inputs/SecretInput';
import { ServiceKeyInput } from '../../../components/inputs/ServiceKeyInput';
import { isMaskedSecret } from '../../../components/inputs/secret';
import { requiredText } from '../../../components/validation/requiredText';
import { validateServiceKey } from '../../../domain/serviceKey';
import { awsRegions } from '../../../engines/regions';
import type { Account } from '../../../types';
import { BucketTags } from './BucketTags';
import { BucketTest } from './BucketTest';
import { type BucketValues, mustRetypeSecret, storedBucket } from './credential';
import type { BucketDescriptor, BucketField } from './descriptor';
import { bucketOf } from './index';

interface FieldProps {
  field: BucketField;
  source: string;
  label: string;
  validate: Validator[] | undefined;
  /** The stored secret cannot be kept: it is of another vendor. */
  mustReplace: boolean;
}

const required = requiredText();
const requiredOnly: Validator[] = [required];

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

/**
 * The platform takes any masked text for "keep the secret": only the one that it answered may go
 * back (decision 76).
 */
const useSecretRules = ({ source }: BucketField): Validator[] => {
  const stored = storedBucket(useRecordContext<Account>())?.[source];
  return useMemo(
    () => [
      required,
      (value: unknown) =>
        value !== stored && isMaskedSecret(value) ? 'resources.accounts.bucket.masked' : undefined,
    ],
    [stored],
  );
};

const SecretField = ({ field, source, label, mustReplace }: FieldProps) => (
  <SecretInput
    source={source}
    label={label}
    validate={useSecretRules(field)}
    isMultiline={field.kind === 'longSecret'}
    mustReplace={mustReplace}
    helperText={retype(mustReplace)}
  />
);

const ServiceKeyField = ({ field, source, label, mustReplace }: FieldProps) => {
  const rules = useSecretRules(field);
  const validate = useMemo(() => [...rules, validateServiceKey], [rules]);
  return (
    <ServiceKeyInput
      source={source}
      label={label}
      validate={validate}
      mustReplace={mustReplace}
      helperText={retype(mustReplace)}
    />
  );
};

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
  const values: BucketValues | null = useWatch({ name: 'bucket_credential' });
  const descriptor = bucketOf(values?.vendor);
  if (!descriptor) return null;
  const mustReplace = mustRetypeSecret(values, storedBucket(account));
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
      <BucketTest values={values} account={account} />
    </>
  );
};
