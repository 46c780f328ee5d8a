import type { Scope } from './scope';

export interface User {
  id: string;
  user_sid: string;
  name: string;
  email: string;
  /** The role, derived from the two sids (the platform's own field of one user means something else). */
  scope: Scope;
  account_sid: string | null;
  account_name?: string | null;
  service_provider_sid: string | null;
  service_provider_name?: string | null;
  force_change: boolean;
  is_active: boolean;
  is_view_only?: boolean;
  provider?: string;
  /** Write-only. */
  initial_password?: string;
}
