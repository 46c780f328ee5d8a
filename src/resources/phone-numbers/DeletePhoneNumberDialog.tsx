import { useTranslate } from 'ra-core';
import { DeleteDialog } from '../../components/dialogs/DeleteDialog';
import { readableNumber } from '../../components/fields/phoneNumber';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { PhoneNumber } from '../../types';

interface DeletePhoneNumberDialogProps extends DeleteDialogProps<PhoneNumber> {
  leadsToList?: boolean;
}

export const DeletePhoneNumberDialog = ({ record, ...dialog }: DeletePhoneNumberDialogProps) => {
  const translate = useTranslate();
  return (
    <DeleteDialog
      {...dialog}
      resource="phone-numbers"
      record={record}
      name={readableNumber(record.number)}
      kind={translate('resources.phone-numbers.kind')}
      successMessage="resources.phone-numbers.notifications.deleted"
    />
  );
};
