import { required, useRecordContext, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { AutocompleteInput } from '../../components/inputs/AutocompleteInput';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import type { PhoneNumber } from '../../types';
import { serves } from './phoneNumberRules';
import { useCarrierChoices } from './useCarrierChoices';

const validateRequired = [required()];

/** The carrier of a new number: one of the account's own, or one that serves every account. */
export const CarrierInput = () => {
  const translate = useTranslate();
  const stored = useRecordContext<PhoneNumber>();
  const accountSid = useWatch({ name: 'account_sid' });
  const { data: carriers, error, isPending, refetch } = useCarrierChoices();
  const isNew = !stored?.id;
  const choices = (carriers ?? [])
    .filter((carrier) => !isNew || serves(carrier, accountSid))
    .map(({ id, name, is_active }) => ({
      id,
      name: is_active ? name : translate('resources.phone-numbers.inactiveCarrier', { name }),
    }));
  if (error && !carriers) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  return (
    <AutocompleteInput
      source="voip_carrier_sid"
      choices={choices}
      isPending={isPending}
      validate={isNew ? validateRequired : undefined}
      disabled={!isNew}
      helperText={!isNew && 'resources.phone-numbers.helper.carrierFixed'}
    />
  );
};
