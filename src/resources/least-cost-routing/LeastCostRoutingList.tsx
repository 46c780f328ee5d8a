import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { StateLabel } from '../../components/fields/StateLabel';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { useAccount } from '../../components/useAccounts';
import { useServiceProviders } from '../../components/useServiceProviders';
import type { LeastCostRouting } from '../../types';
import definition from '.';
import { DeleteRoutingDialog } from './DeleteRoutingDialog';

const Column = DataTable.Col<LeastCostRouting>;

/** The system's own default route does not count (rule 12.2). */
const routesOf = ({ number_routes }: LeastCostRouting) => Math.max(0, number_routes - 1);

/** The account, or the service provider, whose calls a table routes. */
const OwnerName = ({ table }: { table: LeastCostRouting }) => {
  const { account } = useAccount(table.account_sid);
  const { data: providers } = useServiceProviders();
  const owner = table.account_sid
    ? account
    : providers?.find(({ id }) => id === table.service_provider_sid);
  return owner?.name ?? null;
};

const RoutingTable = () => {
  const translate = useTranslate();
  const nameOf = ({ name }: LeastCostRouting) =>
    name || translate('resources.least-cost-routing.unnamed');
  return (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <Column source="name" render={(table) => <RecordLink>{nameOf(table)}</RecordLink>} />
      <Column
        source="account_sid"
        label={translate('resources.least-cost-routing.columns.owner')}
        disableSort
        render={(table) => <OwnerName table={table} />}
      />
      <Column
        source="is_active"
        label={translate('resources.least-cost-routing.columns.is_active')}
        render={({ is_active }) => (
          <StateLabel
            state={is_active ? 'on' : 'off'}
            label={translate(is_active ? 'app.state.active' : 'app.state.inactive')}
          />
        )}
      />
      <Column
        source="number_routes"
        align="right"
        render={(table) =>
          translate('resources.least-cost-routing.count', { smart_count: routesOf(table) })
        }
      />
      <ActionsColumn nameOf={nameOf} deleteDialog={DeleteRoutingDialog} />
    </DataTable>
  );
};

export const LeastCostRoutingList = () => {
  const accountDefault = useDefaultAccountFilter();
  return (
    <ListPage
      sort={definition.sort}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField />
          <AccountFilter />
        </>
      }
    >
      <RoutingTable />
    </ListPage>
  );
};
