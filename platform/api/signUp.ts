import { type PlatformContext, toSeconds } from './context';
import { failure } from './errors';
import type { Identity } from './outside';
import { hashPassword } from './passwords';
import { startFreePlan } from './plans';
import { type Body, findRecord, insertRecord } from './records';
import { newWebhookSecret } from './webhooks';

const TRIAL_DAYS = 21;

/** What every new account finds: name and path of its call webhook. */
export const starterApplications = [
  ['hello world', 'hello-world'],
  ['dial time clock', 'dial-time'],
  ['simple echo test', 'echo'],
] as const;

/** Where the webhooks of the starter applications are. */
export const starterHost = 'https://public-apps.northwind-voice.example';

/**
 * Adds an account with its first user, a trial of 21 days (none for an e-mail that had one) and the
 * starter applications (contract 2.4). With a password it is inactive until the e-mail is confirmed.
 * Returns the new part of the answer to a sign-up; 500 for a provider without a domain.
 */
export function addAccount(ctx: PlatformContext, facts: Body & Identity): Record<string, unknown> {
  const { db } = ctx;
  const { name, email, provider } = facts;
  const service_provider_sid = String(facts.service_provider_sid);
  const { root_domain } = findRecord(db, 'service_providers', service_provider_sid) ?? {};
  if (!root_domain) {
    throw failure(`root_domain missing for service provider ${service_provider_sid}`);
  }
  const isLocal = provider === 'local';
  const account_sid = insertRecord(
    db,
    'accounts',
    { name, service_provider_sid, is_active: !isLocal, webhook_secret: newWebhookSecret() },
    { trial_end_date: trialEnd(ctx.now()), created_at: toSeconds(ctx.now()) },
  );
  const isReturning =
    db.run('INSERT OR IGNORE INTO signup_history (email) VALUES (?)', email) === 0;
  startFreePlan(ctx, account_sid, isReturning);
  const user_sid = addUser(ctx, facts, account_sid);
  addStarterApplications(ctx, account_sid);
  return {
    ...{ root_domain, account_sid, user_sid },
    pristine: true,
    is_active: !isLocal,
    email_validated: !isLocal,
    phone_validated: false,
    tutorial_completion: 0,
    scope: 'read-write',
  };
}

/** A user of an account as a sign-up makes it: its name is the e-mail. Answers its sid. */
export function addUser(
  { db }: PlatformContext,
  facts: Body & Identity,
  account_sid: string,
): string {
  const { name, email, provider, provider_userid = null, service_provider_sid } = facts;
  const isLocal = provider === 'local';
  const row = { name, email, account_sid, service_provider_sid, provider, provider_userid };
  const code = isLocal ? String(facts.email_activation_code) : null;
  return insertRecord(
    db,
    'users',
    { ...row, email_activation_code: code, email_validated: !isLocal },
    { hashed_password: isLocal ? hashPassword(String(facts.password)) : null },
  );
}

function addStarterApplications({ db }: PlatformContext, account_sid: string): void {
  const hook = (path: string) =>
    insertRecord(db, 'webhooks', { url: `${starterHost}/${path}`, method: 'POST' });
  const call_status_hook_sid = hook('call-status');
  for (const [name, path] of starterApplications) {
    insertRecord(db, 'applications', {
      ...{ name, account_sid, call_status_hook_sid, call_hook_sid: hook(path) },
      speech_synthesis_voice: 'en-US-Wavenet-C',
    });
  }
}

/** Midnight of the day, so many days on. */
function trialEnd(now: Date): string {
  const end = new Date(now.getTime() + TRIAL_DAYS * 86_400_000);
  return `${end.toISOString().slice(0, 10)}T00:00:00.000Z`;
}
