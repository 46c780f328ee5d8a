import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import { usePlatform } from '../../components/usePlatform';
import type { Account } from '../../types';
/** Records that use an account prevent its deletion (rule 7.2). */
export const DeleteAccountDialog = (dialog: DeleteDialogProps<Account>) => {
  const dataProvider = usePlatform();
  const usage = async () => ({ ...(await dataProvider.getAccountUsage(dialog.record.id)) });
  return <DeleteDialog {...dialog} usage={usage} />;
};
