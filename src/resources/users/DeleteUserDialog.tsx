import { useTranslate } from 'ra-core';
import { useConsole, useConsoleActions } from '../../components/ConsoleContext';
import { DeleteDialog, type DeleteDialogProps } from '../../components/dialogs/DeleteDialog';
import type { User } from '../../types';

/** Asks, deletes, and signs out an operator whose own user is gone. */
export const DeleteUserDialog = (dialog: DeleteDialogProps<User>) => {
  const translate = useTranslate();
  const { identity } = useConsole();
  const { endSession } = useConsoleActions();
  const isSelf = dialog.record.id === identity.userSid;
  return (
    <DeleteDialog
      {...dialog}
      consequence={isSelf ? translate('resources.users.sections.dangerPurposeSelf') : undefined}
      onDeleted={isSelf ? endSession : undefined}
    />
  );
};
