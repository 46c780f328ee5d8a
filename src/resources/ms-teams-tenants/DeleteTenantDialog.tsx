import { useTranslate } from 'ra-core';
import { DeleteDialog } from '../../components/dialogs/DeleteDialog';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { MsTeamsTenant } from '../../types';

interface DeleteTenantDialogProps extends DeleteDialogProps<MsTeamsTenant> {
  leadsToList?: boolean;
}

export const DeleteTenantDialog = ({ record, ...dialog }: DeleteTenantDialogProps) => {
  const translate = useTranslate();
  return (
    <DeleteDialog
      {...dialog}
      resource="ms-teams-tenants"
      record={record}
      name={record.tenant_fqdn}
      kind={translate('resources.ms-teams-tenants.kind')}
      successMessage="resources.ms-teams-tenants.notifications.deleted"
    />
  );
};
