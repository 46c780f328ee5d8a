import { useDataProvider, useTranslate } from 'ra-core';
import { DeleteDialog } from '../../components/dialogs/DeleteDialog';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { Application } from '../../types';

interface DeleteApplicationDialogProps extends DeleteDialogProps<Application> {
  leadsToList?: boolean;
}

/** What still uses an application stands in the way of deleting it (specification 1, section 4). */
export const DeleteApplicationDialog = ({ record, ...dialog }: DeleteApplicationDialogProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const usage = async () => {
    const users = await dataProvider.getApplicationUsage(record.id);
    return (['accounts', 'tenants', 'phoneNumbers', 'carriers'] as const).map((kind) => ({
      label: translate(`resources.applications.usage.${kind}`),
      names: users[kind],
    }));
  };
  return (
    <DeleteDialog
      {...dialog}
      resource="applications"
      record={record}
      name={record.name}
      kind={translate('resources.applications.kind')}
      usage={usage}
      blockedText={translate('resources.applications.usage.blocked')}
      successMessage="resources.applications.notifications.deleted"
    />
  );
};
