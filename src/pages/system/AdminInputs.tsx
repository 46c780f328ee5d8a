import { required, useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'ra-ui-materialui';
import { FormSection } from '../../components/form/FormSection';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { narrowInput } from '../../components/inputs/inputStyle';
import { checkPrivateNetworks } from './privateNetworks';

const networks = [checkPrivateNetworks];
const validateRequired = [required()];
const logLevels = (['info', 'debug'] as const).map((id) => ({
  id,
  name: `pages.settings.logLevels.${id}`,
}));
/** The lengths that the platform takes: 8 to 20 (decision 34). */
const lengths = Array.from({ length: 13 }, (_, index) => ({
  id: index + 8,
  name: String(index + 8),
}));

export const AdminInputs = () => {
  const translate = useTranslate();
  const text = (source: string) => (
    <TextInput source={source} label={`pages.settings.fields.${source}`} helperText={false} />
  );
  return (
    <>
      <FormSection
        title={translate('pages.settings.sections.system')}
        purpose={translate('pages.settings.sections.systemPurpose')}
      >
        {text('domain_name')}
        {text('sip_domain_name')}
        {text('monitoring_domain_name')}
        <TextInput
          source="private_network_cidr"
          label="pages.settings.fields.private_network_cidr"
          helperText="pages.settings.helper.private_network_cidr"
          validate={networks}
          multiline
          maxRows={6}
        />
        <SelectInput
          margin="none"
          source="log_level"
          label="pages.settings.fields.log_level"
          helperText="pages.settings.helper.log_level"
          choices={logLevels}
          validate={validateRequired}
          sx={narrowInput}
        />
      </FormSection>
      <FormSection
        title={translate('pages.settings.sections.password')}
        purpose={translate('pages.settings.sections.passwordPurpose')}
      >
        <SelectInput
          margin="none"
          source="min_password_length"
          label="pages.settings.fields.min_password_length"
          helperText="pages.settings.helper.password"
          choices={lengths}
          validate={validateRequired}
          sx={narrowInput}
        />
        <CheckboxInput
          source="require_digit"
          label="pages.settings.fields.require_digit"
          defaultValue={false}
        />
        <CheckboxInput
          source="require_special_character"
          label="pages.settings.fields.require_special_character"
          defaultValue={false}
        />
      </FormSection>
    </>
  );
};
