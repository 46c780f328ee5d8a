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
