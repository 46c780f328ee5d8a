import type { Shape } from './shape';

export interface SipClient {
  id: string;
  client_sid: string;
  account_sid: string;
  username: string;
  /** Write-only: answered with its first character and an X for each further one. */
  password?: string | null;
  is_active: boolean;
  /** The three are missing in a provider's list; one client always has them. */
  allow_direct_app_calling?: boolean;
  allow_direct_queue_calling?: boolean;
  allow_direct_user_calling?: boolean;
}

export const sipClientShape = {
  client_sid: 'text',
  account_sid: 'text',
  username: 'text',
  password: 'text',
  is_active: 'flag',
  allow_direct_app_calling: 'flag',
  allow_direct_queue_calling: 'flag',
  allow_direct_user_calling: 'flag',
} as const satisfies Shape<SipClient>;
