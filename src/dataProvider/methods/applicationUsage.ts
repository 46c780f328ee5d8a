import type { Account, Carrier, MsTeamsTenant, PhoneNumber, Used, Uses } from '../../types';
import { accountColumns } from '../../types/account';
import { carrierColumns } from '../../types/carrier';
import { msTeamsTenantColumns } from '../../types/msTeamsTenant';
import { phoneNumberColumns } from '../../types/phoneNumber';
import { currentCaller } from '../caller';
import { endpoints } from '../endpoints';
import { type Readable, readList } from '../readList';
import { used, usesOf } from '../used';
import { lookThrough, readForCheck } from './lookThrough';

/** What still uses an application. */
export interface ApplicationUsage {
  accounts: Used[];
  tenants: Used[];
  phoneNumbers: Uses;
  carriers: Uses;
}

interface Question {
  account_sid?: string | null;
  /** Looks further than a deletion does that the platform refuses by itself. */
  isThorough?: boolean;
}

/** More numbers, or more carriers, are not read to be looked through. */
const mostNumbers = 5000;
const mostCarriers = 500;

/**
 * Who uses an application: accounts (device calls, SIPREC) and tenants as specified, and phone
 * numbers and carriers, which the platform refuses as well (contract 7, 23.24). Where these are too many
 * to be read, `looked` says so: the platform refuses before it deletes anything.
 */
export async function getApplicationUsage(
  sid: string,
  { account_sid, isThorough = false }: Question = {},
): Promise<ApplicationUsage> {
  const caller = await currentCaller();
  const { accounts: accountList, carriers: carrierList } = endpoints;
  const uses = (row: { application_sid: string | null }) => row.application_sid === sid;
  const usesAsAccount = (row: Readable<Account>) =>
    [row.device_calling_application_sid, row.siprec_hook_sid].includes(sid);
  const [accounts, tenants, numbers, carriers] = await Promise.all([
    readForCheck<Account>(accountColumns, accountList.list(caller, {}), isThorough),
    readList<MsTeamsTenant>(msTeamsTenantColumns, 'MicrosoftTeamsTenants'),
    lookThrough<PhoneNumber>({
      ...{ columns: phoneNumberColumns, path: 'PhoneNumbers', uses, isThorough },
      ...{ most: mostNumbers, narrow: account_sid ? { account_sid } : undefined },
    }),
    lookThrough<Carrier>({
      ...{ columns: carrierColumns, path: carrierList.list(caller, {}), uses, isThorough },
      most: mostCarriers,
    }),
  ]);
  return {
    accounts: used('accounts', accounts.filter(usesAsAccount), 'account_sid', 'name'),
    tenants: used('ms-teams-tenants', tenants.filter(uses), 'ms_teams_tenant_sid', 'tenant_fqdn'),
    phoneNumbers: usesOf(numbers, 'phone-numbers', 'phone_number_sid', 'number'),
    carriers: usesOf(carriers, 'carriers', 'voip_carrier_sid', 'name'),
  };
}
