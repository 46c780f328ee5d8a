import type { Account, MsTeamsTenant, PhoneNumber, User } from '../../types';
import { accountShape } from '../../types/account';
import { msTeamsTenantShape } from '../../types/msTeamsTenant';
import { phoneNumberShape } from '../../types/phoneNumber';
import { userShape } from '../../types/user';
import { namesOf, readList } from '../readList';

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
      readList<Account>(accountShape, `ServiceProviders/${encodeURIComponent(sid)}/Accounts`),
      readList<User>(userShape, 'Users'),
      readList<PhoneNumber>(phoneNumberShape, 'PhoneNumbers', { service_provider_sid }),
      readList<MsTeamsTenant>(msTeamsTenantShape, 'MicrosoftTeamsTenants'),
    ]);
    const isOurs = (row: { service_provider_sid?: string | null }) =>
      row.service_provider_sid === sid;
    return {
      accounts: namesOf(accounts, 'name', 'account_sid'),
      users: namesOf(users.filter(isOurs), 'name', 'user_sid'),
      phoneNumbers: namesOf(numbers, 'number', 'phone_number_sid'),
      tenants: namesOf(tenants.filter(isOurs), 'tenant_fqdn', 'ms_teams_tenant_sid'),
    };
  },
};
