import { localKeys } from './storage';

/** Stores the account filter for the lists of this section. */
export function storeAccountFilter(accountSid: string | null): void {
  if (accountSid) localStorage.setItem(localKeys.accountFilter, accountSid);
  else localStorage.removeItem(localKeys.accountFilter);
}

/**
 * Tells the session which top-level section is open. Moving to another one clears the account and
 * query filters (rule 2.5). Answers whether the section changed.
 */
export function enterSection(section: string): boolean {
  const previous = localStorage.getItem(localKeys.section);
  if (previous === section) return false;
  localStorage.setItem(localKeys.section, section);
  localStorage.removeItem(localKeys.accountFilter);
  localStorage.removeItem(localKeys.queryFilter);
  return previous !== null;
}
