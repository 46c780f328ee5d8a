import type { SqlValue } from '../../api/database';
import type { Story } from '../calls/facts';
import type { SeededAccount } from './company';
import type { Seeder } from './tools';

/** A call as a seed plans it. */
export interface CallPlan {
  callSid: string;
  attempted: number;
  /** From the attempt to the answer, in ms; null when nobody answered. */
  answerMs: number | null;
  /** From the answer, else from the attempt, to the end, in ms. */
  lengthMs: number;
  direction: 'inbound' | 'outbound';
  from: string;
  to: string;
  status: number;
  reason: string;
  trunk: string;
  remoteHost: string;
  callId: string;
  /** The Call-ID of the call that caused this one. */
  parentCallId?: string;
  applicationSid: SqlValue;
  /** The application never saw the call. */
  untraced?: boolean;
  story?: Story;
  capture?: string;
  /** Where its recording is and how it is made; 'lost' when the bucket has it no more. */
  recording?: { format: 'mp3' | 'wav'; name: string | 'lost' };
}

const COLUMNS = 21;
const at = (ms: number) => new Date(ms).toISOString();

/** Writes one call and what belongs to it. */
export function insertCall({ db }: Seeder, account: SeededAccount, plan: CallPlan): void {
  const { callSid, attempted, answerMs, lengthMs, recording, story, capture } = plan;
  const answered = answerMs === null ? null : attempted + answerMs;
  const day = at(attempted).slice(0, 10).replaceAll('-', '/');
  const url = `/Accounts/${account.sid}/RecentCalls/${callSid}/record/${day}`;
  db.run(
    `INSERT INTO recent_calls VALUES (${Array(COLUMNS).fill('?').join(', ')})`,
    ...[at(attempted), answered === null ? null : at(answered)],
    ...[at((answered ?? attempted) + lengthMs), account.sid, account.providerSid],
    ...[plan.applicationSid, callSid, plan.direction],
    ...[answered === null ? 0 : Math.round(lengthMs / 1000), plan.from, '203.0.113.10'],
    ...[recording ? `${url}/${recording.format}` : '', plan.remoteHost, plan.callId],
    plan.parentCallId ?? '',
    ...[plan.status, plan.reason, plan.to],
    ...[plan.untraced ? '0'.repeat(32) : callSid.replaceAll('-', ''), plan.trunk],
    answered === null ? 0 : 1,
  );
  if (!story && !capture && !recording) return;
  const object = recording && recording.name !== 'lost' ? recording.name : null;
  db.run(
    'INSERT INTO call_artifacts (call_sid, story, capture, recording) VALUES (?, ?, ?, ?)',
    ...[callSid, story ?? null, capture ?? null, object],
  );
}
