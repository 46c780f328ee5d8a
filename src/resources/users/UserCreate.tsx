import { useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import { redirectToAccountList } from '../../components/list/redirectToAccountList';
import type { User } from '../../types';
import { UserInputs } from './UserInputs';
import { toNewUser } from './userRules';

const defaults = {
  scope: 'service_provider',
  is_active: true,
  is_view_only: false,
  force_change: true,
};

export const UserCreate = () => {
  const translate = useTranslate();
  const { storeAccountFilter } = useConsole();
  return (
    <CreatePage<User>
      resource="users"
      title={translate('resources.users.action.createTitle')}
      defaults={defaults}
      transform={toNewUser}
      onSaved={(user) => storeAccountFilter(user.account_sid ?? null)}
      redirectTo={redirectToAccountList}
    >
      <UserInputs />
    </CreatePage>
  );
};
