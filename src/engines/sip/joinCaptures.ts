import { groupBy } from './groupBy';
import { copyWindow } from './ladder';
import type { Capture, SipMessage } from './types';

interface Joined {
  messages: SipMessage[];
  copies: number;
}

/** Messages of two captures that show together how far the clocks of their hosts differ. */
const leastShared = 3;

const wayOf = ({ source, destination, callId }: SipMessage): string =>
  [source, destination, callId].join('\n');
const sameText = ({ source, destination, text }: SipMessage): string =>
  [source, destination, text].join('\n');

/** A message that two captures have, and how much later the second one has it. */
interface Shared {
  message: SipMessage;
  difference: number;
}

/** How a clock differs. */
interface Clock {
  /** Microseconds that it is ahead. */
  ahead: number;
  /** The Call-IDs of the calls that show it. */
  calls: Set<string>;
}

/** The messages that both captures have, each sending with that of the same number. */
function sharedOf(known: Map<string, SipMessage[]>, messages: SipMessage[]): Shared[] {
  const counts = new Map<string, number>();
  return messages.flatMap((message) => {
    const key = sameText(message);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const same = known.get(key)?.[count];
    return same ? [{ message, difference: message.time - same.time }] : [];
  });
}

/**
 * The clock of a capture against that of others; null where it can not be told. Most of what passed on the
 * ways that both saw has to be in both, as far apart: the next one of two captures may begin with messages
 * that are sent again, too.
 */
function clockOf(
  first: SipMessage[],
  known: Map<string, SipMessage[]>,
  messages: SipMessage[],
): Clock | null {
  const shared = sharedOf(known, messages);
  const sorted = shared.map(({ difference }) => difference).sort((a, b) => a - b);
  const ahead = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const agreeing = sorted.filter((one) => Math.abs(one - ahead) < copyWindow).length;
  const ways = new Set(shared.map(({ message }) => wayOf(message)));
  const isMost = (all: SipMessage[]) =>
    agreeing * 2 > all.filter((message) => ways.has(wayOf(message))).length;
  if (agreeing < leastShared || !isMost(first) || !isMost(messages)) return null;
  return { ahead, calls: new Set(shared.map(({ message }) => message.callId)) };
}

/** What of a capture is not among the messages of others, and how many of those are at another time. */
function freshOf(first: SipMessage[], messages: SipMessage[]): Joined {
  const known = groupBy(first, sameText);
  const clock = clockOf(first, known, messages);
  const { ahead, calls } = clock ?? { ahead: 0, calls: new Set() };
  // Without a clock only what was written at the same time is the same packet.
  const tolerance = clock ? copyWindow : 1;
  const next = new Map<string, number>();
  let copies = 0;
  const fresh = messages.filter((message) => {
    const key = sameText(message);
    const same = known.get(key) ?? [];
    const time = message.time - ahead;
    let place = next.get(key) ?? 0;
    while ((same[place]?.time ?? Number.POSITIVE_INFINITY) <= time - tolerance) place += 1;
    const one = same[place];
    const isKnown = one !== undefined && one.time < time + tolerance;
    if (isKnown && one.time !== message.time) copies += 1;
    next.set(key, isKnown ? place + 1 : place);
    return !isKnown;
  });
  return {
    messages: fresh.map((message) =>
      calls.has(message.callId) ? { ...message, time: message.time - ahead } : message,
    ),
    copies,
  };
}

const inOrder = (messages: SipMessage[]): SipMessage[] =>
  [...messages].sort((a, b) => a.time - b.time);

/**
 * The messages of all captures; one that is in several of them stands once, even where the clocks of the
 * hosts that wrote them differ. A call that is in several has its times by the clock of the first; all
 * others keep theirs, as the sound of their capture does. `copies` are those that were left out and that
 * several taps captured: a packet that was written into several files at the same time is none.
 */
export function joinCaptures([first, ...others]: Capture[]): Joined {
  let joined: Joined = { messages: first?.messages ?? [], copies: 0 };
  for (const { messages } of others) {
    const before = inOrder(joined.messages);
    const fresh = freshOf(before, inOrder(messages));
    joined = {
      messages: [...before, ...fresh.messages],
      copies: joined.copies + fresh.copies,
    };
  }
  return joined;
}
