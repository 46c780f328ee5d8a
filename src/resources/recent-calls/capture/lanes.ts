import type { LadderMessage, Party } from './ladder';

/** Pixels that the time takes at the left, and that the line of one party takes at least. */
export const timeWidth = 104;
export const marksWidth = 124;
const laneWidth = 184;

/** The parties that are drawn, each with its line. */
export interface Lanes {
  parties: Party[];
  /** The line of a party, by its place among all parties. */
  laneOf: Map<number, number>;
  /** Pixels below which the lines stand too close. */
  minWidth: number;
}

/** Only parties that have a part in the shown messages are drawn, in their order. */
export function lanesOf(parties: Party[], messages: LadderMessage[]): Lanes {
  const used = new Set(messages.flatMap(({ fromParty, toParty }) => [fromParty, toParty]));
  const places = [...used].sort((a, b) => a - b);
  const drawn = places.flatMap((place) => parties[place] ?? []);
  return {
    parties: drawn,
    laneOf: new Map(places.map((place, lane) => [place, lane])),
    minWidth: timeWidth + drawn.length * laneWidth,
  };
}

/** Where the line of a party stands, as a part of the width of all lines. */
export const middleOf = (lane: number, count: number): number => (lane + 0.5) / count;
