import { useTranslate } from 'ra-core';
import { DataTable, ReferenceField, TextField } from 'ra-ui-materialui';
import { formatPhoneNumber } from '../../components/fields/format';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { useAccountDefault } from '../../components/list/useAccountDefault';
import { EmptyState } from '../../components/page/EmptyState';
import type { PhoneNumber } from '../../types';

const Column = DataTable.Col<PhoneNumber>;
const byNumber = { field: 'number', order: 'ASC' } as const;

const numberText = ({ number }: PhoneNumber) => formatPhoneNumber(number);

export const PhoneNumberList = () => {
  const translate = useTranslate();
  const accountDefault = useAccountDefault();
  const none = translate('app.form.none');
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
      empty={
        <EmptyState
          title={translate('resources.phone-numbers.empty.title')}
          text={translate('resources.phone-numbers.empty.text')}
        />
      }
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="number" disableSort render={numberText} />
        <AccountColumn emptyText={none} />
        <Column source="application_sid" disableSort>
          <ReferenceField
            source="application_sid"
            reference="applications"
            link={false}
            emptyText={none}
          >
            <TextField source="name" component="span" variant="inherit" />
          </ReferenceField>
        </Column>
      </DataTable>
    </ListPage>
  );
};
