import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { StateLabel } from '../../components/fields/StateLabel';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { useAccountDefault } from '../../components/list/useAccountDefault';
import { EmptyState } from '../../components/page/EmptyState';
import type { SipClient } from '../../types';

const Column = DataTable.Col<SipClient>;
const byName = { field: 'username', order: 'ASC' } as const;

export const ClientList = () => {
  const translate = useTranslate();
  const accountDefault = useAccountDefault();
  const activeText = ({ is_active }: SipClient) => (
    <StateLabel
      state={is_active ? 'on' : 'off'}
      label={translate(is_active ? 'app.state.active' : 'app.state.inactive')}
    />
  );
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
      empty={
        <EmptyState
          title={translate('resources.clients.empty.title')}
          text={translate('resources.clients.empty.text')}
        />
      }
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="username" />
        <AccountColumn />
        <Column source="is_active" render={activeText} />
      </DataTable>
    </ListPage>
  );
};
