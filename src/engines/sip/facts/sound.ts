import type { RtpStream } from '../../rtp';
import { tagOf } from '../headers';
import type { Ladder, LadderMessage } from '../ladder';
import { hostOf } from '../lanes';
import { directionOf } from './directions';
import type { Side } from './ending';
import type { Hint } from './hint';
import type { LegFacts } from './legFacts';
import { exchangesOf, readPair } from './offerAnswer';
import { isPrivate } from './privateAddress';
import { endpointOf, readMedia } from './sdp';

/** What is to be known of a stream of sound. */
export type Heard = Pick<
  RtpStream,
  'source' | 'destination' | 'start' | 'end' | 'packets' | 'otherCodecs' | 'longestPause'
>;

/** Microseconds that both must be able to speak before the silence of one means something. */
const leastWindow = 3_000_000;
/** Microseconds by which one stops before the other, and within which the other goes on to the end. */
const leastStop = 5_000_000;
const tail = 2_000_000;
/** Milliseconds without a packet after which a sender is one that sends no silence (RFC 3551, section 4.1). */
const leastPause = 500;

const other = (side: Side): Side => (side === 'caller' ? 'callee' : 'caller');

/** The streams of one leg by who speaks in them, and where each side said that it listens. */
interface LegSound {
  streams: Record<Side, Heard[]>;
  listens: Record<Side, Map<string, number>>;
  /** Streams that no description of this leg knows. */
  others: Heard[];
}

function soundOf(invite: LadderMessage, messages: LadderMessage[], streams: Heard[]): LegSound {
  const caller = tagOf(invite.from);
  const listens = { caller: new Map<string, number>(), callee: new Map<string, number>() };
  for (const { from, status, hasSdp, body, index } of messages) {
    if (!hasSdp) continue;
    // From names who sent the request; a response comes from the other side (RFC 3261, section 8.2.6.2).
    const side = (tagOf(from) === caller) === (status === null) ? 'caller' : 'callee';
    for (const { type, address, port, candidates } of readMedia(body)) {
      if (type !== 'audio' || port === 0) continue;
      for (const endpoint of [endpointOf(address, port), ...candidates]) {
        if (!listens[side].has(endpoint)) listens[side].set(endpoint, index);
      }
    }
  }
  const isOf = (side: Side, { source, destination }: Heard) =>
    listens[side].has(source) || listens[other(side)].has(destination);
  const found: LegSound = { streams: { caller: [], callee: [] }, listens, others: [] };
  for (const stream of streams) {
    const [isCaller, isCallee] = [isOf('caller', stream), isOf('callee', stream)];
    if (isCaller === isCallee) found.others.push(stream);
    else found.streams[isCaller ? 'caller' : 'callee'].push(stream);
  }
  return found;
}

/** The last time in which both sides may speak (microseconds), and whether the call ends with it. */
function openTime(facts: LegFacts, invite: LadderMessage, messages: LadderMessage[], last: number) {
  const at = new Map(messages.map((message) => [message.index, message]));
  const timeOf = (place: number | null | undefined) => at.get(place ?? -1)?.time;
  const taken = timeOf(facts.final);
  if (facts.outcome !== 'answered' || taken === undefined) return null;
  const moved = messages.find(({ method, status }) => method === 'REFER' && status === null);
  let end = Math.min(moved?.time ?? Number.POSITIVE_INFINITY, timeOf(facts.ended?.message) ?? last);
  let open: { start: number; end: number } | null = null;
  for (const exchange of exchangesOf(invite, messages).reverse()) {
    const pair = readPair(exchange, (place) => at.get(place)?.body ?? '');
    const [asked, answered] = [timeOf(exchange.offer), timeOf(exchange.answer)];
    if (!pair || asked === undefined || answered === undefined) continue;
    const isOpen = [pair.offer, pair.answer].every(
      (media) => media.port !== 0 && directionOf(media) === 'sendrecv',
    );
    if (!isOpen && open) break;
    if (isOpen) open = { start: Math.max(taken, answered), end };
    if (!open) end = Math.min(end, asked);
  }
  return open;
}

/** A tap that sees what comes to the one who is heard would see what the silent one sends there. */
const isSeen = (heard: Heard, messages: LadderMessage[]): boolean =>
  messages.some(
    ({ source, destination }) =>
      hostOf(destination) === hostOf(heard.source) || hostOf(source) === hostOf(heard.destination),
  );

const overlap = (stream: Heard, { start, end }: { start: number; end: number }): number =>
  Math.min(stream.end, end) - Math.max(stream.start, start);

const latest = (streams: Heard[]): number =>
  streams.reduce((end, stream) => Math.max(end, stream.end), 0);

/** What is missing of the sound of one side, while the other one is heard. */
function silenceOf(
  side: Side,
  { streams, listens, others }: LegSound,
  open: { start: number; end: number },
  messages: LadderMessage[],
): Hint[] {
  const heard = streams[other(side)];
  const [longest] = [...heard].sort((one, next) => overlap(next, open) - overlap(one, open));
  if (!longest || overlap(longest, open) < leastWindow || !isSeen(longest, messages)) return [];
  const own = streams[side];
  // What comes there and belongs to no leg may be the sound that is looked for.
  const maybe = others.some(
    (stream) => hostOf(stream.destination) === hostOf(longest.source) && overlap(stream, open) > 0,
  );
  if (maybe) return [];
  const [target, message] = [...listens[other(side)]].at(-1) ?? [];
  if (target === undefined || message === undefined) return [];
  const address = hostOf(own[0]?.source ?? longest.destination);
  if (own.length === 0) return [{ kind: 'oneWay', message, side, address, target }];
  const time = open.end - Math.max(latest(own), open.start);
  const goesOn = open.end - latest(heard) < tail;
  const sendsSilence = own.every(
    ({ otherCodecs, longestPause }) =>
      longestPause < leastPause && otherCodecs.every(({ name }) => name !== 'CN'),
  );
  return time >= leastStop && goesOn && sendsSilence
    ? [{ kind: 'stopsEarly', message, side, address, time }]
    : [];
}

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
  const missing = open
    ? (['caller', 'callee'] as const).flatMap((side) => silenceOf(side, sound, open, messages))
    : [];
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
