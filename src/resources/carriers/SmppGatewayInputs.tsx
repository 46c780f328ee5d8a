import Box from '@mui/material/Box';
import { TextInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { isName } from '../../components/validation/address';
import { smppAddressRules } from './gatewayRules';
import {
  addressStyle,
  noCellStyle,
  placeCells,
  plainText,
  smppInboundLines,
  smppOutboundLines,
  tickCells,
} from './gatewayStyle';
import { type Gateway, netmasks } from './gateways';
import { PortInput } from './PortInput';
import { useGatewayRules } from './useGatewayRules';
import { type Beside, useTakeApart } from './useTakeApart';

const label = (name: string) => `resources.carriers.gateway.${name}`;

const besideOf: Record<keyof typeof smppAddressRules, (row: Gateway) => readonly Beside[]> = {
  outbound: () => ['port'],
  inbound: ({ outbound }) => (outbound ? ['port', 'netmask'] : ['netmask']),
};

const AddressInput = ({
  source,
  direction,
}: {
  source: string;
  direction: keyof typeof smppAddressRules;
}) => (
  <TextInput
    source={`${source}.ipv4`}
    label={label('ipv4')}
    validate={useGatewayRules(smppAddressRules[direction])}
    onBlur={useTakeApart(source, besideOf[direction])}
    helperText={false}
    slotProps={plainText}
    sx={addressStyle}
  />
);

const TlsInput = ({ source }: { source: string }) => (
  <CheckboxInput source={`${source}.use_tls`} label={label('use_tls')} />
);

/** Where messages are sent to, and may come from as well, unless it is a name (rule 9.7). */
export const SmppOutboundInputs = ({ source }: { source: string }) => {
  const isNamed = isName(useWatch({ name: `${source}.ipv4` }));
  return (
    <>
      <Box sx={placeCells(smppOutboundLines)}>
        <AddressInput source={source} direction="outbound" />
        <PortInput source={source} />
      </Box>
      <Box sx={tickCells(smppOutboundLines)}>
        <TlsInput source={source} />
        {!isNamed && <CheckboxInput source={`${source}.inbound`} label={label('alsoInbound')} />}
      </Box>
    </>
  );
};

/** Where messages may come from, and are sent to as well. */
export const SmppInboundInputs = ({ source }: { source: string }) => {
  const sends = Boolean(useWatch({ name: `${source}.outbound` }));
  return (
    <>
      <Box sx={placeCells(smppInboundLines)}>
        <AddressInput source={source} direction="inbound" />
        <ChoiceInput
          source={`${source}.netmask`}
          label={label('netmask')}
          choices={netmasks}
          parse={Number}
        />
        {sends ? (
          <PortInput source={source} />
        ) : (
          <Box component="span" sx={noCellStyle(smppInboundLines)} />
        )}
      </Box>
      <Box sx={tickCells(smppInboundLines)}>
        <CheckboxInput source={`${source}.outbound`} label={label('alsoOutbound')} />
        {sends && <TlsInput source={source} />}
      </Box>
    </>
  );
};
