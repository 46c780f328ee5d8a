import { useTranslate } from 'ra-core';
import { DeleteDialog } from '../../components/dialogs/DeleteDialog';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { SipClient } from '../../types';

interface DeleteClientDialogProps extends DeleteDialogProps<SipClient> {
  leadsToList?: boolean;
}

export const DeleteClientDialog = ({
  record,
  leadsToList = false,
  ...dialog
}: DeleteClientDialogProps) => {
  const translate = useTranslate();
  return (
    <DeleteDialog
      {...dialog}
      resource="clients"
      record={record}
      name={record.username}
      kind={translate('resources.clients.kind')}
      leadsToList={leadsToList}
      successMessage={`resources.clients.notifications.${leadsToList ? 'deleted' : 'deletedNamed'}`}
    />
  );
};
