import type { Problem, SipMessage } from './types';

/** A message as it is drawn. */
export interface LadderMessage extends SipMessage {
  /** Its place in the ladder, from 0. */
  index: number;
  /** Places in `legs` and `parties`. */
  leg: number;
  fromParty: number;
  toParty: number;
  /** Sent before in the same words on the same way: UDP loses packets and SIP repeats them. */
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
  problems: Problem[];
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

/** What two sendings of the same message have in common (RFC 3261, section 17). */
const sameMessage = (message: SipMessage): string =>
  [
    message.callId,
    message.source,
    message.destination,
    message.branch,
    message.cseq,
    message.method,
    message.status ?? '',
    message.toTag,
    message.rseq,
    message.body,
  ].join(separator);

/**
 * Of each message its Call-ID; of one that was cut before it, that of another message with the same
 * branch, or else of the last one between the same two addresses: it is no call of its own.
 */
function callIdsOf(messages: SipMessage[]): string[] {
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

/** What a request and its responses have in common; the responses come the other way. */
const transaction = ({ callId, branch, cseq }: SipMessage, from: string, to: string): string =>
  [callId, branch, cseq, from, to].join(separator);

function addAgent({ agents }: Party, agent: string): void {
  if (agent && !agents.includes(agent) && agents.length < 5) agents.push(agent);
}

/**
 * What a ladder shows of the messages of a capture: in the order of their times (in the order of the
 * file where those are equal), with the legs by Call-ID and the parties by address and port, both in
 * the order in which they first appear. Over UDP a message that was already sent in the same words
 * is a retransmission; a response is matched to the last sending of its request before it.
 */
export function buildLadder(found: SipMessage[]): Pick<Ladder, 'messages' | 'legs' | 'parties'> {
  const legs = numbering<Leg>((callId) => ({ callId, from: '', to: '', messages: 0 }));
  const parties = numbering<Party>((address) => ({ address, agents: [] }));
  const sent = new Set<string>();
  const requests = new Map<string, { index: number; time: number }>();
  const sorted = [...found].sort((a, b) => a.time - b.time);
  const callIds = callIdsOf(sorted);
  const messages = sorted.map((message, index): LadderMessage => {
    const { source, destination, time, transport } = message;
    const leg = legs.placeOf(callIds[index] ?? '');
    const ofLeg = legs.items[leg];
    if (ofLeg) {
      if (ofLeg.messages === 0) Object.assign(ofLeg, { from: message.from, to: message.to });
      ofLeg.messages += 1;
    }
    const fromParty = parties.placeOf(source);
    const toParty = parties.placeOf(destination);
    const sender = parties.items[fromParty];
    if (sender) addAgent(sender, message.agent);
    const key = sameMessage(message);
    const isRetransmission = transport === 'udp' && sent.has(key);
    sent.add(key);
    const request = requests.get(transaction(message, destination, source));
    const isResponse = message.status !== null;
    if (!isResponse) requests.set(transaction(message, source, destination), { index, time });
    const answeredRequest =
      isResponse && request ? { index: request.index, delay: time - request.time } : null;
    return { ...message, index, leg, fromParty, toParty, isRetransmission, answeredRequest };
  });
  return { messages, legs: legs.items, parties: parties.items };
}
