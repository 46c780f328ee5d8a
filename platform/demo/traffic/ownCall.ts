import type { Database } from '../../api/database';
import type { OwnCall } from '../../engine/context';
import type { PlannedCall } from '../../engine/plan';
import { linesOf } from '../seed/callPlan';

/** How a call ends whose number ends with these three digits; any other number answers. */
const endings: Record<string, [reason: string, afterMs: number]> = {
  404: ['number not found', 300],
  408: ['no answer', 30_000],
  480: ['no answer', 25_000],
  486: ['busy', 900],
  503: ['service unavailable', 400],
  603: ['declined', 6000],
};

const RINGS_MS = 1200;
const ANSWERS_MS = 4000;
const TALKS_MS = 20_000;

/**
 * How a call of one's own will go. A user has to be registered, and a number needs a carrier; the engine
 * itself refuses a user of an account without a realm.
 */
export function ownCall(
  db: Database,
  { accountSid, from, to, applicationSid, callSid, attempted }: OwnCall,
): PlannedCall | { status: number; text: string } {
  const account = db.get('SELECT * FROM accounts WHERE account_sid = ?', accountSid);
  const providerSid = String(account?.service_provider_sid ?? '');
  const [trunk] = linesOf(db, { sid: accountSid, providerSid }).trunks;
  const hex = callSid.replaceAll('-', '');
  const isUser = to.type === 'user';
  const realm = to.target.split('@')[1] ?? account?.sip_realm;
  if (isUser && !realm) return { status: 400, text: 'the account has no sip realm' };
  const plan: PlannedCall = {
    ...{ callSid, accountSid, providerSid, attempted, direction: 'outbound', from },
    to: isUser ? `sip:${to.target.split('@')[0]}@${realm}` : to.target,
    ...{ applicationSid, callId: `${hex.slice(0, 4)}-${hex.slice(4, 8)}@203.0.113.10` },
    ...{ trunk: isUser ? 'user' : (trunk?.name ?? ''), remoteHost: trunk?.host ?? '192.0.2.10' },
    ...{ status: 200, reason: 'caller hungup', ringMs: RINGS_MS },
    ...{ answerMs: ANSWERS_MS, lengthMs: TALKS_MS },
  };
  const failed = (status: number, reason: string, lengthMs: number): PlannedCall => {
    const { ringMs, ...quiet } = plan;
    const rings = ringMs !== undefined && lengthMs > ringMs ? { ringMs } : {};
    return { ...quiet, ...rings, answerMs: null, status, reason, lengthMs };
  };
  if (isUser) {
    const [name = ''] = to.target.split('@');
    const sql = 'SELECT 1 FROM registrations WHERE realm = ? AND name = ? AND expiry_time > ?';
    const isThere = db.get(sql, String(realm), name, attempted) !== undefined;
    return isThere ? plan : failed(480, 'no answer', 200);
  }
  if (to.type === 'phone' && !trunk) return { ...failed(603, 'declined', 60), alert: 'no-carrier' };
  const [status, [reason, afterMs]] = Object.entries(endings).find(([digits]) =>
    to.target.endsWith(digits),
  ) ?? ['200', ['caller hungup', 0] as [string, number]];
  return status === '200' ? plan : failed(Number(status), reason, afterMs);
}
