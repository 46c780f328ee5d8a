import type { Account, Carrier, MsTeamsTenant, PhoneNumber } from '../../types';
import { accountShape } from '../../types/account';
import { carrierShape } from '../../types/carrier';
import { msTeamsTenantShape } from '../../types/msTeamsTenant';
import { phoneNumberShape } from '../../types/phoneNumber';
import { currentCaller } from '../caller';
import { namesOf, readList } from '../readList';

/** What still uses an application, by the names an operator knows. */
export interface ApplicationUsage {
  accounts: string[];
  tenants: string[];
  phoneNumbers: string[];
  carriers: string[];
}

export const applicationMethods = {
  /**
   * Who uses an application: accounts (device calls, SIPREC) and tenants as specified, and phone
   * numbers and carriers, which the platform refuses as well (contract 7, 23.24).
   */
  async getApplicationUsage(sid: string): Promise<ApplicationUsage> {
    const { providerSid, accountSid } = await currentCaller();
    const carriersPath = accountSid
      ? 'VoipCarriers'
      : `ServiceProviders/${encodeURIComponent(providerSid ?? '')}/VoipCarriers`;
    const [accounts, tenants, numbers, carriers] = await Promise.all([
      readList<Account>(accountShape, 'Accounts'),
      readList<MsTeamsTenant>(msTeamsTenantShape, 'MicrosoftTeamsTenants'),
      readList<PhoneNumber>(phoneNumberShape, 'PhoneNumbers'),
      readList<Carrier>(carrierShape, carriersPath),
    ]);
    const uses = (row: { application_sid: string | null }) => row.application_sid === sid;
    const users = accounts.filter((row) =>
      [row.device_calling_application_sid, row.siprec_hook_sid].includes(sid),
    );
    return {
      accounts: namesOf(users, 'name', 'account_sid'),
      tenants: namesOf(tenants.filter(uses), 'tenant_fqdn', 'ms_teams_tenant_sid'),
      phoneNumbers: namesOf(numbers.filter(uses), 'number', 'phone_number_sid'),
      carriers: namesOf(carriers.filter(uses), 'name', 'voip_carrier_sid'),
    };
  },
};
