import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsHeader } from '../../components/list/ActionsHeader';
import { AddButton } from '../../components/list/AddButton';
import { ListPage } from '../../components/list/ListPage';
import { RowActions } from '../../components/list/RowActions';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { EmptyState } from '../../components/page/EmptyState';
import type { User } from '../../types';
import { DeleteUserDialog } from './DeleteUserDialog';
import { ScopeFilter } from './ScopeFilter';
import { ScopeText } from './ScopeText';
import { UserName } from './UserName';
import { UserState } from './UserState';

const Column = DataTable.Col<User>;
const byName = { field: 'name', order: 'ASC' } as const;
const nameOf = (user: User) => user.name;

export const UserList = () => {
  const translate = useTranslate();
  const accountDefault = useDefaultAccountFilter();
  const add = <AddButton resource="users" label={translate('resources.users.action.create')} />;
  return (
    <ListPage
      resource="users"
      title={translate('resources.users.name', { smart_count: 2 })}
      sort={byName}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField />
          <ScopeFilter />
          <AccountFilter />
        </>
      }
      actions={add}
      empty={
        <EmptyState
          title={translate('resources.users.empty.title')}
          text={translate('resources.users.empty.text')}
          action={add}
        />
      }
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="name">
          <UserName />
        </Column>
        <Column source="email" sx={{ overflowWrap: 'anywhere' }} />
        <Column source="scope" render={(user) => <ScopeText user={user} />} />
        <Column
          source="is_active"
          label="resources.users.fields.state"
          render={(user) => <UserState user={user} />}
        />
        <Column disableSort label={<ActionsHeader />}>
          <RowActions nameOf={nameOf} deleteDialog={DeleteUserDialog} />
        </Column>
      </DataTable>
    </ListPage>
  );
};
