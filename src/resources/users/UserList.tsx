import { DataTable } from 'ra-ui-materialui';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import type { User } from '../../types';
import { DeleteUserDialog } from './DeleteUserDialog';
import { ScopeFilter } from './ScopeFilter';
import { ScopeText } from './ScopeText';
import { UserName } from './UserName';
import { UserState } from './UserState';

const Column = DataTable.Col<User>;
const byName = { field: 'name', order: 'ASC' } as const;

export const UserList = () => {
  const accountDefault = useDefaultAccountFilter();
  return (
    <ListPage
      sort={byName}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField />
          <ScopeFilter />
          <AccountFilter />
        </>
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
        <ActionsColumn deleteDialog={DeleteUserDialog} />
      </DataTable>
    </ListPage>
  );
};
