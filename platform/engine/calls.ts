import type { Database, Row } from '../api/database';
import { endOf, type PlannedCall, stepsOf } from './plan';

/** What was done to a call, by those who may. */
export interface Deeds {
  isMuted: boolean;
  isHeld: boolean;
  recording: 'off' | 'on' | 'paused';
  /** Keys that were sent to the far end. */
  digits: string;
  tag: Record<string, unknown> | null;
  /** The webhook of the application that it was moved to. */
  callHook: string | null;
  listening: 'on' | 'paused' | 'silent';
}

/** A call that the engine has now. */
export interface RunningCall {
  plan: PlannedCall;
  status: 'trying' | 'ringing' | 'in-progress';
  deeds: Deeds;
  /** How many of its steps are done. */
  done: number;
  /** When the next one is due; null for a call in which nothing happens by itself. */
  nextAt: number | null;
}

/** The longest that a call without a plan is taken to last. */
const OPEN_END_MS = 3_600_000;

const toCall = ({ plan, status, deeds, done, next_at }: Row): RunningCall => ({
  plan: JSON.parse(String(plan)),
  status: status as RunningCall['status'],
  deeds: JSON.parse(String(deeds)),
  done: Number(done),
  nextAt: next_at === null ? null : Number(next_at),
});

/** A call that has just begun. Without `isOpen` the rest happens by itself. */
export function newCall(plan: PlannedCall, isOpen: boolean): RunningCall {
  const recording = plan.recording ? 'on' : 'off';
  const nothing = { isMuted: false, isHeld: false, digits: '', tag: null, callHook: null };
  return {
    plan,
    status: 'trying',
    deeds: { ...nothing, recording, listening: 'on' },
    done: 0,
    nextAt: isOpen ? null : (stepsOf(plan)[0]?.at ?? null),
  };
}

/** Writes a call as it is now. */
export function keepCall(db: Database, { plan, status, deeds, done, nextAt }: RunningCall): void {
  db.run(
    'INSERT OR REPLACE INTO engine_calls VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[plan.callSid, plan.accountSid, status, JSON.stringify(plan), JSON.stringify(deeds)],
    ...[done, nextAt],
  );
}

export const dropCall = (db: Database, { plan }: RunningCall): number =>
  db.run('DELETE FROM engine_calls WHERE call_sid = ?', plan.callSid);

export function findRunning(db: Database, callSid: string): RunningCall | undefined {
  const row = db.get('SELECT * FROM engine_calls WHERE call_sid = ?', callSid);
  return row && toCall(row);
}

/** The calls of an account, or of all, in the order in which they began. */
export function runningCalls(db: Database, accountSid?: string): RunningCall[] {
  const rows = accountSid
    ? db.all('SELECT * FROM engine_calls WHERE account_sid = ?', accountSid)
    : db.all('SELECT * FROM engine_calls');
  return rows.map(toCall).sort((one, other) => one.plan.attempted - other.plan.attempted);
}

/** The call with the earliest step that is due at this moment. */
export function dueCall(db: Database, time: number): RunningCall | undefined {
  const sql = 'SELECT * FROM engine_calls WHERE next_at <= ? ORDER BY next_at, call_sid LIMIT 1';
  const row = db.get(sql, time);
  return row && toCall(row);
}

/** The calls that the application of this one has placed. */
export const legsOf = (db: Database, callSid: string): RunningCall[] =>
  db
    .all("SELECT * FROM engine_calls WHERE json_extract(plan, '$.parentCallSid') = ?", callSid)
    .map(toCall);

/**
 * The plan of a call that runs, as its captures and its trace may be made from it: with the end that it
 * is likely to have. Found by its sid or by its Call-ID.
 */
export function planOfRunning(
  db: Database,
  by: 'callSid' | 'callId',
  value: string,
): PlannedCall | undefined {
  const row = db.get(`SELECT * FROM engine_calls WHERE json_extract(plan, '$.${by}') = ?`, value);
  if (!row) return undefined;
  const { plan, nextAt } = toCall(row);
  const isOpen = nextAt === null;
  return isOpen ? { ...plan, lengthMs: Math.max(plan.lengthMs, OPEN_END_MS) } : plan;
}

/** Whether nobody asks about a call any more at this moment: it ended more than an hour before. */
export const isHistory = (plan: PlannedCall, time: number): boolean =>
  endOf(plan) + OPEN_END_MS < time;
