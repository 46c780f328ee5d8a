import type { PlatformContext } from '../context';
import type { CrudRequest } from '../crud';
import { badRequest, failure, forbidden } from '../errors';
import { type Body, findRecord, insertRecord, requireFields, updateRecord } from '../records';
import { type Caller, ownsAccount } from '../scope';
import { checkEnvVars } from './appEnv';
import { checkAppJson, checkHookUrl } from './applicationsCheck';

const HOOKS = ['call_hook', 'call_status_hook', 'messaging_hook'] as const;

/**
 * Creates an application and answers its sid (contract 7): call_hook and call_status_hook need a
 * valid url, messaging_hook may be left out but not null, the account is forced for account scope
 * and must be the provider's for its scope.
 */
export function createApplication(ctx: PlatformContext, caller: Caller, payload: Body): string {
  const columns: Body = { ...payload };
  if (caller.scope === 'account') columns.account_sid = caller.accountSid;
  if (caller.scope === 'service_provider') {
    if (!columns.account_sid) throw badRequest("missing required field: 'account_sid'");
    if (!ownsAccount(ctx, caller, String(columns.account_sid))) {
      throw forbidden('insufficient privileges');
    }
  }
  if (!payload.call_hook) throw badRequest('call_status_hook URL is invalid');
  for (const name of ['call_hook', 'call_status_hook'] as const) {
    const hook = payload[name];
    if (hook === undefined || hook === null) {
      throw failure(`Cannot read properties of ${hook} (reading 'url')`);
    }
    checkHookUrl(name, hook);
  }
  for (const name of HOOKS) {
    if (!(name in columns)) continue;
    const hook = columns[name];
    // One that is null stays a column that there is not.
    if (!hook) continue;
    delete columns[name];
    columns[`${name}_sid`] = insertRecord(ctx.db, 'webhooks', hook as Body);
  }
  // Refused from here on, it leaves its webhooks behind (contract 6).
  checkAppJson(payload.app_json);
  packEnvVars(ctx, columns, payload.call_hook);
  requireFields('applications', columns);
  return insertRecord(ctx.db, 'applications', columns);
}

/**
 * Changes an application (contract 7). A hook with webhook_sid is changed in place, without it a
 * new one takes its place; null is 500, `{}` nothing; for admin and account scope a status hook needs a call hook
 * beside it. A body with nothing but an in-place hook answers 500 although the hook was changed.
 */
export function updateApplication(
  ctx: PlatformContext,
  { caller, sid, row, payload }: CrudRequest,
): void {
  const columns: Body = { ...payload };
  if ('application_sid' in payload) throw badRequest('primary key application_sid is immutable');
  if (caller.scope !== 'service_provider') checkHooks(payload);
  const storedHook = findRecord(ctx.db, 'webhooks', row?.call_hook_sid ?? null);
  for (const name of HOOKS) {
    if (!(name in payload)) continue;
    delete columns[name];
    const hookSid = replaceHook(ctx, payload[name]);
    if (hookSid) columns[`${name}_sid`] = hookSid;
  }
  checkAppJson(payload.app_json);
  packEnvVars(ctx, columns, payload.call_hook ?? storedHook);
  updateRecord(ctx.db, 'applications', sid, columns);
}

function checkHooks(payload: Body): void {
  const { call_hook, call_status_hook } = payload;
  if (call_status_hook && typeof call_hook !== 'object') {
    throw badRequest('call_hook URL is invalid');
  }
  if (call_hook) checkHookUrl('call_hook', call_hook);
  if (call_status_hook) checkHookUrl('call_status_hook', call_status_hook);
}

/** The sid of a new webhook, or undefined when an existing one was changed in place. */
function replaceHook(ctx: PlatformContext, hook: unknown): string | undefined {
  if (hook === null) throw failure("Cannot read properties of null (reading 'webhook_sid')");
  if (Object.keys(hook as Body).length === 0) return undefined;
  const { webhook_sid, ...values } = hook as Body;
  if (!webhook_sid) return insertRecord(ctx.db, 'webhooks', values);
  updateRecord(ctx.db, 'webhooks', String(webhook_sid), values);
  return undefined;
}

/** Environment variables travel as an object and are stored encrypted (contract 7). */
function packEnvVars(ctx: PlatformContext, columns: Body, callHook: unknown): void {
  const values = columns.env_vars;
  if (values === undefined || values === null) return;
  const url = (callHook as { url?: unknown } | undefined)?.url;
  checkEnvVars(ctx, String(url), values as Body);
  columns.env_vars = ctx.vault.encrypt(JSON.stringify(values));
}
