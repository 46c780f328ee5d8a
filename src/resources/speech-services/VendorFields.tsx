import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import type { ComponentType } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AutocompleteInput } from '../../components/inputs/AutocompleteInput';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { CollapsibleCheckbox } from '../../components/inputs/CollapsibleCheckbox';
import { JsonInput } from '../../components/inputs/JsonInput';
import { PasswordInput } from '../../components/inputs/PasswordInput';
import { ServiceKeyInput } from '../../components/inputs/ServiceKeyInput';
import { StoredSecretBox } from '../../components/inputs/StoredSecretBox';
import { isEmpty, isRequired, type VendorField } from '../../engines/speech';
import { FixedText } from './FixedText';
import { ModelField } from './ModelField';
import { useCredentialForm, useStoredCredential } from './useCredentialForm';
import { formRules, rulesOf, type VendorFieldProps } from './vendorRules';

const plainText = (placeholder?: string) => ({
  htmlInput: { autoComplete: 'off', spellCheck: false, placeholder },
});

const TextField = ({ field, label, validate }: VendorFieldProps) => (
  <TextInput
    source={field.source}
    label={label}
    validate={validate}
    helperText={field.help ?? false}
    slotProps={plainText(field.placeholder)}
  />
);

const SecretField = ({ field, label, validate }: VendorFieldProps) => (
  <PasswordInput
    source={field.source}
    label={label}
    validate={validate}
    helperText={false}
    autoComplete="new-password"
    isTrimmed
  />
);

const ServiceKeyField = ({ field, label, validate }: VendorFieldProps) => (
  <ServiceKeyInput source={field.source} label={label} validate={validate} />
);

const ChoiceField = ({ field, label, validate }: VendorFieldProps) => {
  const translate = useTranslate();
  return (
    <ChoiceInput
      source={field.source}
      label={label}
      // The meaning of an empty choice is a choice.
      validate={field.fallback === undefined ? validate : formRules.optional}
      choices={(field.choices ?? []).map(({ id, name }) => ({
        id,
        name: translate(name, { _: name }),
      }))}
      emptyAs={field.fallback}
    />
  );
};

const FlagField = ({ field, label }: VendorFieldProps) => (
  <CheckboxInput source={field.source} label={label} />
);

/** The regions of a vendor, loaded with the field that asks for one. */
const RegionField = ({ field, label, validate }: VendorFieldProps) => {
  const translate = useTranslate();
  const stored = useStoredCredential();
  const [vendor, chosen] = useWatch({ name: ['vendor', field.source] });
  const { data, isPending } = useQuery({
    queryKey: ['speech-services', 'regions', vendor, field.source],
    queryFn: () => field.regions?.() ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const regions = [...(data ?? [])];
  const isForeign = data && !isEmpty(chosen) && !regions.some(({ id }) => id === chosen);
  const notInList = translate('resources.speech-services.notInList', { name: chosen });
  return (
    <AutocompleteInput
      source={field.source}
      label={label}
      validate={validate}
      choices={isForeign ? [...regions, { id: chosen, name: notInList }] : regions}
      isPending={isPending}
      readOnly={isPending}
      translateChoice={false}
      helperText={stored && field.writeOnly ? 'resources.speech-services.helper.writeOnly' : false}
    />
  );
};

/** JSON behind a tick; the first tick puts the vendor's usual options there. */
const OptionsField = ({ field, label }: VendorFieldProps) => {
  const translate = useTranslate();
  const stored = useStoredCredential();
  const { getValues, setValue } = useFormContext();
  const propose = (isTicked: boolean) => {
    if (!isTicked || !isEmpty(getValues(field.source))) return;
    const example = JSON.stringify(field.options?.example, null, 2);
    setValue(field.source, example, { shouldDirty: true });
  };
  return (
    <CollapsibleCheckbox
      source="has_options"
      label="resources.speech-services.options.use"
      isFilled={!isEmpty(stored?.options)}
      onTick={propose}
      hasOneInput
    >
      <JsonInput
        source={field.source}
        label={label}
        helperText="resources.speech-services.helper.options"
        placeholder={translate('resources.speech-services.options.placeholder')}
        validate={formRules.options}
      />
      <Link
        href={field.options?.docs}
        target="_blank"
        rel="noreferrer"
        variant="body2"
        sx={{ justifySelf: 'start' }}
      >
        {translate('resources.speech-services.options.docs')}
      </Link>
    </CollapsibleCheckbox>
  );
};

/** How each kind of field is entered. */
const inputs: Record<VendorField['kind'], ComponentType<VendorFieldProps>> = {
  text: TextField,
  secret: SecretField,
  serviceKey: ServiceKeyField,
  choice: ChoiceField,
  region: RegionField,
  model: ModelField,
  options: OptionsField,
  flag: FlagField,
};

/** One input of the chosen vendor, or what is stored where the platform takes no other value. */
export const VendorFieldInput = ({ field }: { field: VendorField }) => {
  const form = useCredentialForm();
  const value = useWatch({ name: field.source });
  const label = field.label ?? `resources.speech-services.fields.${field.source}`;
  if (!form) return null;
  const { stored } = form;
  if (stored && field.fixed) {
    const fixed = (stored[field.source] ?? null) as string | null;
    return field.isSecret ? (
      <StoredSecretBox
        label={label}
        masked={fixed}
        helperText="resources.speech-services.helper.secret"
      />
    ) : (
      <FixedText label={label} value={fixed} />
    );
  }
  // A stored value may have another form: it does not block another change.
  const isAsStored = stored !== undefined && !isEmpty(value) && value === stored[field.source];
  const pattern = isAsStored ? undefined : field.pattern;
  const Input = inputs[field.kind];
  return (
    <Input
      key={`${form.descriptor.id} ${field.source} ${field.kind}`}
      field={field}
      label={label}
      validate={rulesOf({ ...field, pattern }, isRequired(field, form))}
    />
  );
};
