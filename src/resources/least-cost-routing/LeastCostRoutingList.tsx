import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { StateLabel } from '../../components/fields/StateLabel';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { useAccountDefault } from '../../components/list/useAccountDefault';
import { EmptyState } from '../../components/page/EmptyState';
import type { LeastCostRouting } from '../../types';

const Column = DataTable.Col<LeastCostRouting>;
const byName = { field: 'name', order: 'ASC' } as const;

/** The system's own default route does not count (specification 2). */
const routesOf = ({ number_routes }: LeastCostRouting) => Math.max(0, number_routes - 1);

export const LeastCostRoutingList = () => {
  const translate = useTranslate();
  const accountDefault = useAccountDefault();
  const nameText = ({ name }: LeastCostRouting) =>
    name ?? translate('resources.least-cost-routing.unnamed');
  const activeText = ({ is_active }: LeastCostRouting) => (
    <StateLabel
      state={is_active ? 'on' : 'off'}
      label={translate(is_active ? 'app.state.active' : 'app.state.inactive')}
    />
  );
  return (
    <ListPage
      resource="least-cost-routing"
      title={translate('resources.least-cost-routing.name', { smart_count: 2 })}
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
          title={translate('resources.least-cost-routing.empty')}
          text={translate('resources.least-cost-routing.purpose')}
        />
      }
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="name" render={nameText} />
        <AccountColumn emptyText={translate('app.list.providerLevel')} />
        <Column source="is_active" render={activeText} />
        <Column source="number_routes" align="right" render={routesOf} />
      </DataTable>
    </ListPage>
  );
};
