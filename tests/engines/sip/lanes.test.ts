import { expect, it } from 'vitest';
import type { Ladder, LadderMessage } from '../../../src/engines/sip/ladder';
import { layoutLanes, timeWidth } from '../../../src/engines/sip/lanes';

const message = (isRetransmission: boolean) =>
  ({ fromParty: 0, toParty: 1, isRetransmission }) as LadderMessage;
const ladderOf = (legs: number) =>
  ({ parties: [{}, {}, {}], legs: Array.from({ length: legs }, () => ({})) }) as unknown as Ladder;

it.each([
  { legs: 1, repeated: [false, false], marks: 'none' },
  { legs: 2, repeated: [false, false], marks: 'leg' },
  { legs: 1, repeated: [false, true], marks: 'word' },
  { legs: 2, repeated: [true, false], marks: 'word' },
  { legs: 2, repeated: [], marks: 'leg' },
])('keeps room for what is said of $repeated in $legs legs', ({ legs, repeated, marks }) => {
  const { marksWidth, parties, minWidth } = layoutLanes(ladderOf(legs), repeated.map(message));
  const widths = { none: 0, leg: 72, word: 124 };
  expect(marksWidth).toBe(widths[marks as keyof typeof widths]);
  // Who has no part in what is shown has no line.
  expect(parties).toHaveLength(repeated.length > 0 ? 2 : 0);
  expect(minWidth).toBe(timeWidth + parties.length * 184 + marksWidth);
});
