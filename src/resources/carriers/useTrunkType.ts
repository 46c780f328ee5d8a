import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { Carrier } from '../../types';
import { type TrunkTypeDescriptor, trunkTypeOf } from './trunkTypes';
import { usePredefinedCarriers } from './usePredefinedCarriers';

interface ChosenTrunkType {
  type: TrunkTypeDescriptor;
  /** False on platforms that know no trunk types: everything is an IP trunk there. */
  isSupported: boolean;
  /** True while it is not known yet. */
  isPending: boolean;
}

/**
 * The trunk type of the form. A stored carrier shows whether the platform has trunk types; for a new
 * one, a template does.
 */
export function useTrunkType(): ChosenTrunkType {
  const carrier = useRecordContext<Carrier>();
  const isNew = !carrier?.id;
  const { data: templates, isLoading: isPending } = usePredefinedCarriers({ enabled: isNew });
  const chosen = useWatch({ name: 'trunk_type' });
  const isSupported = isNew
    ? Boolean(templates?.some(({ trunk_type }) => trunk_type !== undefined))
    : carrier.trunk_type !== undefined;
  return { type: trunkTypeOf(isSupported ? chosen : undefined), isSupported, isPending };
}
