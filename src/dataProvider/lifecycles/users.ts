import type { DataProvider } from 'ra-core';
import type { User } from '../../types';
import { currentCaller } from '../caller';

/**
 * Saves a user. The platform moves a user only downward, and an admin only in two steps: first the
 * provider, then the account (contract 3; decisions 66, 67).
 */
export async function updateUser(next: DataProvider, id: string, data: User, previous: User) {
  const { providerSid } = await currentCaller();
  const wantsProvider = data.scope !== 'admin';
  const service_provider_sid = wantsProvider
    ? (previous.service_provider_sid ?? providerSid)
    : previous.service_provider_sid;
  const account_sid = data.scope === 'account' ? data.account_sid : previous.account_sid;
  const whole = { ...data, service_provider_sid, account_sid };
  if (account_sid && !previous.service_provider_sid) {
    const first = { ...whole, account_sid: previous.account_sid };
    const { data: moved } = await next.update<User>('users', {
      id,
      data: first,
      previousData: previous,
    });
    return next.update<User>('users', {
      id,
      data: { ...moved, account_sid },
      previousData: moved,
    });
  }
  return next.update<User>('users', { id, data: whole, previousData: previous });
}
