import type { CaptureProblem, SipMessage } from './types';

/** A message as it is drawn. */
export interface LadderMessage extends SipMessage {
  /** Its place in the ladder, from 0. */
  index: number;
  /** Places in `legs` and `parties`. */
  leg: number;
  fromParty: number;
  toParty: number;
  /** Sent before in the same words on the same way because packets get lost. */
  isRetransmission: boolean;
  /** Of a response: the place of the request that it answers, and microseconds since that was sent. */
  answeredRequest: { index: number; delay: number } | null;
}

/** The messages of one Call-ID: one leg of a call. */
export interface Leg {
  callId: string;
  /** From and To of its first message, as they were sent. */
  from: string;
  to: string;
  messages: number;
}

/** One address that messages come from or go to. */
export interface Party {
  address: string;
  /** What it calls itself in User-Agent and Server. */
  agents: string[];
}

/** What a ladder diagram shows of a capture. */
export interface Ladder {
  messages: LadderMessage[];
  legs: Leg[];
  parties: Party[];
  /** Where several parties stand in one line: for each that messages name, its place among `parties`. */
  lines?: number[];
  problems: CaptureProblem[];
  packets: number;
  otherPackets: number;
}

/** Numbers things in the order in which they are first met. */
function numbering<T>(create: (key: string) => T) {
  const places = new Map<string, number>();
  const items: T[] = [];
  const placeOf = (key: string): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, items.length);
    items.push(create(key));
    return items.length - 1;
  };
  return { placeOf, items };
}

const separator = '\n';

/**
 * Of each message its Call-ID; of one that was cut before it, that of another message with the same
 * branch, or else of the last one between the same two addresses: it is no call of its own.
 */
function callIdsOf(messages: SipMessage[]): string[] {
  if (messages.every(({ callId }) => callId !== '')) return messages.map(({ callId }) => callId);
  const byBranch = new Map<string, string>();
  for (const { branch, callId } of messages) if (branch && callId) byBranch.set(branch, callId);
  const byAddresses = new Map<string, string>();
  return messages.map(({ callId, branch, source, destination }) => {
    const addresses = [source, destination].sort().join(separator);
    const known = callId || (byBranch.get(branch) ?? byAddresses.get(addresses) ?? '');
    byAddresses.set(addresses, known);
    return known;
  });
}

/**
 * What a request and its responses have in common; the responses come the other way. Numbers stand for
 * what is long: keys are made for every message, and putting long ones together took most of the time.
 */
const transaction = (
  { branch, cseq }: SipMessage,
  call: number,
  from: number,
  to: number,
): string => [call, from, to, branch, cseq].join(separator);

/** What two sendings of the same message have in common (RFC 3261, section 17). */
const sameMessage = (message: SipMessage, way: string, body: number): string =>
  [way, body, message.method, message.status ?? '', message.toTag, message.rseq].join(separator);

/**
 * Microseconds within which nobody sends a message again: half of T1 (RFC 3261, section 17.1.1.1), which is
 * the shortest time to wait. What comes sooner is the same packet, seen twice by a mirrored port or two taps.
 */
export const copyWindow = 250_000;

/** The last sending of a message, and how many there were. */
interface Sending {
  time: number;
  text: string;
  count: number;
}

/**
 * Over a reliable transport only the answers to an INVITE are sent again, by the callee itself until they
 * are acknowledged (RFC 3261, section 13.3.1.4).
 */
const mayRepeat = ({ transport, status, method }: SipMessage): boolean =>
  transport === 'udp' || (method === 'INVITE' && status !== null && status >= 200 && status < 300);

/**
 * A provisional answer that nobody acknowledges is sent again only when its request is (RFC 3261, section
 * 17.2.1): a callee also says each minute that it still rings (section 13.3.1.1). `asked` is how often the
 * request was sent, 0 where the capture does not show it.
 */
const isRepeated = (last: Sending | undefined, message: SipMessage, asked: number): boolean => {
  if (!last) return false;
  const isProvisional = message.status !== null && message.status < 200 && message.rseq === '';
  return !isProvisional || last.count < asked;
};

/** Each sending of a request may be answered, however soon that is after the last answer: `asked` are those. */
const isCopy = (last: Sending | undefined, message: SipMessage, asked: number): boolean =>
  last !== undefined &&
  message.time - last.time < copyWindow &&
  message.text === last.text &&
  !message.isCut &&
  (message.status === null || last.count >= asked);

function addAgent({ agents }: Party, agent: string): void {
  if (agent && !agents.includes(agent) && agents.length < 5) agents.push(agent);
}

/**
 * What a ladder shows of the messages of a capture: in the order of their times (in the order of the
 * file where those are equal), with the legs by Call-ID and the parties by address and port, both in
 * the order in which they first appear. A message that was already sent in the same words is a
 * retransmission, a provisional answer only where its request was sent again; one that was captured twice
 * stands once, and is counted in `copies`. A response is matched to the last sending of its request before it.
 */
export function buildLadder(
  found: SipMessage[],
): Pick<Ladder, 'messages' | 'legs' | 'parties'> & { copies: number } {
  const legs = numbering<Leg>((callId) => ({ callId, from: '', to: '', messages: 0 }));
  const parties = numbering<Party>((address) => ({ address, agents: [] }));
  const calls = numbering((callId) => callId);
  const bodies = numbering((body) => body);
  const sent = new Map<string, Sending>();
  const requests = new Map<string, { index: number; time: number; count: number }>();
  const sorted = [...found].sort((a, b) => a.time - b.time);
  const callIds = callIdsOf(sorted);
  const messages: LadderMessage[] = [];
  for (const [place, message] of sorted.entries()) {
    const { time } = message;
    const fromParty = parties.placeOf(message.source);
    const toParty = parties.placeOf(message.destination);
    const call = calls.placeOf(message.callId);
    const isResponse = message.status !== null;
    const way = transaction(message, call, fromParty, toParty);
    const request = isResponse
      ? requests.get(transaction(message, call, toParty, fromParty))
      : undefined;
    const key = sameMessage(message, way, bodies.placeOf(message.body));
    const last = mayRepeat(message) ? sent.get(key) : undefined;
    if (isCopy(last, message, request?.count ?? 1)) continue;
    const count = (last?.count ?? 0) + 1;
    sent.set(key, { time, text: message.text, count });
    const index = messages.length;
    if (!isResponse) requests.set(way, { index, time, count });
    const leg = legs.placeOf(callIds[place] ?? '');
    const ofLeg = legs.items[leg];
    if (ofLeg) {
      if (ofLeg.messages === 0) Object.assign(ofLeg, { from: message.from, to: message.to });
      ofLeg.messages += 1;
    }
    const sender = parties.items[fromParty];
    if (sender) addAgent(sender, message.agent);
    messages.push({
      ...message,
      ...{ index, leg, fromParty, toParty },
      isRetransmission: isRepeated(last, message, request?.count ?? 0),
      answeredRequest: request ? { index: request.index, delay: time - request.time } : null,
    });
  }
  const copies = sorted.length - messages.length;
  return { messages, legs: legs.items, parties: parties.items, copies };
}
