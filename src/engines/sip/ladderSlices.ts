import type { CallLadder } from './callLadder';

/** What a ladder has by the thousand, and what it has once. */
type Lists = Pick<CallLadder, 'messages' | 'legs' | 'parties' | 'facts'>;
export type LadderRest = Omit<CallLadder, keyof Lists>;

/** Some more of a ladder. */
export type LadderSlice = Partial<Lists>;

/** What a slice holds at most: the page takes it in within some milliseconds, on a slow machine too. */
export const sliceLimits = { items: 500, letters: 250_000 };

type Limits = typeof sliceLimits;

/** Cuts a list in its order; a single item that is too large is a slice of its own. */
function* cut<Item>(
  items: Item[],
  lettersOf: (item: Item) => number,
  most: Limits,
): Generator<Item[]> {
  let from = 0;
  let letters = 0;
  for (const [place, item] of items.entries()) {
    const more = lettersOf(item);
    if (place > from && (place - from >= most.items || letters + more > most.letters)) {
      yield items.slice(from, place);
      from = place;
      letters = 0;
    }
    letters += more;
  }
  if (from < items.length) yield items.slice(from);
}

/**
 * A ladder in slices, in order. A worker hands them over one by one: a large ladder at once would keep the
 * page from answering for as long as copying it takes.
 */
export function* ladderSlices(
  { messages, legs, parties, facts }: Lists,
  most: Limits = sliceLimits,
): Generator<LadderSlice> {
  const none = () => 0;
  for (const some of cut(messages, ({ text, body }) => text.length + body.length, most)) {
    yield { messages: some };
  }
  for (const some of cut(legs, none, most)) yield { legs: some };
  for (const some of cut(parties, none, most)) yield { parties: some };
  for (const some of cut(facts, none, most)) yield { facts: some };
}

/** Puts slices together again. */
export function ladderJoiner() {
  const lists: Lists = { messages: [], legs: [], parties: [], facts: [] };
  return {
    take({ messages = [], legs = [], parties = [], facts = [] }: LadderSlice): void {
      for (const message of messages) lists.messages.push(message);
      for (const leg of legs) lists.legs.push(leg);
      for (const party of parties) lists.parties.push(party);
      for (const one of facts) lists.facts.push(one);
    },
    whole: (rest: LadderRest): CallLadder => ({ ...lists, ...rest }),
  };
}
