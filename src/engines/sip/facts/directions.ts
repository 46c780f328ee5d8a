import type { DescribedStream, Direction } from '../../media';
import { tagOf } from '../headers';
import type { FollowedLeg, Hint } from './hint';
import { type Exchange, readPair } from './offerAnswer';

/** Microseconds after its answer in which a call may still wait for its audio (RFC 3725 sets calls up so). */
const settling = 10_000_000;

/** A recording client only sends, as RFC 7866 wants it. */
const isRecording = (text: string): boolean =>
  /^Require:.*\bsiprec\b|^Contact:.*\+sip\.src\b|application\/rs-metadata/im.test(text);

/** What a stream lets pass; an address of zeros holds it (RFC 3264, section 8.4) where there is no ICE. */
export const directionOf = ({ direction, address, hasIce }: DescribedStream): Direction =>
  (address === '0.0.0.0' || address === '::') && !hasIce ? 'inactive' : direction;

interface Round {
  exchange: Exchange & { answer: number };
  isOff: boolean;
  offer: Direction;
  answer: Direction;
}

function roundsOf({ exchanges, streamsOf }: FollowedLeg): Round[] {
  return exchanges.flatMap((exchange) => {
    const pair = readPair(exchange, streamsOf);
    const { answer } = exchange;
    if (!pair || answer === null) return [];
    return [
      {
        exchange: { ...exchange, answer },
        isOff: pair.answer.port === 0,
        offer: directionOf(pair.offer),
        answer: directionOf(pair.answer),
      },
    ];
  });
}

/** Who speaks in the message at a place, by the tag of that side. */
function speakers({ messages }: FollowedLeg): (place: number) => string {
  const at = new Map(messages.map((message) => [message.index, message]));
  return (place) => {
    const message = at.get(place);
    if (!message) return '';
    return message.status === null ? tagOf(message.from) : message.toTag;
  };
}

/** True while a side holds the call by an offer of its own: then its answers say so too (RFC 6337, 5.3). */
function holds(leg: FollowedLeg, rounds: Round[], last: Round): boolean {
  const speakerOf = speakers(leg);
  const side = speakerOf(last.exchange.answer);
  const own = rounds.filter(
    ({ exchange }) => exchange !== last.exchange && speakerOf(exchange.offer) === side,
  );
  return own.at(-1) !== undefined && own.at(-1)?.offer !== 'sendrecv';
}

/** The message that lets nothing pass. */
const closing = ({ offer, exchange }: Round): number =>
  offer === 'inactive' ? exchange.offer : exchange.answer;

/**
 * Audio that unintentionally flows one way or not at all: the last answer accepts less than it was
 * offered although its sender holds nothing, or the call was never open. A hold is not a fault, even if
 * somebody hangs up during it.
 */
export function directionHints(leg: FollowedLeg): Hint[] {
  const { invite, messages, course } = leg;
  const rounds = roundsOf(leg);
  const last = rounds.at(-1);
  if (!last || last.isOff || isRecording(invite.text)) return [];
  if (last.offer === 'sendrecv') {
    return last.answer === 'sendrecv' || holds(leg, rounds, last)
      ? []
      : [{ kind: 'direction', message: last.exchange.answer, direction: last.answer }];
  }
  // What is offered and taken for one way only, as an announcement or a tap, is meant so.
  if (last.offer !== 'inactive' && last.answer !== 'inactive') return [];
  const taken = messages.find(({ index }) => index === course.final)?.time ?? 0;
  const end = messages.at(-1)?.time ?? 0;
  const isOver = course.ended !== null || end - taken > settling;
  const wasOpen = rounds.some(
    ({ isOff, offer, answer }) => !isOff && offer === 'sendrecv' && answer === 'sendrecv',
  );
  return wasOpen || !isOver
    ? []
    : [{ kind: 'direction', message: closing(last), direction: 'inactive' }];
}
