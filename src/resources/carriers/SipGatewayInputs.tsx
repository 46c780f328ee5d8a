import Box from '@mui/material/Box';
import { TextInput } from 'ra-ui-materialui';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { PortInput } from '../../components/inputs/PortInput';
import { isName } from '../../components/validation/address';
import { type SipProtocol, sipProtocols } from '../../types';
import { directionRules, portRules, sipAddressRules } from './gatewayRules';
import {
  addressStyle,
  linesOf,
  noCellStyle,
  placeCells,
  plainText,
  tickCells,
  ticksStyle,
} from './gatewayStyle';
import { defaultSipPort, needsPort, netmasks } from './gateways';
import { useGatewayRules } from './useGatewayRules';
import { useTrunkType } from './useTrunkType';

const label = (name: string) => `resources.carriers.gateway.${name}`;
const protocols = sipProtocols.map((id) => ({ id, name: id.toUpperCase() }));
const encrypted: SipProtocol[] = ['tls', 'tls/srtp'];

/** What a gateway does, as boxes beside each other. */
const Flags = ({ source }: { source: string }) => {
  const { type } = useTrunkType();
  const lines = linesOf(type);
  const directions = useGatewayRules(directionRules);
  const isOutbound = useWatch({ name: `${source}.outbound` });
  return (
    <Box sx={tickCells(lines)}>
      <CheckboxInput source={`${source}.is_active`} label={label('is_active')} />
      {type.takesGatewayCalls && (
        <CheckboxInput
          source={`${source}.inbound`}
          label={label('inbound')}
          validate={directions}
        />
      )}
      <CheckboxInput
        source={`${source}.outbound`}
        label={label('outbound')}
        validate={type.takesGatewayCalls ? undefined : directions}
      />
      <CheckboxInput source={`${source}.pad_crypto`} label={label('pad_crypto')} />
      {isOutbound && (
        <CheckboxInput source={`${source}.send_options_ping`} label={label('send_options_ping')} />
      )}
    </Box>
  );
};

/** What only some gateways have: it has no column. */
const MoreFlags = ({ source }: { source: string }) => {
  const { type, isSupported } = useTrunkType();
  const names = ['inbound', 'outbound', 'protocol'].map((name) => `${source}.${name}`);
  const [isInbound, isOutbound, protocol] = useWatch({ name: names });
  const directions = useGatewayRules(directionRules);
  const isEncrypted = isOutbound && encrypted.includes(protocol);
  const isStrayInbound = isInbound && !type.takesGatewayCalls;
  if (!isEncrypted && !isStrayInbound) return null;
  return (
    <Box sx={{ ...ticksStyle, gridColumn: '1 / -1' }}>
      {isStrayInbound && (
        <CheckboxInput
          source={`${source}.inbound`}
          label={label('inbound')}
          validate={directions}
        />
      )}
      {isEncrypted && (
        <CheckboxInput source={`${source}.use_sips_scheme`} label={label('use_sips_scheme')} />
      )}
      {isEncrypted && isSupported && (
        <>
          <CheckboxInput source={`${source}.remove_ice`} label={label('remove_ice')} />
          <CheckboxInput source={`${source}.dtls_off`} label={label('dtls_off')} />
        </>
      )}
    </Box>
  );
};

/** One SIP gateway, in the order of rule 9.1. */
export const SipGatewayInputs = ({ source }: { source: string }) => {
  const { getValues, setValue } = useFormContext();
  const lines = linesOf(useTrunkType().type);
  const addresses = useGatewayRules(sipAddressRules);
  const ports = useGatewayRules(portRules);
  const names = ['ipv4', 'port', 'inbound', 'outbound'].map((name) => `${source}.${name}`);
  const [address, port, isInbound, isOutbound] = useWatch({ name: names });
  const fillPort = () => {
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
        <PortInput source={`${source}.port`} label={label('port')} validate={ports} />
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
      <Flags source={source} />
      <MoreFlags source={source} />
    </>
  );
};
