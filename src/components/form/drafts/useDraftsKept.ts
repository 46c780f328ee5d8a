import { useSyncExternalStore } from 'react';
import { areDraftsKept, subscribeToJournal } from '../../../saving/journal';

/** False while this browser does not keep what is typed. */
export const useDraftsKept = (): boolean => useSyncExternalStore(subscribeToJournal, areDraftsKept);
