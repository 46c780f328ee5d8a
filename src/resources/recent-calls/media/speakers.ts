import { type RtpStream, readMediaLines } from '../../../engines/rtp';
import { type Ladder, tagOf } from '../../../engines/sip';

/** Who is heard in a stream: the caller or the callee of a leg. */
export interface Speaker {
  /** The place of the leg among those of the ladder. */
  leg: number;
  isCaller: boolean;
}

const portOf = (endpoint: string): string => endpoint.slice(endpoint.lastIndexOf(':') + 1);

/** Only descriptions that name a port of the streams are read: a capture may hold thousands of others. */
function namesPort(body: string, ports: Set<string>): boolean {
  for (const [, port = ''] of body.matchAll(/^m=\S+ (\d+)/gm)) if (ports.has(port)) return true;
  return false;
}

/**
 * Where each side of each leg listens, by its address and port, as the session descriptions say; of those
 * with one of these ports.
 */
function listenersOf(
  { messages }: Pick<Ladder, 'messages'>,
  ports: Set<string>,
): Map<string, Speaker> {
  const callers = new Map<number, string>();
  const listeners = new Map<string, Speaker>();
  for (const { leg, from, status, hasSdp, body } of messages) {
    const tag = tagOf(from);
    const caller = callers.get(leg) ?? tag;
    callers.set(leg, caller);
    if (!hasSdp || !namesPort(body, ports)) continue;
    // From names who sent the request; a response comes from the other side (RFC 3261, section 8.2.6.2).
    const isCaller = (tag === caller) === (status === null);
    for (const { endpoint } of readMediaLines(body)) {
      if (!listeners.has(endpoint)) listeners.set(endpoint, { leg, isCaller });
    }
  }
  return listeners;
}

/**
 * The speaker of each stream, by its id: the party that listens at its source address, else the peer of
 * the party that listens at its destination. Streams that no description names are left out.
 */
export function speakersOf(
  streams: RtpStream[],
  ladder: Pick<Ladder, 'messages'>,
): Map<string, Speaker> {
  if (streams.length === 0) return new Map();
  const ports = new Set(
    streams.flatMap(({ source, destination }) => [portOf(source), portOf(destination)]),
  );
  const listeners = listenersOf(ladder, ports);
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
