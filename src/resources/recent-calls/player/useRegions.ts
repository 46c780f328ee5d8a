import { useEffect, useMemo, useState } from 'react';
import {
  findRegions,
  hasRecordingStart,
  type RecordedSpan,
  type RecordingSession,
  type RecordingState,
  recordingStart,
  toRecordedSpans,
} from '../../../engines/audio';
import { collectSpans, type ReadTrace } from '../../../engines/trace';
import type { RecentCall } from '../../../types';
import { useCallTrace } from '../trace/useCallTrace';

/** The evaluated spans of a trace: all, or only those about the recording. */
interface Found {
  trace: ReadTrace;
  isWhole: boolean;
  spans: RecordedSpan[];
}

/**
 * What the trace says about a recording: its regions, and when its second zero was. The trace is
 * requested only when it `isWanted`; one that another view of the call has loaded is used too.
 */
export function useRegions(
  call: RecentCall,
  session: RecordingSession,
  { duration, arePeaksComplete }: RecordingState,
  isWanted: boolean,
) {
  const { data, error, isLoading, refetch } = useCallTrace(call, isWanted);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!data) return undefined;
    // Of a long trace, all are worked out for those only who look at them.
    const numbers = isWanted ? data.order : data.recordings;
    return collectSpans(data, numbers, (spans) =>
      setFound({ trace: data, isWhole: isWanted, spans: toRecordedSpans(spans) }),
    );
  }, [data, isWanted]);
  const spans = found && found.trace === data ? found.spans : undefined;
  const all = found?.isWhole ? spans : undefined;
  // Latencies that are heard need the sound, which is complete a moment after the file.
  const regions = useMemo(
    () =>
      isWanted && all
        ? findRegions(
            all,
            duration,
            (arePeaksComplete ? session.file?.peaks?.loudness() : null) ?? [],
          )
        : null,
    [isWanted, all, duration, arePeaksComplete, session],
  );
  return {
    regions,
    zero: recordingStart(spans, call.answered_at),
    hasStart: spans ? hasRecordingStart(spans) : true,
    error,
    isLoading: isLoading || Boolean(isWanted && data && !all),
    refetch,
  };
}
