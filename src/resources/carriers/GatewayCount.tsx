import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { StateLabel } from '../../components/fields/StateLabel';
import { useInView } from '../../components/list/useInView';
import { useErrorText } from '../../components/page/errorText';
import type { ConsoleDataProvider } from '../../dataProvider';

/** The query of a carrier's counts; invalidated when the carrier is saved. */
export const gatewayCountsKey = (sid: string) => ['carriers', 'gatewayCounts', sid];

/** How long a count is used without asking again (ms); saving the carrier invalidates it. */
const staleTime = 300_000;

/** How many gateways a carrier has in each direction, counted once its row is on screen. */
export const GatewayCount = ({ sid }: { sid: string }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [ref, isOnScreen] = useInView<HTMLSpanElement>();
  const { data, error } = useQuery({
    queryKey: gatewayCountsKey(sid),
    queryFn: ({ signal }) => dataProvider.getGatewayCounts(sid, signal),
    enabled: isOnScreen,
    staleTime,
    retry: false,
  });
  if (data) {
    return (
      <span className="nowrap">
        {translate('resources.carriers.gateways.inbound', { smart_count: data.inbound })}
        {', '}
        {translate('resources.carriers.gateways.outbound', { smart_count: data.outbound })}
      </span>
    );
  }
  if (error) {
    return (
      <StateLabel
        state="error"
        label={translate('resources.carriers.gateways.failed')}
        details={errorText(error).join(' ')}
      />
    );
  }
  return (
    <span ref={ref} className="nowrap muted">
      {translate('resources.carriers.gateways.checking')}
    </span>
  );
};
