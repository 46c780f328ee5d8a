import { EmptyList } from '../../components/list/EmptyList';
import { TableSkeleton } from '../../components/page/Skeletons';
import { useAccounts } from '../../components/useAccounts';
import { useCarrierChoices } from './useCarrierChoices';

/** What is missing before the first number can be added, or the way to it. */
export const PhoneNumberEmpty = () => {
  const accounts = useAccounts();
  const carriers = useCarrierChoices();
  if (accounts.isPending || carriers.isPending) return <TableSkeleton rows={4} />;
  const isMissing = ({ data }: { data?: unknown[] }) => data?.length === 0;
  return <EmptyList missing={isMissing(accounts) ? 'account' : isMissing(carriers) && 'carrier'} />;
};
