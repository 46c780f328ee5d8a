import { randomUUID } from 'node:crypto';
import type { Platform, PlatformOptions } from '../../platform/createPlatform';
import { type Answer, openTarget, type Target } from './client';
import { noteRows } from './leftRows';

/** A caller of the platform with a token of its own. */
export interface Session {
  token: string;
  userSid: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  delete(path: string, body?: unknown): Promise<Answer>;
}

/**
 * What a test file works with: records of its own on the platform under test. Provider A owns
 * accounts A1 and A2, provider B owns B1; `provider` is a user of A, `account` one of A1.
 */
export interface World {
  target: Target;
  /** Begins every name that this file makes. */
  prefix: string;
  admin: Session;
  provider: Session;
  account: Session;
  sids: { A: string; B: string; A1: string; A2: string; B1: string };
  names: { A: string; A1: string };
  /** Creates a record as admin and removes it at the end; answers its sid. */
  make(path: string, body: unknown): Promise<string>;
  /** A user with the common password, removed at the end; answers its name and sid. */
  makeUser(facts: Record<string, unknown>): Promise<{ name: string; sid: string }>;
  /** Deletes this path at the end, as admin, whatever happened before. */
  later(path: string): void;
  login(username: string, password?: string): Promise<Session>;
  /** A name that nobody else has. */
  unique(what: string): string;
  close(): Promise<void>;
}

/** Twenty characters, so that it satisfies every setting of the password rules. */
export const PASSWORD = 'Contract-password1!x';

/** The sid of nothing. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/**
 * Opens the platform, an embedded one as the options say, and makes the records; what it made is
 * removed again by `close`.
 */
export async function createWorld(options: PlatformOptions = {}): Promise<World> {
  const target = await openTarget(options);
  const rowsBefore = webhookRows(target);
  const prefix = `contract-${randomUUID().slice(0, 8)}`;
  const cleanups: string[] = [];
  const unique = (what: string) => `${prefix}-${what}-${randomUUID().slice(0, 6)}`;

  async function login(username: string, password = PASSWORD): Promise<Session> {
    const body = { username, password };
    const answer = await target.send({ method: 'POST', path: '/login', body });
    if (answer.status !== 200) throw new Error(`login of ${username}: ${answer.status}`);
    const { token, user_sid } = answer.json as { token: string; user_sid: string };
    return createSession(target, token, user_sid);
  }

  const admin = await login(target.admin.username, target.admin.password);
  const later = (path: string) => void cleanups.unshift(path);
  async function make(path: string, body: unknown): Promise<string> {
    const answer = await admin.post(path, body);
    if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
    const { sid, user_sid } = answer.json as { sid?: string; user_sid?: string };
    later(`${path}/${sid ?? user_sid}`);
    return sid ?? user_sid ?? '';
  }
  async function makeUser(facts: Record<string, unknown>) {
    const name = unique('user');
    const user = { name, email: `${name}@example.com`, initial_password: PASSWORD, ...facts };
    return { name, sid: await make('/Users', user) };
  }
  async function close() {
    await removeAll(admin, cleanups);
    const left = target.platform
      ? leftovers(target.platform, prefix)
      : await namesLeft(admin, prefix);
    left.push(...settle(target, rowsBefore));
    await target.close();
    if (left.length > 0) throw new Error(`left behind or poisoned: ${left.join(', ')}`);
  }

  try {
    const names = { A: unique('provider'), A1: unique('account') };
    const A = await make('/ServiceProviders', { name: names.A });
    const B = await make('/ServiceProviders', { name: unique('provider') });
    const A1 = await make('/Accounts', { name: names.A1, service_provider_sid: A });
    const A2 = await make('/Accounts', { name: unique('account'), service_provider_sid: A });
    const B1 = await make('/Accounts', { name: unique('account'), service_provider_sid: B });
    const owner = await makeUser({ service_provider_sid: A });
    const member = await makeUser({ service_provider_sid: A, account_sid: A1 });
    const [provider, account] = [await login(owner.name), await login(member.name)];
    const sids = { A, B, A1, A2, B1 };
    return {
      ...{ target, prefix, admin, provider, account, sids, names },
      ...{ make, makeUser, later, login, unique, close },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Deletes what a file made, in this order. The applications of an account go one by one before it does:
 * only so their webhooks go with them (contract 6).
 */
export async function removeAll(admin: Session, paths: string[]): Promise<void> {
  for (const path of paths) {
    const isAccount = /^\/Accounts\/[^/]+$/.test(path);
    // One that cannot be asked for now must not keep the others.
    await (async () => {
      if (isAccount) await removeApplications(admin, path);
      await admin.delete(path);
    })().catch(() => undefined);
  }
}

async function removeApplications(admin: Session, accountPath: string): Promise<void> {
  const { json } = await admin.get(`${accountPath}/Applications`);
  for (const { application_sid } of Array.isArray(json) ? json : []) {
    await admin.delete(`/Applications/${application_sid}`);
  }
}

/** How many webhooks an embedded platform has; a platform of others does not tell. */
export const webhookRows = ({ platform }: Target): number =>
  Number(platform?.db.get('SELECT count(*) AS count FROM webhooks')?.count ?? 0);

/**
 * Notes what a file has left behind, and answers what is wrong about that number: on the embedded
 * platform it is the one of the rows that there are.
 */
export function settle(target: Target, rowsBefore: number): string[] {
  const noted = target.ledger.settle();
  noteRows(noted);
  const more = webhookRows(target) - rowsBefore;
  const isTrue = !target.platform || more === noted.webhooks;
  return isTrue ? [] : [`${more} webhooks, where ${noted.webhooks} are told of`];
}

/** What the suite left on a platform of others: whatever else it makes belongs to one of these. */
async function namesLeft(admin: Session, prefix: string): Promise<string[]> {
  const lists: string[][] = [];
  for (const path of ['/ServiceProviders', '/Accounts', '/Users']) {
    const { json } = await admin.get(path);
    const rows = Array.isArray(json) ? (json as { name?: unknown }[]) : [];
    lists.push(rows.map(({ name }) => String(name)).filter((name) => name.startsWith(prefix)));
  }
  return lists.flat();
}

/** What the suite forgot to remove from an embedded platform, and what it should not have sent. */
function leftovers({ db, poison }: Platform, prefix: string): string[] {
  const columns = [
    ...['service_providers', 'accounts', 'users', 'applications', 'voip_carriers', 'lcr'].map(
      (table) => [table, 'name'],
    ),
    ['clients', 'username'],
    ['ms_teams_tenants', 'tenant_fqdn'],
    ['speech_credentials', 'label'],
    ['google_custom_voices', 'name'],
  ] as const;
  const names = columns.flatMap(([table, column]) =>
    db
      .all(`SELECT ${column} AS name FROM ${table} WHERE ${column} LIKE ?`, `${prefix}%`)
      .map(({ name }) => String(name)),
  );
  return [...names, ...poison.map(({ reason }) => reason)];
}

/** A caller with this token: a session's or an API key. */
export function createSession(target: Target, token: string, userSid = ''): Session {
  const send = (method: string) => (path: string, body?: unknown) =>
    target.send({ method, path, body, token });
  return {
    ...{ token, userSid, get: send('GET'), post: send('POST') },
    ...{ put: send('PUT'), delete: send('DELETE') },
  };
}
