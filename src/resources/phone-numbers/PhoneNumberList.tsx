import { AccountFilter } from '../../components/list/AccountFilter';
import { AddButton } from '../../components/list/AddButton';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { AddManyButton } from './bulk/AddManyButton';
import { PhoneNumberTable } from './PhoneNumberTable';

const needs = ['account', 'carrier'] as const;

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
      needs={needs}
    >
      <PhoneNumberTable />
    </ListPage>
  );
};
