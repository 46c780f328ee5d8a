import type { Ladder, LadderMessage } from '../ladder';
import { hostOf } from '../lanes';
import type { Hint } from './hint';
import type { LegFacts } from './legFacts';
import {
  type LegSound,
  latest,
  openTime,
  type SortedStreams,
  sortStreams,
  soundOf,
} from './legSound';
import { type Match, matcher, type SentStream } from './matches';
import { type MediaPath, pathsOfLegs } from './mediaPaths';
import { namedCodecs } from './namedCodecs';
import { isPrivate } from './privateAddress';
import { streamHints } from './streamHints';
import type { Followed, Heard } from './streamParts';

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

/**
 * What is missing on several paths is missing where its speaker is nearest: relays have nothing to pass
 * on. The paths begin with that of the caller.
 */
function nearest(ofPaths: Hint[][]): Hint[] {
  const found = new Map<string, Hint>();
  for (const hint of ofPaths.flat()) {
    const isOfCallee = 'side' in hint && hint.side === 'callee';
    const key = `${hint.kind} ${isOfCallee}`;
    if (isOfCallee || !found.has(key)) found.set(key, hint);
  }
  return [...found.values()];
}

function withSound(
  facts: LegFacts,
  paths: MediaPath[],
  sorted: SortedStreams,
  last: number,
): LegFacts {
  const messages = paths.flatMap((path) => path.messages);
  const sounds = paths.map((path) => ({ path, sound: soundOf(path, sorted) }));
  const ended = facts.ended?.message ?? null;
  const named = paths.some((path) => sorted.ofPaths.has(path)) ? namedCodecs(messages) : null;
  const missing = nearest(
    sounds.map(({ path, sound }) => {
      const open = openTime(facts, path, messages, last);
      return open ? streamHints({ sound, open, messages, named, ended }) : [];
    }),
  );
  const isFine =
    sounds.some(({ sound }) => isHeard(sound)) && missing.every(({ kind }) => kind !== 'oneWay');
  const known = isFine ? facts.hints.filter(({ kind }) => !fears.includes(kind)) : facts.hints;
  return { ...facts, hints: [...known, ...missing] };
}

/**
 * A ladder whose facts know the streams of the same capture: sound that is missing or stops is told, and
 * what descriptions let fear is taken back where sound is heard both ways. Each part of its way between
 * two relays is judged by itself. Silent where the tap may not have seen everything: it must have seen
 * messages of the same hosts in both directions. The streams are those of `readMedia`, all of them.
 */
export function withStreams<Told extends Pick<Ladder, 'messages'> & { facts: LegFacts[] }>(
  ladder: Told,
  streams: Followed[],
): Told {
  if (streams.length === 0) return ladder;
  const { messages } = ladder;
  const last = Math.max(messages.at(-1)?.time ?? 0, latest(streams));
  const paths = pathsOfLegs(messages);
  const sorted = sortStreams(streams, matcher([...paths.values()].flat()));
  const facts = ladder.facts.map((one) => withSound(one, paths.get(one.leg) ?? [], sorted, last));
  return { ...ladder, facts };
}

/**
 * Finds whose sound or picture a stream is, of the sides of all legs of a ladder: by the ends that their session
 * descriptions name, and at the time of the leg. Of one leg there may be several, and of several legs.
 */
export const mediaMatcher = (messages: LadderMessage[]): ((stream: SentStream) => Match[]) =>
  matcher([...pathsOfLegs(messages, ['audio', 'video']).values()].flat());
