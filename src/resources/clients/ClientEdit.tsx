import { useRedirect } from 'ra-core';
import { EditPage } from '../../components/form/EditPage';
import type { SipClient } from '../../types';
import { ClientInputs } from './ClientInputs';

const heads = ['resources.clients.sections.client'];

export const ClientEdit = () => {
  const redirect = useRedirect();
  return (
    <EditPage<SipClient> heads={heads} onSaved={() => redirect('list', 'clients')} leavesWhenFailed>
      <ClientInputs />
    </EditPage>
  );
};
