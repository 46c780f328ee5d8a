import { useRedirect, useTranslate } from 'ra-core';
import { useIsAllowed } from '../../components/access/useRefusal';
import { DangerSection } from '../../components/form/DangerSection';
import { EditPage } from '../../components/form/EditPage';
import { skipUnsavedGuard } from '../../components/form/UnsavedGuard';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { LeastCostRouting } from '../../types';
import { DeleteRoutingDialog } from './DeleteRoutingDialog';
import { LeastCostRoutingInputs } from './LeastCostRoutingInputs';
import { toRoutingTable } from './routeRules';
import { RouteTester } from './tester/RouteTester';

/** Leads to the list afterwards; those who have none start anew. */
const DeleteFromPage = (dialog: DeleteDialogProps<LeastCostRouting>) => {
  const redirect = useRedirect();
  const hasList = useIsAllowed({ action: 'list', area: 'least-cost-routing' });
  const page = hasList ? 'list' : 'create';
  return (
    <DeleteRoutingDialog
      {...dialog}
      successMessage="resources.least-cost-routing.notifications.deleted"
      onDeleted={() => redirect(page, 'least-cost-routing', undefined, undefined, skipUnsavedGuard)}
    />
  );
};

const RoutingDanger = () => {
  const translate = useTranslate();
  return (
    <DangerSection
      title={translate('resources.least-cost-routing.sections.danger')}
      purpose={translate('resources.least-cost-routing.sections.dangerPurpose')}
      label={translate('resources.least-cost-routing.action.delete')}
      deleteDialog={DeleteFromPage}
    />
  );
};

export const LeastCostRoutingEdit = () => {
  const translate = useTranslate();
  const hasList = useIsAllowed({ action: 'list', area: 'least-cost-routing' });
  const title = translate('resources.least-cost-routing.title.edit');
  return (
    <EditPage<LeastCostRouting>
      resource="least-cost-routing"
      title={({ name }) => name || title}
      loadingTitle={title}
      transform={toRoutingTable}
      hasList={hasList}
      tools={<RouteTester />}
      below={<RoutingDanger />}
    >
      <LeastCostRoutingInputs />
    </EditPage>
  );
};
