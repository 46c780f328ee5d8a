import { useSyncExternalStore } from 'react';
import { areDraftsKept, subscribeToDrafts } from '../../../engines/drafts';

/** False while this browser does not keep what is typed. */
export const useDraftsKept = (): boolean => useSyncExternalStore(subscribeToDrafts, areDraftsKept);
