import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { FormSection } from '../../components/form/FormSection';
import { PasswordInput } from '../../components/inputs/PasswordInput';
import { rules } from './carrierRules';
import { GatewayRows } from './GatewayRows';
import { smppRowRules, validateSmppOutboundGateways } from './gatewayRules';
import { plainText, smppInboundLines, smppOutboundLines } from './gatewayStyle';
import { newSmppGateway } from './gateways';
import { SmppInboundInputs, SmppOutboundInputs } from './SmppGatewayInputs';
import { WhitelistHint } from './WhitelistHint';

const outboundRules = [validateSmppOutboundGateways];

const OutboundMessages = () => {
  const translate = useTranslate();
  return (
    <FormSection
      title={translate('resources.carriers.sections.smppOutbound')}
      purpose={translate('resources.carriers.sections.smppOutboundPurpose')}
    >
      <TextInput
        source="smpp_system_id"
        validate={rules.smppSystemId}
        helperText={false}
        slotProps={plainText}
      />
      <PasswordInput source="smpp_password" validate={rules.smppPassword} />
      <GatewayRows
        source="smpp_outbound_gateways"
        idKey="smpp_gateway_sid"
        label={translate('resources.carriers.rows.outboundGateways')}
        rowLabel="resources.carriers.rows.smppOutbound"
        addLabel="resources.carriers.rows.addSmppOutbound"
        lines={smppOutboundLines}
        newRow={() => newSmppGateway('smpp_outbound_gateways')}
        validate={outboundRules}
        rules={smppRowRules.outbound}
      >
        {(source) => <SmppOutboundInputs source={source} />}
      </GatewayRows>
    </FormSection>
  );
};

const InboundMessages = () => {
  const translate = useTranslate();
  return (
    <FormSection
      title={translate('resources.carriers.sections.smppInbound')}
      purpose={translate('resources.carriers.sections.smppInboundPurpose')}
    >
      <TextInput
        source="smpp_inbound_system_id"
        validate={rules.smppSystemId}
        helperText={false}
        slotProps={plainText}
      />
      <PasswordInput source="smpp_inbound_password" validate={rules.smppInboundPassword} />
      <GatewayRows
        source="smpp_inbound_gateways"
        idKey="smpp_gateway_sid"
        label={translate('resources.carriers.rows.inboundGateways')}
        rowLabel="resources.carriers.rows.smppInbound"
        addLabel="resources.carriers.rows.addSmppInbound"
        lines={smppInboundLines}
        newRow={() => newSmppGateway('smpp_inbound_gateways')}
        rules={smppRowRules.inbound}
      >
        {(source) => <SmppInboundInputs source={source} />}
      </GatewayRows>
    </FormSection>
  );
};

/** Everything about text messages. Its addresses are requested when it is open. */
export const SmsTab = ({ isOpen }: { isOpen: boolean }) => {
  const translate = useTranslate();
  return (
    <>
      {isOpen && (
        <FormSection
          title={translate('resources.carriers.sections.smppAddresses')}
          purpose={translate('resources.carriers.sections.smppAddressesPurpose')}
        >
          <WhitelistHint kind="smpp" />
        </FormSection>
      )}
      <OutboundMessages />
      <InboundMessages />
    </>
  );
};
