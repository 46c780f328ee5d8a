import { type Codec, codecByNumber, type DescribedStream, readDescription } from '../../media';
import { tagOf } from '../headers';
import type { LadderMessage } from '../ladder';
import { isSameHop, isSuccess, numberOf } from './transactions';

/** One round of offer and answer (RFC 3264): the places of their messages. */
export interface Exchange {
  offer: number;
  /** Null while there is none. */
  answer: number | null;
  /** The place of the message that had to bring the answer and did not. */
  missing: number | null;
}

/** What an offer and its answer agree on for the audio stream that counts. */
export interface Codecs {
  /** Places of the messages. */
  offer: number;
  answer: number;
  offered: string[];
  /** What both name, in the order of the answer, which is the order of preference. */
  agreed: string[];
  /** The answer refuses the audio. */
  isOff: boolean;
  /** Whether keys are sent as events (RFC 4733). */
  hasKeys: boolean;
}

const hasSdp = (message: LadderMessage): boolean => message.hasSdp && /^v=0/m.test(message.body);
const isRefusal = ({ status }: LadderMessage): boolean => (status ?? 0) >= 300;
const isProvisional = ({ status }: LadderMessage): boolean => status !== null && status < 200;

/** What a request and its answers have in common: its CSeq, and who sent it. */
const transactionOf = ({ cseq, from }: LadderMessage): string => `${cseq} ${tagOf(from)}`;
const inviteOf = (message: LadderMessage): string => `${numberOf(message)} ${tagOf(message.from)}`;

/** Follows offers and answers, message by message. */
class Rounds {
  readonly all: Exchange[] = [];
  /** Offers of requests, by their transaction, until a final answer came. */
  private readonly asked = new Map<string, Exchange | null>();
  /** Offers of responses, by their INVITE, and the last of them. */
  private readonly told = new Map<string, Exchange>();
  private lastTold: Exchange | undefined;
  /** Offers within a dialog. */
  private readonly changes = new Set<Exchange>();

  private begin(offer: LadderMessage): Exchange {
    const exchange = { offer: offer.index, answer: null, missing: null };
    this.all.push(exchange);
    return exchange;
  }

  takeRequest(message: LadderMessage): void {
    const { method, index } = message;
    const transaction = transactionOf(message);
    if (method === 'ACK' || method === 'PRACK') {
      const open = method === 'ACK' ? this.told.get(inviteOf(message)) : this.lastTold;
      if (open && open.answer === null) {
        if (hasSdp(message)) open.answer = index;
        else if (method === 'ACK' && !message.isCut) open.missing = index;
        return;
      }
    }
    const mayOffer = method === 'INVITE' || method === 'UPDATE' || method === 'PRACK';
    if (mayOffer && hasSdp(message) && !this.asked.has(transaction)) {
      const exchange = this.begin(message);
      this.asked.set(transaction, exchange);
      if (message.toTag) this.changes.add(exchange);
    }
  }

  takeResponse(message: LadderMessage): void {
    const { index, method, rseq } = message;
    const transaction = transactionOf(message);
    if (this.asked.has(transaction)) {
      const open = this.asked.get(transaction);
      if (!open) return;
      // What a refusal describes is what would do (RFC 3261, section 21.4.26), and is no answer.
      if (isRefusal(message)) this.refuse(open);
      else if (hasSdp(message)) open.answer = index;
      else if (isSuccess(message) && open.answer === null && !message.isCut) open.missing = index;
      if (!isProvisional(message)) this.asked.set(transaction, null);
      return;
    }
    const mayOffer = isSuccess(message) || (isProvisional(message) && rseq !== '');
    if (method !== 'INVITE' || !mayOffer || !hasSdp(message)) return;
    if (this.told.has(inviteOf(message))) return;
    this.lastTold = this.begin(message);
    this.told.set(inviteOf(message), this.lastTold);
  }

  /** A session stays as it was when an offer within it is refused (RFC 3261, section 14.1). */
  private refuse(open: Exchange): void {
    if (this.changes.has(open)) open.answer = null;
  }
}

/**
 * Of the hops that messages pass, the one on which a transaction is followed: that of the INVITE, else the
 * first one on which it is seen. In between descriptions may be changed.
 */
function isOnItsHop(invite: LadderMessage, messages: LadderMessage[]) {
  const hops = new Map<string, LadderMessage>();
  for (const message of messages) {
    const key = transactionOf(message);
    const known = hops.get(key);
    if (!known || (!isSameHop(invite, known) && isSameHop(invite, message))) hops.set(key, message);
  }
  return (message: LadderMessage): boolean =>
    isSameHop(hops.get(transactionOf(message)) ?? invite, message);
}

