import type { PlatformContext } from './context';
import type { Row, SqlValue } from './database';
import { badRequest, failure, forbidden, guardRefusal } from './errors';
import { type Condition, where } from './lists';
import { type Body, findRecord } from './records';

/** Who asks, as worked out from a session token or an API key (contract 1.4, 2.1). */
export interface Caller {
  scope: 'admin' | 'service_provider' | 'account';
  /** Absent for API keys. */
  userSid?: string;
  /** The user's name; absent for API keys. */
  name?: string;
  /** Known of a session that a sign-up began. */
  email?: string;
  accountSid?: string;
  /** Also set for account users, but not for account API keys. */
  providerSid?: string;
  isViewOnly: boolean;
  /** The API key's sid when the caller is one. */
  apiKeySid?: string;
}

const SID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text has the form of a sid. */
export const isSid = (text: string) => SID.test(text);

/** 400 `Bad request` for a malformed sid, on the routes that check it (contract 1.3). */
export function requireSid(sid: string): void {
  if (!isSid(sid)) throw badRequest('Bad request');
}

/** The provider of an account, or undefined for an unknown account. */
export function providerOf({ db }: PlatformContext, accountSid: SqlValue): SqlValue | undefined {
  return findRecord(db, 'accounts', accountSid)?.service_provider_sid;
}

/** Admin: any; service provider: its accounts; account: itself. */
export function ownsAccount(ctx: PlatformContext, caller: Caller, accountSid: SqlValue): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return caller.accountSid === accountSid;
  return providerOf(ctx, accountSid) === caller.providerSid;
}

/** Admin: any; others: their own provider. */
export function ownsProvider(caller: Caller, providerSid: SqlValue): boolean {
  return caller.scope === 'admin' || caller.providerSid === providerSid;
}

/**
 * The check inside the handlers of Accounts/{sid}: malformed 400 `{msg}`, foreign 403 `{msg}`; an
 * unknown account passes for admin only (contract 5.1, 5.4).
 */
export function requireAccount(ctx: PlatformContext, caller: Caller, sid: string): void {
  requireSid(sid);
  if (!ownsAccount(ctx, caller, sid)) throw forbidden();
}

/**
 * The check inside the handlers of ServiceProviders/{sid}: malformed 400 `{msg}`, foreign 403
 * `{msg}` (contract 4).
 */
export function requireProvider(caller: Caller, sid: string): void {
  requireSid(sid);
  if (!ownsProvider(caller, sid)) throw forbidden();
}

/**
 * The guard before Limits, TtsCache, RecentCalls, Alerts and other sub-resources of an account:
 * 400 and 403 as `{status,message}`, also for an account's own session once it is deleted; admin passes
 * unchecked (contract 1.2, 5.5).
 */
export function guardAccount(ctx: PlatformContext, caller: Caller, sid: string): void {
  if (caller.scope === 'admin') return;
  if (!isSid(sid)) throw guardRefusal('invalid AccountsSid format', 400);
  const isThere = findRecord(ctx.db, 'accounts', sid) !== undefined;
  if (!isThere || !ownsAccount(ctx, caller, sid)) throw guardRefusal();
}

/**
 * The guard before the sub-resources of a provider: account scope and foreign 403
 * `{status,message}`, a malformed sid 500 `{msg}`; admin passes unchecked (contract 1.2, 4).
 */
export function guardProvider(caller: Caller, sid: string): void {
  if (caller.scope === 'admin') return;
  if (caller.scope === 'account') throw guardRefusal();
  if (!isSid(sid)) throw failure('invalid ServiceProvidersSid format');
  if (caller.providerSid !== sid) throw guardRefusal();
}

/** Only admin passes; others get 403 `{status,message}` (contract 10). */
export function guardAdmin(caller: Caller): void {
  if (caller.scope !== 'admin') throw guardRefusal();
}

/** The SQL condition for rows of the accounts that the caller sees. */
export function accountCondition(caller: Caller): Condition {
  if (caller.scope === 'admin') return where('1 = 1');
  if (caller.scope === 'account') return where('account_sid = ?', caller.accountSid ?? '');
  return inProvider(caller.providerSid ?? '');
}

/** The SQL condition for rows of the accounts of a provider. */
export const inProvider = (providerSid: string): Condition =>
  where(
    'account_sid IN (SELECT account_sid FROM accounts WHERE service_provider_sid = ?)',
    providerSid,
  );

/**
 * Whether a row carries the caller's own sid: for account scope its account, for a provider itself,
 * provider-level and account rows alike; admin owns all (contract 3, 11.1, 14.1).
 */
export function ownsRow(caller: Caller, row: Row): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return row.account_sid === caller.accountSid;
  return row.service_provider_sid === caller.providerSid;
}

/** The body with the account that account scope is given, whatever it names. */
export function withOwnAccount(caller: Caller, payload: Body): Body {
  return caller.scope === 'account' ? { ...payload, account_sid: caller.accountSid } : payload;
}
