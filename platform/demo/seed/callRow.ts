import type { Database, Row } from '../../api/database';
import type { CallPlan, PlannedCall } from '../../engine/plan';
import type { SeededAccount } from './company';

const COLUMNS = 21;
const INSERT = `INSERT INTO recent_calls VALUES (${Array(COLUMNS).fill('?').join(', ')})`;
const at = (ms: number) => new Date(ms).toISOString();

/** The record of a call, column by column. */
export function recordOf(plan: Omit<PlannedCall, 'alert'>): Row {
  const { callSid, attempted, answerMs, lengthMs, recording, accountSid } = plan;
  const answered = answerMs === null ? null : attempted + answerMs;
  const day = at(attempted).slice(0, 10).replaceAll('-', '/');
  const url = `/Accounts/${accountSid}/RecentCalls/${callSid}/record/${day}`;
  return {
    attempted_at: at(attempted),
    answered_at: answered === null ? null : at(answered),
    terminated_at: at((answered ?? attempted) + lengthMs),
    account_sid: accountSid,
    service_provider_sid: plan.providerSid,
    application_sid: plan.applicationSid,
    call_sid: callSid,
    direction: plan.direction,
    duration: answered === null ? 0 : Math.round(lengthMs / 1000),
    from: plan.from,
    host: '203.0.113.10',
    recording_url: recording ? `${url}/${recording.format}` : '',
    remote_host: plan.remoteHost,
    sip_callid: plan.callId,
    sip_parent_callid: plan.parentCallId ?? '',
    sip_status: plan.status,
    termination_reason: plan.reason,
    to: plan.to,
    trace_id: plan.untraced ? '0'.repeat(32) : callSid.replaceAll('-', ''),
    trunk: plan.trunk,
    answered: answered === null ? 0 : 1,
  };
}

/** Writes one call and what belongs to it. */
export function insertCall(
  { db }: { db: Database },
  account: Pick<SeededAccount, 'sid'> & { providerSid: PlannedCall['providerSid'] },
  plan: CallPlan,
): void {
  const row = recordOf({ ...plan, accountSid: account.sid, providerSid: account.providerSid });
  db.run(INSERT, ...Object.values(row));
  const { callSid, recording, story, capture } = plan;
  if (!story && !capture && !recording) return;
  const object = recording && recording.name !== 'lost' ? recording.name : null;
  db.run(
    'INSERT INTO call_artifacts (call_sid, story, capture, recording) VALUES (?, ?, ?, ?)',
    ...[callSid, story ?? null, capture ?? null, object],
  );
}
