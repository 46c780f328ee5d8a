import Box from '@mui/material/Box';
import { TextInput } from 'ra-ui-materialui';
import { useFormState } from 'react-hook-form';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { PortInput } from '../../components/inputs/PortInput';
import type { Carrier } from '../../types';
import { portRules, smppAddressRules } from './gatewayRules';
import { addressStyle, placeStyle, plainText, ticksStyle } from './gatewayStyle';
import { netmasks, rowAt } from './gateways';
import { useGatewayRules } from './useGatewayRules';

const label = (name: string) => `resources.carriers.gateway.${name}`;

/** Where messages are sent to. */
export const SmppOutboundInputs = ({ source }: { source: string }) => {
  const { defaultValues } = useFormState();
  const addresses = useGatewayRules(smppAddressRules.outbound);
  const ports = useGatewayRules(portRules);
  const isBoth = Boolean(rowAt(defaultValues as Partial<Carrier>, source).row?.inbound);
  return (
    <>
      <Box sx={placeStyle}>
        <TextInput
          source={`${source}.ipv4`}
          label={label('ipv4')}
          validate={addresses}
          helperText={false}
          slotProps={plainText}
          sx={addressStyle}
        />
        <PortInput source={`${source}.port`} label={label('port')} validate={ports} />
      </Box>
      <Box sx={ticksStyle}>
        <CheckboxInput source={`${source}.use_tls`} label={label('use_tls')} />
        {isBoth && <CheckboxInput source={`${source}.inbound`} label={label('alsoInbound')} />}
      </Box>
    </>
  );
};

/** Where messages may come from. */
export const SmppInboundInputs = ({ source }: { source: string }) => (
  <Box sx={placeStyle}>
    <TextInput
      source={`${source}.ipv4`}
      label={label('ipv4')}
      validate={useGatewayRules(smppAddressRules.inbound)}
      helperText={false}
      slotProps={plainText}
      sx={addressStyle}
    />
    <ChoiceInput
      source={`${source}.netmask`}
      label={label('netmask')}
      choices={netmasks}
      parse={Number}
    />
  </Box>
);
