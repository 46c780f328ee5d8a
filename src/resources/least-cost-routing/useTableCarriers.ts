import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { shortenSid } from '../../components/inputs/ShortSid';
import { usePlatform } from '../../components/usePlatform';
import type { LeastCostRouting } from '../../types';

/** The carriers that the table in the form may name, asked once for everything on the page. */
export function useTableCarriers() {
  const dataProvider = usePlatform();
  const stored = useRecordContext<LeastCostRouting>();
  const account_sid: string | null = useWatch({ name: 'account_sid' }) || null;
  const owner = { account_sid, service_provider_sid: stored?.service_provider_sid };
  return useQuery({
    queryKey: ['least-cost-routing', 'carriers', owner],
    queryFn: () => dataProvider.getRoutingCarriers(owner),
    staleTime: 30_000,
    retry: false,
  });
}

const usedCarriers = ({ routes = [], default_carrier_sid }: Partial<LeastCostRouting>): string => {
  const used = routes.flatMap(({ voip_carrier_sid, further_carriers = [] }) => [
    voip_carrier_sid,
    ...further_carriers,
  ]);
  return [...new Set([default_carrier_sid, ...used])].filter(Boolean).sort().join();
};

/** The names of all selectable or already used carriers, with their sids. */
export function useTableCarrierChoices(): { id: string; name: string }[] {
  const translate = useTranslate();
  const { data: carriers } = useTableCarriers();
  // A text, so that typing in a route changes nothing here.
  const used = useWatch({ compute: usedCarriers });
  const unknown = used
    .split(',')
    .filter((sid) => sid && !carriers?.some(({ id }) => id === sid))
    .join();
  return useMemo(() => {
    const known = (carriers ?? []).map(({ id, name, is_active }) => ({
      id,
      name: is_active
        ? name
        : translate('resources.least-cost-routing.route.inactiveCarrier', { name }),
    }));
    const others = unknown ? unknown.split(',') : [];
    const text = (sid: string) =>
      carriers
        ? translate('resources.least-cost-routing.route.unknownCarrier', { sid: shortenSid(sid) })
        : '…';
    return [...known, ...others.map((id) => ({ id, name: text(id) }))];
  }, [carriers, unknown, translate]);
}
