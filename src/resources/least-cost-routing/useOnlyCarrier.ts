import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RouteValues } from '../../types';
import { useTableCarriers } from './useTableCarriers';

/**
 * The carrier that new routes start with, also those that were added before it was known: the only
 * one that there is, else none, so that no call leaves over a carrier that nobody chose. A form for a
 * new table also loses the carriers that the chosen account cannot use.
 */
export function useOnlyCarrier(isNew: boolean): string {
  const { data: carriers } = useTableCarriers();
  const { getValues, setValue } = useFormContext();
  const only = carriers?.length === 1 ? (carriers[0]?.id ?? '') : '';
  useEffect(() => {
    if (!carriers) return;
    const isUsable = (sid: unknown) => carriers.some(({ id }) => id === sid);
    const routes = (getValues('routes') as RouteValues[] | undefined) ?? [];
    for (const [index, { lcr_route_sid, voip_carrier_sid }] of routes.entries()) {
      const lacks = isNew ? !isUsable(voip_carrier_sid) : !lcr_route_sid && !voip_carrier_sid;
      if (lacks && voip_carrier_sid !== only) setValue(`routes.${index}.voip_carrier_sid`, only);
    }
    const standard = getValues('default_carrier_sid');
    if (isNew && !isUsable(standard) && standard !== only) setValue('default_carrier_sid', only);
  }, [isNew, carriers, only, getValues, setValue]);
  return only;
}
