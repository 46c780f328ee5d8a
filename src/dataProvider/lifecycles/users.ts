import type { DataProvider } from 'ra-core';
import { HttpError } from '../../http';
import type { Scope, User } from '../../types';
import { type Caller, currentCaller } from '../caller';
import { PartialSaveError } from '../partialSave';

/** The user as GET one answers it: a list row lacks the view-only flag, which a PUT must repeat. */
const wholeUser = async (next: DataProvider, id: string, known: User): Promise<User> =>
  known.is_view_only === undefined ? (await next.getOne<User>('users', { id })).data : known;

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
 * Saves users, over the plain methods of `next`. Sids go out only when they really change, as the
 * platform then ends the user's sessions; it moves a user only downward, and an admin to an account
 * only in two steps, first the provider, then the account (contract 3; decisions 66, 67). The
 * view-only flag is always repeated.
 *
 * Throws HttpError; a PartialSaveError when the second step failed. An operator cannot take both
 * steps with the own user, whose session ends with the first: that is refused before any call.
 */
export function withUserMoves(next: DataProvider): Pick<DataProvider, 'update'> {
  const update: DataProvider['update'] = async (resource, params) => {
    const data = params.data as User;
    const id = String(params.id);
    const caller = await currentCaller();
    const stored = await wholeUser(next, id, params.previousData);
    const whole: User = {
      is_view_only: stored.is_view_only,
      ...data,
      ...ownersOf(data, stored, caller),
    };
    if (!whole.account_sid || stored.service_provider_sid) {
      return next.update(resource, { id, data: whole, previousData: stored });
    }
    if (id === caller.userSid) {
      const message = 'resources.users.validation.ownSteps';
      throw new HttpError(0, { message, field: 'scope' });
    }
    const first = { ...whole, account_sid: stored.account_sid };
    const { data: moved } = await next.update(resource, { id, data: first, previousData: stored });
    try {
      const second = { ...moved, account_sid: whole.account_sid };
      return await next.update(resource, { id, data: second, previousData: moved });
    } catch (error) {
      const name = 'resources.users.fields.account_sid';
      throw new PartialSaveError(['resources.users.name'], [{ name, error }]);
    }
  };
  return { update };
}
