import type { ReactNode } from 'react';
import { Refused } from '../../components/access/Refused';
import { useCanAccess } from '../../components/access/useCanAccess';
import { useConsole } from '../../components/ConsoleContext';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { useServiceProviders } from '../../components/useServiceProviders';
import { addressOf } from '../../routing/addresses';

interface TeamsDomainGateProps {
  /** What stands here until the provider is known. */
  waiting: ReactNode;
  children: ReactNode;
}

const unreadable = new Error('app.errors.unreadable');

/** Tenants are for providers with a domain for MS Teams; others see that, and where to set one. */
export const TeamsDomainGate = ({ waiting, children }: TeamsDomainGateProps) => {
  const { providerSid } = useConsole();
  const seesSettings = useCanAccess({ action: 'view', resource: 'settings' });
  const { data: providers, error, refetch } = useServiceProviders();
  if (error && !providers) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!providers) return waiting;
  // Of providers that cannot be read none is chosen.
  if (!providerSid) return <ErrorPanel error={unreadable} onRetry={() => refetch()} />;
  const provider = providers.find(({ id }) => id === providerSid);
  if (provider?.ms_teams_fqdn) return children;
  const refusal = {
    message: 'resources.ms-teams-tenants.validation.noDomain',
    args: { name: provider?.name ?? '' },
    redirectTo: addressOf(seesSettings ? { area: 'settings' } : {}),
  };
  return <Refused refusal={refusal} />;
};
