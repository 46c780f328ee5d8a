import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import type { SipClient } from '../../types';

/** The list and the form tell it in different words (rule 4.4). */
export const DeleteClientDialog = (dialog: DeleteDialogProps<SipClient>) => (
  <DeleteDialog
    {...dialog}
    successMessage={`resources.clients.notifications.${dialog.leadsToList ? 'deleted' : 'deletedNamed'}`}
  />
);
