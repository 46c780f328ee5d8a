import { diffArrays } from 'diff';
import type { CallLadder, LadderMessage } from '../../../engines/sip';
import { labelOf } from '../capture/messageTexts';
import { isClose } from './pairFacts';

/** A pair of corresponding messages; null if one has no counterpart. */
export interface AlignedRow {
  first: LadderMessage | null;
  second: LadderMessage | null;
  /** Microseconds that the second call took longer to get here from the row before; 0 where alike. */
  longer: number;
}

/** Steps after which two captures that have next to nothing in common are shown one after the other. */
const mostSteps = 2_000;

/** The messages of a call, with the Call-ID of its own leg among those that its ladder has. */
export type CallMessages = Pick<CallLadder, 'messages' | 'legs'> & { callId: string };

/** The legs in order, the call's own one first: in a capture it may come after its cause. */
function legOrder({ legs, callId }: CallMessages): number[] {
  const own = legs.findIndex((leg) => leg.callId === callId);
  return legs.map((_leg, place) => {
    if (place === own) return 0;
    return place < own ? place + 1 : place;
  });
}

/** What makes two messages alike: their leg, which way they go in it, and what they are. */
function likeness(call: CallMessages): string[] {
  const order = legOrder(call);
  const callers = new Map<number, string>();
  return call.messages.map((message) => {
    const { leg, source } = message;
    const caller = callers.get(leg) ?? source;
    callers.set(leg, caller);
    return `${order[leg]} ${source === caller} ${labelOf(message)} ${message.cseq.split(' ')[1] ?? ''}`;
  });
}

/** Says of each row how much longer the second call took for it, since the last row that both have. */
function measure(rows: Omit<AlignedRow, 'longer'>[]): AlignedRow[] {
  let before: { first: number; second: number } | null = null;
  return rows.map(({ first, second }) => {
    if (!first || !second) return { first, second, longer: 0 };
    const { first: a, second: b } = before ?? { first: first.time, second: second.time };
    const [ofFirst, ofSecond] = [first.time - a, second.time - b];
    before = { first: first.time, second: second.time };
    return { first, second, longer: isClose(ofFirst, ofSecond) ? 0 : ofSecond - ofFirst };
  });
}

/** The messages of two calls beside each other, in the order of both. */
export function alignMessages(first: CallMessages, second: CallMessages): AlignedRow[] {
  const parts = diffArrays(likeness(first), likeness(second), { maxEditLength: mostSteps }) ?? [
    { count: first.messages.length, removed: true, added: false },
    { count: second.messages.length, removed: false, added: true },
  ];
  let [a, b] = [0, 0];
  const rows = parts.flatMap(({ count, added, removed }) =>
    Array.from({ length: count }, () => {
      const row = {
        first: added ? null : (first.messages[a] ?? null),
        second: removed ? null : (second.messages[b] ?? null),
      };
      if (!added) a += 1;
      if (!removed) b += 1;
      return row;
    }),
  );
  return measure(rows);
}
