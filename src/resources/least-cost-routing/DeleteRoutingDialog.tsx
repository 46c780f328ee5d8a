import { useTranslate } from 'ra-core';
import { useCanAccess } from '../../components/access/useCanAccess';
import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import type { LeastCostRouting } from '../../types';

/**
 * Deletes a routing table with all its routes. On its own page it leads to the list, or to a new
 * table for those who have no list.
 */
export const DeleteRoutingDialog = (dialog: DeleteDialogProps<LeastCostRouting>) => {
  const translate = useTranslate();
  const hasList = useCanAccess({ action: 'list' });
  const { record } = dialog;
  return (
    <DeleteDialog
      {...dialog}
      name={record.name || translate('resources.least-cost-routing.unnamed')}
      redirectTo={hasList ? 'list' : 'create'}
    />
  );
};
