import type { Account, Carrier, MsTeamsTenant, PhoneNumber } from '../../types';
import { cachedList } from '../cachedList';
import { currentCaller } from '../caller';

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
      cachedList<Account>('Accounts'),
      cachedList<MsTeamsTenant>('MicrosoftTeamsTenants'),
      cachedList<PhoneNumber>('PhoneNumbers'),
      cachedList<Carrier>(carriersPath),
    ]);
    const uses = (row: { application_sid: string | null }) => row.application_sid === sid;
    return {
      accounts: accounts
        .filter((row) => [row.device_calling_application_sid, row.siprec_hook_sid].includes(sid))
        .map(({ name }) => name),
      tenants: tenants.filter(uses).map(({ tenant_fqdn }) => tenant_fqdn),
      phoneNumbers: numbers.filter(uses).map(({ number }) => number),
      carriers: carriers.filter(uses).map(({ name }) => name),
    };
  },
};
