import type { Scope } from '../types';
import type { Caller } from './caller';

/** A path below the API base, written for one caller. */
export type Path = (caller: Caller) => string;

/** A path below the current service provider. */
export const provider =
  (rest: string): Path =>
  ({ providerSid }) =>
    `ServiceProviders/${encodeURIComponent(providerSid ?? '')}/${rest}`;

/** A path below the caller's own account. */
const own =
  (rest: string): Path =>
  ({ accountSid }) =>
    `Accounts/${encodeURIComponent(accountSid ?? '')}/${rest}`;

/** The same path for everybody. */
export const at =
  (path: string): Path =>
  () =>
    path;

/** A path for each scope. */
export const byScope =
  (paths: Record<Scope, Path>): Path =>
  (caller) =>
    paths[caller.scope](caller);

/** The provider's path, but the account's own one for account users. */
export const providerOrOwn = (rest: string): Path =>
  byScope({ admin: provider(rest), service_provider: provider(rest), account: own(rest) });

/** The path of one account's own list when the filter names an account, else the general one. */
export const accountOr =
  (rest: string, otherwise: Path) => (caller: Caller, filter: Record<string, unknown>) =>
    typeof filter.account_sid === 'string' && filter.account_sid
      ? own(rest)({ ...caller, accountSid: filter.account_sid })
      : otherwise(caller);

/** A text with something in it, trimmed; undefined for everything else. */
export const trimmedText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/** A number as the platform stores it: '+1 (555) 200-0001' is 15552000001. */
export const digitsOf = (number: unknown): string | undefined =>
  trimmedText(trimmedText(number)?.replace(/[+\s()./\-\u2010-\u2015]/g, ''));
