import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import { readableNumber } from '../../components/fields/phoneNumber';
import type { PhoneNumber } from '../../types';

export const DeletePhoneNumberDialog = (dialog: DeleteDialogProps<PhoneNumber>) => (
  <DeleteDialog {...dialog} name={readableNumber(dialog.record.number)} />
);
