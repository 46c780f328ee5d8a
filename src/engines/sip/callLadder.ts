import type { Problem } from '../packets';
import { callFacts, type LegFacts } from './facts';
import { joinCaptures } from './joinCaptures';
import { buildLadder, type Ladder } from './ladder';
import type { Capture, SipProblem } from './types';

/** A ladder with what its messages say of the call. */
export interface CallLadder extends Ladder {
  facts: LegFacts[];
}

/** The part of the work after which the messages are in order. */
const builtPart = 0.4;

/** Problems that say that there is nothing, which is no matter where another capture has something. */
const nothing: SipProblem[] = ['empty', 'noPackets', 'noSip'];

const sum = (captures: Capture[], count: (capture: Capture) => number): number =>
  captures.reduce((total, capture) => total + count(capture), 0);

function joinProblems(
  captures: Capture[],
  { messages }: Pick<Ladder, 'messages'>,
  copies: number,
): Problem<SipProblem>[] {
  const counts = new Map<SipProblem, number>(copies > 0 ? [['copies', copies]] : []);
  for (const { kind, count } of captures.flatMap(({ problems }) => problems)) {
    const isSettled = messages.length > 0 && nothing.includes(kind);
    if (!isSettled) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/**
 * One ladder of the captures of a call, which may be one for each of its legs, with the facts that
 * its messages tell. Counts of packets and problems are those of all captures together. `onProgress` is
 * told now and then which part of the work is done, from 0 to 1.
 */
export function callLadder(captures: Capture[], onProgress?: (part: number) => void): CallLadder {
  const joined = joinCaptures(captures);
  const built = buildLadder(joined.messages);
  onProgress?.(builtPart);
  const { messages, legs, parties } = built;
  return {
    ...{ messages, legs, parties },
    facts: callFacts({ messages, legs }, (part) =>
      onProgress?.(builtPart + (1 - builtPart) * part),
    ),
    problems: joinProblems(captures, built, joined.copies + built.copies),
    packets: sum(captures, ({ packets }) => packets),
    otherPackets: sum(captures, ({ otherPackets }) => otherPackets),
  };
}
