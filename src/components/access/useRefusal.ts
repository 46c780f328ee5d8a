import { useAuthProvider } from 'ra-core';

/** A question to the policy table: may the operator do this with that area or record? */
export interface AccessQuestion {
  action: 'list' | 'create' | 'edit' | 'delete' | 'view';
  area: string;
  record?: { account_sid?: string | null; service_provider_sid?: string | null; scope?: string };
  /** Asks for the right to save rather than to open. */
  isWrite?: boolean;
}

export interface Refusal {
  message: string;
  /** What the message names. */
  args?: Record<string, string>;
  redirectTo: string;
}

export interface AccessPolicies {
  refusalOf: (asked: AccessQuestion) => Refusal | null;
}

/** Null when the operator may, else why not and where to go. */
export function useRefusal(asked: AccessQuestion): Refusal | null {
  const policies = useAuthProvider() as unknown as AccessPolicies;
  return policies.refusalOf(asked);
}

/** True when the operator may. */
export const useIsAllowed = (asked: AccessQuestion): boolean => useRefusal(asked) === null;
