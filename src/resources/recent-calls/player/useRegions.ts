import { useMemo } from 'react';
import {
  findRegions,
  hasRecordingStart,
  isRecordingStart,
  type RecordingSession,
  type RecordingState,
  recordingStart,
  toRecordedSpans,
} from '../../../engines/audio';
import type { RecentCall } from '../../../types';
import { useCallTrace } from '../trace/useCallTrace';

/**
 * What the trace says about a recording: its regions, and when its second zero was. The trace is
 * asked for only when it `isWanted`; one that another view of the call has fetched is used as well.
 */
export function useRegions(
  call: RecentCall,
  session: RecordingSession,
  { duration, arePeaksComplete }: RecordingState,
  isWanted: boolean,
) {
  const { data, error, isLoading, refetch } = useCallTrace(call, isWanted);
  const spans = useMemo(() => {
    if (!data) return undefined;
    // Of a long trace, all are worked out for those only who look at them.
    return toRecordedSpans(isWanted ? data.spans : data.spans.filter(isRecordingStart));
  }, [data, isWanted]);
  // Latencies that are heard need the sound, which is complete a moment after the file.
  const regions = useMemo(
    () =>
      isWanted && spans
        ? findRegions(
            spans,
            duration,
            (arePeaksComplete ? session.file?.peaks?.loudness() : null) ?? [],
          )
        : null,
    [isWanted, spans, duration, arePeaksComplete, session],
  );
  return {
    regions,
    zero: recordingStart(spans, call.answered_at),
    hasStart: spans ? hasRecordingStart(spans) : true,
    error,
    isLoading,
    refetch,
  };
}
