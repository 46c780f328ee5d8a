import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { useConsole } from '../../components/ConsoleContext';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import type { User } from '../../types';
import definition from '.';
import { DeleteUserDialog } from './DeleteUserDialog';
import { ScopeFilter } from './ScopeFilter';
import { UserState } from './UserState';

const Column = DataTable.Col<User>;

/** The name as a link, with a word beside the operator's own. */
const UserName = () => {
  const translate = useTranslate();
  const { identity } = useConsole();
  const user = useRecordContext<User>();
  if (!user) return null;
  return (
    <>
      <RecordLink>{user.name}</RecordLink>
      {user.id === identity.userSid && (
        <Box component="span" sx={{ ml: 2, fontSize: 12, color: 'text.secondary' }}>
          {translate('resources.users.action.self')}
        </Box>
      )}
    </>
  );
};

/** What a user reaches, with its name: everything, one service provider or one account. */
const ScopeText = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const name = user.account_name ?? user.service_provider_name ?? '';
  return <>{translate(`resources.users.scope.${user.scope}`, { name })}</>;
};

export const UserList = () => {
  const accountDefault = useDefaultAccountFilter();
  return (
    <ListPage
      sort={definition.sort}
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
