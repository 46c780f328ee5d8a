import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { Carrier, PredefinedCarrier } from '../../types';
import { usePredefinedCarriers } from './usePredefinedCarriers';

/** The template that the form of a new carrier starts from; undefined for none. */
export function useTemplate(): PredefinedCarrier | undefined {
  const isNew = !useRecordContext<Carrier>()?.id;
  const { data: templates } = usePredefinedCarriers({ enabled: isNew });
  const chosen = useWatch({ name: 'template_sid' });
  return templates?.find(({ predefined_carrier_sid }) => predefined_carrier_sid === chosen);
}
