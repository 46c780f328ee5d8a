import type { Database } from '../api/database';
import type { CallFields } from '../api/live';
import type { PlannedCall } from './plan';

const HOUR = 3_600_000;
/** How long the platform remembers a call after a provisional answer, and after a final one. */
const KEPT_MS = { provisional: 12 * HOUR, final: HOUR };

const engineUrl = 'http://10.0.0.9:3000';

/** Where a call stands, in the words of the platform. */
export interface CallState {
  call_status: string;
  sip_status: number;
  sip_reason: string;
  duration?: number;
  call_termination_by?: string;
}

/** What each call of the list has, from its attempt on. */
function identityOf(plan: PlannedCall): CallFields {
  const { callSid, accountSid, applicationSid, direction, from, to, parentCallSid } = plan;
  return {
    call_sid: callSid,
    account_sid: accountSid,
    ...(applicationSid === null ? {} : { application_sid: String(applicationSid) }),
    call_id: `${callSid.slice(9)}@10.0.0.9`,
    sbc_callid: plan.callId,
    fs_sip_address: '10.0.0.9:5060',
    trace_id: callSid.replaceAll('-', ''),
    direction,
    ...(parentCallSid ? { parent_call_sid: parentCallSid } : {}),
    ...{ from, to },
    ...(direction === 'inbound'
      ? { originating_sip_ip: plan.remoteHost, originating_sip_trunk_name: plan.trunk }
      : {}),
  };
}

/**
 * Tells the memory of the platform where a call stands, at this moment. Only with the first word comes
 * the address of the engine and a place in the list: a call that was dropped since then is remembered
 * without the two.
 */
export function remember(db: Database, plan: PlannedCall, state: CallState, at: number): void {
  const isFirst = state.sip_status === 100;
  const kept = state.sip_status >= 200 ? KEPT_MS.final : KEPT_MS.provisional;
  const found = db.get(
    'SELECT fields, is_listed FROM live_calls WHERE call_sid = ? AND expires_at > ?',
    plan.callSid,
    at,
  );
  const fields = {
    ...(isFirst ? { service_url: engineUrl } : {}),
    ...(found ? JSON.parse(String(found.fields)) : {}),
    ...identityOf(plan),
    ...state,
  };
  const isListed = isFirst || found?.is_listed === 1;
  db.run(
    'INSERT OR REPLACE INTO live_calls VALUES (?, ?, ?, ?, ?)',
    ...[plan.callSid, plan.accountSid, JSON.stringify(fields), at + kept, Number(isListed)],
  );
}

/** One call more or less of an account, in its direction. */
export function count(db: Database, { accountSid, direction }: PlannedCall, by: 1 | -1): void {
  db.run(
    `INSERT INTO live_counts VALUES (?, 0, 0) ON CONFLICT (account_sid) DO NOTHING`,
    accountSid,
  );
  const sql = `UPDATE live_counts SET ${direction} = ${direction} + ? WHERE account_sid = ?`;
  db.run(sql, by, accountSid);
}

/** Calls whose facts ran out so long ago that no list has them any more. */
export const forgetLongGone = (db: Database, time: number): number =>
  db.run('DELETE FROM live_calls WHERE expires_at < ?', time - KEPT_MS.final);
