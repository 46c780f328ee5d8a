import { useTranslate } from 'ra-core';
import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import type { SpeechCredential } from '../../types';
import { credentialName } from './credentialName';

export const DeleteSpeechDialog = (dialog: DeleteDialogProps<SpeechCredential>) => {
  const translate = useTranslate();
  return <DeleteDialog {...dialog} name={credentialName(dialog.record, translate)} />;
};