/**
 * The offer/answer exchanges of a call (RFC 3261, section 13.2.1; RFC 3262, section 5; RFC 3311): either
 * an INVITE, UPDATE or PRACK has the offer and its response the answer, or the first reliable response
 * to an INVITE without an offer has it, and the ACK or PRACK has the answer.
 */
export function exchangesOf(invite: LadderMessage, messages: LadderMessage[]): Exchange[] {
  const rounds = new Rounds();
  const isFollowed = isOnItsHop(invite, messages);
  for (const message of messages) {
    if (message.isRetransmission || !isFollowed(message)) continue;
    if (message.status === null) rounds.takeRequest(message);
    else if (message.status > 100) rounds.takeResponse(message);
  }
  return rounds.all;
}

/** The streams that the message at a place describes. */
export type ReadStreams = (place: number) => DescribedStream[];

/** Reads the descriptions of messages, each once. */
export function streamReader(messages: LadderMessage[]): ReadStreams {
  const read = new Map<number, DescribedStream[]>();
  const bodies = new Map<number, string>();
  for (const { index, body } of messages) if (body) bodies.set(index, body);
  return (place) => {
    const known = read.get(place) ?? readDescription(bodies.get(place) ?? '');
    read.set(place, known);
    return known;
  };
}

/** The audio stream of an offer that counts, with what the answer says of it. */
export interface AudioPair {
  offer: DescribedStream;
  answer: DescribedStream;
  /** The answer takes another stream that is no audio, as one of T.38. */
  hasOther: boolean;
}

/** Tones and comfort noise are sent beside a codec, never instead of one. */
const isVoice = (codec: string): boolean => !/^(telephone-event|CN|red)\//i.test(codec);

/** Keys as events of their own (RFC 4733). */
const isKeys = (codec: string): boolean => /^telephone-event\//i.test(codec);

/**
 * Reads a round of offer and answer; null where it is none of audio, or has no answer. Of several audio
 * streams the first that is taken counts: SRTP and RTP may be offered side by side.
 */
export function readPair({ offer, answer }: Exchange, streamsOf: ReadStreams): AudioPair | null {
  if (answer === null) return null;
  const streams = streamsOf(answer);
  // The answer has the streams of the offer in their order (RFC 3264, section 6).
  const pairs = streamsOf(offer).flatMap((asked, place) => {
    const said = streams[place];
    return asked.type === 'audio' && said ? [{ offer: asked, answer: said }] : [];
  });
  const counting =
    pairs.find((pair) => pair.answer.port !== 0) ??
    pairs.find((pair) => pair.offer.port !== 0) ??
    pairs[0];
  const hasOther = streams.some(({ type, port }) => type === 'image' && port !== 0);
  return counting ? { ...counting, hasOther } : null;
}

/** Payload types from here on mean what the description says (RFC 3551, section 3). */
const firstDynamic = 96;

/** True for a payload type that means the same everywhere, whatever is written of it. */
const isFixed = ({ payloadType }: Codec): boolean =>
  payloadType < firstDynamic && codecByNumber(payloadType).name !== '';

const spelling = (encoding: string): string => encoding.toLowerCase().replace(/\/1$/, '');

/**
 * What an answer names of what was offered, as the answer spells it: a fixed payload type is the same codec
 * by whatever name (RFC 3551, section 6), all others are compared by their names.
 */
function agreedOf({ offer, answer }: AudioPair): string[] {
  const names = new Set(offer.encodings.map(spelling));
  const numbers = new Set(offer.codecs.filter(isFixed).map(({ payloadType }) => payloadType));
  // Formats that are no payload type are left out of `codecs`, and RTP has none.
  const codecs = answer.codecs.length === answer.encodings.length ? answer.codecs : [];
  return answer.encodings.filter(
    (encoding, place) =>
      names.has(spelling(encoding)) || numbers.has(codecs[place]?.payloadType ?? -1),
  );
}

/** What the last complete round agrees on for audio; null where there is none. */
export function codecsOf(exchanges: Exchange[], streamsOf: ReadStreams): Codecs | null {
  for (const exchange of [...exchanges].reverse()) {
    const { offer, answer } = exchange;
    const pair = readPair(exchange, streamsOf);
    // Audio that was given up for a fax had its codec before.
    if (!pair || answer === null || pair.offer.port === 0) continue;
    if (pair.answer.port === 0 && pair.hasOther) continue;
    const both = agreedOf(pair);
    return {
      offer,
      answer,
      offered: pair.offer.encodings.filter(isVoice),
      agreed: pair.answer.port === 0 ? [] : both.filter(isVoice),
      isOff: pair.answer.port === 0,
      hasKeys: pair.answer.port !== 0 && both.some(isKeys),
    };
  }
  return null;
}
