import type { LadderMessage } from '../ladder';
import { isSameHop, numberOf } from './dialog';
import { audioOf, isKeys, isVoice, type Media, readMedia } from './sdp';

/** One round of offer and answer (RFC 3264): the places of their messages. */
export interface Exchange {
  offer: number;
  /** Null while there is none. */
  answer: number | null;
  /** The place of the message that had to bring the answer and did not. */
  missing: number | null;
}

/** What an offer and its answer agree on for the first audio stream. */
export interface Codecs {
  /** Places of the messages. */
  offer: number;
  answer: number;
  offered: string[];
  /** What both name, in the order of the answer, which is the order of preference. */
  agreed: string[];
  /** Whether keys are sent as events (RFC 4733). */
  hasKeys: boolean;
}

const hasSdp = (message: LadderMessage): boolean => message.hasSdp && /^v=0/m.test(message.body);
const isSuccess = ({ status }: LadderMessage): boolean =>
  status !== null && status >= 200 && status < 300;
const isProvisional = ({ status }: LadderMessage): boolean => status !== null && status < 200;

/** Follows the offers of one pair of parties, message by message. */
class Rounds {
  readonly all: Exchange[] = [];
  /** Offers of requests, by their CSeq, until a final answer came. */
  private readonly asked = new Map<string, Exchange | null>();
  /** Offers of responses, by the CSeq number of their INVITE, and the last of them. */
  private readonly told = new Map<string, Exchange>();
  private lastTold: Exchange | undefined;

  private begin(offer: LadderMessage): Exchange {
    const exchange = { offer: offer.index, answer: null, missing: null };
    this.all.push(exchange);
    return exchange;
  }

  takeRequest(message: LadderMessage): void {
    const { method, cseq, index } = message;
    if (method === 'ACK' || method === 'PRACK') {
      const open = method === 'ACK' ? this.told.get(numberOf(message)) : this.lastTold;
      if (open && open.answer === null) {
        if (hasSdp(message)) open.answer = index;
        else if (method === 'ACK' && !message.isCut) open.missing = index;
        return;
      }
    }
    const mayOffer = method === 'INVITE' || method === 'UPDATE' || method === 'PRACK';
    if (mayOffer && hasSdp(message) && !this.asked.has(cseq)) {
      this.asked.set(cseq, this.begin(message));
    }
  }

  takeResponse(message: LadderMessage): void {
    const { cseq, index, method, rseq } = message;
    if (this.asked.has(cseq)) {
      const open = this.asked.get(cseq);
      if (!open) return;
      if (hasSdp(message)) open.answer = index;
      else if (isSuccess(message) && open.answer === null && !message.isCut) open.missing = index;
      if (!isProvisional(message)) this.asked.set(cseq, null);
      return;
    }
    const mayOffer = isSuccess(message) || (isProvisional(message) && rseq !== '');
    if (method !== 'INVITE' || !mayOffer || !hasSdp(message)) return;
    if (this.told.has(numberOf(message))) return;
    this.lastTold = this.begin(message);
    this.told.set(numberOf(message), this.lastTold);
  }
}

/**
 * The rounds of offer and answer between the two parties of an INVITE (RFC 3261, section 13.2.1;
 * RFC 3262, section 5; RFC 3311): the offer stands in an INVITE, UPDATE or PRACK and the answer in
 * what answers it, or the offer stands in the first reliable answer to an INVITE without one, and
 * the answer in its ACK or PRACK.
 */
export function exchangesOf(invite: LadderMessage, messages: LadderMessage[]): Exchange[] {
  const rounds = new Rounds();
  for (const message of messages) {
    if (message.isRetransmission || !isSameHop(invite, message)) continue;
    if (message.status === null) rounds.takeRequest(message);
    else if (message.status > 100) rounds.takeResponse(message);
  }
  return rounds.all;
}

/** The first audio stream of an offer with what the answer says of it. */
export function audioPair(offer: Media[], answer: Media[]): { offer: Media; answer: Media } | null {
  const asked = audioOf(offer);
  // The answer has the streams of the offer in their order (RFC 3264, section 6).
  const said = asked && answer[asked.place];
  return said ? { offer: asked.audio, answer: said } : null;
}

const isAmong = (codec: string, codecs: string[]): boolean =>
  codecs.some(
    (other) => other.toLowerCase().replace(/\/1$/, '') === codec.toLowerCase().replace(/\/1$/, ''),
  );

/** What the last complete round agrees on for audio; null where there is none. */
export function codecsOf(exchanges: Exchange[], bodyOf: (place: number) => string): Codecs | null {
  for (const { offer, answer } of [...exchanges].reverse()) {
    if (answer === null) continue;
    const pair = audioPair(readMedia(bodyOf(offer)), readMedia(bodyOf(answer)));
    if (!pair) continue;
    const both = pair.answer.codecs.filter((codec) => isAmong(codec, pair.offer.codecs));
    return {
      offer,
      answer,
      offered: pair.offer.codecs.filter(isVoice),
      agreed: pair.answer.port === 0 ? [] : both.filter(isVoice),
      hasKeys: pair.answer.port !== 0 && both.some(isKeys),
    };
  }
  return null;
}
