import type { PlatformContext } from '../context';
import { badRequest, PoisonError } from '../errors';
import { type Body, findRecord } from '../records';

const BLANK = /\s/;

/**
 * What the top-level POST and PUT of a carrier look at before they write; the nested paths look at
 * nothing (contract 11.1). Every refusal is 400 `{msg}`, of the first rule that is broken.
 */
export function checkCarrier(ctx: PlatformContext, payload: Body): void {
  if (payload.requires_register) {
    for (const name of ['register_username', 'register_password'] as const) {
      if (!payload[name]) throw badRequest(`missing ${name}`);
    }
    if (BLANK.test(String(payload.register_username))) {
      throw badRequest('register_username holds blanks');
    }
  }
  checkRealm(payload.register_sip_realm);
  checkDomain('register_from_domain', payload.register_from_domain);
  checkApplication(ctx, payload);
}

/** A realm is a name or an address, never empty and without a scheme. */
function checkRealm(realm: unknown): void {
  if (realm === '') throw badRequest('register_sip_realm is empty');
  if (/^sips?:/i.test(String(realm ?? ''))) throw badRequest('register_sip_realm has a scheme');
  checkDomain('register_sip_realm', realm);
}

function checkDomain(name: string, value: unknown): void {
  if (!value) return;
  if (BLANK.test(String(value))) throw badRequest(`${name} holds blanks`);
  if (!String(value).includes('.')) throw badRequest(`${name} is not a domain`);
}

/** The default application must be one of the account that the same body names. */
function checkApplication(ctx: PlatformContext, { application_sid, account_sid }: Body): void {
  if (!application_sid) return;
  if (!account_sid) throw badRequest('account_sid missing');
  const application = findRecord(ctx.db, 'applications', String(application_sid));
  if (!application) throw badRequest('unknown application_sid');
  if (application.account_sid !== account_sid) {
    throw badRequest('application_sid belongs to another account');
  }
}

/**
 * A register_status that is not empty and not JSON text is stored as it is and cannot be read back:
 * from then on every list with the carrier answers 500 (contract 11.1, 25).
 */
export function refusePoison(payload: Body): void {
  const { register_status } = payload;
  if (register_status === undefined || register_status === null || register_status === '') return;
  if (typeof register_status === 'string' && isJson(register_status)) return;
  throw new PoisonError('a carrier with register_status');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
