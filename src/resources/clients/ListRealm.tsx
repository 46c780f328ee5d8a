import Box from '@mui/material/Box';
import { useListFilterContext } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { useAccount } from '../../components/useAccounts';
import { SipRealm } from './SipRealm';

/** The SIP realm of the own account, or of the one that the list is narrowed to. */
export const ListRealm = () => {
  const { identity } = useConsole();
  const { filterValues } = useListFilterContext();
  const sid = identity.accountSid ?? filterValues.account_sid;
  const { account } = useAccount(sid);
  if (!sid) return null;
  return <Box sx={{ mb: 3, minHeight: 32 }}>{account && <SipRealm account={account} />}</Box>;
};
