import { type AuthProvider, useAuthProvider, useResourceContext } from 'ra-core';
import type { AccessPolicies, AccessQuestion, Area, Refusal } from '../../types/access';

/** A question that is about the resource in context unless it names another one. */
export type ContextQuestion = Omit<AccessQuestion, 'resource'> & { resource?: Area };

/** The policy table, as the auth provider gives it. */
export function usePolicies(): AccessPolicies {
  const policies = useAuthProvider<AuthProvider & AccessPolicies>();
  if (!policies) throw new Error('The auth provider is missing');
  return policies;
}

/** Null when the operator may, else why not and where to go. */
export function useRefusal({ resource, ...question }: ContextQuestion): Refusal | null {
  const inContext = useResourceContext() as Area;
  return usePolicies().refusalOf({ ...question, resource: resource ?? inContext });
}

/**
 * True when the operator may. React-admin's own hook of this name asks in a query: each button
 * would be drawn without its answer first, and the reason of a refusal would be lost.
 */
export const useCanAccess = (question: ContextQuestion): boolean => useRefusal(question) === null;
