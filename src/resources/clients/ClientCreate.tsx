import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import type { SipClient } from '../../types';
import { ClientInputs } from './ClientInputs';
import { newClient, toNewClient } from './clientRules';

export const ClientCreate = () => (
  <AccountGate>
    {(account_sid) => (
      <CreatePage<SipClient>
        defaultValues={{ ...newClient, account_sid }}
        transform={toNewClient}
        redirectTo="accountList"
      >
        <ClientInputs />
      </CreatePage>
    )}
  </AccountGate>
);
