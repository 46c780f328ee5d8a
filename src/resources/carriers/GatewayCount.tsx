import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { StateLabel } from '../../components/fields/StateLabel';
import { useWhenInView } from '../../components/list/useInView';
import { useQueryState } from '../../components/list/useQueryState';
import { useErrorText } from '../../components/page/errorText';
import { usePlatform } from '../../components/usePlatform';
import { listWords } from '../../domain/listWords';
import type { GatewayCounts } from '../../types';

/** The query of a carrier's counts; invalidated when the carrier is saved. */
export const gatewayCountsKey = (sid: string) => ['carriers', 'gatewayCounts', sid];

/** How long a count is used without asking again (ms); saving the carrier invalidates it (decision 89). */
const staleTime = 15 * 60_000;

/** How many gateways a carrier has in each direction, counted once its row is on screen. */
export const GatewayCount = ({ sid }: { sid: string }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = usePlatform();
  const client = useQueryClient();
  const { data, error } = useQueryState<GatewayCounts>(gatewayCountsKey(sid)) ?? {};
  const count = () =>
    client
      .fetchQuery({
        queryKey: gatewayCountsKey(sid),
        queryFn: ({ signal }) => dataProvider.getGatewayCounts(sid, signal),
        staleTime,
        gcTime: staleTime,
        // Another record that is deleted makes no difference (DeleteConfirmation).
        meta: { onlyOf: sid, isOfScreen: true },
        retry: false,
      })
      // What went wrong is in the state of the query.
      .catch(() => undefined);
  const ref = useWhenInView<HTMLSpanElement>(count);
  // Leaving cancels the counts that are still waiting.
  useEffect(() => {
    const queryKey = gatewayCountsKey(sid);
    return () => void client.cancelQueries({ queryKey });
  }, [client, sid]);
  if (error && !data) {
    return (
      <StateLabel
        state="error"
        label={translate('resources.carriers.gateways.failed')}
        details={errorText(error).join(' ')}
      />
    );
  }
  return (
    <span ref={ref} className={data ? 'gateway-count' : 'gateway-count muted'}>
      {data
        ? listWords(
            [
              translate('resources.carriers.gateways.inbound', { smart_count: data.inbound }),
              translate('resources.carriers.gateways.outbound', { smart_count: data.outbound }),
            ],
            translate,
          )
        : translate('resources.carriers.gateways.checking')}
    </span>
  );
};
