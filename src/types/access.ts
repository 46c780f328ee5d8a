import type { ResourceName } from './index';

export type Action = 'list' | 'create' | 'edit' | 'delete' | 'view';

/** What the rules speak of: every resource, and parts of the console that are no resource. */
export type Area =
  | ResourceName
  | 'settings'
  | 'admin-settings'
  | 'limits'
  | 'license-limits'
  | 'debug-log'
  | 'sip-realm'
  | 'service-provider-selection'
  | 'user-scope'
  | 'account-routing'
  | 'trunk-routing'
  | 'user-status'
  | 'recordings'
  | 'test-call'
  | 'back-office'
  | 'live-calls'
  | 'subscription'
  | 'own-sip-realm'
  | 'own-account';

/** The fields of a record that rules look at. */
export interface Owned {
  id?: unknown;
  account_sid?: string | null;
  service_provider_sid?: string | null;
  scope?: string;
}

/** A question to the policy table: may the operator do this with that area or record? */
export interface AccessQuestion {
  action: Action;
  resource: Area;
  record?: Owned;
  /** Asks for the right to save rather than to open; for `edit` and `view` only. */
  isWrite?: boolean;
}

/** Why the operator may not, as the key of a message, and where to go instead. */
export interface Refusal {
  message: string;
  /** What the message names. */
  args?: Record<string, string>;
  redirectTo: string;
}

/** What the auth provider answers beside react-admin's own questions: null when the operator may. */
export interface AccessPolicies {
  refusalOf: (question: AccessQuestion) => Refusal | null;
}
