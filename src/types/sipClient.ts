import { flag, type RecordOf, text } from './columns';

export const sipClientColumns = {
  client_sid: text,
  account_sid: text.inPost.neverNull,
  username: text.inPost.neverNull,
  /**
   * Answered with its first character and an X for each further one. Never in a PUT, which would make
   * that text the password (contract 15).
   */
  password: text.orNull.optional.inPost.neverNull.writeOnly,
  is_active: flag.sent,
  /** The three are missing in a provider's list; one client always has them. */
  allow_direct_app_calling: flag.optional.sent,
  allow_direct_queue_calling: flag.optional.sent,
  allow_direct_user_calling: flag.optional.sent,
};

export interface SipClient extends RecordOf<typeof sipClientColumns> {}
