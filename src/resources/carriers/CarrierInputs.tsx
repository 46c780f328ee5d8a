import { useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { FormSection } from '../../components/form/FormSection';
import { FormTabs } from '../../components/form/FormTabs';
import { RevalidateErrors } from '../../components/form/RevalidateErrors';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import type { Carrier } from '../../types';
import { rules } from './carrierRules';
import { PredefinedInput } from './PredefinedInput';
import { RegistrationSection } from './RegistrationSection';
import { SmsTab } from './SmsTab';
import { TrunkTypeInput } from './TrunkTypeInput';
import { VoiceTab } from './VoiceTab';

/** The carrier itself, then its two kinds of traffic. */
export const CarrierInputs = () => {
  const translate = useTranslate();
  const record = useRecordContext<Carrier>();
  const carrier = record?.id ? record : undefined;
  return (
    <>
      <RevalidateErrors />
      <FormSection
        title={translate('resources.carriers.sections.carrier')}
        purpose={translate('resources.carriers.sections.carrierPurpose')}
      >
        <TextInput source="name" validate={rules.name} autoComplete="off" helperText={false} />
        {!carrier && <PredefinedInput />}
        <CheckboxInput source="is_active" defaultValue={false} />
        <TrunkTypeInput />
      </FormSection>
      {carrier && <RegistrationSection carrier={carrier} />}
      <FormTabs
        label={translate('resources.carriers.tabs.label')}
        tabs={[
          {
            id: 'sip',
            label: translate('resources.carriers.tabs.sip'),
            content: () => <VoiceTab />,
          },
          {
            id: 'smpp',
            label: translate('resources.carriers.tabs.smpp'),
            content: (isOpen) => <SmsTab isOpen={isOpen} />,
          },
        ]}
      />
    </>
  );
};
