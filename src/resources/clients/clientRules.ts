import type { SipClient } from '../../types';

/** A fresh client may do everything (contract 15). */
export const newClient = {
  is_active: true,
  allow_direct_app_calling: true,
  allow_direct_queue_calling: true,
  allow_direct_user_calling: true,
};

/** What is sent for a new client: only the name is trimmed, as blanks of a password count. */
export const toNewClient = (data: Partial<SipClient>): Partial<SipClient> => ({
  ...data,
  username: data.username?.trim(),
});
