import { useTranslate } from 'ra-core';
import { Refused } from '../../components/access/Refused';
import { useConsole } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import { redirectToAccountList } from '../../components/list/redirectToAccountList';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { FormSkeleton } from '../../components/page/Skeletons';
import { useAccounts } from '../../components/useAccounts';
import type { SipClient } from '../../types';
import { ClientInputs } from './ClientInputs';
import { newClient, toNewClient } from './clientRules';

const needsAccount = {
  message: 'resources.clients.empty.noAccount',
  redirectTo: '/internal/accounts',
};

export const ClientCreate = () => {
  const translate = useTranslate();
  const { storedAccountFilter, storeAccountFilter } = useConsole();
  const { data: accounts, error, refetch } = useAccounts();
  if (error && !accounts) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!accounts) return <FormSkeleton />;
  const account = accounts.find(({ id }) => id === storedAccountFilter()) ?? accounts.at(0);
  if (!account) return <Refused refusal={needsAccount} />;
  return (
    <CreatePage<SipClient>
      resource="clients"
      title={translate('resources.clients.title.create')}
      defaults={{ ...newClient, account_sid: account.id }}
      transform={toNewClient}
      onSaved={({ account_sid }) => storeAccountFilter(account_sid)}
      redirectTo={redirectToAccountList}
    >
      <ClientInputs />
    </CreatePage>
  );
};
