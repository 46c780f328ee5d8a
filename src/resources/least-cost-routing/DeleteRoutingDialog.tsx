import { useTranslate } from 'ra-core';
import { DeleteDialog } from '../../components/dialogs/DeleteDialog';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { LeastCostRouting } from '../../types';

interface DeleteRoutingDialogProps extends DeleteDialogProps<LeastCostRouting> {
  /** The message of the list unless given. */
  successMessage?: string;
  onDeleted?: () => void;
}

/** Deletes a routing table with all its routes. */
export const DeleteRoutingDialog = ({
  record,
  successMessage = 'resources.least-cost-routing.notifications.deletedInList',
  ...dialog
}: DeleteRoutingDialogProps) => {
  const translate = useTranslate();
  return (
    <DeleteDialog
      {...dialog}
      resource="least-cost-routing"
      record={record}
      name={record.name || translate('resources.least-cost-routing.unnamed')}
      kind={translate('resources.least-cost-routing.kind')}
      consequence={translate('resources.least-cost-routing.sections.dangerPurpose')}
      successMessage={successMessage}
    />
  );
};
