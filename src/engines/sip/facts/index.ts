import type { Ladder, LadderMessage } from '../ladder';
import { reasonsOf, warningsOf } from './causes';
import { courseOf } from './dialog';
import { hintsOf } from './hints';
import type { LegFacts } from './legFacts';
import { codecsOf, exchangesOf, streamReader } from './offerAnswer';
import { answerFinder, findInvite } from './transactions';

export type { TimeSpan } from './dialog';
export type { Hint } from './hint';
export type { LegFacts } from './legFacts';
export { mediaMatcher, withStreams } from './sound';

/** Legs between two tellings of how far the reading is. */
const tellingStep = 64;

function factsOf(leg: number, messages: LadderMessage[]): LegFacts | null {
  const invite = findInvite(messages);
  if (!invite) return null;
  const streamsOf = streamReader(messages);
  const answersTo = answerFinder(messages);
  const course = courseOf(invite, messages, answersTo);
  const exchanges = exchangesOf(invite, messages);
  const codecs = codecsOf(exchanges, streamsOf);
  return {
    leg,
    ...course,
    reasons: reasonsOf(messages),
    warnings: warningsOf(messages),
    codecs,
    hints: hintsOf({ invite, messages, answersTo, course, exchanges, codecs, streamsOf }),
  };
}

/**
 * The facts of each leg that begins with an INVITE in the capture, in the order of the legs; other
 * legs (registrations, calls that had begun before) have none. Messages are named by their places in
 * the ladder, times are microseconds. Where a leg passes several hops, delays and codecs are those
 * of the first one. Never throws, whatever the messages say. `onProgress` is told after some legs which
 * part of them is done, from 0 to 1.
 */
export function callFacts(
  { legs, messages }: Pick<Ladder, 'legs' | 'messages'>,
  onProgress?: (part: number) => void,
): LegFacts[] {
  const ofLegs: LadderMessage[][] = legs.map(() => []);
  for (const message of messages) ofLegs[message.leg]?.push(message);
  return ofLegs.flatMap((own, leg) => {
    if (leg % tellingStep === tellingStep - 1) onProgress?.(leg / legs.length);
    return factsOf(leg, own) ?? [];
  });
}
