import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { StateLabel } from '../../components/fields/StateLabel';
import { useInView } from '../../components/list/useInView';
import { useErrorText } from '../../components/page/errorText';
import type { ConsoleDataProvider } from '../../dataProvider';

/** The query of a carrier's counts; invalidated when the carrier is saved. */
export const gatewayCountsKey = (sid: string) => ['carriers', 'gatewayCounts', sid];

/** How long a count is used without asking again (ms); saving the carrier invalidates it (decision 89). */
const staleTime = 15 * 60_000;

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
    gcTime: staleTime,
    retry: false,
  });
  if (data) {
    return (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {translate('resources.carriers.gateways.inbound', { smart_count: data.inbound })}
        {', '}
        {translate('resources.carriers.gateways.outbound', { smart_count: data.outbound })}
      </Box>
    );
  }
  if (error) {
    const text = errorText(error).join(' ');
    return (
      <Tooltip title={text}>
        <Box component="span" tabIndex={0}>
          <StateLabel state="error" label={translate('resources.carriers.gateways.failed')} />
        </Box>
      </Tooltip>
    );
  }
  return (
    <Box component="span" ref={ref} color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
      {translate('resources.carriers.gateways.checking')}
    </Box>
  );
};
