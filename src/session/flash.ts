import { sessionKeys, tab } from './storage';
import { untold } from './untold';

const flashes = [
  'signedOut',
  'expired',
  'unreachable',
  'loginRequired',
  'passwordSet',
  'passwordEmailSent',
] as const;
/** A message for the next public page: its key below `public.flash`. */
export type Flash = (typeof flashes)[number];

/** Leaves a message for the next public page. */
export function setFlash(flash: Flash): void {
  tab.set(sessionKeys.flash, flash);
}

/** Leaves a message unless a better one is waiting, such as why the session ended or that a log-out was not heard. */
export function flashUnlessWaiting(flash: Flash): void {
  if (!untold() && !tab.get(sessionKeys.flash)) setFlash(flash);
}

/** The waiting message, given once. */
export function takeFlash(): Flash | null {
  const stored = tab.get(sessionKeys.flash);
  tab.set(sessionKeys.flash, null);
  return flashes.find((flash) => flash === stored) ?? null;
}
