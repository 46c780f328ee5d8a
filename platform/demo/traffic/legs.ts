import type { Row } from '../../api/database';
import { answeredAt, endOf, type PlannedCall, type Room } from '../../engine/plan';
import { pick, sidFor } from '../seed/tools';

/** So long the application speaks with a caller before it connects him. */
const GREETING_MS = 9000;
const SHORTEST_MS = 30_000;

const queues = ['front-desk', 'support', 'vip:gold'] as const;

/** What else happens in an answered call of a while: it waits in a queue, meets others, or is connected. */
export function withCompany(plan: PlannedCall, account: Row, random: () => number): PlannedCall {
  const answered = answeredAt(plan);
  const share = random();
  if (answered === null || plan.lengthMs < SHORTEST_MS || plan.direction !== 'inbound') return plan;
  const until = Math.round(plan.lengthMs * (0.4 + random() * 0.6));
  const waiting = (room: Room) => ({
    ...plan,
    waits: { ...room, fromMs: GREETING_MS, toMs: Math.max(GREETING_MS + 1000, until) },
  });
  if (share < 0.3) return waiting({ kind: 'queue', name: pick(random, queues) });
  if (share < 0.36) return waiting({ kind: 'conference', name: 'standup' });
  if (share > 0.6 || !account.sip_realm) return plan;
  return { ...plan, leg: legOf(plan, String(account.sip_realm), answered, random) };
}

/** The call to a device of the account that the application places for a caller. */
function legOf(
  parent: PlannedCall,
  realm: string,
  answered: number,
  random: () => number,
): PlannedCall {
  const attempted = answered + GREETING_MS;
  const answerMs = Math.round(1500 + random() * 6000);
  const callSid = sidFor(`leg of ${parent.callSid}`);
  const hex = callSid.replaceAll('-', '');
  return {
    ...{ callSid, accountSid: parent.accountSid, providerSid: parent.providerSid, attempted },
    ...{ ringMs: 400, answerMs, lengthMs: endOf(parent) - attempted - answerMs - 40 },
    ...{ direction: 'outbound', from: parent.from, to: `sip:reception@${realm}` },
    ...{ status: 200, reason: parent.reason, trunk: 'user', remoteHost: '192.0.2.10' },
    ...{ callId: `${hex.slice(0, 4)}-${hex.slice(4, 8)}@203.0.113.10` },
    ...{ parentCallId: parent.callId, parentCallSid: parent.callSid },
    applicationSid: parent.applicationSid,
  };
}
