import { addressOf } from '../../routing/addresses';

/** The pages of a hosted account, below its own address; `edit` is the account itself. */
export const accountPath = (
  accountSid: string,
  page: 'edit' | 'subscription' | 'modify-subscription' | 'manage-payment' | 'sip-realm/edit',
): string => addressOf({ area: 'accounts', sid: accountSid, view: page });
