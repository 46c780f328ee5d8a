import { useTranslate } from 'ra-core';
import { DataTable, ReferenceField, TextField } from 'ra-ui-materialui';
import { MonoText } from '../../components/fields/MonoText';
import { readableNumber } from '../../components/fields/phoneNumber';
import { AccountColumn } from '../../components/list/AccountColumn';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { RecordLink } from '../../components/list/RecordLink';
import { SelectionColumn } from '../../components/list/SelectionColumn';
import type { PhoneNumber } from '../../types';
import { DeletePhoneNumberDialog } from './DeletePhoneNumberDialog';
import { useRoutingAccount } from './routing/useRoutingAccount';

const Column = DataTable.Col<PhoneNumber>;
const nameOf = ({ number }: PhoneNumber) => readableNumber(number);

const NumberLink = ({ number }: PhoneNumber) => (
  <RecordLink>
    <MonoText title={number}>{readableNumber(number)}</MonoText>
  </RecordLink>
);

/** The name behind a sid; all names of a page are one request. */
const NameColumn = ({ reference }: { reference: 'applications' | 'carriers' }) => {
  const translate = useTranslate();
  const source = { applications: 'application_sid', carriers: 'voip_carrier_sid' }[reference];
  return (
    <ReferenceField
      source={source}
      reference={reference}
      link={false}
      emptyText={translate('app.form.none')}
      queryOptions={{ retry: false }}
    >
      <TextField source="name" component="span" variant="inherit" />
    </ReferenceField>
  );
};

/** Rows can be selected where it is known whose applications they may be given to. */
export const PhoneNumberTable = () => {
  const translate = useTranslate();
  const { canRoute, accountSid } = useRoutingAccount();
  return (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      {canRoute && accountSid && <SelectionColumn nameOf={nameOf} />}
      <Column source="number" disableSort render={NumberLink} />
      <AccountColumn emptyText={translate('app.form.none')} />
      <Column source="voip_carrier_sid" disableSort>
        <NameColumn reference="carriers" />
      </Column>
      <Column source="application_sid" disableSort>
        <NameColumn reference="applications" />
      </Column>
      <ActionsColumn nameOf={nameOf} deleteDialog={DeletePhoneNumberDialog} />
    </DataTable>
  );
};
