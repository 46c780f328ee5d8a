import { useRecordContext, useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { DangerSection } from '../../components/form/DangerSection';
import { EditPage } from '../../components/form/EditPage';
import type { User } from '../../types';
import { DeleteUserDialog } from './DeleteUserDialog';
import { UserInputs } from './UserInputs';
import { trimUser } from './userRules';

const UserDanger = () => {
  const translate = useTranslate();
  const { identity } = useConsole();
  const isSelf = useRecordContext<User>()?.id === identity.userSid;
  const purpose = isSelf ? translate('resources.users.sections.dangerPurposeSelf') : undefined;
  return <DangerSection purpose={purpose} deleteDialog={DeleteUserDialog} />;
};

const heads = ['resources.users.sections.identity'];

export const UserEdit = () => (
  <EditPage<User> heads={heads} transform={trimUser} danger={<UserDanger />}>
    <UserInputs />
  </EditPage>
);
