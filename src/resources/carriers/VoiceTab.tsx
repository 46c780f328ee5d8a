import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { FormSection } from '../../components/form/FormSection';
import { PasswordInput } from '../../components/inputs/PasswordInput';
import { rules } from './carrierRules';
import { GatewayRows } from './GatewayRows';
import { GeneralSection } from './GeneralSection';
import { sipRowRules, validateSipGateways } from './gatewayRules';
import { linesOf, plainText } from './gatewayStyle';
import { newSipGateway } from './gateways';
import { OutboundSection } from './OutboundSection';
import { SipGatewayInputs } from './SipGatewayInputs';
import { useTrunkType } from './useTrunkType';

const gatewaysRules = [validateSipGateways];

const InboundAuthSection = () => {
  const translate = useTranslate();
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

/** Everything about calls. */
export const VoiceTab = () => {
  const translate = useTranslate();
  const { type } = useTrunkType();
  const title = translate('resources.carriers.sections.sipGateways');
  return (
    <>
      <GeneralSection />
      {type.hasInboundAuth && <InboundAuthSection />}
      <OutboundSection />
      <FormSection
        title={title}
        purpose={translate('resources.carriers.sections.sipGatewaysPurpose')}
        isWide
      >
        <GatewayRows
          source="sip_gateways"
          idKey="sip_gateway_sid"
          label={title}
          rowLabel="resources.carriers.rows.sip"
          addLabel="resources.carriers.rows.addSip"
          lines={linesOf(type)}
          newRow={() => newSipGateway(type)}
          validate={gatewaysRules}
          rules={sipRowRules}
        >
          {(source) => <SipGatewayInputs source={source} />}
        </GatewayRows>
      </FormSection>
    </>
  );
};
