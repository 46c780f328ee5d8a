import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import type { SipProtocol } from '../../types';
import { directionRules } from './gatewayRules';
import { linesOf, tickCells, ticksStyle } from './gatewayStyle';
import { useGatewayRules } from './useGatewayRules';
import { useTrunkType } from './useTrunkType';

const label = (name: string) => `resources.carriers.gateway.${name}`;
const encrypted: SipProtocol[] = ['tls', 'tls/srtp'];

/** What a gateway does, as boxes beside each other. */
export const SipGatewayFlags = ({ source }: { source: string }) => {
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
export const MoreSipGatewayFlags = ({ source }: { source: string }) => {
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
