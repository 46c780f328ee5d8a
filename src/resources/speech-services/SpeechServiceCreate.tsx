import { useMemo } from 'react';
import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import { useTestAll } from '../../components/speechTest/useSpeechTest';
import {
  type CredentialValues,
  customVoicesToSave,
  findVendor,
  toCredentialForm,
  toNewCredential,
  withoutKeyFiles,
} from '../../engines/speech';
import type { SpeechCredential } from '../../types';
import { SpeechServiceInputs } from './SpeechServiceInputs';

const toCredential = (values: CredentialValues): Partial<SpeechCredential> => {
  const voices = toCredentialForm(values)?.descriptor.customVoices && customVoicesToSave(values);
  return { ...toNewCredential(values), ...(voices && { custom_voices: voices }) };
};

const newService = (account_sid: string | null) => ({
  vendor: '',
  account_sid,
  use_for_tts: true,
  use_for_stt: true,
});

const NewSpeechService = ({ accountSid }: { accountSid: string | null }) => {
  const test = useTestAll();
  const defaultValues = useMemo(() => newService(accountSid), [accountSid]);
  return (
    <CreatePage<SpeechCredential>
      defaultValues={defaultValues}
      transform={toCredential}
      onSaved={({ id, vendor }) => {
        if (!findVendor(vendor)?.riskyTest) test([id]);
      }}
      keepWhenPartial={withoutKeyFiles}
      redirectTo="accountList"
    >
      <SpeechServiceInputs />
    </CreatePage>
  );
};

export const SpeechServiceCreate = () => (
  <AccountGate isOptional>
    {(accountSid) => <NewSpeechService accountSid={accountSid} />}
  </AccountGate>
);
