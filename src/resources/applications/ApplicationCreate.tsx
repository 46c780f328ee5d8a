import { useTranslate } from 'ra-core';
import { Refused } from '../../components/access/Refused';
import { useConsole } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import { redirectToAccountList } from '../../components/list/redirectToAccountList';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { FormSkeleton } from '../../components/page/Skeletons';
import { useAccounts } from '../../components/useAccounts';
import { newSpeech } from '../../engines/speech';
import type { Application } from '../../types';
import { ApplicationInputs } from './ApplicationInputs';
import { toNewApplication } from './applicationRules';

const needsAccount = {
  message: 'resources.applications.empty.noAccount',
  redirectTo: '/internal/accounts',
};

export const ApplicationCreate = () => {
  const translate = useTranslate();
  const { storedAccountFilter, storeAccountFilter } = useConsole();
  const { data: accounts, error, refetch } = useAccounts();
  if (error && !accounts) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!accounts) return <FormSkeleton sections={3} />;
  const [first] = accounts;
  if (!first) return <Refused refusal={needsAccount} />;
  const account = accounts.find(({ id }) => id === storedAccountFilter()) ?? first;
  return (
    <CreatePage<Application>
      resource="applications"
      title={translate('resources.applications.title.create')}
      defaults={{ account_sid: account.id, ...newSpeech }}
      transform={toNewApplication}
      onSaved={({ account_sid }) => storeAccountFilter(account_sid)}
      redirectTo={redirectToAccountList}
    >
      <ApplicationInputs accounts={accounts} />
    </CreatePage>
  );
};
