import { maxLength, required, useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useFormContext } from 'react-hook-form';
import { useCanAccess } from '../../components/access/useCanAccess';
import { FormSection } from '../../components/form/FormSection';
import { AccountApplicationInput } from '../../components/inputs/AccountApplicationInput';
import { AccountInput } from '../../components/inputs/AccountInput';
import { CopyField } from '../../components/inputs/CopyField';
import { requiredText } from '../../components/validation/requiredText';
import { monospace } from '../../theme';
import type { PhoneNumber } from '../../types';
import { CarrierInput } from './CarrierInput';
import { checkNumber, serves } from './phoneNumberRules';
import { useCarrierChoices } from './useCarrierChoices';

const numberRules = [requiredText(), checkNumber, maxLength(132)];
const validateRequired = [required()];

/** Whose number it is. Choosing another account removes the application and a carrier of the old one. */
const OwnerInput = () => {
  const stored = useRecordContext<PhoneNumber>();
  const { getValues, setValue } = useFormContext();
  const isChooser = useCanAccess({ action: 'list', resource: 'accounts' });
  const { data: carriers } = useCarrierChoices();
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

export const PhoneNumberInputs = () => {
  const translate = useTranslate();
  const stored = useRecordContext<PhoneNumber>();
  const isNew = !stored?.id;
  return (
    <>
      <FormSection
        title={translate('resources.phone-numbers.sections.number')}
        purpose={translate('resources.phone-numbers.sections.numberPurpose')}
      >
        {!isNew && (
          <CopyField
            label={translate('resources.phone-numbers.fields.phone_number_sid')}
            value={stored.id}
          />
        )}
        <TextInput
          source="number"
          type="tel"
          validate={numberRules}
          disabled={!isNew}
          autoComplete="off"
          helperText={`resources.phone-numbers.helper.${isNew ? 'number' : 'numberFixed'}`}
          sx={{ '& input': { fontFamily: monospace } }}
        />
        <OwnerInput />
      </FormSection>
      <FormSection
        title={translate('resources.phone-numbers.sections.routing')}
        purpose={translate('resources.phone-numbers.sections.routingPurpose')}
      >
        <CarrierInput />
        <AccountApplicationInput helperText="resources.phone-numbers.helper.application_sid" />
      </FormSection>
    </>
  );
};
