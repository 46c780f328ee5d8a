import { useTranslate } from 'ra-core';
import { EditPage } from '../../components/form/EditPage';
import {
  type CredentialValues,
  customVoicesToSave,
  toChangedCredential,
} from '../../engines/speech';
import type { SpeechCredential } from '../../types';
import { credentialName } from './credentialName';
import { DeleteSpeechDialog } from './DeleteSpeechDialog';
import { SpeechServiceInputs } from './SpeechServiceInputs';
import { useForgetTest } from './useSpeechTest';

const toChanged = (
  values: CredentialValues,
  { previousData }: { previousData?: SpeechCredential } = {},
): Partial<SpeechCredential> => {
  if (!previousData) return {};
  const custom_voices = customVoicesToSave(values, previousData);
  return { ...toChangedCredential(values, previousData), ...(custom_voices && { custom_voices }) };
};

const heads = ['status', 'service'].map((name) => `resources.speech-services.sections.${name}`);

export const SpeechServiceEdit = () => {
  const translate = useTranslate();
  const forgetTest = useForgetTest();
  return (
    <EditPage<SpeechCredential>
      title={(credential) => credentialName(credential, translate)}
      hasFixedTitle
      sections={5}
      heads={heads}
      startsWithState
      transform={toChanged}
      onSaved={({ id }) => forgetTest(id)}
      deleteDialog={DeleteSpeechDialog}
    >
      <SpeechServiceInputs />
    </EditPage>
  );
};
