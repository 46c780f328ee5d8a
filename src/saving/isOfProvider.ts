import type { Entry } from './journal';

/**
 * Whether the form of an entry may be offered it under the service provider on screen. A record belongs to
 * its own one, whichever is on screen; a new one to that under which it was begun.
 */
export const isOfProvider = (
  { sid, providerSid }: Pick<Entry, 'sid' | 'providerSid'>,
  current: string | null,
): boolean => sid !== null || !providerSid || !current || providerSid === current;
