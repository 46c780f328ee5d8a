import { useTranslate } from 'ra-core';
import { MonoText } from '../../components/fields/MonoText';
import { readableNumber } from '../../components/fields/phoneNumber';
import { AccountColumn } from '../../components/list/AccountColumn';
import { ActionsColumn } from '../../components/list/ActionsColumn';
import { ListColumn } from '../../components/list/ListColumn';
import { ListTable } from '../../components/list/ListTable';
import { ReferenceColumn } from '../../components/list/ReferenceColumn';
import type { PhoneNumber } from '../../types';
import { DeletePhoneNumberDialog } from './DeletePhoneNumberDialog';
import { routeAction } from './routing/routeAction';

const Column = ListColumn<PhoneNumber>;
const actions = [routeAction];
const nameOf = ({ number }: PhoneNumber) => readableNumber(number);

export const PhoneNumberTable = () => {
  const translate = useTranslate();
  const none = translate('app.form.none');
  return (
    <ListTable>
      <Column
        source="number"
        render={(record, { link }) =>
          link(<MonoText title={record.number}>{nameOf(record)}</MonoText>)
        }
      />
      <AccountColumn emptyText={none} />
      <ReferenceColumn resource="carriers" source="voip_carrier_sid" emptyText={none} />
      <ReferenceColumn
        resource="applications"
        source="application_sid"
        emptyText={none}
        change={routeAction}
        nameOf={nameOf}
      />
      <ActionsColumn nameOf={nameOf} deleteDialog={DeletePhoneNumberDialog} actions={actions} />
    </ListTable>
  );
};
