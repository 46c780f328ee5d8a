import type { Database, Row } from './database';

/** How often the platform takes calls whose facts have run out from its list. */
const PURGE_EVERY_MS = 600_000;

/** Rows of `platform_meta` that belong to what happens now. */
export type LiveSetting = 'live ahead' | 'live serving' | 'live traffic';

/** What is set, as it was written; undefined when nothing was. */
export function liveSetting(db: Database, name: LiveSetting): string | undefined {
  const row = db.get('SELECT value FROM platform_meta WHERE name = ?', name);
  return row && String(row.value);
}

/** Sets it, or takes it away. */
export function setLive(db: Database, name: LiveSetting, value: string | undefined): void {
  if (value === undefined) db.run('DELETE FROM platform_meta WHERE name = ?', name);
  else db.run('INSERT OR REPLACE INTO platform_meta (name, value) VALUES (?, ?)', name, value);
}

/**
 * The time by which calls happen and registrations run out, in ms: that of the platform, and what the
 * call engine was told to be ahead of it. Sessions and everything that is stored go by the clock of the
 * platform alone.
 */
export const liveTime = (db: Database, now: () => Date): number =>
  now().getTime() + Number(liveSetting(db, 'live ahead') ?? 0);

/** Whether a call engine takes new calls. */
export const isServing = (db: Database): boolean => liveSetting(db, 'live serving') === '1';

/** A call as the memory of the platform holds it; by its names in the answers of the API. */
export type CallFields = Record<string, string | number>;

/** The calls of an account in the list, in no order; `{}` where the facts have run out. */
export function listedCalls(db: Database, accountSid: string, time: number): CallFields[] {
  const sql = 'SELECT * FROM live_calls WHERE account_sid = ? AND is_listed = 1 ORDER BY call_sid';
  return db.all(sql, accountSid).flatMap(({ fields, expires_at }) => {
    const end = Number(expires_at);
    if (time < end) return [JSON.parse(String(fields)) as CallFields];
    const purge = (Math.floor(end / PURGE_EVERY_MS) + 1) * PURGE_EVERY_MS;
    return time < purge ? [{}] : [];
  });
}

/** One call of an account, unless its facts have run out. */
export function liveCall(
  db: Database,
  accountSid: string,
  callSid: string,
  time: number,
): CallFields | undefined {
  const row = db.get(
    'SELECT fields FROM live_calls WHERE account_sid = ? AND call_sid = ? AND expires_at > ?',
    accountSid,
    callSid,
    time,
  );
  return row && JSON.parse(String(row.fields));
}

/** Drops a call from the memory, and with that from the list. */
export const forgetCall = (db: Database, callSid: string): number =>
  db.run('DELETE FROM live_calls WHERE call_sid = ?', callSid);

/** The rooms of an account in which somebody is, with how many they are; in no order. */
export const roomsOf = (db: Database, accountSid: string, kind: 'queue' | 'conference'): Row[] =>
  db.all(
    `SELECT name, count(*) AS length FROM live_members WHERE account_sid = ? AND kind = ?
      GROUP BY name ORDER BY length(name), name`,
    accountSid,
    kind,
  );
