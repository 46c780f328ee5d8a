import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import { usePlatform } from '../../components/usePlatform';
import type { Application } from '../../types';
/** Records that use an application prevent its deletion (rule 8.2). */
export const DeleteApplicationDialog = (dialog: DeleteDialogProps<Application>) => {
  const dataProvider = usePlatform();
  const { id, account_sid } = dialog.record;
  const usage = async (isThorough: boolean) => ({
    ...(await dataProvider.getApplicationUsage(id, { account_sid, isThorough })),
  });
  return <DeleteDialog {...dialog} usage={usage} />;
};
