import { addressOf } from '../../routing/addresses';

/** The page of the calls of now, of one account where it is named. */
export const callsNowPath = (accountSid?: string | null): string =>
  addressOf({ area: 'calls-now', filter: accountSid ? { account_sid: accountSid } : null });
