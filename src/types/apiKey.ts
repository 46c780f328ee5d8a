import { type RecordOf, text } from './columns';

export const apiKeyColumns = {
  api_key_sid: text,
  /** In clear on the wire; every screen masks it. */
  token: text.secret,
  account_sid: text.orNull.inPost.neverNull,
  service_provider_sid: text.orNull.inPost.neverNull,
  expires_at: text.orNull,
  last_used: text.orNull,
  created_at: text,
};

export interface ApiKey extends RecordOf<typeof apiKeyColumns> {}
