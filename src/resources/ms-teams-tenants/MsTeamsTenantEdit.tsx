import { EditPage } from '../../components/form/EditPage';
import { FormSkeleton } from '../../components/page/Skeletons';
import type { MsTeamsTenant } from '../../types';
import { MsTeamsTenantInputs } from './MsTeamsTenantInputs';
import { TeamsDomainGate } from './TeamsDomainGate';
import { toTenant } from './tenantRules';

const heads = ['resources.ms-teams-tenants.sections.tenant'];

export const MsTeamsTenantEdit = () => (
  <TeamsDomainGate waiting={<FormSkeleton sections={1} />}>
    <EditPage<MsTeamsTenant> heads={heads} transform={toTenant}>
      <MsTeamsTenantInputs />
    </EditPage>
  </TeamsDomainGate>
);
