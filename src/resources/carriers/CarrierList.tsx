import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { StateLabel } from '../../components/fields/StateLabel';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { useAccountDefault } from '../../components/list/useAccountDefault';
import { EmptyState } from '../../components/page/EmptyState';
import type { Carrier } from '../../types';

const Column = DataTable.Col<Carrier>;
const byName = { field: 'name', order: 'ASC' } as const;

const isRegistered = ({ register_status }: Carrier) =>
  ['ok', 'registered'].includes(register_status?.status ?? '');

export const CarrierList = () => {
  const translate = useTranslate();
  const accountDefault = useAccountDefault();
  const activeText = ({ is_active }: Carrier) => (
    <StateLabel
      state={is_active ? 'on' : 'off'}
      label={translate(is_active ? 'app.state.active' : 'app.state.inactive')}
    />
  );
  const registrationText = (carrier: Carrier) =>
    carrier.requires_register && (
      <StateLabel
        state={isRegistered(carrier) ? 'on' : 'error'}
        label={translate(
          `resources.carriers.state.${isRegistered(carrier) ? 'registered' : 'unregistered'}`,
        )}
      />
    );
  return (
    <ListPage
      resource="carriers"
      title={translate('resources.carriers.name', { smart_count: 2 })}
      sort={byName}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField debounce={500} />
          <AccountFilter />
        </>
      }
      empty={
        <EmptyState
          title={translate('resources.carriers.empty')}
          text={translate('resources.carriers.purpose')}
        />
      }
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="name" disableSort />
        <AccountColumn emptyText={translate('app.list.providerLevel')} />
        <Column source="is_active" disableSort render={activeText} />
        <Column source="register_status" disableSort render={registrationText} />
      </DataTable>
    </ListPage>
  );
};
