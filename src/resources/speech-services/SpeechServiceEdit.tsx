import { useTranslate } from 'ra-core';
import { DangerSection } from '../../components/form/DangerSection';
import { EditPage } from '../../components/form/EditPage';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import {
  type CredentialDraft,
  customVoicesToSave,
  toChangedCredential,
} from '../../engines/speech';
import type { SpeechCredential } from '../../types';
import { DeleteSpeechDialog } from './DeleteSpeechDialog';
import { SpeechServiceInputs } from './SpeechServiceInputs';
import { useForgetTest } from './useSpeechTest';

const DeleteFromPage = (dialog: DeleteDialogProps<SpeechCredential>) => (
  <DeleteSpeechDialog {...dialog} leadsToList />
);

const SpeechDanger = () => {
  const translate = useTranslate();
  return (
    <DangerSection
      title={translate('resources.speech-services.sections.danger')}
      purpose={translate('resources.speech-services.sections.dangerPurpose')}
      label={translate('resources.speech-services.action.delete')}
      deleteDialog={DeleteFromPage}
    />
  );
};

const toChanged = (
  draft: CredentialDraft,
  { previousData }: { previousData?: SpeechCredential } = {},
): Partial<SpeechCredential> => {
  if (!previousData) return {};
  const custom_voices = customVoicesToSave(draft, previousData);
  return { ...toChangedCredential(draft, previousData), ...(custom_voices && { custom_voices }) };
};

export const SpeechServiceEdit = () => {
  const translate = useTranslate();
  const forgetTest = useForgetTest();
  const title = translate('resources.speech-services.title.edit');
  return (
    <EditPage<SpeechCredential>
      resource="speech-services"
      title={() => title}
      loadingTitle={title}
      transform={toChanged}
      onSaved={({ id }) => forgetTest(id)}
      below={<SpeechDanger />}
    >
      <SpeechServiceInputs />
    </EditPage>
  );
};
