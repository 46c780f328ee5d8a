import { useMemo } from 'react';
import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import {
  type CredentialDraft,
  customVoicesToSave,
  toCredentialForm,
  toNewCredential,
  withoutKeyFiles,
} from '../../engines/speech';
import type { SpeechCredential } from '../../types';
import { SpeechServiceInputs } from './SpeechServiceInputs';
import { useTestAll } from './useSpeechTest';

const toCredential = (draft: CredentialDraft): Partial<SpeechCredential> => {
  const voices = toCredentialForm(draft)?.descriptor.customVoices && customVoicesToSave(draft);
  return { ...toNewCredential(draft), ...(voices && { custom_voices: voices }) };
};

/** A test of these stops the platform when the vendor cannot be reached: it waits for a click (contract 25). */
const riskyTests = ['gladia', 'houndify'];

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
        if (!riskyTests.includes(vendor)) test([id]);
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
