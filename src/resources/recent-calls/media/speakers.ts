import type { RtpStream } from '../../../engines/rtp';
import { type Ladder, mediaMatcher } from '../../../engines/sip';

/** Who is heard in a stream: the caller or the callee of a leg. */
export interface Speaker {
  /** The place of the leg among those of the ladder. */
  leg: number;
  isCaller: boolean;
}

/** Microseconds of a stream within a time, as that of another stream. */
const overlap = (one: RtpStream, other: Pick<RtpStream, 'start' | 'end'>): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);

/**
 * The speaker of each stream, by its id: the party that listens at its source address, or the peer of
 * the party that listens at its destination, in a leg of the same time. What names both ends knows
 * better; then it is the leg whose time has most of the stream. Streams that no description names are
 * left out.
 */
export function speakersOf(
  streams: RtpStream[],
  { messages }: Pick<Ladder, 'messages'>,
): Map<string, Speaker> {
  if (streams.length === 0) return new Map();
  const matchesOf = mediaMatcher(messages);
  return new Map(
    streams.flatMap((stream): [string, Speaker][] => {
      const [best] = matchesOf(stream).sort(
        (one, other) =>
          Number(other.isBoth) - Number(one.isBoth) ||
          overlap(stream, other.path) - overlap(stream, one.path),
      );
      return best ? [[stream.id, { leg: best.path.leg, isCaller: best.side === 'caller' }]] : [];
    }),
  );
}

/**
 * The stream that goes the other way at the same time: between the same two ends, else of the other side
 * of the same leg; of several the one that overlaps longest. Undefined where there is none.
 */
export function oppositeOf(
  stream: RtpStream,
  streams: RtpStream[],
  speakers: Map<string, Speaker>,
): RtpStream | undefined {
  const own = speakers.get(stream.id);
  const isBack = ({ source, destination }: RtpStream) =>
    source === stream.destination && destination === stream.source;
  const isOfLeg = ({ id }: RtpStream) => {
    const other = speakers.get(id);
    return own !== undefined && other?.leg === own.leg && other.isCaller !== own.isCaller;
  };
  const together = streams
    .filter((other) => overlap(stream, other) > 0)
    .sort((one, other) => overlap(stream, other) - overlap(stream, one));
  return together.find(isBack) ?? together.find(isOfLeg);
}
