import { useTranslate } from 'ra-core';
import { EditPage } from '../../components/form/EditPage';
import type { LeastCostRouting } from '../../types';
import { DeleteRoutingDialog } from './DeleteRoutingDialog';
import { LeastCostRoutingInputs } from './LeastCostRoutingInputs';
import { toRoutingTable } from './routeRules';
import { RouteTester } from './tester/RouteTester';

const heads = ['resources.least-cost-routing.sections.table'];

export const LeastCostRoutingEdit = () => {
  const translate = useTranslate();
  return (
    <EditPage<LeastCostRouting>
      title={({ name }) => name || translate('resources.least-cost-routing.title.edit')}
      heads={heads}
      transform={toRoutingTable}
      tools={<RouteTester />}
      deleteDialog={DeleteRoutingDialog}
    >
      <LeastCostRoutingInputs />
    </EditPage>
  );
};
