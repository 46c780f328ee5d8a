import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { statusOf } from '../../../components/page/errorText';
import type { RecentCall } from '../../../types';
import { FetchingFile } from '../FetchingFile';
import { TraceView } from './TraceView';
import { traceKey, useCallTrace } from './useCallTrace';

/** The trace of a call, requested when its tab is first opened. */
export const TracePanel = ({ call }: { call: RecentCall }) => {
  const translate = useTranslate();
  const { data, error, isPending, isFetching, refetch } = useCallTrace(call);
  // What came is drawn in many small turns, between which keys go on.
  const trace = useDeferredValue(data);
  const hasSpans = trace && trace.tree.nodes.length > 0;
  if (isPending || trace !== data || (isFetching && !hasSpans)) {
    return <FetchingFile queryKey={traceKey(call)} rows={8} />;
  }
  if (error && statusOf(error) !== 404) {
    return <ErrorPanel error={error} onRetry={() => refetch()} />;
  }
  const problem = error ? 'missing' : !trace ? 'unreadable' : 'empty';
  if (hasSpans) return <TraceView call={call} trace={trace} />;
  return (
    <Alert
      severity={problem === 'unreadable' ? 'warning' : 'info'}
      action={
        <Button color="inherit" size="small" onClick={() => refetch()}>
          {translate('app.errors.retry')}
        </Button>
      }
    >
      {translate(`resources.recent-calls.trace.${problem}`)}
    </Alert>
  );
};
