import { currentServiceProvider } from './index';
import { local, localKeys } from './storage';

/** Stores the account filter for the lists of this section, with the service provider whose account it is. */
export function storeAccountFilter(accountSid: string | null): void {
  local.set(localKeys.accountFilter, accountSid || null);
  local.set(localKeys.accountFilterOf, accountSid ? currentServiceProvider() : null);
}

/**
 * Tells the session which top-level section is open. Moving to another one clears the account and
 * query filters (rule 2.5). Answers whether the section changed.
 */
export function enterSection(section: string): boolean {
  const previous = local.get(localKeys.section);
  if (previous === section) return false;
  local.set(localKeys.section, section);
  storeAccountFilter(null);
  local.set(localKeys.queryFilter, null);
  return previous !== null;
}
