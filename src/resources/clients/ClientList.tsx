import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { EmptyList } from '../../components/list/EmptyList';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { useAccounts } from '../../components/useAccounts';
import type { SipClient } from '../../types';
import { ActiveSwitch } from './ActiveSwitch';
import { DeleteClientDialog } from './DeleteClientDialog';
import { ListRealm } from './ListRealm';

const Column = DataTable.Col<SipClient>;
const byName = { field: 'username', order: 'ASC' } as const;

export const ClientList = () => {
  const translate = useTranslate();
  const { data: accounts } = useAccounts();
  const accountDefault = useDefaultAccountFilter();
  return (
    <ListPage
      sort={byName}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField />
          <AccountFilter />
        </>
      }
      notice={<ListRealm />}
      empty={<EmptyList missing={accounts?.length === 0 && 'account'} />}
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="username" render={({ username }) => <RecordLink>{username}</RecordLink>} />
        <AccountColumn />
        <Column
          source="is_active"
          label={translate('resources.clients.fields.state')}
          render={(client) => <ActiveSwitch client={client} />}
        />
        <ActionsColumn deleteDialog={DeleteClientDialog} />
      </DataTable>
    </ListPage>
  );
};
