import { maxLength, required, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useFormContext } from 'react-hook-form';
import { useCanAccess } from '../../components/access/useCanAccess';
import { FormSection } from '../../components/form/FormSection';
import { AccountApplicationInput } from '../../components/inputs/AccountApplicationInput';
import { AccountInput } from '../../components/inputs/AccountInput';
import { requiredText } from '../../components/validation/requiredText';
import { checkDomain } from './tenantRules';

const domainRules = [requiredText(), checkDomain, maxLength(255)];
const validateRequired = [required()];

export const MsTeamsTenantInputs = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const choosesAccount = useCanAccess({ action: 'list', resource: 'accounts' });
  return (
    <FormSection
      title={translate('resources.ms-teams-tenants.sections.tenant')}
      purpose={translate('resources.ms-teams-tenants.sections.tenantPurpose')}
    >
      <AccountInput
        validate={validateRequired}
        readOnly={!choosesAccount}
        onChange={() => setValue('application_sid', null, { shouldDirty: true })}
        helperText={false}
      />
      <TextInput
        source="tenant_fqdn"
        validate={domainRules}
        autoComplete="off"
        helperText="resources.ms-teams-tenants.helper.tenant_fqdn"
      />
      <AccountApplicationInput helperText="resources.ms-teams-tenants.helper.application_sid" />
    </FormSection>
  );
};
