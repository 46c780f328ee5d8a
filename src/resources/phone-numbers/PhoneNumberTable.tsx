import { useTranslate } from 'ra-core';
import { MonoText } from '../../components/fields/MonoText';
import { readableNumber } from '../../components/fields/phoneNumber';
import { AccountColumn } from '../../components/list/AccountColumn';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListColumn } from '../../components/list/ListColumn';
import { ListTable } from '../../components/list/ListTable';
import { ReferenceColumn } from '../../components/list/ReferenceColumn';
import { SelectionColumn } from '../../components/list/SelectionColumn';
import type { PhoneNumber } from '../../types';
import { DeletePhoneNumberDialog } from './DeletePhoneNumberDialog';
import { useRoutingAccount } from './routing/useRoutingAccount';

const Column = ListColumn<PhoneNumber>;
const nameOf = ({ number }: PhoneNumber) => readableNumber(number);

/** Rows can be selected where it is known whose applications they may be given to. */
export const PhoneNumberTable = () => {
  const translate = useTranslate();
  const { canRoute, accountSid } = useRoutingAccount();
  const none = translate('app.form.none');
  return (
    <ListTable>
      {canRoute && accountSid && <SelectionColumn nameOf={nameOf} />}
      <Column
        source="number"
        render={(record, { link }) =>
          link(<MonoText title={record.number}>{nameOf(record)}</MonoText>)
        }
      />
      <AccountColumn emptyText={none} />
      <ReferenceColumn resource="carriers" source="voip_carrier_sid" emptyText={none} />
      <ReferenceColumn resource="applications" source="application_sid" emptyText={none} />
      <ActionsColumn nameOf={nameOf} deleteDialog={DeletePhoneNumberDialog} />
    </ListTable>
  );
};
