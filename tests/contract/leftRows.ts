import { appendFileSync } from 'node:fs';
import type { Answer, Call } from './client';

/** A table whose rows the API cannot take away again. */
export type LeftTable = 'webhooks' | 'signup_history';

interface Hooks {
  [name: string]: unknown;
}
const hookKeys = /^(call_hook|call_status_hook|messaging_hook|registration_hook|queue_event_hook)$/;

/** The webhooks of a body that make a row of their own. */
function newHooks(body: unknown): string[] {
  if (!body || typeof body !== 'object') return [];
  return Object.entries(body as Hooks)
    .filter(([name, hook]) => hookKeys.test(name) && isNewHook(hook))
    .map(([name]) => name);
}
const isNewHook = (hook: unknown) =>
  Boolean(
    hook && typeof hook === 'object' && 'url' in hook && hook.url && !('webhook_sid' in hook),
  );

/** Refused before the platform stores a webhook: without a token, for a missing key, for an address. */
const isEarly = ({ status, text }: Answer) =>
  status === 401 || (status >= 400 && /missing| URL |Cannot read properties/.test(text));

/**
 * How many rows a request leaves for good on a live platform (contract 6): the webhooks of a refused
 * application, those that a change replaces, and those of accounts and providers; and the record of a
 * sign-up. At most: a refusal may come before the row.
 */
export function rowsLeftBy(call: Call, answer: Answer): Partial<Record<LeftTable, number>> {
  const { method, path, body, token } = call;
  if (method === 'POST' && path === '/register' && !token && answer.status === 200) {
    const { pristine } = answer.json as { pristine?: boolean };
    return { signup_history: pristine ? 1 : 0 };
  }
  if (!['POST', 'PUT'].includes(method) || isEarly(answer)) return {};
  const isMade = method === 'POST' && answer.status < 300;
  const isOfApplication = path.startsWith('/Applications');
  // They go with the application.
  if (isOfApplication && isMade) return {};
  if (!/^\/(Applications|Accounts|ServiceProviders)(\/[^/]+)?$/.test(path)) return {};
  return { webhooks: newHooks(body).length };
}

/** Addresses that have signed up in this file: a second sign-up makes no row. */
const signedUp = new Set<unknown>();

/** The applications that are there, each with its number of webhooks. */
const applications = new Map<string, number>();

function followApplications({ method, path, body }: Call, { status, json }: Answer): void {
  if (status >= 300) return;
  if (method === 'POST' && path === '/Applications') {
    applications.set(String((json as { sid?: string }).sid), newHooks(body).length);
  }
  if (method === 'DELETE') applications.delete(path.replace('/Applications/', ''));
}

/** Notes the webhooks of applications that went with their account: those stay (contract 6). */
export function noteApplications(): void {
  const file = process.env.CONTRACT_LEFT_ROWS;
  const count = [...applications.values()].reduce((sum, hooks) => sum + hooks, 0);
  applications.clear();
  if (file && count > 0) appendFileSync(file, `webhooks ${count}\n`);
}

/** Notes for the end of a run of `npm run contract` what a request has left behind. */
export function noteRows(call: Call, answer: Answer): void {
  const file = process.env.CONTRACT_LEFT_ROWS;
  if (!file) return;
  followApplications(call, answer);
  for (const [table, count] of Object.entries(rowsLeftBy(call, answer))) {
    const { email } = (answer.json ?? {}) as { email?: unknown };
    if (count === 0 || (table === 'signup_history' && signedUp.has(email))) continue;
    signedUp.add(email);
    appendFileSync(file, `${table} ${count}\n`);
  }
}
