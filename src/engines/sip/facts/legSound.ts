import type { LadderMessage } from '../ladder';
import { hostOf } from '../lanes';
import { directionOf } from './directions';
import type { Side } from './ending';
import type { LegFacts } from './legFacts';
import { type Match, other } from './matches';
import type { MediaPath } from './mediaPaths';
import { exchangesOf, readPair, streamReader } from './offerAnswer';
import { type Followed, type Heard, partOf } from './streamParts';

/** Milliseconds without a packet after which a sender is one that sends no silence (RFC 3551, section 4.1). */
const leastPause = 500;

/** Microseconds for which a sender may go on to where nobody listens any more. */
const moving = 3_000_000;

/** The streams of one path by who speaks in them, and where each side said that it listens. */
export interface LegSound {
  streams: Record<Side, Heard[]>;
  /** Without what a side gave up. */
  listens: Record<Side, Map<string, number>>;
  /** Since when the sound of a side goes to where nobody listens any more (microseconds), if it does. */
  astray: Record<Side, number | null>;
  /** Streams that no description knows. */
  others: Heard[];
}

/** All streams, by the paths to which they belong. */
export interface SortedStreams {
  ofPaths: Map<MediaPath, { stream: Followed; side: Side }[]>;
  /** Those of none. */
  others: Followed[];
  /** Of each address that sends: until when (microseconds). */
  senders: Map<string, number>;
}

export function sortStreams(
  streams: Followed[],
  matchesOf: (stream: Followed) => Match[],
): SortedStreams {
  const sorted: SortedStreams = { ofPaths: new Map(), others: [], senders: new Map() };
  for (const stream of streams) {
    const { source, end } = stream;
    sorted.senders.set(source, Math.max(sorted.senders.get(source) ?? end, end));
    const matches = matchesOf(stream);
    if (matches.length === 0) sorted.others.push(stream);
    for (const { path, side } of matches) {
      const own = sorted.ofPaths.get(path);
      if (own) own.push({ stream, side });
      else sorted.ofPaths.set(path, [{ stream, side }]);
    }
  }
  return sorted;
}

/**
 * Since when a stream goes to where its peer listened before, with some time to move. A peer that still
 * sends from there listens there, whatever it says: a NAT in between lets it be.
 */
function astraySince(
  { destination, end }: Heard,
  side: Side,
  { left }: MediaPath,
  senders: SortedStreams['senders'],
): number | null {
  const since = (left[other(side)].get(destination) ?? Number.POSITIVE_INFINITY) + moving;
  const isThere = (senders.get(destination) ?? 0) > since;
  return end > since && !isThere ? since : null;
}

/** The sound of a path, within the time of its leg. */
export function soundOf(path: MediaPath, sorted: SortedStreams): LegSound {
  const { listens, left, start, end } = path;
  const streams: LegSound['streams'] = { caller: [], callee: [] };
  const astray: LegSound['astray'] = { caller: null, callee: null };
  for (const { stream, side } of sorted.ofPaths.get(path) ?? []) {
    const since = astraySince(stream, side, path, sorted.senders);
    if (since !== null) astray[side] = Math.min(astray[side] ?? since, since);
    const part = partOf(stream, { start, end: Math.min(end, since ?? end) });
    if (part) streams[side].push(part);
  }
  const now = (side: Side) =>
    new Map([...listens[side]].filter(([endpoint]) => !left[side].has(endpoint)));
  const current = { caller: now('caller'), callee: now('callee') };
  return { streams, astray, listens: current, others: sorted.others };
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

/** The last time in which both sides may speak on a path of a leg; null where there is none. */
export function openTime(
  facts: LegFacts,
  { invite, messages: own }: Pick<MediaPath, 'invite' | 'messages'>,
  messages: LadderMessage[],
  last: number,
): OpenTime | null {
  const at = new Map(messages.map((message) => [message.index, message]));
  const timeOf = (place: number | null | undefined) => at.get(place ?? -1)?.time;
  const taken = timeOf(facts.final);
  if (!invite || facts.outcome !== 'answered' || taken === undefined) return null;
  const moved = messages.find(({ method, status }) => method === 'REFER' && status === null);
  let end = Math.min(moved?.time ?? Number.POSITIVE_INFINITY, timeOf(facts.ended?.message) ?? last);
  let start: number | null = null;
  let settled = 0;
  let hasIce = false;
  const streamsOf = streamReader(own);
  for (const exchange of exchangesOf(invite, own).reverse()) {
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

export const latest = (streams: Heard[]): number =>
  streams.reduce((end, stream) => Math.max(end, stream.end), 0);
