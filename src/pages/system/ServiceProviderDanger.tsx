import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import { DangerSection } from '../../components/form/DangerSection';
import { usePlatform } from '../../components/usePlatform';
import { useSelectServiceProvider } from '../../components/useSelectServiceProvider';
import { useServiceProviders } from '../../components/useServiceProviders';
import type { ServiceProvider } from '../../types';

/** Names what still belongs to the provider, else deletes it; the first other one becomes current. */
const DeleteServiceProviderDialog = (dialog: DeleteDialogProps<ServiceProvider>) => {
  const dataProvider = usePlatform();
  const select = useSelectServiceProvider();
  const { data: providers = [] } = useServiceProviders();
  const { id } = dialog.record;
  const selectAnother = () => {
    const another = providers.find((provider) => provider.id !== id);
    if (another) select(another.id);
  };
  return (
    <DeleteDialog
      {...dialog}
      usage={async () => ({ ...(await dataProvider.getServiceProviderUsage(id)) })}
      onDeleted={selectAnother}
    />
  );
};

/** Deletion, offered only while there is another provider to go on with. */
export const ServiceProviderDanger = () => {
  const { data: providers = [] } = useServiceProviders();
  if (providers.length < 2) return null;
  return <DangerSection deleteDialog={DeleteServiceProviderDialog} />;
};
