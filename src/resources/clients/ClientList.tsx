import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsHeader } from '../../components/list/ActionsHeader';
import { AddButton } from '../../components/list/AddButton';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { RowActions } from '../../components/list/RowActions';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { EmptyState } from '../../components/page/EmptyState';
import { useAccounts } from '../../components/useAccounts';
import type { SipClient } from '../../types';
import { ActiveSwitch } from './ActiveSwitch';
import { DeleteClientDialog } from './DeleteClientDialog';
import { ListRealm } from './ListRealm';

const Column = DataTable.Col<SipClient>;
const byName = { field: 'username', order: 'ASC' } as const;
const nameOf = ({ username }: SipClient) => username;

const ClientEmpty = () => {
  const translate = useTranslate();
  const { data: accounts } = useAccounts();
  const hasNoAccount = accounts?.length === 0;
  return (
    <EmptyState
      title={translate('resources.clients.empty.title')}
      text={translate(`resources.clients.empty.${hasNoAccount ? 'noAccount' : 'text'}`)}
      action={
        <AddButton
          resource={hasNoAccount ? 'accounts' : 'clients'}
          label={translate(`resources.clients.action.${hasNoAccount ? 'createAccount' : 'create'}`)}
        />
      }
    />
  );
};

export const ClientList = () => {
  const translate = useTranslate();
  const accountDefault = useDefaultAccountFilter();
  return (
    <ListPage
      resource="clients"
      title={translate('resources.clients.name', { smart_count: 2 })}
      sort={byName}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField />
          <AccountFilter />
        </>
      }
      notice={<ListRealm />}
      actions={
        <AddButton resource="clients" label={translate('resources.clients.action.create')} />
      }
      empty={<ClientEmpty />}
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="username" render={({ username }) => <RecordLink>{username}</RecordLink>} />
        <AccountColumn />
        <Column
          source="is_active"
          label={translate('resources.clients.fields.state')}
          render={(client) => <ActiveSwitch client={client} />}
        />
        <Column disableSort label={<ActionsHeader />}>
          <RowActions nameOf={nameOf} deleteDialog={DeleteClientDialog} />
        </Column>
      </DataTable>
    </ListPage>
  );
};
