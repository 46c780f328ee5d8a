import { required, useRecordContext, useTranslate } from 'ra-core';
import { AutocompleteInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import type { Carrier, PhoneNumber } from '../../types';
import { serves } from './phoneNumberRules';

const mustChoose = [required()];

/** The carrier of a new number: one of the account's own, or one that serves every account. */
export const CarrierInput = ({ carriers }: { carriers: Carrier[] }) => {
  const translate = useTranslate();
  const stored = useRecordContext<PhoneNumber>();
  const accountSid = useWatch({ name: 'account_sid' });
  const isNew = !stored?.id;
  const choices = carriers
    .filter((carrier) => !isNew || serves(carrier, accountSid))
    .map(({ id, name, is_active }) => ({
      id,
      name: is_active ? name : translate('resources.phone-numbers.inactiveCarrier', { name }),
    }));
  return (
    <AutocompleteInput
      source="voip_carrier_sid"
      choices={choices}
      validate={isNew ? mustChoose : undefined}
      disabled={!isNew}
      helperText={!isNew && 'resources.phone-numbers.helper.carrierFixed'}
    />
  );
};
