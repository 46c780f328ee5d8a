import { useSyncExternalStore } from 'react';
import type { Identity } from '../types';
import { currentServiceProvider, identity, isLeaving, subscribe } from './index';

/** Who is signed in, kept fresh; null when nobody is. */
export const useIdentity = (): Identity | null =>
  useSyncExternalStore(subscribe, identity, identity);

/** The sid of the current service provider, kept fresh; null while an admin has none. */
export const useCurrentServiceProvider = (): string | null =>
  useSyncExternalStore(subscribe, currentServiceProvider);

/** True while the user is logging out, kept fresh. */
export const useIsLoggingOut = (): boolean => useSyncExternalStore(subscribe, isLeaving);
