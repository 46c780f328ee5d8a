import type { Ladder, LadderMessage, Party } from './ladder';

/** Pixels that the time takes at the left, and that the line of one party takes at least. */
export const timeWidth = 120;
/** Pixels for the leg, and for that and the word of a retransmission. */
const legWidth = 72;
const retransmissionWidth = 124;
const laneWidth = 184;

/** The parties that are drawn, each with its line. */
export interface Lanes {
  parties: Party[];
  /** The line of a party, by the number that messages have of it. */
  laneOf: Map<number, number>;
  /** Pixels behind the lines for what else is said of a message. */
  marksWidth: number;
  /** Pixels below which the lines stand too close. */
  minWidth: number;
}

/** Only parties that have a part in the shown messages are drawn, in their order. */
export function layoutLanes({ parties, legs, lines }: Ladder, messages: LadderMessage[]): Lanes {
  const hasRepeated = messages.some(({ isRetransmission }) => isRetransmission);
  const marksWidth = hasRepeated ? retransmissionWidth : legs.length > 1 ? legWidth : 0;
  const used = new Set<number>();
  for (const { fromParty, toParty } of messages) used.add(fromParty).add(toParty);
  const placeOf = (party: number) => lines?.[party] ?? party;
  const places = [...new Set([...used].map(placeOf))].sort((a, b) => a - b);
  const drawn = places.flatMap((place) => parties[place] ?? []);
  const laneOf = new Map(places.map((place, lane) => [place, lane]));
  return {
    parties: drawn,
    laneOf: lines
      ? new Map([...used].map((party) => [party, laneOf.get(placeOf(party)) ?? 0]))
      : laneOf,
    marksWidth,
    minWidth: timeWidth + drawn.length * laneWidth + marksWidth,
  };
}

/** An address without port and brackets; an IPv4 address inside an IPv6 one is extracted. */
export function hostOf(address: string): string {
  const host = address.slice(0, address.lastIndexOf(':'));
  // Most are IPv4: hosts are compared for every message.
  return host.startsWith('[')
    ? host.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/, '')
    : host;
}

/** Where the line of a party stands, as a part of the width of all lines. */
export const laneCenter = (lane: number, count: number): number => (lane + 0.5) / count;
