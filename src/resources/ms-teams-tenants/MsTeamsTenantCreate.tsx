import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import { FormSkeleton } from '../../components/page/Skeletons';
import type { MsTeamsTenant } from '../../types';
import { MsTeamsTenantInputs } from './MsTeamsTenantInputs';
import { TeamsDomainGate } from './TeamsDomainGate';
import { toTenant } from './tenantRules';

export const MsTeamsTenantCreate = () => (
  <TeamsDomainGate waiting={<FormSkeleton sections={1} withTitle />}>
    <AccountGate sections={1}>
      {(account_sid) => (
        <CreatePage<MsTeamsTenant>
          defaultValues={{ account_sid, application_sid: null }}
          transform={toTenant}
          redirectTo="edit"
        >
          <MsTeamsTenantInputs />
        </CreatePage>
      )}
    </AccountGate>
  </TeamsDomainGate>
);
