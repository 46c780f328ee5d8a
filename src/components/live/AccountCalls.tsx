import { CallsOfLimit } from './CallsOfLimit';
import { useCallLimit } from './useCallLimit';

/** The calls that the platform counts for an account, beside the limit that it has. */
export const AccountCalls = ({ accountSid }: { accountSid: string }) => (
  <CallsOfLimit accountSid={accountSid} limit={useCallLimit(accountSid)} />
);
