import { useTranslate } from 'ra-core';
import { EditPage } from '../../components/form/EditPage';
import { type CredentialDraft, toChangedCredential } from '../../engines/speech/credential';
import type { SpeechCredential } from '../../types';
import { DeleteSpeechDialog } from './DeleteSpeechDialog';
import { SpeechServiceInputs } from './SpeechServiceInputs';
import { useForgetTest } from './useSpeechTest';
import { voicesOf } from './voices';

const toChanged = (
  draft: CredentialDraft,
  { previousData }: { previousData?: SpeechCredential } = {},
): Partial<SpeechCredential> => {
  if (!previousData) return {};
  const custom_voices = voicesOf(draft, previousData);
  return { ...toChangedCredential(draft, previousData), ...(custom_voices && { custom_voices }) };
};

export const SpeechServiceEdit = () => {
  const translate = useTranslate();
  const forgetTest = useForgetTest();
  return (
    <EditPage<SpeechCredential>
      title={() => translate('resources.speech-services.title.edit')}
      transform={toChanged}
      onSaved={({ id }) => forgetTest(id)}
      deleteDialog={DeleteSpeechDialog}
    >
      <SpeechServiceInputs />
    </EditPage>
  );
};
