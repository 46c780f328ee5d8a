import { readPreference, writePreference } from './preferences';

/** Of how many providers and accounts it is remembered; the oldest is forgotten first. */
const most = 40;

/** Enough of a sid to distinguish a handful of providers and accounts. */
const shortened = (owner: string) => owner.slice(0, 8);

const read = (): string[] => readPreference('setup')?.split('.') ?? [];

/** True where everything was there once, or where the operator closed the panel. */
export const isSetUp = (owner: string): boolean => read().includes(shortened(owner));

/** Nothing of this provider or account has to be looked for any more. */
export function rememberSetUp(owner: string): void {
  if (isSetUp(owner)) return;
  writePreference('setup', [...read(), shortened(owner)].slice(-most).join('.'));
}
