import { AccountFilter } from '../../components/list/AccountFilter';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { PhoneNumberEmpty } from './PhoneNumberEmpty';
import { PhoneNumberTable } from './PhoneNumberTable';
import { RoutingBar } from './routing/RoutingBar';

const byNumber = { field: 'number', order: 'ASC' } as const;

export const PhoneNumberList = () => {
  const accountDefault = useDefaultAccountFilter();
  return (
    <ListPage
      sort={byNumber}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField debounce={500} />
          <AccountFilter />
        </>
      }
      notice={<RoutingBar />}
      empty={<PhoneNumberEmpty />}
    >
      <PhoneNumberTable />
    </ListPage>
  );
};
