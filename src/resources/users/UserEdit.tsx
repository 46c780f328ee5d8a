import Button from '@mui/material/Button';
import { LinkBase, useRecordContext, useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { DangerSection } from '../../components/form/DangerSection';
import { EditPage } from '../../components/form/EditPage';
import { FormSection } from '../../components/form/FormSection';
import { accountPath } from '../../components/hosted/accountPaths';
import type { User } from '../../types';
import { DeleteUserDialog } from './DeleteUserDialog';
import { UserInputs } from './UserInputs';
import { trimUser } from './userRules';

/** Deleting the last user would leave an account that is still charged (decision 91). */
const LastUser = ({ sid }: { sid: string }) => {
  const translate = useTranslate();
  return (
    <FormSection
      title={translate('resources.users.sections.danger')}
      purpose={translate('resources.users.sections.lastUser')}
    >
      <div>
        <Button variant="outlined" component={LinkBase} to={accountPath(sid, 'edit')}>
          {translate('pages.billing.deletion.open')}
        </Button>
      </div>
    </FormSection>
  );
};

const UserDanger = () => {
  const translate = useTranslate();
  const { identity, features } = useConsole();
  const isSelf = useRecordContext<User>()?.id === identity.userSid;
  if (isSelf && features.hosted && identity.accountSid)
    return <LastUser sid={identity.accountSid} />;
  const purpose = isSelf ? translate('resources.users.sections.dangerPurposeSelf') : undefined;
  return <DangerSection purpose={purpose} deleteDialog={DeleteUserDialog} />;
};

const heads = ['resources.users.sections.identity'];

export const UserEdit = () => (
  <EditPage<User> heads={heads} transform={trimUser} danger={<UserDanger />}>
    <UserInputs />
  </EditPage>
);
