import type { Account, MsTeamsTenant, PhoneNumber, Used, User } from '../../types';
import { accountShape } from '../../types/account';
import { msTeamsTenantShape } from '../../types/msTeamsTenant';
import { phoneNumberShape } from '../../types/phoneNumber';
import { userShape } from '../../types/user';
import { readList } from '../readList';
import { used } from '../used';

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
      readList<Account>(accountShape, `ServiceProviders/${encodeURIComponent(sid)}/Accounts`),
      readList<User>(userShape, 'Users'),
      readList<PhoneNumber>(phoneNumberShape, 'PhoneNumbers', { service_provider_sid }),
      readList<MsTeamsTenant>(msTeamsTenantShape, 'MicrosoftTeamsTenants'),
    ]);
    const isOurs = (row: { service_provider_sid?: string | null }) =>
      row.service_provider_sid === sid;
    return {
      accounts: used('accounts', accounts, 'account_sid', 'name'),
      users: used('users', users.filter(isOurs), 'user_sid', 'name'),
      phoneNumbers: used('phone-numbers', numbers, 'phone_number_sid', 'number'),
      tenants: used(
        'ms-teams-tenants',
        tenants.filter(isOurs),
        'ms_teams_tenant_sid',
        'tenant_fqdn',
      ),
    };
  },
};
