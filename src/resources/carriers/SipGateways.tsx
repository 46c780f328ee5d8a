import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../../components/form/FormSection';
import { PartRows } from '../../components/form/PartRows';
import { Terms } from '../../components/help/Terms';
import type { TermId } from '../../components/help/terms';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { isName } from '../../components/validation/address';
import { type SipGateway, sipProtocols } from '../../types';
import { sipAddressRules, sipRowRules, validateSipGateways } from './gatewayRules';
import { addressStyle, linesOf, noCellStyle, placeCells, plainText } from './gatewayStyle';
import { defaultSipPort, gatewayPlace, needsPort, netmasks, newSipGateway } from './gateways';
import { PortInput } from './PortInput';
import { MoreSipGatewayFlags, SipGatewayFlags } from './SipGatewayFlags';
import { useGatewayRules, useRowRules } from './useGatewayRules';
import { useTakeApart } from './useTakeApart';
import { useTrunkType } from './useTrunkType';

const label = (name: string) => `resources.carriers.gateway.${name}`;
const protocols = sipProtocols.map((id) => ({ id, name: id.toUpperCase() }));
const gatewaysRules = [validateSipGateways];

const gatewayTerms: [TermId, string][] = [
  ['netmask', 'resources.carriers.gateway.netmask'],
  ['padCrypto', 'resources.carriers.gateway.pad_crypto'],
  ['optionsPing', 'resources.carriers.gateway.send_options_ping'],
  ['sips', 'resources.carriers.gateway.use_sips_scheme'],
  ['ice', 'resources.carriers.gateway.remove_ice'],
  ['dtls', 'resources.carriers.gateway.dtls_off'],
];

/** One SIP gateway, in the order of rule 9.1. */
const SipGatewayInputs = ({ source }: { source: string }) => {
  const { getValues, setValue } = useFormContext();
  const lines = linesOf(useTrunkType().type);
  const addresses = useGatewayRules(sipAddressRules);
  const names = ['ipv4', 'port', 'inbound', 'outbound'].map((name) => `${source}.${name}`);
  const [address, port, isInbound, isOutbound] = useWatch({ name: names });
  const takeApart = useTakeApart(source, (row) =>
    row.inbound || !row.outbound ? ['port', 'netmask'] : ['port'],
  );
  const fillPort = () => {
    takeApart();
    const row = getValues(source);
    if (row.port === null && needsPort(row)) {
      setValue(`${source}.port`, defaultSipPort, { shouldDirty: true });
    }
  };
  return (
    <>
      <Box sx={placeCells(lines)}>
        <TextInput
          source={`${source}.ipv4`}
          label={label('ipv4')}
          validate={addresses}
          onBlur={fillPort}
          helperText={
            port === null && isName(address) && 'resources.carriers.helper.nameWithoutPort'
          }
          slotProps={plainText}
          sx={addressStyle}
        />
        <PortInput source={source} />
        {isOutbound ? (
          <ChoiceInput
            source={`${source}.protocol`}
            label={label('protocol')}
            choices={protocols}
            defaultValue="udp"
          />
        ) : (
          <Box component="span" sx={noCellStyle(lines)} />
        )}
        {isInbound || !isOutbound ? (
          <ChoiceInput
            source={`${source}.netmask`}
            label={label('netmask')}
            choices={netmasks}
            parse={Number}
          />
        ) : (
          <Box component="span" sx={noCellStyle(lines)} />
        )}
      </Box>
      <SipGatewayFlags source={source} />
      <MoreSipGatewayFlags source={source} />
    </>
  );
};

/** Where calls go to and may come from. */
export const SipGateways = () => {
  const translate = useTranslate();
  const { type } = useTrunkType();
  const gatewayRules = useRowRules(sipRowRules);
  const title = translate('resources.carriers.sections.sipGateways');
  return (
    <FormSection
      title={title}
      purpose={
        <>
          {translate('resources.carriers.sections.sipGatewaysPurpose')}
          <Terms of={gatewayTerms} />
        </>
      }
      isWide
    >
      <PartRows<SipGateway>
        source="sip_gateways"
        idKey="sip_gateway_sid"
        label={title}
        rowLabel="resources.carriers.rows.sip"
        addLabel="resources.carriers.rows.addSip"
        lines={linesOf(type)}
        newRow={() => newSipGateway(type)}
        validate={gatewaysRules}
        nameOf={gatewayPlace}
        rules={gatewayRules}
      >
        {(source) => <SipGatewayInputs source={source} />}
      </PartRows>
    </FormSection>
  );
};
