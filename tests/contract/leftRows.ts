import { appendFileSync } from 'node:fs';
import type { Answer, Call } from './client';

/** A table whose rows the API cannot take away again. */
export type LeftTable = 'webhooks' | 'signup_history';

type Hooks = Record<string, unknown>;

const SAMPLES = 3;
const SAMPLE_HOOKS = 4;

const records = /^\/(Applications|Accounts|ServiceProviders)(?:\/([^/?]+))?$/;
const hookKeys = /^(call_hook|call_status_hook|messaging_hook|registration_hook|queue_event_hook)$/;
const columns = ['url', 'method', 'username', 'password'];

/** Whether the platform makes a row of it: an application's that is empty is one too (contract 6). */
function makesRow(hook: unknown, isApplication: boolean): boolean {
  if (!hook || typeof hook !== 'object' || 'webhook_sid' in hook) return false;
  const { url, method = 'POST' } = hook as Hooks;
  const isTaken = Object.keys(hook).every((key) => columns.includes(key));
  const isNew = isApplication ? Object.keys(hook).length > 0 : Boolean(url);
  return isNew && isTaken && ['GET', 'POST'].includes(String(method));
}

const hooksOf = (body: unknown): Hooks =>
  Object.fromEntries(
    Object.entries(body && typeof body === 'object' ? body : {}).filter(([name]) =>
      hookKeys.test(name),
    ),
  );

/**
 * Refused before the platform makes a row of a webhook: for the caller, for another record, an address,
 * or a key that it looks at first. That a column is missing it sees last.
 */
const isEarly = ({ status, text }: Answer) =>
  [401, 403, 404].includes(status) ||
  (status >= 400 &&
    /missing required|URL |must be an object|is immutable|may not be|not found|Cannot (read|convert)|Bad request/.test(
      text,
    ));

/**
 * What a run leaves behind for good on a platform (contract 6): the webhooks of a refused application,
 * those that a change replaces, those of accounts and providers that are cleared or go, and those of
 * applications that go with their account; and the record of a sign-up. It follows every request, so
 * that the number is the one of the rows: each run on the embedded platform is held to it (`world.ts`).
 */
export function createLedger() {
  /** The webhooks of each record that is there, by name. */
  const held = new Map<string, Set<string>>();
  /** Addresses that have signed up: a second sign-up makes no row. */
  const signedUp = new Set<unknown>();
  /** The sample applications that each new account still has; they share four webhooks (contract 2.4). */
  const samples = new Map<unknown, number>();
  /** The accounts of applications, as lists of these tell. */
  const owners = new Map<unknown, unknown>();
  const left: Record<LeftTable, number> = { webhooks: 0, signup_history: 0 };

  function write({ method, body }: Call, answer: Answer, kind: string, path: string): void {
    if (isEarly(answer)) return;
    const isApplication = kind === 'Applications';
    const isDone = answer.status < 300;
    const hooks = hooksOf(body);
    const made = Object.keys(hooks).filter((name) => makesRow(hooks[name], isApplication));
    if (!isDone) {
      left.webhooks += made.length;
      return;
    }
    const names = held.get(path) ?? new Set();
    // A webhook without an address clears an account's, a provider's already by being left out.
    const cleared = [...names].filter((name) =>
      kind === 'ServiceProviders' ? !(name in hooks) || !made.includes(name) : name in hooks,
    );
    if (method === 'PUT') {
      const gone = isApplication ? made.filter((name) => names.has(name)) : cleared;
      left.webhooks += new Set([...gone, ...made.filter((name) => names.has(name))]).size;
      if (!isApplication) for (const name of cleared) names.delete(name);
    }
    for (const name of made) names.add(name);
    held.set(path, names);
  }

  function signUp({ email, account_sid }: Hooks): void {
    if (!signedUp.has(email)) left.signup_history += 1;
    signedUp.add(email);
    samples.set(account_sid, SAMPLES);
  }

  function end(kind: string, path: string, sid: unknown): void {
    const names = held.get(path) ?? new Set();
    held.delete(path);
    const account = owners.get(sid);
    const others = samples.get(account);
    if (others) samples.set(account, others - 1);
    if (samples.get(sid)) left.webhooks += SAMPLE_HOOKS;
    samples.delete(sid);
    // An application takes its webhooks along, an account the one of its registrations.
    if (kind === 'Applications') return;
    left.webhooks += names.size - Number(kind === 'Accounts' && names.has('registration_hook'));
  }

  return {
    /** Follows a request and its answer. */
    note(call: Call, answer: Answer): void {
      const { method, path, token } = call;
      const facts = (answer.json ?? {}) as Hooks;
      if (method === 'POST' && path === '/register' && !token && facts.pristine) signUp(facts);
      if (method === 'GET' && path.endsWith('/Applications') && Array.isArray(answer.json)) {
        for (const row of answer.json as Hooks[]) owners.set(row.application_sid, row.account_sid);
      }
      if (method === 'POST' && path === '/Webhooks' && answer.status === 201) left.webhooks += 1;
      const [, kind, own] = records.exec(path) ?? [];
      if (!kind) return;
      if (method === 'DELETE' && own && answer.status === 204) end(kind, path, own);
      if (method === 'PUT' && own) write(call, answer, kind, path);
      if (method === 'POST' && !own) write(call, answer, kind, `${path}/${facts.sid}`);
    },
    /** What is left, once everything is deleted that can be: the rest of what is held stays too. */
    settle(): Record<LeftTable, number> {
      for (const names of held.values()) left.webhooks += names.size;
      for (const applications of samples.values()) {
        if (applications > 0) left.webhooks += SAMPLE_HOOKS;
      }
      held.clear();
      samples.clear();
      return { ...left };
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** Notes for the end of a run of `npm run contract` what a file of tests has left behind. */
export function noteRows(rows: Record<LeftTable, number>): void {
  const file = process.env.CONTRACT_LEFT_ROWS;
  if (!file) return;
  for (const [table, count] of Object.entries(rows)) {
    if (count > 0) appendFileSync(file, `${table} ${count}\n`);
  }
}
