import type { Account, MsTeamsTenant, PhoneNumber, Used, User } from '../../types';
import { cachedList } from '../cachedList';
import { byName, used } from '../used';

/** What still belongs to a service provider. */
export interface ServiceProviderUsage {
  accounts: Used[];
  users: Used[];
  phoneNumbers: Used[];
  tenants: Used[];
}

export const serviceProviderMethods = {
  /**
   * What stands in the way of deleting a service provider: its accounts and users, which the
   * platform refuses, and its numbers and tenants, at which it stops half-way (contract 4,
   * decision 64). Throws HttpError.
   */
  async getServiceProviderUsage(sid: string): Promise<ServiceProviderUsage> {
    const service_provider_sid = sid;
    const [accounts, users, numbers, tenants] = await Promise.all([
      cachedList<Account>(`ServiceProviders/${encodeURIComponent(sid)}/Accounts`),
      cachedList<User>('Users'),
      cachedList<PhoneNumber>('PhoneNumbers', { service_provider_sid }),
      cachedList<MsTeamsTenant>('MicrosoftTeamsTenants'),
    ]);
    const isOurs = (row: { service_provider_sid?: string | null }) =>
      row.service_provider_sid === sid;
    return {
      accounts: used('accounts', accounts, 'account_sid', 'name').sort(byName),
      users: used('users', users.filter(isOurs), 'user_sid', 'name').sort(byName),
      phoneNumbers: used('phone-numbers', numbers, 'phone_number_sid', 'number').sort(byName),
      tenants: used(
        'ms-teams-tenants',
        tenants.filter(isOurs),
        'ms_teams_tenant_sid',
        'tenant_fqdn',
      ),
    };
  },
};
