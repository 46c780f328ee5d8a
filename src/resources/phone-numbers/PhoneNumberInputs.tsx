import { maxLength, useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { FormSection } from '../../components/form/FormSection';
import { Explained } from '../../components/help/Explained';
import { AccountApplicationInput } from '../../components/inputs/AccountApplicationInput';
import { shortInput } from '../../components/inputs/inputStyle';
import { requiredText } from '../../components/validation/requiredText';
import { ownLine } from '../../theme';
import type { PhoneNumber } from '../../types';
import { CarrierInput } from './CarrierInput';
import { OwnerInput } from './OwnerInput';
import { checkNumber } from './phoneNumberRules';

const numberRules = [requiredText(), checkNumber, maxLength(132)];

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
        <OwnerInput />
        <Explained term="e164" label="resources.phone-numbers.fields.number" name="E.164">
          <TextInput
            source="number"
            type="tel"
            validate={numberRules}
            disabled={!isNew}
            autoComplete="off"
            helperText={`resources.phone-numbers.helper.${isNew ? 'number' : 'numberFixed'}`}
            sx={{ ...shortInput, '& input': ownLine }}
          />
        </Explained>
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
