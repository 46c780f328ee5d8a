import type { Ladder, LadderMessage } from '../ladder';
import { hostOf } from '../lanes';
import type { Hint } from './hint';
import type { LegFacts } from './legFacts';
import { type Heard, type LegSound, latest, openTime, soundOf } from './legSound';
import { isPrivate } from './privateAddress';
import { streamHints } from './streamHints';

/** True where sound goes both ways and finds its way: it is sent to where the other side's comes from. */
function isHeard({ streams }: LegSound): boolean {
  const arrives = (stream: Heard, back: Heard[]) =>
    !isPrivate(hostOf(stream.destination)) ||
    back.some(({ source }) => source === stream.destination);
  return (
    streams.caller.some((stream) => arrives(stream, streams.callee)) &&
    streams.callee.some((stream) => arrives(stream, streams.caller))
  );
}

/** What descriptions only let fear, and sound that is heard both ways shows to be no matter. */
const fears: Hint['kind'][] = ['privateAddress', 'direction', 'noCodec', 'audioRefused'];

function withSound(
  facts: LegFacts,
  messages: LadderMessage[],
  streams: Heard[],
  last: number,
): LegFacts {
  const invite = messages.find(({ index }) => index === facts.invite);
  if (!invite) return facts;
  const sound = soundOf(invite, messages, streams);
  const open = openTime(facts, invite, messages, last);
  const ended = facts.ended?.message ?? null;
  const missing = open ? streamHints({ sound, open, messages, ended }) : [];
  const known = isHeard(sound)
    ? facts.hints.filter(({ kind }) => !fears.includes(kind))
    : facts.hints;
  return { ...facts, hints: [...known, ...missing] };
}

/**
 * A ladder whose facts know the streams of the same capture: sound that is missing or stops is told, and
 * what descriptions let fear is taken back where sound is heard both ways. Silent where the tap may not
 * have seen everything: it must have seen messages of the same hosts in both directions. The streams are
 * those of `readMedia`, all of them.
 */
export function withStreams<Told extends Pick<Ladder, 'messages'> & { facts: LegFacts[] }>(
  ladder: Told,
  streams: Heard[],
): Told {
  if (streams.length === 0) return ladder;
  const { messages } = ladder;
  const last = Math.max(messages.at(-1)?.time ?? 0, latest(streams));
  const ofLegs = new Map<number, LadderMessage[]>();
  for (const message of messages) {
    const own = ofLegs.get(message.leg);
    if (own) own.push(message);
    else ofLegs.set(message.leg, [message]);
  }
  const facts = ladder.facts.map((one) => withSound(one, ofLegs.get(one.leg) ?? [], streams, last));
  return { ...ladder, facts };
}
