import { flag, oneOf, type RecordOf, text } from './columns';
import type { Scope } from './scope';

export const userColumns = {
  user_sid: text,
  name: text.sent.always.keptWhenMissing.neverNull,
  email: text.sent.neverNull,
  /** The role, derived from the two sids (the platform's own field of one user means something else). */
  scope: oneOf<Scope>(),
  account_sid: text.orNull.sent.neverNull,
  account_name: text.orNull.optional,
  service_provider_sid: text.orNull.sent.neverNull,
  service_provider_name: text.orNull.optional,
  force_change: flag.sent,
  is_active: flag.sent,
  is_view_only: flag.optional.sent.always,
  provider: text.optional,
  initial_password: text.optional.sent.neverNull.writeOnly,
};

export interface User extends RecordOf<typeof userColumns> {}
