import { useAccount } from '../../components/useAccounts';
import { useServiceProviders } from '../../components/useServiceProviders';
import type { LeastCostRouting } from '../../types';

/** The account, or the service provider, whose calls a table routes. */
export const OwnerName = ({ table }: { table: LeastCostRouting }) => {
  const { account } = useAccount(table.account_sid);
  const { data: providers } = useServiceProviders();
  const owner = table.account_sid
    ? account
    : providers?.find(({ id }) => id === table.service_provider_sid);
  return owner?.name ?? null;
};
