import type { Database, Row } from '../../api/database';
import { planOfRunning } from '../../engine/calls';
import { recordOf } from '../seed/callRow';

/** Which of the special stories a call follows: a recording's, or a trace that is out of order. */
export type Story =
  | 'appointment'
  | 'menu'
  | 'balance'
  | 'hotline'
  | 'many-spans'
  | 'torn-trace'
  | 'new-store';

/** A call and what the makers of its artifacts have to know. */
export interface CallFacts {
  call: Row;
  story: Story | null;
  application: Row | undefined;
  /** What the platform complained about in this call. */
  alerts: Row[];
}

/** The record that a call which runs is likely to leave, and its story; by its sid or its Call-ID. */
export function futureRecord(
  db: Database,
  by: 'callSid' | 'callId',
  value: string,
): { call: Row; story: string | null } | undefined {
  const plan = planOfRunning(db, by, value);
  return plan && { call: recordOf(plan), story: plan.story ?? null };
}

/** A call by its sid or its trace_id, which in a seed is the sid without its dashes. */
export function findCall(
  db: Database,
  column: 'call_sid' | 'trace_id',
  value: string,
): CallFacts | undefined {
  const sid = value.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const sql = `SELECT * FROM recent_calls WHERE call_sid = ? AND ${column} = ?`;
  const recorded = db.get(sql, column === 'trace_id' ? sid : value, value);
  const future = recorded ? undefined : futureRecord(db, 'callSid', sid);
  const call = recorded ?? future?.call;
  if (!call) return undefined;
  const application = db.get(
    `SELECT applications.*, webhooks.url AS call_hook_url FROM applications
       LEFT JOIN webhooks ON webhooks.webhook_sid = applications.call_hook_sid
      WHERE application_sid = ?`,
    call.application_sid ?? null,
  );
  const special = db.get(
    'SELECT story FROM call_artifacts WHERE call_sid = ?',
    call.call_sid ?? '',
  );
  const alerts = db.all(
    'SELECT * FROM alerts WHERE account_sid = ? AND target_sid = ?',
    ...[call.account_sid ?? null, call.call_sid ?? null],
  );
  const story = (future?.story ?? special?.story ?? null) as Story | null;
  return { call, story, application, alerts };
}
