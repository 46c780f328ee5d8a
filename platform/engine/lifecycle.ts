import type { Database } from '../api/database';
import { dropCall, isHistory, keepCall, legsOf, newCall, type RunningCall } from './calls';
import type { EngineContext } from './context';
import { type CallState, count, remember } from './memory';
import { answeredAt, endOf, type PlannedCall, type Room, stepsOf } from './plan';
import { sipReason } from './sipReasons';

const words: Record<RunningCall['status'], [status: number, reason: string]> = {
  trying: [100, 'Trying'],
  ringing: [180, 'Ringing'],
  'in-progress': [200, 'OK'],
};

/** How a call ends before its plan says so, or how it was meant to. */
export interface Ending {
  status: number;
  reason: string;
  by: 'caller' | 'callee' | 'jambonz';
}

/** A call begins. */
export function begin(ctx: EngineContext, plan: PlannedCall, { isOpen = false } = {}): RunningCall {
  const call = newCall(plan, isOpen);
  keepCall(ctx.db, call);
  // What is refused at the border never gets here, and is in no list.
  if (!isBorderMatter(plan)) tell(ctx, call, plan.attempted);
  count(ctx.db, plan, 1);
  return call;
}

const isBorderMatter = ({ untraced, direction }: PlannedCall): boolean =>
  untraced === true && direction === 'inbound';

function tell({ db }: EngineContext, { plan, status }: RunningCall, at: number): void {
  const [sip_status, sip_reason] = words[status];
  remember(db, plan, { call_status: status, sip_status, sip_reason }, at);
}

export function ring(ctx: EngineContext, call: RunningCall, at: number): void {
  call.status = 'ringing';
  keepCall(ctx.db, call);
  tell(ctx, call, at);
}

export function answer(ctx: EngineContext, call: RunningCall, at: number): void {
  call.status = 'in-progress';
  call.plan.answerMs = at - call.plan.attempted;
  keepCall(ctx.db, call);
  tell(ctx, call, at);
}

/** A call ends: its legs with it, its places in queues and conferences are free, and it leaves a record. */
export function finish(ctx: EngineContext, call: RunningCall, at: number, ending: Ending): void {
  const { db } = ctx;
  for (const leg of legsOf(db, call.plan.callSid)) finish(ctx, leg, at, endingByOther(leg));
  const isAnswered = call.status === 'in-progress';
  const plan = isAnswered ? answeredPlan(call, at, ending) : failedPlan(call, at, ending);
  dropCall(db, call);
  leaveRooms(db, plan);
  count(db, plan, -1);
  if (!isBorderMatter(plan)) remember(db, plan, lastWord(plan, isAnswered, ending), at);
  ctx.leave(plan);
}

/** An answered call as it went: what was recorded of it fits its plan, unless somebody interfered. */
function answeredPlan({ plan, deeds, nextAt }: RunningCall, at: number, ending: Ending) {
  const { recording, story, ...rest } = plan;
  const went: PlannedCall = {
    ...rest,
    ...{ lengthMs: at - (answeredAt(plan) ?? at), status: 200, reason: ending.reason },
  };
  const isAsPlanned = nextAt === null && at >= endOf(plan);
  if (isAsPlanned && story) went.story = story;
  if (deeds.recording === 'off') return went;
  const made = { format: recording?.format ?? ('mp3' as const), name: 'made' };
  return { ...went, recording: isAsPlanned && recording ? recording : made };
}

function failedPlan({ plan }: RunningCall, at: number, { status, reason }: Ending): PlannedCall {
  const { recording: _never, story: _told, ...rest } = plan;
  return { ...rest, answerMs: null, lengthMs: at - plan.attempted, status, reason };
}

function lastWord(plan: PlannedCall, isAnswered: boolean, { by }: Ending): CallState {
  if (isAnswered) {
    const duration = Math.round(plan.lengthMs / 1000);
    const state = { call_status: 'completed', sip_status: 200, sip_reason: 'OK' };
    return { ...state, duration, call_termination_by: by };
  }
  const { status } = plan;
  const call_status = status === 486 ? 'busy' : status === 487 ? 'no-answer' : 'failed';
  const sip_reason = sipReason(status);
  return { call_status, sip_status: status, sip_reason, call_termination_by: by };
}

/** How a leg ends whose call is over. */
const endingByOther = ({ status }: RunningCall): Ending =>
  status === 'in-progress'
    ? { status: 200, reason: 'caller hungup', by: 'caller' }
    : { status: 487, reason: 'caller abandoned', by: 'caller' };

/** The next step of a call that goes its way by itself. */
export function takeStep(ctx: EngineContext, call: RunningCall): void {
  const { plan } = call;
  const steps = stepsOf(plan);
  const step = steps[call.done];
  call.done += 1;
  call.nextAt = steps[call.done]?.at ?? null;
  if (!step || step.name === 'end') {
    finish(ctx, call, step?.at ?? plan.attempted, plannedEnd(plan));
    return;
  }
  keepCall(ctx.db, call);
  if (step.name === 'ring') ring(ctx, call, step.at);
  if (step.name === 'answer') answer(ctx, call, step.at);
  if (step.name === 'wait' && plan.waits) enterRoom(ctx.db, plan, plan.waits);
  if (step.name === 'leave') leaveRooms(ctx.db, plan);
  if (step.name === 'dial' && plan.leg) begin(ctx, plan.leg);
}

const plannedEnd = ({ status, reason }: PlannedCall): Ending => ({
  ...{ status, reason },
  by: reason.startsWith('caller') ? 'caller' : 'callee',
});

/** A call of the past, of which nothing but its record is left. */
export function passed(ctx: EngineContext, plan: PlannedCall, time: number): boolean {
  if (!isHistory(plan, time)) return false;
  if (plan.leg) ctx.leave(plan.leg);
  ctx.leave(plan);
  return true;
}

export function enterRoom(
  db: Database,
  { accountSid, callSid }: Pick<PlannedCall, 'accountSid' | 'callSid'>,
  { kind, name }: Room,
): void {
  const sql = 'INSERT OR IGNORE INTO live_members VALUES (?, ?, ?, ?)';
  db.run(sql, accountSid, kind, name, callSid);
}

function leaveRooms(db: Database, { accountSid, callSid }: PlannedCall): void {
  const sql = 'DELETE FROM live_members WHERE account_sid = ? AND member = ?';
  db.run(sql, accountSid, callSid);
}
