import type { Scope } from './scope';
import type { Shape } from './shape';

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

export const userShape = {
  user_sid: 'text',
  name: 'text',
  email: 'text',
  scope: 'text',
  account_sid: 'text',
  account_name: 'text',
  service_provider_sid: 'text',
  service_provider_name: 'text',
  force_change: 'flag',
  is_active: 'flag',
  is_view_only: 'flag',
  provider: 'text',
} as const satisfies Shape<User, 'initial_password'>;
