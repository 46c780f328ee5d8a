import { useDataProvider } from 'ra-core';
import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { Account } from '../../types';

/** What still uses an account stands in the way of deleting it (rule 7.2). */
export const DeleteAccountDialog = (dialog: DeleteDialogProps<Account>) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const usage = async () => ({ ...(await dataProvider.getAccountUsage(dialog.record.id)) });
  return <DeleteDialog {...dialog} usage={usage} />;
};
