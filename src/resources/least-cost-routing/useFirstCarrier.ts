import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RouteDraft, RoutingCarrier } from '../../types';
import { useTableCarriers } from './useTableCarriers';

/** The carrier that new routes start with: the first active one by name. */
const firstOf = (carriers: RoutingCarrier[] = []): string =>
  (carriers.find(({ is_active }) => is_active) ?? carriers[0])?.id ?? '';

/**
 * The carrier that new routes start with. In a form for a new table it also takes the place of
 * carriers that the chosen account cannot use.
 */
export function useFirstCarrier(isNew: boolean): string {
  const { data: carriers } = useTableCarriers();
  const { getValues, setValue } = useFormContext();
  const first = firstOf(carriers);
  useEffect(() => {
    if (!isNew || !carriers) return;
    const isUsable = (sid: unknown) => carriers.some(({ id }) => id === sid);
    const places = [
      'default_carrier_sid',
      ...((getValues('routes') as RouteDraft[] | undefined) ?? []).map(
        (_route, index) => `routes.${index}.voip_carrier_sid`,
      ),
    ];
    for (const place of places) if (!isUsable(getValues(place))) setValue(place, first);
  }, [isNew, carriers, first, getValues, setValue]);
  return first;
}
