import { type RaRecord, useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import type { User } from '../../types';
import { UserInputs } from './UserInputs';
import { toNewUser } from './userRules';

const defaults = {
  scope: 'service_provider',
  is_active: true,
  is_view_only: false,
  force_change: true,
};

/** The list, narrowed to the account of the new user, so that it is there to see. */
const toList = (_resource?: string, _id?: unknown, user: Partial<RaRecord> = {}) => {
  const filter = user.account_sid ? { account_sid: user.account_sid } : {};
  return `users?filter=${encodeURIComponent(JSON.stringify(filter))}`;
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
      redirectTo={toList}
    >
      <UserInputs />
    </CreatePage>
  );
};
