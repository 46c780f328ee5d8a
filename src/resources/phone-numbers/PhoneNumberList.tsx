import { AccountFilter } from '../../components/list/AccountFilter';
import { AddButton } from '../../components/list/AddButton';
import { EmptyList } from '../../components/list/EmptyList';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { TableSkeleton } from '../../components/page/Skeletons';
import { useAccounts } from '../../components/useAccounts';
import { AddManyButton } from './bulk/AddManyButton';
import { PhoneNumberTable } from './PhoneNumberTable';
import { RoutingBar } from './routing/RoutingBar';
import { useCarrierChoices } from './useCarrierChoices';

/** What is missing before the first number can be added, or the way to it. */
const PhoneNumberEmpty = () => {
  const accounts = useAccounts();
  const carriers = useCarrierChoices();
  if (accounts.isPending || carriers.isPending) return <TableSkeleton rows={4} />;
  const isMissing = ({ data }: { data?: unknown[] }) => data?.length === 0;
  return <EmptyList missing={isMissing(accounts) ? 'account' : isMissing(carriers) && 'carrier'} />;
};

export const PhoneNumberList = () => {
  return (
    <ListPage
      filters={
        <>
          <SearchField debounce={500} />
          <AccountFilter />
        </>
      }
      actions={
        <>
          <AddManyButton />
          <AddButton />
        </>
      }
      notice={<RoutingBar />}
      empty={<PhoneNumberEmpty />}
    >
      <PhoneNumberTable />
    </ListPage>
  );
};
