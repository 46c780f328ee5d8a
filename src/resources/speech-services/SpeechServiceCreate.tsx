import { useState } from 'react';
import { useConsole, useConsoleActions } from '../../components/ConsoleContext';
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

const toCredential = (draft: CredentialDraft): Partial<SpeechCredential> => {
  const voices = toCredentialForm(draft)?.descriptor.customVoices && customVoicesToSave(draft);
  return { ...toNewCredential(draft), ...(voices && { custom_voices: voices }) };
};

export const SpeechServiceCreate = () => {
  const { identity } = useConsole();
  const { storedAccountFilter } = useConsoleActions();
  const [defaultValues] = useState(() => ({
    vendor: '',
    account_sid: identity.accountSid ?? storedAccountFilter(),
    use_for_tts: true,
    use_for_stt: true,
  }));
  return (
    <CreatePage<SpeechCredential>
      defaultValues={defaultValues}
      transform={toCredential}
      keepWhenPartial={withoutKeyFiles}
      redirectTo="accountList"
    >
      <SpeechServiceInputs />
    </CreatePage>
  );
};
