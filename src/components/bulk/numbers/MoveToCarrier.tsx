import { useState } from 'react';
import type { PhoneNumber } from '../../../types';
import { useErrorText } from '../../page/errorText';
import { usePlatform } from '../../usePlatform';
import type { BulkActionProps } from '../actionProps';
import { MoveNumbers, type MoveTarget } from './MoveNumbers';
import { useCarriersFor } from './useCarriersFor';
/** Gives the selected numbers another carrier, which makes each of them again. */
export const MoveToCarrier = (props: BulkActionProps) => {
  const errorText = useErrorText();
  const dataProvider = usePlatform();
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
      move={async (numbers, logOf, options) => {
        const many = await dataProvider.many();
        await many.moveNumbers(numbers, carrier?.id ?? '', logOf, options);
      }}
    />
  );
};
