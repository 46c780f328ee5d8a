import { CreatePage } from '../../components/form/CreatePage';
import type { User } from '../../types';
import { UserInputs } from './UserInputs';
import { toNewUser } from './userRules';

const newUser: Partial<User> = {
  scope: 'service_provider',
  is_active: true,
  is_view_only: false,
  force_change: true,
};

export const UserCreate = () => (
  <CreatePage<User> defaultValues={newUser} transform={toNewUser} redirectTo="accountList">
    <UserInputs />
  </CreatePage>
);
