import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import type { SipClient } from '../../types';

/** The specification has another message for the list than for the form. */
export const DeleteClientDialog = (dialog: DeleteDialogProps<SipClient>) => (
  <DeleteDialog
    {...dialog}
    successMessage={`resources.clients.notifications.${dialog.leadsToList ? 'deleted' : 'deletedNamed'}`}
  />
);
