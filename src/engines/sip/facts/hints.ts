import ipaddr from 'ipaddr.js';
import type { LadderMessage } from '../ladder';
import { hostOf } from '../lanes';
import { attemptsOf, type Course, type FindAnswers, findAck } from './dialog';
import { audioPair, type Codecs, type Exchange } from './offerAnswer';
import { type Direction, readMedia } from './sdp';

/** Something in a leg that explains a failed call or missing audio. `message` is its place. */
export type Hint =
  /** A party that is reached at a public address wants its audio sent to a private one. */
  | { kind: 'privateAddress'; message: number; address: string; host: string }
  /** An offer was never answered, so that the caller does not know where to send audio. */
  | { kind: 'noSdpAnswer'; message: number }
  /** At the end of the capture audio goes one way only, or not at all. */
  | { kind: 'direction'; message: number; direction: Direction }
  /** The answer refuses the audio stream. */
  | { kind: 'audioRefused'; message: number }
  /** The offer and its answer have no codec in common. */
  | { kind: 'noCodec'; message: number }
  /** The caller never confirmed the answer. */
  | { kind: 'noAck'; message: number }
  /** Nothing came back at all. */
  | { kind: 'noResponse'; message: number }
  /** Messages had to be sent again; the first of them. */
  | { kind: 'retransmissions'; message: number; count: number };

/** RFC 1918, RFC 6598, RFC 4193 and what never leaves a host or a link. */
const privateRanges = ['private', 'carrierGradeNat', 'uniqueLocal', 'loopback', 'linkLocal'];

/** True for an address that the internet does not route; false for a name. */
export const isPrivate = (host: string): boolean =>
  ipaddr.isValid(host) && privateRanges.includes(ipaddr.process(host).range());

function privateAddresses(messages: LadderMessage[]): Hint[] {
  const seen = new Set<string>();
  return messages.flatMap((message) => {
    const host = hostOf(message.source);
    if (!message.hasSdp || isPrivate(host)) return [];
    return readMedia(message.body)
      .filter(({ address, port }) => port !== 0 && isPrivate(address))
      .flatMap(({ address }): Hint[] => {
        const key = `${host} ${address}`;
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ kind: 'privateAddress', message: message.index, address, host }];
      });
  });
}

/** Of an answer that says nothing the offer counts; an address of zeros holds (RFC 3264, section 8.4). */
function audioHint({ offer, answer }: Exchange, bodyOf: (place: number) => string): Hint[] {
  if (answer === null) return [];
  const pair = audioPair(readMedia(bodyOf(offer)), readMedia(bodyOf(answer)));
  if (!pair) return [];
  if (pair.answer.port === 0) {
    return pair.offer.port === 0 ? [] : [{ kind: 'audioRefused', message: answer }];
  }
  for (const [message, { direction, address }] of [
    [offer, pair.offer],
    [answer, pair.answer],
  ] as const) {
    if (address === '0.0.0.0') return [{ kind: 'direction', message, direction: 'inactive' }];
    if (direction !== 'sendrecv') return [{ kind: 'direction', message, direction }];
  }
  return [];
}

interface Leg {
  invite: LadderMessage;
  messages: LadderMessage[];
  answersTo: FindAnswers;
  course: Course;
  exchanges: Exchange[];
  codecs: Codecs | null;
  bodyOf: (place: number) => string;
}

function signalling({ invite, messages, answersTo, course }: Leg): Hint[] {
  const last = attemptsOf(invite, messages).at(-1) ?? invite;
  const hints: Hint[] = [];
  if (course.final === null && answersTo(last).length === 0) {
    hints.push({ kind: 'noResponse', message: last.index });
  }
  const final = messages.find(({ index }) => index === course.final);
  if (final && course.outcome === 'answered' && !findAck(final, messages)) {
    hints.push({ kind: 'noAck', message: final.index });
  }
  const repeated = messages.filter(({ isRetransmission }) => isRetransmission);
  const [first] = repeated;
  if (first) {
    hints.push({ kind: 'retransmissions', message: first.index, count: repeated.length });
  }
  return hints;
}

/** What is conspicuous in a leg, in the order in which it should be looked at. */
export function hintsOf(leg: Leg): Hint[] {
  const { messages, exchanges, codecs, bodyOf } = leg;
  const missing = exchanges.flatMap((exchange): Hint[] =>
    exchange.answer === null && exchange.missing !== null
      ? [{ kind: 'noSdpAnswer', message: exchange.missing }]
      : [],
  );
  const last = exchanges.filter(({ answer }) => answer !== null).at(-1);
  const audio = last ? audioHint(last, bodyOf) : [];
  const isRefused = audio.some(({ kind }) => kind === 'audioRefused');
  const noCodec: Hint[] =
    codecs && codecs.agreed.length === 0 && !isRefused
      ? [{ kind: 'noCodec', message: codecs.answer }]
      : [];
  return [...signalling(leg), ...missing, ...privateAddresses(messages), ...audio, ...noCodec];
}
