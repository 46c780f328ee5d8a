import { useSyncExternalStore } from 'react';
import type { RecordingSession } from '../../../engines/audio';

/** Where a recording stands, in seconds to a tenth. For small components: it changes while it plays. */
export const usePosition = (session: RecordingSession): number =>
  useSyncExternalStore(session.follow, () => Math.floor(session.position * 10) / 10);
