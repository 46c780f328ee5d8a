import { useDataProvider } from 'ra-core';
import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { Application } from '../../types';

/** Records that use an application prevent its deletion (rule 8.2). */
export const DeleteApplicationDialog = (dialog: DeleteDialogProps<Application>) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const usage = async () => ({ ...(await dataProvider.getApplicationUsage(dialog.record.id)) });
  return <DeleteDialog {...dialog} usage={usage} />;
};
