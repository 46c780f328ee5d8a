import { useTranslate } from 'ra-core';
import { Refused } from '../../components/access/Refused';
import { useConsole } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { FormSkeleton } from '../../components/page/Skeletons';
import { useAccounts } from '../../components/useAccounts';
import type { MsTeamsTenant } from '../../types';
import { MsTeamsTenantInputs } from './MsTeamsTenantInputs';
import { TeamsDomainGate } from './TeamsDomainGate';
import { toTenant } from './tenantRules';

const needsAccount = {
  message: 'resources.ms-teams-tenants.empty.noAccount',
  redirectTo: '/internal/accounts',
};

const NewTenant = () => {
  const translate = useTranslate();
  const { storedAccountFilter } = useConsole();
  const { data: accounts, error, refetch } = useAccounts();
  if (error && !accounts) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!accounts) return <FormSkeleton sections={1} />;
  const account = accounts.find(({ id }) => id === storedAccountFilter()) ?? accounts.at(0);
  if (!account) return <Refused refusal={needsAccount} />;
  return (
    <CreatePage<MsTeamsTenant>
      resource="ms-teams-tenants"
      title={translate('resources.ms-teams-tenants.title.create')}
      defaults={{ account_sid: account.id, application_sid: null }}
      transform={toTenant}
      redirectTo="edit"
    >
      <MsTeamsTenantInputs />
    </CreatePage>
  );
};

export const MsTeamsTenantCreate = () => (
  <TeamsDomainGate waiting={<FormSkeleton sections={1} />}>
    <NewTenant />
  </TeamsDomainGate>
);
