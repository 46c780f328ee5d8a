import { useTranslate } from 'ra-core';
import { AccountFilter } from '../../components/list/AccountFilter';
import { AddButton } from '../../components/list/AddButton';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import { PhoneNumberEmpty } from './PhoneNumberEmpty';
import { PhoneNumberTable } from './PhoneNumberTable';
import { RoutingBar } from './routing/RoutingBar';

const byNumber = { field: 'number', order: 'ASC' } as const;

export const PhoneNumberList = () => {
  const translate = useTranslate();
  const accountDefault = useDefaultAccountFilter();
  return (
    <ListPage
      resource="phone-numbers"
      title={translate('resources.phone-numbers.name', { smart_count: 2 })}
      sort={byNumber}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField debounce={500} />
          <AccountFilter />
        </>
      }
      notice={<RoutingBar />}
      actions={
        <AddButton
          resource="phone-numbers"
          label={translate('resources.phone-numbers.action.create')}
        />
      }
      empty={<PhoneNumberEmpty />}
    >
      <PhoneNumberTable />
    </ListPage>
  );
};
