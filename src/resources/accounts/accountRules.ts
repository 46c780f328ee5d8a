import type { Account } from '../../types';

/** The day of a time that the platform answered; '' for none. */
export const dayOf = (time: unknown): string => (typeof time === 'string' ? time.slice(0, 10) : '');

/** The end of a trial as it is sent: the stored one as long as it is the same day. */
export const toTrialEnd = (wanted: string | null, stored: string | null) =>
  dayOf(wanted) === dayOf(stored) ? stored : dayOf(wanted) || null;

/** How many devices go with a call. The platform takes anything, and counts with it. */
export const validateRatio = (value: unknown): string | undefined =>
  Number.isInteger(value) && Number(value) > 0 ? undefined : 'pages.billing.backOffice.ratio';

/** A realm has no blanks: the platform does not check it. */
export function validateSipRealm(value: unknown): string | undefined {
  return typeof value === 'string' && /\s/.test(value.trim())
    ? 'resources.accounts.validation.sipRealmBlanks'
    : undefined;
}

/** Calls that are all recorded must go somewhere (rule 7.4). */
export function validateVendor(value: unknown, all: Partial<Account>): string | undefined {
  return !value && all.record_all_calls ? 'ra.validation.required' : undefined;
}
