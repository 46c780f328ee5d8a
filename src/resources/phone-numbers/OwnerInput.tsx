import { required, useRecordContext } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCanAccess } from '../../components/access/useCanAccess';
import { AccountInput } from '../../components/inputs/AccountInput';
import type { PhoneNumber } from '../../types';
import { serves } from './phoneNumberRules';
import { useCarrierChoices } from './useCarrierChoices';

const validateRequired = [required()];

/** Whose number it is. Choosing another account removes the application and a carrier of the old one. */
export const OwnerInput = () => {
  const stored = useRecordContext<PhoneNumber>();
  const { getValues, setValue } = useFormContext();
  const isChooser = useCanAccess({ action: 'list', resource: 'accounts' });
  const chosen = useWatch({ name: 'voip_carrier_sid' });
  const accountOf = useWatch({ name: 'account_sid' });
  const { carriers } = useCarrierChoices({ stored, accountSid: accountOf, chosen });
  const carrierOf = (sid: unknown) => carriers?.find(({ id }) => id === sid);
  const isBound = Boolean(stored?.id && carrierOf(stored.voip_carrier_sid)?.account_sid);
  const follow = (accountSid: string) => {
    setValue('application_sid', null, { shouldDirty: true });
    const carrier = carrierOf(getValues('voip_carrier_sid'));
    if (carrier && !serves(carrier, accountSid)) {
      setValue('voip_carrier_sid', null, { shouldDirty: true });
    }
  };
  return (
    <AccountInput
      validate={validateRequired}
      // A number of an account's own carrier stays with that account.
      readOnly={!isChooser || !carriers || isBound}
      onChange={follow}
      helperText={isBound && 'resources.phone-numbers.helper.accountOfCarrier'}
    />
  );
};
