import type { PlatformOptions } from '../../platform/createPlatform';
import { sidFor } from '../../platform/demo/seed/tools';
import { openTarget, type Target } from './client';
import { createSession, type Session } from './world';

export type Row = Record<string, unknown>;

/** The small seed with its calls, at noon of a weekday, and sessions of the three scopes. */
export interface SeededCalls {
  target: Target;
  admin: Session;
  nora: Session;
  sam: Session;
  /** The provider Northwind Voice, its account Sunrise Clinic and its account Cedar Bank. */
  sids: { northwind: string; clinic: string; bank: string };
  /** The row of a special call (platform/demo/seed/README.md), as the database has it. */
  special(name: string): Row;
  rows(sql: string, ...params: string[]): Row[];
  /** The bytes of a good answer to GET; a session answers texts alone. */
  bytes(path: string, session?: Session): Promise<Buffer>;
}

export const NOW = new Date('2026-11-18T17:00:00Z');

/** Opens an embedded platform with the small seed; `target.close` ends it. */
export async function openSeededCalls(options: PlatformOptions = {}): Promise<SeededCalls> {
  const target = await openTarget({ seed: 'small', now: () => NOW, ...options });
  const signIn = async (username: string, password: string) => {
    const body = { username, password };
    const answer = await target.send({ method: 'POST', path: '/login', body });
    return createSession(target, (answer.json as { token: string }).token);
  };
  const rows = (sql: string, ...params: string[]) =>
    target.platform?.db.all(sql, ...params) as Row[];
  const sid = (sql: string) => String(rows(`SELECT ${sql}`)[0]?.sid);
  const sam = await signIn('sam', 'Account-demo1!');
  return {
    ...{ target, rows, sam },
    admin: await signIn('admin', 'Admin-demo1!'),
    nora: await signIn('nora', 'Provider-demo1!'),
    async bytes(path, { token } = sam) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await target.platform?.app.inject({ url: `/api/v1${path}`, headers });
      if (answer?.statusCode !== 200) throw new Error(`GET ${path}: ${answer?.statusCode}`);
      return answer.rawPayload;
    },
    sids: {
      northwind: sid("service_provider_sid AS sid FROM service_providers WHERE name LIKE 'North%'"),
      clinic: sid("account_sid AS sid FROM accounts WHERE name = 'Sunrise Clinic'"),
      bank: sid("account_sid AS sid FROM accounts WHERE name = 'Cedar Bank'"),
    },
    special(name) {
      const sql = 'SELECT * FROM recent_calls WHERE call_sid = ?';
      const [row] = rows(sql, sidFor(`special call ${name}`));
      if (!row) throw new Error(`no special call ${name}`);
      return row;
    },
  };
}
