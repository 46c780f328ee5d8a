import { useMemo } from 'react';
import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import { Duplicate } from '../../components/form/Duplicate';
import { newSpeech } from '../../engines/speech';
import type { Application } from '../../types';
import { ApplicationInputs } from './ApplicationInputs';
import { copyOfApplication, toNewApplication } from './applicationRules';

const NewApplication = ({ accountSid }: { accountSid: string | null }) => {
  const fresh = useMemo(() => ({ account_sid: accountSid, ...newSpeech }), [accountSid]);
  return (
    <Duplicate<Application, Record<string, unknown>> fresh={fresh} copyOf={copyOfApplication}>
      {(start) => (
        <CreatePage<Application>
          defaultValues={start}
          transform={toNewApplication}
          redirectTo="accountList"
        >
          <ApplicationInputs />
        </CreatePage>
      )}
    </Duplicate>
  );
};

export const ApplicationCreate = () => (
  <AccountGate sections={4}>
    {(accountSid) => <NewApplication accountSid={accountSid} />}
  </AccountGate>
);
