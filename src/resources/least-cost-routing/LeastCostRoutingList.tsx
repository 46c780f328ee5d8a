import { useTranslate } from 'ra-core';
import { StateLabel } from '../../components/fields/StateLabel';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListColumn } from '../../components/list/ListColumn';
import { ListPage } from '../../components/list/ListPage';
import { ListTable } from '../../components/list/ListTable';
import { SearchField } from '../../components/list/SearchField';
import type { LeastCostRouting } from '../../types';
import { DeleteRoutingDialog } from './DeleteRoutingDialog';

const Column = ListColumn<LeastCostRouting>;

/** The system's own default route does not count (rule 12.2). */
const routesOf = ({ number_routes }: LeastCostRouting) => Math.max(0, number_routes - 1);

const RoutingTable = () => {
  const translate = useTranslate();
  const nameOf = ({ name }: LeastCostRouting) =>
    name || translate('resources.least-cost-routing.unnamed');
  return (
    <ListTable>
      <Column source="name" render={(table, { link }) => link(nameOf(table))} />
      <AccountColumn
        label={translate('resources.least-cost-routing.columns.owner')}
        emptyText={translate('app.list.allAccounts')}
      />
      <Column
        source="is_active"
        label={translate('resources.least-cost-routing.columns.is_active')}
        className="beside-name"
        render={({ is_active }) => (
          <StateLabel
            state={is_active ? 'normal' : 'off'}
            label={translate(is_active ? 'app.state.active' : 'app.state.inactive')}
          />
        )}
      />
      <Column
        source="number_routes"
        align="end"
        render={(table) =>
          translate('resources.least-cost-routing.count', { smart_count: routesOf(table) })
        }
      />
      <ActionsColumn nameOf={nameOf} deleteDialog={DeleteRoutingDialog} />
    </ListTable>
  );
};

export const LeastCostRoutingList = () => {
  return (
    <ListPage
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
