import { useTranslate } from 'ra-core';
import type { User } from '../../types';

/** What a user reaches, with its name: everything, one service provider or one account. */
export const ScopeText = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const name = user.account_name ?? user.service_provider_name ?? '';
  return <>{translate(`resources.users.scope.${user.scope}`, { name })}</>;
};
