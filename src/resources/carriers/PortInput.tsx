import { TextInput } from 'ra-ui-materialui';
import { ownLine } from '../../theme';
import { portRules } from './gatewayRules';
import { useGatewayRules } from './useGatewayRules';

const digits = { htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } } as const;

/** A number where digits were typed, so that it is compared and sent as one; other texts as they are. */
const parse = (typed: string) => {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
};
const format = (value: unknown) => String(value ?? '');

/** The port of a gateway, by its place in the form. */
export const PortInput = ({ source }: { source: string }) => (
  <TextInput
    source={`${source}.port`}
    label="resources.carriers.gateway.port"
    validate={useGatewayRules(portRules)}
    parse={parse}
    format={format}
    helperText={false}
    slotProps={digits}
    sx={{ '& input': { ...ownLine, fontSize: 13 } }}
  />
);
