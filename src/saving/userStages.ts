import { HttpError } from '../http/HttpError';
import type { Scope, User } from '../types';
import type { Caller } from '../types/caller';
import type { Stage } from './input';
import type { Fields } from './values';

/** The sids that the typed scope stands for; a wider scope than the stored one keeps the stored sids. */
const ownersOf = (data: User, stored: User, { providerSid }: Caller) => {
  const provider = stored.service_provider_sid ?? providerSid;
  const owners: Record<Scope, Pick<User, 'service_provider_sid' | 'account_sid'>> = {
    admin: stored,
    service_provider: { service_provider_sid: provider, account_sid: stored.account_sid },
    account: { service_provider_sid: provider, account_sid: data.account_sid },
  };
  const { service_provider_sid, account_sid } = owners[data.scope];
  return { service_provider_sid, account_sid };
};

/**
 * The states that lead a user to where an operator wants it. Sids go out only when they really change, as
 * the platform then ends the user's sessions; it moves a user only downward, and an admin to an account
 * only in two steps, first the provider, then the account (contract 3; decisions 66, 67). An operator
 * cannot take both with the own user, whose session ends with the first: throws HttpError at the scope.
 */
export function userStages(wanted: Partial<User>, now: Partial<User>, caller: Caller): Stage[] {
  const [data, stored] = [wanted as User, now as User];
  const whole: User = {
    is_view_only: stored.is_view_only,
    ...data,
    ...ownersOf(data, stored, caller),
  };
  if (!whole.account_sid || stored.service_provider_sid)
    return [{ data: whole as unknown as Fields }];
  if (stored.id === caller.userSid) {
    throw new HttpError(0, { message: 'resources.users.validation.ownSteps', field: 'scope' });
  }
  return [
    { data: { ...whole, account_sid: stored.account_sid } },
    { data: { ...whole }, name: 'resources.users.fields.account_sid' },
  ];
}
