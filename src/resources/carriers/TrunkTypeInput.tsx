import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { narrowInput } from '../../components/inputs/inputStyle';
import type { SipGateway } from '../../types';
import { gatewaySid, hasAddress } from './gateways';
import { type TrunkTypeDescriptor, trunkTypeOf, trunkTypes } from './trunkTypes';
import { useTrunkType } from './useTrunkType';

const label = 'resources.carriers.fields.trunk_type';

/** New rows without an address turn to the direction that the trunk type starts with. */
const turned = (row: SipGateway, { takesGatewayCalls }: TrunkTypeDescriptor): SipGateway =>
  gatewaySid(row) || hasAddress(row)
    ? row
    : { ...row, inbound: takesGatewayCalls, outbound: !takesGatewayCalls };

/** How the carrier and the platform know each other; hidden on platforms without trunk types. */
export const TrunkTypeInput = () => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const { type, isSupported, isPending } = useTrunkType();
  const choices = trunkTypes.map(({ id }) => ({
    id,
    name: translate(`resources.carriers.trunks.${id}.name`),
  }));
  const purpose = `resources.carriers.trunks.${type.id}.purpose`;
  if (isPending) {
    // Only keeps the space: a platform without trunk types must not get one from the form.
    return (
      <TextField
        select
        disabled
        label={translate(label)}
        value={type.id}
        helperText={translate(purpose)}
        sx={narrowInput}
      >
        {choices.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  if (!isSupported) return null;
  const follow = () => {
    const next = trunkTypeOf(getValues('trunk_type'));
    const options = { shouldDirty: true };
    setValue('requires_register', next.registration === 'always', options);
    for (const [index, row] of (getValues('sip_gateways') as SipGateway[]).entries()) {
      const { inbound, outbound } = turned(row, next);
      setValue(`sip_gateways.${index}.inbound`, inbound, options);
      setValue(`sip_gateways.${index}.outbound`, outbound, options);
    }
  };
  return (
    <ChoiceInput
      source="trunk_type"
      label={label}
      choices={choices}
      defaultValue="static_ip"
      helperText={purpose}
      onChange={follow}
    />
  );
};
