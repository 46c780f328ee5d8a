import { useRedirect, useTranslate } from 'ra-core';
import { DangerSection } from '../../components/form/DangerSection';
import { EditPage } from '../../components/form/EditPage';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { SipClient } from '../../types';
import { ClientInputs } from './ClientInputs';
import { DeleteClientDialog } from './DeleteClientDialog';

const DeleteFromPage = (dialog: DeleteDialogProps<SipClient>) => (
  <DeleteClientDialog {...dialog} leadsToList />
);

const ClientDanger = () => {
  const translate = useTranslate();
  return (
    <DangerSection
      title={translate('resources.clients.sections.danger')}
      purpose={translate('resources.clients.sections.dangerPurpose')}
      label={translate('resources.clients.action.delete')}
      deleteDialog={DeleteFromPage}
    />
  );
};

export const ClientEdit = () => {
  const translate = useTranslate();
  const redirect = useRedirect();
  return (
    <EditPage<SipClient>
      resource="clients"
      title={({ username }) => username}
      loadingTitle={translate('resources.clients.title.edit')}
      onSaved={() => redirect('list', 'clients')}
      leavesWhenFailed
      below={<ClientDanger />}
    >
      <ClientInputs />
    </EditPage>
  );
};
