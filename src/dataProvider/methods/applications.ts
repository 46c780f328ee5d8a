import type { Account, Carrier, MsTeamsTenant, PhoneNumber, Used } from '../../types';
import { accountColumns } from '../../types/account';
import { carrierColumns } from '../../types/carrier';
import { msTeamsTenantColumns } from '../../types/msTeamsTenant';
import { phoneNumberColumns } from '../../types/phoneNumber';
import { currentCaller } from '../caller';
import { type Readable, readList } from '../readList';
import { used } from '../used';

/** What still uses an application. */
export interface ApplicationUsage {
  accounts: Used[];
  tenants: Used[];
  phoneNumbers: Used[];
  carriers: Used[];
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
      readList<Account>(accountColumns, 'Accounts'),
      readList<MsTeamsTenant>(msTeamsTenantColumns, 'MicrosoftTeamsTenants'),
      readList<PhoneNumber>(phoneNumberColumns, 'PhoneNumbers'),
      readList<Carrier>(carrierColumns, carriersPath),
    ]);
    const uses = (row: { application_sid: string | null }) => row.application_sid === sid;
    const usesAsAccount = (row: Readable<Account>) =>
      [row.device_calling_application_sid, row.siprec_hook_sid].includes(sid);
    return {
      accounts: used('accounts', accounts.filter(usesAsAccount), 'account_sid', 'name'),
      tenants: used('ms-teams-tenants', tenants.filter(uses), 'ms_teams_tenant_sid', 'tenant_fqdn'),
      phoneNumbers: used('phone-numbers', numbers.filter(uses), 'phone_number_sid', 'number'),
      carriers: used('carriers', carriers.filter(uses), 'voip_carrier_sid', 'name'),
    };
  },
};
