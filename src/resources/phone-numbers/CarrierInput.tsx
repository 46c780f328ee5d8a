import { required, useDebouncedEvent, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AutocompleteInput } from '../../components/inputs/AutocompleteInput';
import { meantBy } from '../../components/inputs/typedField';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import type { Carrier, PhoneNumber } from '../../types';
import { serves } from './phoneNumberRules';
import { useCarrierChoices } from './useCarrierChoices';

const source = 'voip_carrier_sid';
const searching = 'resources.phone-numbers.searching';
const validateRequired = [required()];
/** How long typing has to pause before the platform is asked (ms). */
const typingPause = 200;

/** The carrier of a new number: one of the account's own, or one that serves every account. */
export const CarrierInput = () => {
  const translate = useTranslate();
  const stored = useRecordContext<PhoneNumber>();
  const [accountSid, chosen] = useWatch({ name: ['account_sid', source] });
  const [typed, setTyped] = useState('');
  const [isAwaited, setIsAwaited] = useState(false);
  const askSoon = useDebouncedEvent(setTyped, typingPause);
  const { setValue } = useFormContext();
  const { carriers, isPart, isSearching, error, refetch, search } = useCarrierChoices({
    stored,
    accountSid,
    chosen,
    typed,
  });
  const isNew = !stored?.id;
  const isOffered = (carrier: Carrier) => !isNew || serves(carrier, accountSid);
  const choices = (carriers ?? []).filter(isOffered).map(({ id, name, is_active }) => ({
    id,
    name: is_active ? name : translate('resources.phone-numbers.inactiveCarrier', { name }),
  }));
  const find = (text: string) => {
    const answer = search(text);
    if (!answer) return undefined;
    setIsAwaited(true);
    return answer
      .then((all) => meantBy(text, all.filter(isOffered), ({ name }) => name))
      .then((carrier) =>
        carrier
          ? () => setValue(source, carrier.id, { shouldDirty: true, shouldValidate: true })
          : null,
      )
      .catch(() => null)
      .finally(() => setIsAwaited(false));
  };
  const helper = isNew ? isPart && 'carrierPart' : 'carrierFixed';
  const helperText = isAwaited ? searching : helper && `resources.phone-numbers.helper.${helper}`;
  if (error && !carriers) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  return (
    <AutocompleteInput
      source={source}
      find={find}
      choices={choices}
      isPending={!carriers}
      validate={isNew ? validateRequired : undefined}
      disabled={!isNew}
      helperText={helperText}
      onInputChange={(event, text) => askSoon(event?.type === 'change' ? text : '')}
      noOptionsText={isSearching ? searching : undefined}
    />
  );
};
