import { useTranslate } from 'ra-core';
import { DangerSection } from '../../components/form/DangerSection';
import { EditPage } from '../../components/form/EditPage';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import { FormSkeleton } from '../../components/page/Skeletons';
import type { MsTeamsTenant } from '../../types';
import { DeleteTenantDialog } from './DeleteTenantDialog';
import { MsTeamsTenantInputs } from './MsTeamsTenantInputs';
import { TeamsDomainGate } from './TeamsDomainGate';
import { toTenant } from './tenantRules';

const DeleteFromPage = (dialog: DeleteDialogProps<MsTeamsTenant>) => (
  <DeleteTenantDialog {...dialog} leadsToList />
);

const TenantDanger = () => {
  const translate = useTranslate();
  return (
    <DangerSection
      title={translate('resources.ms-teams-tenants.sections.danger')}
      purpose={translate('resources.ms-teams-tenants.sections.dangerPurpose')}
      label={translate('resources.ms-teams-tenants.action.delete')}
      deleteDialog={DeleteFromPage}
    />
  );
};

const StoredTenant = () => {
  const translate = useTranslate();
  return (
    <EditPage<MsTeamsTenant>
      resource="ms-teams-tenants"
      title={({ tenant_fqdn }) => tenant_fqdn}
      loadingTitle={translate('resources.ms-teams-tenants.title.edit')}
      transform={toTenant}
      below={<TenantDanger />}
    >
      <MsTeamsTenantInputs />
    </EditPage>
  );
};

export const MsTeamsTenantEdit = () => (
  <TeamsDomainGate waiting={<FormSkeleton sections={1} />}>
    <StoredTenant />
  </TeamsDomainGate>
);
