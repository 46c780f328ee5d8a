import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { FormSection } from '../../components/form/FormSection';
import { FormTabs } from '../../components/form/FormTabs';
import { RevalidateErrors } from '../../components/form/RevalidateErrors';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { shortInput } from '../../components/inputs/inputStyle';
import type { Carrier, PredefinedCarrier } from '../../types';
import { rules } from './carrierRules';
import { GeneralSection } from './GeneralSection';
import { InboundAuthSection } from './InboundAuthSection';
import { OutboundSection } from './OutboundSection';
import { PredefinedInput } from './PredefinedInput';
import { RegistrationSection } from './RegistrationSection';
import { SipGateways } from './SipGateways';
import { SmsTab } from './SmsTab';
import { TrunkTypeInput } from './TrunkTypeInput';
import { UsedByInput } from './UsedByInput';
import { useTemplate } from './useTemplate';

const NameInput = () => (
  <TextInput
    source="name"
    sx={shortInput}
    validate={rules.name}
    autoComplete="off"
    helperText={false}
  />
);

/** What a predefined carrier leaves to type, should it not be made at once. */
const FromTemplate = ({ template: { name } }: { template: PredefinedCarrier }) => {
  const translate = useTranslate();
  return (
    <FormSection title={translate('resources.carriers.sections.carrier')}>
      <NameInput />
      <Typography variant="body2" color="textSecondary">
        {translate('resources.carriers.predefined.fromIt', { name })}
      </Typography>
    </FormSection>
  );
};

/** The carrier itself, then its two kinds of traffic. */
const WholeCarrier = ({ carrier }: { carrier: Carrier | undefined }) => {
  const translate = useTranslate();
  return (
    <>
      <FormSection
        title={translate('resources.carriers.sections.carrier')}
        purpose={translate('resources.carriers.sections.carrierPurpose')}
      >
        <UsedByInput />
        <NameInput />
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
            content: () => (
              <>
                <GeneralSection />
                <InboundAuthSection />
                <OutboundSection />
                <SipGateways />
              </>
            ),
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

export const CarrierInputs = () => {
  const record = useRecordContext<Carrier>();
  const carrier = record?.id ? record : undefined;
  const template = useTemplate();
  return (
    <>
      <RevalidateErrors />
      {!carrier && <PredefinedInput />}
      {template ? <FromTemplate template={template} /> : <WholeCarrier carrier={carrier} />}
    </>
  );
};
