import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { onDemand } from '../../../components/onDemand';
import { Bounded } from '../../../components/page/Bounded';
import { TableSkeleton } from '../../../components/page/Skeletons';
import type { LiveCall, RecentCall } from '../../../types';
import { PlayheadProvider } from '../playhead';
import { traceKey } from '../trace/useCallTrace';

const TracePanel = onDemand(async () => (await import('../trace/TracePanel')).TracePanel);

/** A call that runs as the record that it will be: what the platform knows of it by now. */
const recordOf = (call: LiveCall): RecentCall => ({
  id: call.id,
  call_sid: call.call_sid,
  account_sid: call.account_sid,
  application_sid: call.application_sid,
  sip_callid: call.sbc_callid ?? '',
  attempted_at: '',
  direction: call.direction,
  from: call.from,
  to: call.to,
  answered: call.call_status === 'in-progress',
  duration: 0,
  sip_status: call.sip_status ?? '',
  trunk: call.originating_sip_trunk_name ?? '',
  trace_id: call.trace_id,
});

/** What has happened in a call so far: the steps that are over. It is read again when that is asked for. */
export const RunningTrace = ({ call }: { call: LiveCall }) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const record = recordOf(call);
  return (
    <div>
      <div className="row-buttons">
        <Button
          size="small"
          startIcon={<RefreshIcon />}
          onClick={() => queryClient.invalidateQueries({ queryKey: traceKey(record) })}
        >
          {translate('live.calls.trace.refresh')}
        </Button>
      </div>
      <PlayheadProvider key={call.call_sid}>
        <Bounded of="panel">
          <Suspense fallback={<TableSkeleton rows={4} />}>
            <TracePanel call={record} />
          </Suspense>
        </Bounded>
      </PlayheadProvider>
    </div>
  );
};
