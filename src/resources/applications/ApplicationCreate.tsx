import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import { newSpeech } from '../../engines/speech';
import type { Application } from '../../types';
import { ApplicationInputs } from './ApplicationInputs';
import { toNewApplication } from './applicationRules';

export const ApplicationCreate = () => (
  <AccountGate sections={3}>
    {({ id }) => (
      <CreatePage<Application>
        defaultValues={{ account_sid: id, ...newSpeech }}
        transform={toNewApplication}
        redirectTo="accountList"
      >
        <ApplicationInputs />
      </CreatePage>
    )}
  </AccountGate>
);
