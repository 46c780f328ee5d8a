import { useEffect, useState } from 'react';
import { usePlatform } from '../../../components/usePlatform';
import { RecordingSession } from '../../../engines/audio';
import type { RecentCall } from '../../../types';

/** Seconds that a call lasted, as far as its record says. */
const callSeconds = ({ duration, answered_at, terminated_at }: RecentCall): number => {
  const byTimes = (Date.parse(terminated_at ?? '') - Date.parse(answered_at ?? '')) / 1000;
  return Math.max(0, Number(duration) || 0, byTimes || 0);
};

/**
 * Opens the recording of a call when it is mounted, and gives it up when it is not: the transfer is
 * aborted and what was fetched is freed. `from` is the second at which it begins to play, null for
 * standing still.
 */
export function useRecording(call: RecentCall, from: number | null): RecordingSession | null {
  const dataProvider = usePlatform();
  const [session, setSession] = useState<RecordingSession | null>(null);
  const url = call.recording_url ?? '';
  const length = callSeconds(call);
  useEffect(() => {
    const opened = new RecordingSession(
      (signal) => dataProvider.openRecording(url, signal),
      length,
    );
    setSession(opened);
    opened.start(from);
    return () => opened.close();
  }, [dataProvider, url, length, from]);
  return session;
}
