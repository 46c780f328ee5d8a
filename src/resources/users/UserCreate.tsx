import { useMemo } from 'react';
import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import type { User } from '../../types';
import { UserInputs } from './UserInputs';
import { toNewUser } from './userRules';

const newUser = (accountSid: string | null): Partial<User> => ({
  scope: accountSid ? 'account' : 'service_provider',
  ...(accountSid && { account_sid: accountSid }),
  is_active: true,
  is_view_only: false,
  force_change: true,
});

const NewUser = ({ accountSid }: { accountSid: string | null }) => {
  const defaultValues = useMemo(() => newUser(accountSid), [accountSid]);
  return (
    <CreatePage<User> defaultValues={defaultValues} transform={toNewUser} redirectTo="accountList">
      <UserInputs />
    </CreatePage>
  );
};

export const UserCreate = () => (
  <AccountGate isOptional>{(accountSid) => <NewUser accountSid={accountSid} />}</AccountGate>
);
