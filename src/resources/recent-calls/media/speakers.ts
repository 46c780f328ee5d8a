import { type RtpStream, readMediaLines } from '../../../engines/rtp';
import { type Ladder, tagOf } from '../../../engines/sip';

/** Who is heard in a stream: the caller or the callee of a leg. */
export interface Speaker {
  /** The place of the leg among those of the ladder. */
  leg: number;
  isCaller: boolean;
}

/** Where each side of each leg listens, by its address and port, as the session descriptions say. */
function listenersOf({ messages }: Pick<Ladder, 'messages'>): Map<string, Speaker> {
  const callers = new Map<number, string>();
  const listeners = new Map<string, Speaker>();
  for (const { leg, from, status, hasSdp, body } of messages) {
    const tag = tagOf(from);
    const caller = callers.get(leg) ?? tag;
    callers.set(leg, caller);
    if (!hasSdp) continue;
    // From names who sent the request; a response comes from the other side (RFC 3261, section 8.2.6.2).
    const isCaller = (tag === caller) === (status === null);
    for (const { endpoint } of readMediaLines(body)) {
      if (!listeners.has(endpoint)) listeners.set(endpoint, { leg, isCaller });
    }
  }
  return listeners;
}

/**
 * Who is heard in each stream, by its id: whoever said to listen where it comes from, else whoever the
 * one who listens where it goes talks to. Streams that no description names are left out.
 */
export function speakersOf(
  streams: RtpStream[],
  ladder: Pick<Ladder, 'messages'>,
): Map<string, Speaker> {
  const listeners = listenersOf(ladder);
  return new Map(
    streams.flatMap(({ id, source, destination }): [string, Speaker][] => {
      const speaker = listeners.get(source);
      if (speaker) return [[id, speaker]];
      const listener = listeners.get(destination);
      return listener ? [[id, { ...listener, isCaller: !listener.isCaller }]] : [];
    }),
  );
}

/** Microseconds in which both streams were on their way. */
const overlap = (one: RtpStream, other: RtpStream): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);

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
