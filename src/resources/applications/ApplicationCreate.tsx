import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import { newSpeech } from '../../engines/speech';
import type { Application } from '../../types';
import { ApplicationInputs } from './ApplicationInputs';
import { toNewApplication } from './applicationRules';

export const ApplicationCreate = () => (
  <AccountGate sections={3}>
    {(account_sid) => (
      <CreatePage<Application>
        defaultValues={{ account_sid, ...newSpeech }}
        transform={toNewApplication}
        redirectTo="accountList"
      >
        <ApplicationInputs />
      </CreatePage>
    )}
  </AccountGate>
);
