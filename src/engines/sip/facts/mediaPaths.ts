import { endpointText, readDescription } from '../../media';
import { groupBy } from '../groupBy';
import { tagOf } from '../headers';
import type { LadderMessage } from '../ladder';
import { hostOf } from '../lanes';
import type { Side } from './ending';
import { exchangesOf, readPair, streamReader } from './offerAnswer';
import { findInvite, isRequest } from './transactions';

/** Where the sound of a leg goes between two places, both of which are described. */
export interface MediaPath {
  /** The place of the leg among those of the ladder. */
  leg: number;
  /** What began it; undefined where that is not in the capture. */
  invite: LadderMessage | undefined;
  messages: LadderMessage[];
  /** Where each side said that it listens, with the place of the message that said so first. */
  listens: Record<Side, Map<string, number>>;
  /** Of the addresses at which a side listens no more: since when (microseconds). */
  left: Record<Side, Map<string, number>>;
  /**
   * From the first message of the leg to its end, or to the next leg at its addresses (microseconds); infinite
   * where it is not known.
   */
  start: number;
  end: number;
}

/** What one message says of where its side listens. */
interface Told {
  index: number;
  side: Side;
  endpoints: string[];
}

interface Hop {
  invite: LadderMessage | undefined;
  messages: LadderMessage[];
  told: Told[];
  /** All that was told: each side with an address. */
  ends: Set<string>;
}

const sides = ['caller', 'callee'] as const;

/** Kinds of streams whose ways are looked for. */
type MediaType = 'audio' | 'video';

/** No address to send to, as that of a hold. */
const isNowhere = (endpoint: string): boolean => ['0.0.0.0', '::'].includes(hostOf(endpoint));

/** Between which two parties a message is; a connection may have new ports. */
function hopOf({ source, destination }: LadderMessage): string {
  const hosts = [hostOf(source), hostOf(destination)];
  return (hosts[0] === hosts[1] ? [source, destination] : hosts).sort().join(' ');
}

/** The messages between each two parties, in the order of their first ones. */
function hopsOf(messages: LadderMessage[]): Hop[] {
  const hops = new Map<string, Hop>();
  for (const message of messages) {
    const key = hopOf(message);
    const hop = hops.get(key) ?? { invite: undefined, messages: [], told: [], ends: new Set() };
    hops.set(key, hop);
    hop.messages.push(message);
  }
  for (const hop of hops.values()) hop.invite = findInvite(hop.messages);
  return [...hops.values()];
}

const invitersOf = (messages: LadderMessage[]): string[] =>
  messages
    .filter((message) => isRequest(message, 'INVITE') && !message.toTag)
    .map(({ from }) => tagOf(from));

/** Reads where each side of a hop listens. The caller is who sent its INVITE: each hop may have other tags. */
function tell(hop: Hop, messages: LadderMessage[], types: MediaType[]): void {
  const [own, all] = [invitersOf(hop.messages), invitersOf(messages)];
  const [first] = messages;
  const callers = [own, all, first ? [tagOf(first.from)] : []].find((tags) => tags.length > 0);
  for (const { from, status, hasSdp, body, index } of hop.messages) {
    if (!hasSdp) continue;
    // From names who sent the request; a response comes from the other side (RFC 3261, section 8.2.6.2).
    const side = callers?.includes(tagOf(from)) === (status === null) ? 'caller' : 'callee';
    const endpoints = readDescription(body)
      .filter(({ type, port }) => types.some((one) => one === type) && port !== 0)
      .flatMap(({ address, port, candidates }) => [endpointText(address, port), ...candidates]);
    hop.told.push({ index, side, endpoints });
    for (const end of endpoints) if (!isNowhere(end)) hop.ends.add(`${side} ${end}`);
  }
}

const isShared = (one: Hop, other: Hop): boolean =>
  [...one.ends].some((end) => other.ends.has(end));

/**
 * Hops with the addresses of the same sound: a proxy passes descriptions on as they are, or changes those
 * of one side. A media relay has its own addresses for both.
 */
function groupsOf(hops: Hop[]): Hop[][] {
  const isApart = ({ invite, told }: Hop) => invite && told.some(({ endpoints: [any] }) => any);
  let groups: Hop[][] = [];
  for (const hop of hops.filter(isApart)) {
    const own = groups.filter((group) => group.some((other) => isShared(other, hop)));
    groups = [...groups.filter((group) => !own.includes(group)), [...own.flat(), hop]];
  }
  const firstOf = (group: Hop[]) => Math.min(...group.map(({ invite }) => invite?.index ?? 0));
  groups.sort((one, other) => firstOf(one) - firstOf(other));
  // What belongs to a dialog that began elsewhere is of the first one.
  const [main = []] = groups;
  main.push(...hops.filter((hop) => !isApart(hop)));
  return groups.length > 0 ? groups : [main];
}

/**
 * The addresses that a side of a hop gave up: a later round of offer and answer named others (RFC 3264,
 * section 8.3.1). A hold names none, and where ICE finds the addresses others count than are named.
 */
