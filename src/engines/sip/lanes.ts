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
  /** The line of a party, by its place among all parties. */
  laneOf: Map<number, number>;
  /** Pixels behind the lines for what else is said of a message. */
  marksWidth: number;
  /** Pixels below which the lines stand too close. */
  minWidth: number;
}

/** Only parties that have a part in the shown messages are drawn, in their order. */
export function layoutLanes({ parties, legs }: Ladder, messages: LadderMessage[]): Lanes {
  const hasRepeated = messages.some(({ isRetransmission }) => isRetransmission);
  const marksWidth = hasRepeated ? retransmissionWidth : legs.length > 1 ? legWidth : 0;
  const used = new Set(messages.flatMap(({ fromParty, toParty }) => [fromParty, toParty]));
  const places = [...used].sort((a, b) => a - b);
  const drawn = places.flatMap((place) => parties[place] ?? []);
  return {
    parties: drawn,
    laneOf: new Map(places.map((place, lane) => [place, lane])),
    marksWidth,
    minWidth: timeWidth + drawn.length * laneWidth + marksWidth,
  };
}

/** An address without port and brackets; an IPv4 address inside an IPv6 one is extracted. */
export const hostOf = (address: string): string =>
  address
    .slice(0, address.lastIndexOf(':'))
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:(?=\d+\.)/, '');

/** Where the line of a party stands, as a part of the width of all lines. */
export const laneCenter = (lane: number, count: number): number => (lane + 0.5) / count;
