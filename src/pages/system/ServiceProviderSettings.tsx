import { type RaRecord, regex, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { CanAccess } from '../../components/access/CanAccess';
import { useConsole } from '../../components/ConsoleContext';
import { EditPage } from '../../components/form/EditPage';
import { FormSection } from '../../components/form/FormSection';
import { LimitsInputs } from '../../components/inputs/LimitsInputs';
import { requiredText } from '../../components/validation/requiredText';
import type { ServiceProvider } from '../../types';
import { MsTeamsInputs } from './MsTeamsInputs';
import { ServiceProviderDanger } from './ServiceProviderDanger';
import { toServiceProvider } from './toServiceProvider';

const validateName = [requiredText()];
/** A name with a dot: SIP realms have two, and the first part is the account's own (contract 5.6). */
const validateRootDomain = [
  regex(
    /^\s*[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+\s*$/i,
    'resources.service-providers.validation.rootDomain',
  ),
];

interface ServiceProviderSettingsProps {
  sid: string;
  tabParam?: string;
  /** What stands between the form and the deletion. */
  below: ReactNode;
}

export const ServiceProviderSettings = ({ sid, tabParam, below }: ServiceProviderSettingsProps) => {
  const translate = useTranslate();
  const { features } = useConsole();
  return (
    <EditPage<ServiceProvider & RaRecord>
      resource="service-providers"
      id={sid}
      hasNoTitle
      transform={toServiceProvider}
      guardedParam={tabParam}
      below={below}
      danger={<ServiceProviderDanger />}
    >
      <FormSection
        title={translate('resources.service-providers.sections.general')}
        purpose={translate('resources.service-providers.sections.generalPurpose')}
      >
        <TextInput source="name" validate={validateName} helperText={false} />
        {features.hosted && (
          <TextInput
            source="root_domain"
            validate={validateRootDomain}
            helperText="resources.service-providers.helper.root_domain"
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          />
        )}
      </FormSection>
      <MsTeamsInputs />
      <CanAccess action="view" resource="limits">
        <FormSection
          title={translate('resources.service-providers.sections.limits')}
          purpose={translate('resources.service-providers.sections.limitsPurpose')}
        >
          <LimitsInputs source="limits" />
        </FormSection>
      </CanAccess>
    </EditPage>
  );
};
