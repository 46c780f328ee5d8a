import { useCallback, useSyncExternalStore } from 'react';
import type { RecordingSession } from './engine/RecordingSession';

/** Events after which the position may be another one. */
const events = ['timeupdate', 'seeking', 'seeked', 'ended'];

/** Where a recording stands, in seconds to a tenth. For small components: it changes while it plays. */
export function usePosition(session: RecordingSession): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { media } = session;
      for (const event of events) media?.addEventListener(event, listener);
      return () => {
        for (const event of events) media?.removeEventListener(event, listener);
      };
    },
    [session],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(session.position * 10) / 10);
}
