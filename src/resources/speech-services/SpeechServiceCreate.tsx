import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useConsole } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import { redirectToAccountList } from '../../components/list/redirectToAccountList';
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
  const translate = useTranslate();
  const { identity, storedAccountFilter, storeAccountFilter } = useConsole();
  const [defaults] = useState(() => ({
    vendor: '',
    account_sid: identity.accountSid ?? storedAccountFilter(),
    use_for_tts: true,
    use_for_stt: true,
  }));
  return (
    <CreatePage<SpeechCredential>
      resource="speech-services"
      title={translate('resources.speech-services.title.create')}
      defaults={defaults}
      transform={toCredential}
      keepWhenPartial={withoutKeyFiles}
      onSaved={({ account_sid }) => storeAccountFilter(account_sid)}
      redirectTo={redirectToAccountList}
    >
      <SpeechServiceInputs />
    </CreatePage>
  );
};
