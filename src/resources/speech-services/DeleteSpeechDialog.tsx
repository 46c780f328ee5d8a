import { useTranslate } from 'ra-core';
import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import { credentialName } from '../../components/speechTest/credentialName';
import type { SpeechCredential } from '../../types';

export const DeleteSpeechDialog = (dialog: DeleteDialogProps<SpeechCredential>) => {
  const translate = useTranslate();
  return <DeleteDialog {...dialog} name={credentialName(dialog.record, translate)} />;
};
