import { useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { DeleteDialog } from '../../components/dialogs/DeleteDialog';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { User } from '../../types';

interface DeleteUserDialogProps extends DeleteDialogProps<User> {
  /** Set on the user's own page, which is gone afterwards. */
  leadsToList?: boolean;
}

/** Asks, deletes, and signs out an operator whose own user is gone. */
export const DeleteUserDialog = ({ record, ...dialog }: DeleteUserDialogProps) => {
  const translate = useTranslate();
  const { identity, signOut } = useConsole();
  const isSelf = record.id === identity.userSid;
  return (
    <DeleteDialog
      {...dialog}
      resource="users"
      record={record}
      name={record.name}
      kind={translate('resources.users.kind')}
      consequence={isSelf ? translate('resources.users.sections.dangerPurposeSelf') : undefined}
      successMessage="resources.users.notifications.deleted"
      onDeleted={isSelf ? signOut : undefined}
    />
  );
};
