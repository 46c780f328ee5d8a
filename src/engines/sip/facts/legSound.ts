import { endpointText, readDescription } from '../../media';
import type { RtpStream } from '../../rtp';
import { tagOf } from '../headers';
import type { LadderMessage } from '../ladder';
import { hostOf } from '../lanes';
import { directionOf } from './directions';
import type { Side } from './ending';
import type { LegFacts } from './legFacts';
import { exchangesOf, readPair, streamReader } from './offerAnswer';

/** What is to be known of a stream of sound. */
export type Heard = Pick<
  RtpStream,
  | 'source'
  | 'destination'
  | 'start'
  | 'end'
  | 'packets'
  | 'expected'
  | 'lost'
  | 'otherCodecs'
  | 'longestPause'
>;

/** Milliseconds without a packet after which a sender is one that sends no silence (RFC 3551, section 4.1). */
const leastPause = 500;

export const other = (side: Side): Side => (side === 'caller' ? 'callee' : 'caller');

/** The streams of one leg by who speaks in them, and where each side said that it listens. */
export interface LegSound {
  streams: Record<Side, Heard[]>;
  listens: Record<Side, Map<string, number>>;
  /** Streams that no description of this leg knows. */
  others: Heard[];
}

export function soundOf(
  invite: LadderMessage,
  messages: LadderMessage[],
  streams: Heard[],
): LegSound {
  const caller = tagOf(invite.from);
  const listens = { caller: new Map<string, number>(), callee: new Map<string, number>() };
  for (const { from, status, hasSdp, body, index } of messages) {
    if (!hasSdp) continue;
    // From names who sent the request; a response comes from the other side (RFC 3261, section 8.2.6.2).
    const side = (tagOf(from) === caller) === (status === null) ? 'caller' : 'callee';
    for (const { type, address, port, candidates } of readDescription(body)) {
      if (type !== 'audio' || port === 0) continue;
      for (const endpoint of [endpointText(address, port), ...candidates]) {
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

/** A time in which both sides may speak (microseconds since 1970). */
export interface OpenTime {
  start: number;
  end: number;
  /** When the last description before its end was answered: from then on addresses stayed as they are. */
  settled: number;
  /** Addresses, and mostly keys, were agreed on by ICE first. */
  hasIce: boolean;
}

/** The last time in which both sides may speak; null where there is none. */
export function openTime(
  facts: LegFacts,
  invite: LadderMessage,
  messages: LadderMessage[],
  last: number,
): OpenTime | null {
  const at = new Map(messages.map((message) => [message.index, message]));
  const timeOf = (place: number | null | undefined) => at.get(place ?? -1)?.time;
  const taken = timeOf(facts.final);
  if (facts.outcome !== 'answered' || taken === undefined) return null;
  const moved = messages.find(({ method, status }) => method === 'REFER' && status === null);
  let end = Math.min(moved?.time ?? Number.POSITIVE_INFINITY, timeOf(facts.ended?.message) ?? last);
  let start: number | null = null;
  let settled = 0;
  let hasIce = false;
  const streamsOf = streamReader(messages);
  for (const exchange of exchangesOf(invite, messages).reverse()) {
    const pair = readPair(exchange, streamsOf);
    const [asked, answered] = [timeOf(exchange.offer), timeOf(exchange.answer)];
    if (!pair || asked === undefined || answered === undefined) continue;
    const isOpen = [pair.offer, pair.answer].every(
      (media) => media.port !== 0 && directionOf(media) === 'sendrecv',
    );
    if (!isOpen && start !== null) break;
    if (isOpen) {
      settled = start === null ? Math.max(taken, answered) : settled;
      start = Math.max(taken, answered);
      hasIce ||= pair.offer.hasIce || pair.answer.hasIce;
    } else end = Math.min(end, asked);
  }
  return start === null ? null : { start, end, settled, hasIce };
}

/** True for a sender that sends its silence too: its packets come without a pause. */
export const isSteady = ({ otherCodecs, longestPause }: Heard): boolean =>
  longestPause < leastPause && otherCodecs.every(({ name }) => name !== 'CN');

/** How long streams last together (microseconds). */
export const soundLength = (streams: Heard[]): number =>
  streams.reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * A tap that sees what reaches the audible party would also see what the silent one sends there.
 */
export const isSeen = (heard: Heard, messages: LadderMessage[]): boolean =>
  messages.some(
    ({ source, destination }) =>
      hostOf(destination) === hostOf(heard.source) || hostOf(source) === hostOf(heard.destination),
  );

export const overlap = (stream: Heard, { start, end }: { start: number; end: number }): number =>
  Math.min(stream.end, end) - Math.max(stream.start, start);

export const latest = (streams: Heard[]): number =>
  streams.reduce((end, stream) => Math.max(end, stream.end), 0);
