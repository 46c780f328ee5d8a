import { randomUUID } from 'node:crypto';
import type { Database } from '../api/database';
import { isServing, liveTime } from '../api/live';
import type { EngineAnswer } from '../api/outside';
import { findRunning, keepCall, legsOf, type RunningCall } from './calls';
import type { EngineContext } from './context';
import { begin, finish } from './lifecycle';

type Parts = Record<string, unknown>;

const accepted: EngineAnswer = { status: 202, body: 'Accepted' };

const partsOf = (value: unknown): Parts =>
  (value && typeof value === 'object' ? value : {}) as Parts;

/**
 * Changes a call as the engine of the live platform does: 422 where the call is gone or in no state to
 * be hung up, 202 for anything else, also where nothing comes of it.
 */
export function changeCall(ctx: EngineContext, callSid: string, change: Parts): EngineAnswer {
  const call = findRunning(ctx.db, callSid);
  if (!call) return { status: 422, body: `call session is gone for call_sid ${callSid}` };
  if (change.sip_request) return { status: 200, body: { status: 200, reason: 'OK' } };
  if (change.call_status) return hangUp(ctx, call, change.call_status);
  applyDeeds(ctx.db, call, change);
  keepCall(ctx.db, call);
  return accepted;
}

function hangUp(ctx: EngineContext, call: RunningCall, wanted: unknown): EngineAnswer {
  const time = liveTime(ctx.db, ctx.now);
  const { direction, callSid } = call.plan;
  const isInbound = direction === 'inbound';
  if (wanted === 'completed' && call.status === 'in-progress') {
    const reason = isInbound ? 'called party hungup' : 'caller hungup';
    finish(ctx, call, time, { status: 200, reason, by: 'jambonz' });
    return accepted;
  }
  if (wanted === 'no-answer' && isInbound && call.status !== 'in-progress') {
    finish(ctx, call, time, { status: 503, reason: 'service unavailable', by: 'jambonz' });
    return accepted;
  }
  if (wanted === 'no-answer' && !isInbound && call.status === 'ringing') {
    finish(ctx, call, time, { status: 487, reason: 'caller abandoned', by: 'jambonz' });
    return accepted;
  }
  const body = `current call state is incompatible with requested action for call_sid ${callSid}`;
  return { status: 422, body };
}

/** What the engine does without a word about it: nothing, where the call is not where it would matter. */
function applyDeeds(db: Database, { plan, status, deeds }: RunningCall, change: Parts): void {
  if (status !== 'in-progress') return;
  const inConference = isInConference(db, plan.callSid);
  const action = String(partsOf(change.conferenceParticipantAction).action ?? '');
  const isDialling = legsOf(db, plan.callSid).length > 0 || plan.parentCallSid !== undefined;
  const mute = String(change.mute_status ?? '');
  if (mute && (isDialling || inConference)) deeds.isMuted = mute === 'mute';
  if (inConference) {
    const muted = String(change.conf_mute_status ?? action);
    if (/^(un)?mute$/.test(muted)) deeds.isMuted = muted === 'mute';
    const held = String(change.conf_hold_status ?? action);
    if (/^(un)?hold$/.test(held)) deeds.isHeld = held === 'hold';
  }
  const digit = partsOf(change.dtmf).digit;
  if (digit) deeds.digits += String(digit);
  if (change.tag) deeds.tag = partsOf(change.tag);
  const hook = change.call_hook;
  if (hook) deeds.callHook = typeof hook === 'string' ? hook : String(partsOf(hook).url ?? '');
  const listening = { pause: 'paused', silence: 'silent', resume: 'on' } as const;
  if (deeds.recording !== 'off' && change.listen_status) {
    deeds.listening = listening[change.listen_status as keyof typeof listening];
  }
  deeds.recording = recordingAfter(deeds.recording, String(partsOf(change.record).action ?? ''));
}

function recordingAfter(
  now: RunningCall['deeds']['recording'],
  action: string,
): RunningCall['deeds']['recording'] {
  if (action === 'startCallRecording') return 'on';
  if (action === 'stopCallRecording') return 'off';
  if (now === 'off') return now;
  if (action === 'pauseCallRecording') return 'paused';
  return action === 'resumeCallRecording' ? 'on' : now;
}

const isInConference = (db: Database, callSid: string): boolean =>
  db.get("SELECT 1 FROM live_members WHERE kind = 'conference' AND member = ?", callSid) !==
  undefined;

/** A call of one's own, which goes on by itself once it has begun. */
export function placeCall(ctx: EngineContext, accountSid: string, call: Parts): EngineAnswer {
  if (!isServing(ctx.db)) return { status: 503, body: 'Service Unavailable' };
  const { type, number, name, sipUri } = partsOf(call.to);
  const plan = ctx.dial({
    accountSid,
    from: String(call.from),
    to: { type: String(type), target: String(number ?? name ?? sipUri ?? '') },
    applicationSid: call.application_sid ? String(call.application_sid) : null,
    callSid: randomUUID(),
    attempted: liveTime(ctx.db, ctx.now),
  });
  if ('text' in plan) return { status: plan.status, body: plan.text };
  begin(ctx, plan);
  return { status: 201, body: { sid: plan.callSid, callId: plan.callId } };
}

/** A text message, of which nothing is seen again. */
export const placeMessage = (): EngineAnswer => {
  const sid = randomUUID();
  return { status: 201, body: { sid, callId: `${sid.slice(9)}@10.0.0.9` } };
};
