import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { EmptyList } from '../../components/list/EmptyList';
import { useListAddress } from '../../components/list/ListAddress';
import { ListColumn } from '../../components/list/ListColumn';
import { ListPage } from '../../components/list/ListPage';
import { ListTable } from '../../components/list/ListTable';
import { SearchField } from '../../components/list/SearchField';
import { useAccount, useAccounts } from '../../components/useAccounts';
import type { SipClient } from '../../types';
import { ActiveSwitch } from './ActiveSwitch';
import { SipRealm } from './SipRealm';

const Column = ListColumn<SipClient>;

/** The SIP realm of the own account, or of the one that the list is narrowed to. */
const ListRealm = () => {
  const { identity } = useConsole();
  const { accountSid } = useListAddress();
  const sid = identity.accountSid ?? accountSid;
  const { account } = useAccount(sid);
  if (!sid) return null;
  return <Box sx={{ mb: 3, minHeight: 32 }}>{account && <SipRealm account={account} />}</Box>;
};

export const ClientList = () => {
  const translate = useTranslate();
  const { data: accounts } = useAccounts();
  return (
    <ListPage
      filters={
        <>
          <SearchField />
          <AccountFilter />
        </>
      }
      notice={<ListRealm />}
      empty={<EmptyList missing={accounts?.length === 0 && 'account'} />}
    >
      <ListTable>
        <Column source="username" render={({ username }, { link }) => link(username)} />
        <AccountColumn />
        <Column
          source="is_active"
          label={translate('resources.clients.fields.state')}
          className="beside-name"
          render={(client) => <ActiveSwitch client={client} />}
        />
        <ActionsColumn />
      </ListTable>
    </ListPage>
  );
};
