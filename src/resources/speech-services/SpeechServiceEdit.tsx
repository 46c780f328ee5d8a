import { useRecordContext, useTranslate } from 'ra-core';
import { EditPage } from '../../components/form/EditPage';
import { credentialName } from '../../components/speechTest/credentialName';
import { useForgetTest } from '../../components/speechTest/useSpeechTest';
import { UsedBy } from '../../components/usage/UsedBy';
import {
  type CredentialValues,
  customVoicesToSave,
  toChangedCredential,
} from '../../engines/speech';
import type { SpeechCredential } from '../../types';
import { DeleteSpeechDialog } from './DeleteSpeechDialog';
import { SpeechServiceInputs } from './SpeechServiceInputs';
import { UseInButton } from './useIn/UseIn';

const toChanged = (
  values: CredentialValues,
  { previousData }: { previousData?: SpeechCredential } = {},
): Partial<SpeechCredential> => {
  if (!previousData) return {};
  const custom_voices = customVoicesToSave(values, previousData);
  return { ...toChangedCredential(values, previousData), ...(custom_voices && { custom_voices }) };
};

const heads = ['status', 'service'].map((name) => `resources.speech-services.sections.${name}`);

const UsedByApplications = () => {
  const credential = useRecordContext<SpeechCredential>();
  return <UsedBy>{credential && <UseInButton credential={credential} />}</UsedBy>;
};

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
      below={<UsedByApplications />}
      deleteDialog={DeleteSpeechDialog}
    >
      <SpeechServiceInputs />
    </EditPage>
  );
};
