import { passwordFlaws } from '../../components/validation/password';
import { type PasswordSettings, type Scope, scopes, type User } from '../../types';
import type { ScopeChoice } from './useScopeChoices';

/** Whether a user of a scope belongs to one account. */
export const hasAccount: Record<Scope, boolean> = {
  admin: false,
  service_provider: false,
  account: true,
};

const isWider = (one: Scope, other: Scope) => scopes.indexOf(one) > scopes.indexOf(other);

/** The choices for a stored user: wider ones cannot be taken, as the platform never promotes (decision 67). */
export const choicesFor = (choices: ScopeChoice[], stored: Scope | undefined) =>
  choices.map((choice) => ({
    ...choice,
    disabled: stored !== undefined && isWider(choice.id, stored),
  }));

/** Checks a temporary password, when one was typed. */
export const passwordRule =
  (policy: PasswordSettings) =>
  (value?: string | null): string | undefined =>
    value && (!value.trim() || passwordFlaws(value, policy).length > 0)
      ? 'resources.users.validation.password'
      : undefined;

/** Refuses an account user where there is no account to belong to. */
export const noAccountsError = () => 'resources.users.validation.noAccounts';

/** Whether the form moves the user to another scope or account, for which the platform ends its sessions. */
export const isMoved = (typed: Partial<User>, stored: User): boolean =>
  Boolean(typed.scope) &&
  (isWider(stored.scope, typed.scope ?? stored.scope) ||
    (hasAccount[typed.scope ?? stored.scope] && typed.account_sid !== stored.account_sid));

/** What is sent for a new user: trimmed, and `is_view_only` only when it is set, as older platforms do not know it. */
export const toNewUser = (data: Partial<User>): Partial<User> => ({
  ...trimUser(data),
  is_view_only: data.is_view_only || undefined,
});

export const trimUser = (data: Partial<User>): Partial<User> => ({
  ...data,
  name: data.name?.trim(),
  email: data.email?.trim(),
});
