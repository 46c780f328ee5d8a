import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useConsole } from '../../components/ConsoleContext';
import { onDemand } from '../../components/onDemand';
import { Bounded } from '../../components/page/Bounded';
import { type ViewTab, ViewTabs } from '../../components/tabs/ViewTabs';
import { hasTrace } from '../../engines/trace';
import type { RecentCall } from '../../types';
import { PlayheadProvider } from './playhead';

const CallDetails = onDemand(async () => (await import('./details/CallDetails')).CallDetails);
const TracePanel = onDemand(async () => (await import('./trace/TracePanel')).TracePanel);
const LogsPanel = onDemand(async () => (await import('./logs/LogsPanel')).LogsPanel);
const RecordingPlayer = onDemand(
  async () => (await import('./player/RecordingPlayer')).RecordingPlayer,
);
const CapturePanel = onDemand(async () => (await import('./capture/CapturePanel')).CapturePanel);

/** The tabs of a call: Tracing with a trace and its flag, Logs with its flag (rule 13.2). */
const useTabs = (call: RecentCall): ViewTab[] => {
  const translate = useTranslate();
  const { features } = useConsole();
  return [
    {
      id: 'details',
      label: translate('resources.recent-calls.details.title'),
      content: <CallDetails call={call} />,
    },
    ...(features.tracing && hasTrace(call)
      ? [
          {
            id: 'tracing',
            label: translate('resources.recent-calls.trace.title'),
            content: <TracePanel call={call} />,
          },
        ]
      : []),
    ...(features.awsRegion
      ? [
          {
            id: 'logs',
            label: translate('resources.recent-calls.logs.title'),
            content: <LogsPanel call={call} />,
          },
        ]
      : []),
    ...(call.sip_callid
      ? [
          {
            id: 'capture',
            label: translate('resources.recent-calls.capture.title'),
            content: <CapturePanel call={call} />,
          },
        ]
      : []),
  ];
};

/** Everything about one call in one place: its tabs, and the recording that they share. */
export const CallPanel = ({ call }: { call: RecentCall }) => {
  const translate = useTranslate();
  const tabs = useTabs(call);
  return (
    <PlayheadProvider key={call.call_sid}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <div>
          <ViewTabs label={translate('resources.recent-calls.tabs')} tabs={tabs} />
        </div>
        {call.recording_url && (
          <Bounded of="panel">
            <Suspense fallback={null}>
              <RecordingPlayer call={call} />
            </Suspense>
          </Bounded>
        )}
      </Box>
    </PlayheadProvider>
  );
};
