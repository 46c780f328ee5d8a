import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import { StateLabel } from '../../components/fields/StateLabel';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsHeader } from '../../components/list/ActionsHeader';
import { AddButton } from '../../components/list/AddButton';
import { ListPage } from '../../components/list/ListPage';
import { RecordLink } from '../../components/list/RecordLink';
import { RowActions } from '../../components/list/RowActions';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { EmptyState } from '../../components/page/EmptyState';
import type { LeastCostRouting } from '../../types';
import { DeleteRoutingDialog } from './DeleteRoutingDialog';
import { OwnerName } from './OwnerName';

const Column = DataTable.Col<LeastCostRouting>;
const byName = { field: 'name', order: 'ASC' } as const;

/** The system's own default route does not count (specification 2). */
const routesOf = ({ number_routes }: LeastCostRouting) => Math.max(0, number_routes - 1);

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
      <Column disableSort label={<ActionsHeader />}>
        <RowActions nameOf={nameOf} deleteDialog={DeleteRoutingDialog} />
      </Column>
    </DataTable>
  );
};

export const LeastCostRoutingList = () => {
  const translate = useTranslate();
  const accountDefault = useDefaultAccountFilter();
  const add = (
    <AddButton
      resource="least-cost-routing"
      label={translate('resources.least-cost-routing.action.create')}
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
      actions={add}
      empty={
        <EmptyState
          title={translate('resources.least-cost-routing.empty')}
          text={translate('resources.least-cost-routing.purpose')}
          action={add}
        />
      }
    >
      <RoutingTable />
    </ListPage>
  );
};
