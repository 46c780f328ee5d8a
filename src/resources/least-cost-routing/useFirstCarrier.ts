import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RouteDraft, RoutingCarrier } from '../../types';
import { useTableCarriers } from './useTableCarriers';

/** The carrier that new routes start with: the first active one by name. */
const firstOf = (carriers: RoutingCarrier[] = []): string =>
  (carriers.find(({ is_active }) => is_active) ?? carriers[0])?.id ?? '';

/**
 * The carrier that new routes start with, also those that were added before it was known. In a form
 * for a new table it also takes the place of carriers that the chosen account cannot use.
 */
export function useFirstCarrier(isNew: boolean): string {
  const { data: carriers } = useTableCarriers();
  const { getValues, setValue } = useFormContext();
  const first = firstOf(carriers);
  useEffect(() => {
    if (!carriers) return;
    const isUsable = (sid: unknown) => carriers.some(({ id }) => id === sid);
    const routes = (getValues('routes') as RouteDraft[] | undefined) ?? [];
    for (const [index, { lcr_route_sid, voip_carrier_sid }] of routes.entries()) {
      const lacks = isNew ? !isUsable(voip_carrier_sid) : !lcr_route_sid && !voip_carrier_sid;
      if (lacks) setValue(`routes.${index}.voip_carrier_sid`, first);
    }
    if (isNew && !isUsable(getValues('default_carrier_sid')))
      setValue('default_carrier_sid', first);
  }, [isNew, carriers, first, getValues, setValue]);
  return first;
}
