import { type RaRecord, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { CanAccess } from '../../components/access/CanAccess';
import { EditPage } from '../../components/form/EditPage';
import { FormSection } from '../../components/form/FormSection';
import { LimitsInputs } from '../../components/inputs/LimitsInputs';
import { requiredText } from '../../components/validation/requiredText';
import type { ServiceProvider } from '../../types';
import { MsTeamsInputs } from './MsTeamsInputs';
import { ServiceProviderDanger } from './ServiceProviderDanger';
import { toServiceProvider } from './toServiceProvider';

const validateName = [requiredText()];

interface ServiceProviderSettingsProps {
  sid: string;
  tabParam?: string;
  /** What stands between the form and the deletion. */
  below: ReactNode;
}

export const ServiceProviderSettings = ({ sid, tabParam, below }: ServiceProviderSettingsProps) => {
  const translate = useTranslate();
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
