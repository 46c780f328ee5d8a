import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { MonoText } from '../../components/fields/MonoText';
import { ShortSid } from '../../components/inputs/ShortSid';
import { ActionsHeader } from '../../components/list/ActionsHeader';
import { AddButton } from '../../components/list/AddButton';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { RowActions } from '../../components/list/RowActions';
import { SearchField } from '../../components/list/SearchField';
import { EmptyState } from '../../components/page/EmptyState';
import type { Account } from '../../types';
import { AccountState } from './AccountState';
import { DeleteAccountDialog } from './DeleteAccountDialog';

const Column = DataTable.Col<Account>;
const byName = { field: 'name', order: 'ASC' } as const;
const nameOf = ({ name }: Account) => name;

export const AccountList = () => {
  const translate = useTranslate();
  const add = (
    <AddButton resource="accounts" label={translate('resources.accounts.action.create')} />
  );
  return (
    <ListPage
      resource="accounts"
      title={translate('resources.accounts.name', { smart_count: 2 })}
      sort={byName}
      filters={<SearchField />}
      actions={add}
      empty={
        <EmptyState
          title={translate('resources.accounts.empty.title')}
          text={translate('resources.accounts.empty.text')}
          action={add}
        />
      }
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column
          source="name"
          label={translate('resources.accounts.columns.name')}
          render={({ name }) => <RecordLink>{name}</RecordLink>}
        />
        <Column
          source="account_sid"
          label={translate('resources.accounts.columns.sid')}
          disableSort
          render={({ account_sid, name }) => (
            <ShortSid
              sid={account_sid}
              name={translate('resources.accounts.columns.sidOf', { name })}
            />
          )}
        />
        <Column
          source="sip_realm"
          render={({ sip_realm }) =>
            sip_realm && <MonoText title={sip_realm}>{sip_realm}</MonoText>
          }
        />
        <Column
          source="is_active"
          label={translate('resources.accounts.columns.state')}
          render={(account) => <AccountState account={account} />}
        />
        <Column disableSort label={<ActionsHeader />}>
          <RowActions nameOf={nameOf} deleteDialog={DeleteAccountDialog} />
        </Column>
      </DataTable>
    </ListPage>
  );
};
