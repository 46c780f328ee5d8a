import { useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListColumn } from '../../components/list/ListColumn';
import { ListPage } from '../../components/list/ListPage';
import { ListTable } from '../../components/list/ListTable';
import { SearchField } from '../../components/list/SearchField';
import type { User } from '../../types';
import { DeleteUserDialog } from './DeleteUserDialog';
import { ScopeFilter } from './ScopeFilter';
import { userStates } from './userStates';

const Column = ListColumn<User>;

const account = { resource: 'accounts', source: 'account_sid' } as const;

/** What a user reaches, with its name: everything, one service provider or one account. */
const scopeKey = ({ scope }: User) => `resources.users.scope.${scope}`;
const reachOf = ({ account_name, service_provider_name }: User) =>
  account_name ?? service_provider_name ?? '';

const selfStyle = { marginInlineStart: 8, fontSize: '0.75rem' };

const UserTable = () => {
  const translate = useTranslate();
  const { identity } = useConsole();
  const self = (
    <span className="muted" style={selfStyle}>
      {translate('resources.users.action.self')}
    </span>
  );
  return (
    <ListTable>
      <Column
        source="name"
        render={({ id, name }, { link }) => (
          <>
            {link(name)}
            {id === identity.userSid && self}
          </>
        )}
      />
      <Column source="email" className="anywhere says-itself" />
      <Column
        source="scope"
        className="says-itself links"
        reference={account}
        render={(user) => translate(scopeKey(user), { name: reachOf(user) })}
      />
      <Column
        source="is_active"
        label="resources.users.fields.state"
        className="beside-name"
        render={(user) => userStates(user, translate)}
      />
      <ActionsColumn deleteDialog={DeleteUserDialog} />
    </ListTable>
  );
};

export const UserList = () => {
  return (
    <ListPage
      filters={
        <>
          <SearchField />
          <ScopeFilter />
          <AccountFilter />
        </>
      }
    >
      <UserTable />
    </ListPage>
  );
};
