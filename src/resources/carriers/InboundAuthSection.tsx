import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { FormSection } from '../../components/form/FormSection';
import { PasswordInput } from '../../components/inputs/PasswordInput';
import { rules } from './carrierRules';
import { plainText } from './gatewayStyle';
import { useTrunkType } from './useTrunkType';

/** What a trunk signs in with here, where its type does. */
export const InboundAuthSection = () => {
  const translate = useTranslate();
  const { type } = useTrunkType();
  if (!type.hasInboundAuth) return null;
  return (
    <FormSection
      title={translate('resources.carriers.sections.inboundAuth')}
      purpose={translate('resources.carriers.sections.inboundAuthPurpose')}
    >
      <TextInput
        source="inbound_auth_username"
        validate={rules.inboundUsername}
        isRequired
        helperText={false}
        slotProps={plainText}
      />
      <PasswordInput source="inbound_auth_password" validate={rules.inboundPassword} isRequired />
    </FormSection>
  );
};
