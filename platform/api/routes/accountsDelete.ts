import { endSessions } from '../auth';
import type { PlatformContext } from '../context';
import { deleteRecord, deleteRecords, findRecords } from '../records';

/**
 * Deletes an account step by step and not in one transaction, as the live server does: when a later
 * step is refused (a SIP client, an SMPP gateway, an LCR entry, the account's own application
 * references) the answer is 500 and what went before stays deleted (contract 5.5).
 */
export function deleteAccount(ctx: PlatformContext, sid: string): void {
  const { db } = ctx;
  deleteRecords(db, 'api_keys', 'account_sid', sid);
  deleteRecords(db, 'speech_credentials', 'account_sid', sid);
  const users = findRecords(db, 'users', 'account_sid', sid);
  deleteRecords(db, 'users', 'account_sid', sid);
  for (const { user_sid } of users) endSessions(ctx, String(user_sid));
  deleteRecords(db, 'phone_numbers', 'account_sid', sid);
  deleteRecords(db, 'ms_teams_tenants', 'account_sid', sid);
  for (const carrier of findRecords(db, 'voip_carriers', 'account_sid', sid)) {
    deleteRecords(db, 'sip_gateways', 'voip_carrier_sid', carrier.voip_carrier_sid ?? null);
  }
  deleteRecords(db, 'voip_carriers', 'account_sid', sid);
  deleteRecords(db, 'applications', 'account_sid', sid);
  deleteRecord(db, 'accounts', sid);
}
