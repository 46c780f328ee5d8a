import { useRedirect } from 'ra-core';
import { EditPage } from '../../components/form/EditPage';
import type { SipClient } from '../../types';
import { ClientInputs } from './ClientInputs';

export const ClientEdit = () => {
  const redirect = useRedirect();
  return (
    <EditPage<SipClient> onSaved={() => redirect('list', 'clients')} leavesWhenFailed>
      <ClientInputs />
    </EditPage>
  );
};
