import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { FormSection } from '../../components/form/FormSection';
import { PartRows } from '../../components/form/PartRows';
import { Explained } from '../../components/help/Explained';
import { PasswordInput } from '../../components/inputs/PasswordInput';
import type { SmppGateway } from '../../types';
import { rules } from './carrierRules';
import { smppRowRules, validateSmppOutboundGateways } from './gatewayRules';
import { plainText, smppInboundLines, smppOutboundLines } from './gatewayStyle';
import { gatewayPlace, newSmppGateway } from './gateways';
import { SmppInboundInputs, SmppOutboundInputs } from './SmppGatewayInputs';
import { useRowRules } from './useGatewayRules';
import { WhitelistHint } from './WhitelistHint';

const outboundRules = [validateSmppOutboundGateways];

const OutboundMessages = () => {
  const translate = useTranslate();
  const gatewayRules = useRowRules(smppRowRules.outbound);
  return (
    <FormSection
      title={translate('resources.carriers.sections.smppOutbound')}
      purpose={translate('resources.carriers.sections.smppOutboundPurpose')}
    >
      <Explained term="systemId" label="resources.carriers.fields.smpp_system_id">
        <TextInput
          source="smpp_system_id"
          validate={rules.smppSystemId}
          helperText={false}
          slotProps={plainText}
        />
      </Explained>
      <PasswordInput source="smpp_password" validate={rules.smppPassword} />
      <PartRows<SmppGateway>
        source="smpp_outbound_gateways"
        idKey="smpp_gateway_sid"
        label={translate('resources.carriers.rows.outboundGateways')}
        rowLabel="resources.carriers.rows.smppOutbound"
        addLabel="resources.carriers.rows.addSmppOutbound"
        lines={smppOutboundLines}
        newRow={() => newSmppGateway('smpp_outbound_gateways')}
        validate={outboundRules}
        nameOf={gatewayPlace}
        rules={gatewayRules}
      >
        {(source) => <SmppOutboundInputs source={source} />}
      </PartRows>
    </FormSection>
  );
};

const InboundMessages = () => {
  const translate = useTranslate();
  const gatewayRules = useRowRules(smppRowRules.inbound);
  return (
    <FormSection
      title={translate('resources.carriers.sections.smppInbound')}
      purpose={translate('resources.carriers.sections.smppInboundPurpose')}
    >
      <Explained term="systemId" label="resources.carriers.fields.smpp_inbound_system_id">
        <TextInput
          source="smpp_inbound_system_id"
          validate={rules.smppSystemId}
          helperText={false}
          slotProps={plainText}
        />
      </Explained>
      <PasswordInput source="smpp_inbound_password" validate={rules.smppInboundPassword} />
      <PartRows<SmppGateway>
        source="smpp_inbound_gateways"
        idKey="smpp_gateway_sid"
        label={translate('resources.carriers.rows.inboundGateways')}
        rowLabel="resources.carriers.rows.smppInbound"
        addLabel="resources.carriers.rows.addSmppInbound"
        lines={smppInboundLines}
        newRow={() => newSmppGateway('smpp_inbound_gateways')}
        nameOf={gatewayPlace}
        rules={gatewayRules}
      >
        {(source) => <SmppInboundInputs source={source} />}
      </PartRows>
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
