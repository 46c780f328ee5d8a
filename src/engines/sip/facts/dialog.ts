import type { LadderMessage } from '../ladder';
import { type CallOutcome, endingOf, type Side } from './ending';
import { attemptsOf, branchesOf, type FindAnswers } from './transactions';

/** A span of time between two messages. */
export interface TimeSpan {
  /** Places of the messages that begin and end it. */
  from: number;
  to: number;
  /** Microseconds. */
  time: number;
}

/** The course of one leg. */
export interface Course {
  /** The place of the INVITE that began it. */
  invite: number;
  outcome: CallOutcome;
  /** The place of the final answer. */
  final: number | null;
  /**
   * Who ended it, and the place of the BYE, the CANCEL or the refusal that did. Null where the capture does
   * not show it.
   */
  ended: { by: Side; message: number } | null;
  /** From the first INVITE to the first sign of what becomes of it (RFC 6076, section 4.3). */
  postDialDelay: TimeSpan | null;
  /** From the first 180 or 183 to the answer, the refusal or the CANCEL. */
  ring: TimeSpan | null;
  /** From the first INVITE to the answer. */
  setup: TimeSpan | null;
  /** From the answer to the first BYE (RFC 6076, section 4.5). */
  talk: TimeSpan | null;
}

/** Answers that ask for credentials or a payment are no sign yet (RFC 6076, section 4.3.2). */
const challenges = [401, 402, 407];

const span = (from: LadderMessage | undefined, to: LadderMessage | undefined): TimeSpan | null =>
  from && to ? { from: from.index, to: to.index, time: to.time - from.time } : null;

/** The first sign of what becomes of a call, among the answers to all attempts. */
function firstSign(attempts: LadderMessage[], answersTo: FindAnswers): LadderMessage | undefined {
  let first: LadderMessage | undefined;
  for (const attempt of attempts) {
    const sign = answersTo(attempt).find(
      ({ status }) => (status ?? 0) > 100 && !challenges.includes(status ?? 0),
    );
    if (sign && (!first || sign.index < first.index)) first = sign;
  }
  return first;
}

/** The course of a leg from its INVITE on, by its messages in the order of their times. */
export function courseOf(
  invite: LadderMessage,
  messages: LadderMessage[],
  answersTo: FindAnswers,
): Course {
  const branches = branchesOf(invite, messages);
  const answers = branches.flatMap(answersTo).sort((a, b) => a.index - b.index);
  const ending = endingOf(invite, messages, branches, answersTo);
  const { outcome, final, by, end } = ending;
  const taken = outcome === 'answered' ? final : undefined;
  const ringing = answers.find(({ status }) => status === 180 || status === 183);
  const stop = outcome === 'cancelled' ? (end ?? final) : final;
  return {
    invite: invite.index,
    outcome,
    final: final?.index ?? null,
    ended: by && end ? { by, message: end.index } : null,
    postDialDelay: span(invite, firstSign(attemptsOf(invite, messages), answersTo)),
    ring: stop && ringing && stop.index > ringing.index ? span(ringing, stop) : null,
    setup: span(invite, taken),
    talk: taken && end && end.index > taken.index ? span(taken, end) : null,
  };
}
