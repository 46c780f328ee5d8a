import { useTranslate } from 'ra-core';
import { DeleteDialog } from '../../components/dialogs/DeleteDialog';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { SpeechCredential } from '../../types';
import { credentialName } from './credentialName';

interface DeleteSpeechDialogProps extends DeleteDialogProps<SpeechCredential> {
  leadsToList?: boolean;
}

export const DeleteSpeechDialog = ({ record, ...dialog }: DeleteSpeechDialogProps) => {
  const translate = useTranslate();
  return (
    <DeleteDialog
      {...dialog}
      resource="speech-services"
      record={record}
      name={credentialName(record, translate)}
      kind={translate('resources.speech-services.kind')}
      consequence={translate('resources.speech-services.consequence')}
      successMessage="resources.speech-services.notifications.deleted"
    />
  );
};
