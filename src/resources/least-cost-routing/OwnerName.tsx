import { useAccounts } from '../../components/useAccounts';
import { useServiceProviders } from '../../components/useServiceProviders';
import type { LeastCostRouting } from '../../types';

/** The account, or the service provider, whose calls a table routes. */
export const OwnerName = ({ table }: { table: LeastCostRouting }) => {
  const { data: accounts } = useAccounts();
  const { data: providers } = useServiceProviders();
  const owner = table.account_sid
    ? accounts?.find(({ id }) => id === table.account_sid)
    : providers?.find(({ id }) => id === table.service_provider_sid);
  return owner?.name ?? null;
};
