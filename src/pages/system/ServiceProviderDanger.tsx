import { useDataProvider, useTranslate } from 'ra-core';
import { DeleteDialog } from '../../components/dialogs/DeleteDialog';
import { DangerSection } from '../../components/form/DangerSection';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import { useSelectServiceProvider } from '../../components/useSelectServiceProvider';
import { useServiceProviders } from '../../components/useServiceProviders';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { ServiceProvider } from '../../types';

/** Names what still belongs to the provider, else deletes it; the first other one becomes current. */
const DeleteServiceProviderDialog = ({ record, ...dialog }: DeleteDialogProps<ServiceProvider>) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const take = useSelectServiceProvider();
  const { data: providers = [] } = useServiceProviders();
  const usage = async () => {
    const used = await dataProvider.getServiceProviderUsage(record.id);
    return [
      { label: translate('app.nav.accounts'), names: used.accounts },
      { label: translate('app.nav.users'), names: used.users },
      { label: translate('app.nav.phoneNumbers'), names: used.phoneNumbers },
      { label: translate('app.nav.msTeamsTenants'), names: used.tenants },
    ];
  };
  const goOn = () => {
    const [next] = providers.filter(({ id }) => id !== record.id);
    if (next) take(next.id);
  };
  return (
    <DeleteDialog
      {...dialog}
      resource="service-providers"
      record={record}
      name={record.name}
      kind={translate('resources.service-providers.kind')}
      usage={usage}
      blockedText={translate('resources.service-providers.validation.notEmpty')}
      consequence={translate('resources.service-providers.sections.dangerPurpose')}
      successMessage="resources.service-providers.notifications.deleted"
      onDeleted={goOn}
    />
  );
};

/** Deletion, offered only while there is another provider to go on with. */
export const ServiceProviderDanger = () => {
  const translate = useTranslate();
  const { data: providers = [] } = useServiceProviders();
  if (providers.length < 2) return null;
  return (
    <DangerSection
      title={translate('resources.service-providers.sections.danger')}
      purpose={translate('resources.service-providers.sections.dangerPurpose')}
      label={translate('resources.service-providers.action.delete')}
      deleteDialog={DeleteServiceProviderDialog}
    />
  );
};
