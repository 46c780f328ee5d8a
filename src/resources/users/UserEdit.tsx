import { useRecordContext, useTranslate } from 'ra-core';
import { useIsAllowed } from '../../components/access/useRefusal';
import { useConsole } from '../../components/ConsoleContext';
import { DangerSection } from '../../components/form/DangerSection';
import { EditPage } from '../../components/form/EditPage';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { User } from '../../types';
import { DeleteUserDialog } from './DeleteUserDialog';
import { UserInputs } from './UserInputs';
import { trimmed } from './userRules';

const DeleteFromPage = (dialog: DeleteDialogProps<User>) => (
  <DeleteUserDialog {...dialog} leadsToList />
);

const UserDanger = () => {
  const translate = useTranslate();
  const { identity } = useConsole();
  const isSelf = useRecordContext<User>()?.id === identity.userSid;
  return (
    <DangerSection
      title={translate('resources.users.sections.danger')}
      purpose={translate(
        `resources.users.sections.${isSelf ? 'dangerPurposeSelf' : 'dangerPurpose'}`,
      )}
      label={translate('resources.users.action.delete')}
      deleteDialog={DeleteFromPage}
    />
  );
};

export const UserEdit = () => {
  const translate = useTranslate();
  const hasList = useIsAllowed({ action: 'list', area: 'users' });
  return (
    <EditPage<User>
      resource="users"
      title={({ name }) => name}
      loadingTitle={translate('resources.users.name', { smart_count: 1 })}
      transform={trimmed}
      hasList={hasList}
      below={<UserDanger />}
    >
      <UserInputs />
    </EditPage>
  );
};
