import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AutocompleteInput } from '../../components/inputs/AutocompleteInput';
import { useErrorText } from '../../components/page/errorText';
import { usePlatform } from '../../components/usePlatform';
import { isEmpty } from '../../engines/speech';
import { useStoredCredential } from './useCredentialForm';
import type { VendorFieldProps } from './vendorRules';

/** What the platform offers for the vendor of the form: one request for all of its lists. */
const useOffer = () => {
  const stored = useStoredCredential();
  const vendor = useWatch({ name: 'vendor' });
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['speech-services', 'offer', vendor, stored?.id],
    queryFn: ({ signal }) =>
      dataProvider.getSpeechOffer({ vendor, label: stored?.label, isNew: !stored }, signal),
    retry: false,
    staleTime: 60_000,
  });
};

/**
 * One of the models that the vendor has. A new credential starts with the first; a stored one stays
 * as it is, also when the vendor lists it no more. Where there is no list the model is typed.
 */
export const ModelField = ({ field, label, validate }: VendorFieldProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const stored = useStoredCredential();
  const chosen = useWatch({ name: field.source });
  const { setValue, getValues, clearErrors } = useFormContext();
  const { data, error, isPending } = useOffer();
  const models = (data?.[field.models ?? 'models'] ?? []).map(({ value, name }) => ({
    id: value,
    name,
  }));
  const first = models[0]?.id;
  const isNew = !stored;
  useEffect(() => {
    if (!isNew || !first || !isEmpty(getValues(field.source))) return;
    setValue(field.source, first);
    clearErrors(field.source);
  }, [isNew, first, field.source, getValues, setValue, clearErrors]);

  const input = { source: field.source, label, validate };
  if (!isPending && models.length === 0) {
    const reason = error && errorText(error).join(' ');
    const help = reason
      ? translate('resources.speech-services.helper.noModels', { reason })
      : translate('resources.speech-services.helper.unlisted');
    return <TextInput {...input} helperText={help} autoComplete="off" />;
  }
  const isForeign = !isPending && !isEmpty(chosen) && !models.some(({ id }) => id === chosen);
  const name = isForeign ? translate('resources.speech-services.notInList', { name: chosen }) : '';
  const known = isPending && !isEmpty(chosen) ? [{ id: chosen, name: chosen }] : models;
  return (
    <AutocompleteInput
      {...input}
      // The text of a choice is read once: as long as the models are on their way it is the value itself.
      key={String(isPending)}
      choices={isForeign ? [...models, { id: chosen, name }] : known}
      isPending={isPending}
      readOnly={isPending}
      translateChoice={false}
      helperText={isForeign ? 'resources.speech-services.helper.notInList' : false}
    />
  );
};