function leftOn({ invite, messages, told }: Hop): Record<Side, Map<string, number>> {
  const left = { caller: new Map<string, number>(), callee: new Map<string, number>() };
  const isMoved = sides.some((side) => {
    const own = told.filter((one) => one.side === side).flatMap(({ endpoints }) => endpoints);
    return new Set(own).size > 1;
  });
  if (!invite || !isMoved) return left;
  const streamsOf = streamReader(messages);
  const times = new Map(messages.map(({ index, time }) => [index, time]));
  for (const exchange of exchangesOf(invite, messages)) {
    const { offer, answer } = exchange;
    const pair = readPair(exchange, streamsOf);
    const time = times.get(answer ?? -1);
    if (!pair || answer === null || time === undefined) continue;
    if (pair.offer.hasIce || pair.answer.hasIce) continue;
    for (const one of told.filter(({ index }) => index === offer || index === answer)) {
      if (!one.endpoints.some((endpoint) => !isNowhere(endpoint))) continue;
      const before = told.filter(({ side, index }) => side === one.side && index < answer);
      for (const endpoint of before.flatMap(({ endpoints }) => endpoints)) {
        if (!left[one.side].has(endpoint)) left[one.side].set(endpoint, time);
      }
      for (const endpoint of one.endpoints) left[one.side].delete(endpoint);
    }
  }
  return left;
}

/** What all hops that knew an address say is given up. */
function leftOf(hops: Hop[], side: Side): Map<string, number> {
  const all = hops.map((hop) => ({ hop, left: leftOn(hop)[side] }));
  const left = new Map<string, number>();
  for (const endpoint of all.flatMap((one) => [...one.left.keys()])) {
    const knew = all.filter(({ hop }) =>
      hop.told.some((told) => told.side === side && told.endpoints.includes(endpoint)),
    );
    const times = knew.map((one) => one.left.get(endpoint) ?? Number.POSITIVE_INFINITY);
    const time = Math.max(...times);
    if (time < Number.POSITIVE_INFINITY) left.set(endpoint, time);
  }
  return left;
}

const isAnswer = ({ method, status }: LadderMessage, least: number, below: number): boolean =>
  method === 'INVITE' && status !== null && status >= least && status < below;

/** When a leg is over: with the last BYE, if each answered dialog has one, or with its refusal. */
function endOf(messages: LadderMessage[]): number {
  const byes = messages.filter((message) => isRequest(message, 'BYE') && !message.isRetransmission);
  const taken = messages.filter((message) => isAnswer(message, 200, 300));
  const isOver = taken.every(({ toTag }) =>
    byes.some((bye) => bye.toTag === toTag || tagOf(bye.from) === toTag),
  );
  const last = isOver ? byes.at(-1) : undefined;
  if (last) return last.time;
  const isRefused = taken.length === 0 && messages.some((one) => isAnswer(one, 300, 700));
  return (isRefused ? messages.at(-1)?.time : undefined) ?? Number.POSITIVE_INFINITY;
}

/** The paths of the sound of one leg: that of its caller first, then those beyond relays. */
function pathsOf(messages: LadderMessage[], types: MediaType[]): MediaPath[] {
  const [first] = messages;
  if (!first) return [];
  const hops = hopsOf(messages);
  for (const hop of hops) tell(hop, messages, types);
  const isBegun = findInvite(messages) !== undefined;
  const time = {
    start: isBegun ? first.time : Number.NEGATIVE_INFINITY,
    end: endOf(messages),
  };
  const groups = groupsOf(hops);
  return groups.map((group) => {
    const own = group.flatMap((hop) => hop.messages).sort((one, other) => one.index - other.index);
    const told = group.flatMap((hop) => hop.told).sort((one, other) => one.index - other.index);
    const listens = { caller: new Map<string, number>(), callee: new Map<string, number>() };
    for (const { index, side, endpoints } of told) {
      for (const endpoint of endpoints) {
        if (!listens[side].has(endpoint)) listens[side].set(endpoint, index);
      }
    }
    const left = { caller: leftOf(group, 'caller'), callee: leftOf(group, 'callee') };
    return { leg: first.leg, invite: findInvite(own), messages: own, listens, left, ...time };
  });
}

/**
 * Of the legs that have no end in the capture, those whose address a later leg names are over with that: ports
 * are used again. Later is what begins when they have said all that they say, as legs of one call may share
 * addresses.
 */
function endByOthers(paths: MediaPath[]): void {
  const endpointsOf = ({ listens }: MediaPath) => [
    ...listens.caller.keys(),
    ...listens.callee.keys(),
  ];
  const starts = new Map<string, number[]>();
  for (const path of paths) {
    for (const endpoint of endpointsOf(path)) {
      const known = starts.get(endpoint);
      if (known) known.push(path.start);
      else starts.set(endpoint, [path.start]);
    }
  }
  for (const path of paths.filter(({ end }) => end === Number.POSITIVE_INFINITY)) {
    const last = path.messages.at(-1)?.time ?? path.start;
    for (const endpoint of endpointsOf(path)) {
      const later = starts.get(endpoint)?.filter((start) => start > last) ?? [];
      for (const start of later) path.end = Math.min(path.end, start);
    }
  }
}

/** The paths of the sound, or of pictures too, of each leg, by its place. */
export function pathsOfLegs(
  messages: LadderMessage[],
  types: MediaType[] = ['audio'],
): Map<number, MediaPath[]> {
  const ofLegs = groupBy(messages, ({ leg }) => leg);
  const paths = new Map([...ofLegs].map(([leg, own]) => [leg, pathsOf(own, types)]));
  endByOthers([...paths.values()].flat());
  return paths;
}
