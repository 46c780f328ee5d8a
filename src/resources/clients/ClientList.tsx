import Box from '@mui/material/Box';
import { useConsole } from '../../components/ConsoleContext';
import { AccountFilter } from '../../components/list/AccountFilter';
import { useListAddress } from '../../components/list/ListAddress';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { useAccount } from '../../components/useAccounts';
import { ClientTable } from './ClientTable';
import { SipRealm } from './SipRealm';

/** The SIP realm of the own account, or of the one that the list is narrowed to. */
const ListRealm = () => {
  const { identity } = useConsole();
  const { accountSid } = useListAddress();
  const sid = identity.accountSid ?? accountSid;
  const { account } = useAccount(sid);
  if (!sid) return null;
  return <Box sx={{ mb: 3, minHeight: 32 }}>{account && <SipRealm account={account} />}</Box>;
};

const needs = ['account'] as const;

export const ClientList = () => (
  <ListPage
    filters={
      <>
        <SearchField />
        <AccountFilter />
      </>
    }
    notice={<ListRealm />}
    needs={needs}
  >
    <ClientTable />
  </ListPage>
);
