import type { SqlValue } from '../api/database';

/** A call from its attempt to its end, as it is meant to go. */
export interface CallPlan {
  callSid: string;
  attempted: number;
  /** From the attempt until it rings, in ms; left out where nobody hears of that. */
  ringMs?: number;
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
  /** Which of the special stories its trace follows. */
  story?: string;
  capture?: string;
  /** Where its recording is and how it is made; 'lost' when the bucket has it no more. */
  recording?: { format: 'mp3' | 'wav'; name: string | 'lost' };
}

/** A queue or a conference in which somebody is. */
export interface Room {
  kind: 'queue' | 'conference';
  name: string;
}

/** A call that the engine has, with its owner. */
export interface PlannedCall extends CallPlan {
  accountSid: string;
  providerSid: SqlValue;
  /** The call whose application placed this one. */
  parentCallSid?: string;
  /** Where it waits, from the answer on, in ms. */
  waits?: Room & { fromMs: number; toMs: number };
  /** The call that its application places, which ends with it at the latest. */
  leg?: PlannedCall;
  /** What the platform complains about in it, by the type of alert. */
  alert?: string;
}

export const answeredAt = ({ attempted, answerMs }: CallPlan): number | null =>
  answerMs === null ? null : attempted + answerMs;

/** When a call ends that nobody interferes with. */
export const endOf = (plan: CallPlan): number =>
  (answeredAt(plan) ?? plan.attempted) + plan.lengthMs;

export type StepName = 'ring' | 'answer' | 'wait' | 'leave' | 'dial' | 'end';

interface Step {
  at: number;
  name: StepName;
}

/** What happens in a call by itself after it began, in order. */
export function stepsOf(plan: PlannedCall): Step[] {
  const { attempted, ringMs, waits, leg } = plan;
  const answered = answeredAt(plan);
  const end = endOf(plan);
  const steps: Step[] = [];
  if (ringMs !== undefined) steps.push({ at: attempted + ringMs, name: 'ring' });
  if (answered !== null) {
    steps.push({ at: answered, name: 'answer' });
    if (waits) {
      steps.push({ at: answered + waits.fromMs, name: 'wait' });
      steps.push({ at: answered + waits.toMs, name: 'leave' });
    }
    if (leg) steps.push({ at: leg.attempted, name: 'dial' });
  }
  const before = steps.filter(({ at }) => at < end).sort((one, other) => one.at - other.at);
  return [...before, { at: end, name: 'end' }];
}
