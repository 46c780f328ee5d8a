import { useLocaleState, useTranslate } from 'ra-core';
import { useConsole } from '../../../components/ConsoleContext';
import { formatDuration, measures } from '../../../engines/trace';
import type { RecentCall } from '../../../types';
import type { CallFact } from '../details/useCallFacts';
import { useCallTrace } from '../trace/useCallTrace';

/** The latencies of the application in the trace of a call; none where it has no trace. */
export function useLatencyFacts(call: RecentCall): CallFact[] {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { features } = useConsole();
  const { data: trace } = useCallTrace(call, features.tracing);
  if (!trace) return [];
  return measures.flatMap((measure) => {
    const { p50: half, p95: most } = trace.latencies[measure];
    if (half === null || most === null) return [];
    return [
      {
        key: measure,
        label: translate(`resources.recent-calls.trace.latency.${measure}`),
        value: `p50 ${formatDuration(half, locale)} · p95 ${formatDuration(most, locale)}`,
        span: half * 1000,
      },
    ];
  });
}
