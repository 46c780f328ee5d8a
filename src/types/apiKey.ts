import type { Shape } from './shape';

export interface ApiKey {
  id: string;
  api_key_sid: string;
  /** In clear on the wire; every screen masks it. */
  token: string;
  account_sid: string | null;
  service_provider_sid: string | null;
  expires_at: string | null;
  last_used: string | null;
  created_at: string;
}

export const apiKeyShape = {
  api_key_sid: 'text',
  token: 'text',
  account_sid: 'text',
  service_provider_sid: 'text',
  expires_at: 'text',
  last_used: 'text',
  created_at: 'text',
} as const satisfies Shape<ApiKey>;
