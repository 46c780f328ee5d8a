import type { Account, MsTeamsTenant, PhoneNumber, User } from '../../types';
import { cachedList } from '../cachedList';

/** What still belongs to a service provider, by the names an operator knows. */
export interface ServiceProviderUsage {
  accounts: string[];
  users: string[];
  phoneNumbers: string[];
  tenants: string[];
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
      accounts: accounts.map(({ name }) => name).sort(),
      users: users
        .filter(isOurs)
        .map(({ name }) => name)
        .sort(),
      phoneNumbers: numbers.map(({ number }) => number).sort(),
      tenants: tenants.filter(isOurs).map(({ tenant_fqdn }) => tenant_fqdn),
    };
  },
};
