import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { statusOf } from '../../../components/page/errorText';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { usePlatform } from '../../../components/usePlatform';
import { parseLogLine } from '../../../engines/logs';
import type { RecentCall } from '../../../types';
import { LogView } from './LogView';

/** The logs of a call: the platform searches for them when their tab is opened. */
const useLogs = (call: RecentCall) => {
  const dataProvider = usePlatform();
  const { account_sid, call_sid } = call;
  return useQuery({
    queryKey: ['recent-calls', 'logs', account_sid, call_sid],
    queryFn: ({ signal }) => dataProvider.getCallLogs({ account_sid, call_sid }, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
};

export const LogsPanel = ({ call }: { call: RecentCall }) => {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useLogs(call);
  const lines = useMemo(() => (data ?? []).map(parseLogLine), [data]);
  const retrieve = () => refetch();
  if (isFetching && lines.length === 0) return <TableSkeleton rows={6} />;
  const isMissing = statusOf(error) === 404;
  const failure = error && !isMissing && <ErrorPanel error={error} onRetry={retrieve} />;
  if (lines.length > 0) {
    return (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {failure}
        {isMissing && (
          <Alert severity="info">{translate('resources.recent-calls.logs.gone')}</Alert>
        )}
        <LogView call={call} lines={lines} isRetrieving={isFetching} onRetrieve={retrieve} />
      </Box>
    );
  }
  if (failure) return failure;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={retrieve}>
          {translate('app.errors.retry')}
        </Button>
      }
    >
      {translate(`resources.recent-calls.logs.${error ? 'missing' : 'none'}`)}
    </Alert>
  );
};
