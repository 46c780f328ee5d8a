import { useState } from 'react';
import { useConsole, useConsoleActions } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import { type CredentialDraft, formOf, toNewCredential } from '../../engines/speech/credential';
import type { SpeechCredential } from '../../types';
import { SpeechServiceInputs } from './SpeechServiceInputs';
import { voicesOf, withoutKeys } from './voices';

const toCredential = (draft: CredentialDraft): Partial<SpeechCredential> => {
  const voices = formOf(draft)?.descriptor.customVoices && voicesOf(draft);
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
      keepWhenPartial={withoutKeys}
      redirectTo="accountList"
    >
      <SpeechServiceInputs />
    </CreatePage>
  );
};
