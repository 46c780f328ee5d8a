import { useState } from 'react';
import type { PhoneNumber } from '../../../types';
import { useErrorText } from '../../page/errorText';
import type { BulkActionProps } from '../actionProps';
import { MoveNumbers, type MoveTarget } from './MoveNumbers';
import { useCarriersFor } from './useCarriersFor';
import { useMoveNumbers } from './useMoveNumbers';

/** Gives the selected numbers another carrier, which makes each of them again. */
export const MoveToCarrier = (props: BulkActionProps) => {
  const errorText = useErrorText();
  const move = useMoveNumbers();
  const { choices, error } = useCarriersFor(props.records as PhoneNumber[]);
  const [carrier, setCarrier] = useState<MoveTarget | null>(null);
  return (
    <MoveNumbers
      {...props}
      kind="moveToCarrier"
      column="voip_carrier_sid"
      places={choices}
      error={error ? errorText(error).join(' ') : null}
      place={carrier}
      onPlace={setCarrier}
      move={(numbers, logOf, options) => move(numbers, carrier?.id ?? '', logOf, options)}
    />
  );
};
