import { groupBy } from '../groupBy';
import { tagOf } from '../headers';
import type { LadderMessage } from '../ladder';
import { directionHints } from './directions';
import type { FollowedLeg, Hint } from './hint';
import { readPair } from './offerAnswer';
import { privateAddresses } from './privateAddress';
import { branchesOf, findAck, isRequest, isSuccess, numberOf } from './transactions';

/** Sent again in vain: the second time comes 1.5 s after the first, which no slow network explains. */
const leastRepeats = 2;
/** The same after an ACK, which may cross one or two of them on a slow way. */
const leastAfterAck = 3;

/** What the sendings of one answer have in common. */
const answerOf = ({ cseq, branch, status, toTag }: LadderMessage): string =>
  [cseq, branch, status, toTag].join('\n');

/**
 * The answers that took the call and each change of it: all of them wait for an ACK (RFC 3261, sections
 * 13.3.1.4 and 14.2). Of each one the first that is seen, where it passes several hops.
 */
function takenOf({ messages, course, answersTo }: FollowedLeg): LadderMessage[] {
  const changes = messages.filter(
    (message) => isRequest(message, 'INVITE') && message.toTag !== '' && !message.isRetransmission,
  );
  const answers = changes
    .flatMap((invite) => answersTo(invite).find(isSuccess) ?? [])
    .sort((one, other) => one.index - other.index);
  const first = messages.find(({ index }) => index === course.final);
  const ofEach = groupBy(answers, ({ cseq, from }) => `${cseq} ${tagOf(from)}`);
  return [...(first ? [first] : []), ...[...ofEach.values()].flatMap(([answer]) => answer ?? [])];
}

/** Only an answer that is repeated shows that its ACK is missing: a proxy may not see it pass. */
function acknowledgements(leg: FollowedLeg): Hint[] {
  const { messages } = leg;
  const repeated = groupBy(
    messages.filter(({ isRetransmission, status }) => isRetransmission && status !== null),
    answerOf,
  );
  const acks = groupBy(
    messages.filter((message) => isRequest(message, 'ACK')),
    numberOf,
  );
  return takenOf(leg).flatMap((answer): Hint[] => {
    const repeats = repeated.get(answerOf(answer)) ?? [];
    if (repeats.length < leastRepeats) return [];
    const ack = findAck(answer, acks.get(numberOf(answer)) ?? []);
    if (!ack) return [{ kind: 'noAck', message: answer.index }];
    const after = repeats.filter(({ index }) => index > ack.index);
    return after.length < leastAfterAck
      ? []
      : [{ kind: 'ackLost', message: ack.index, count: after.length }];
  });
}

/** A capture may end before an answer comes: only an INVITE that is sent again and again shows
 * that none does. */
function silence({ invite, messages, answersTo }: FollowedLeg): Hint[] {
  const branches = branchesOf(invite, messages);
  const [last] = branches.slice(-1);
  const repeats = messages.filter(
    ({ isRetransmission, branch, method, status }) =>
      isRetransmission && status === null && method === 'INVITE' && branch === last?.branch,
  );
  // A tap may see one direction only: then the dialog continues without a visible answer.
  const goesOn = messages.some(
    ({ status, toTag, index }) => status === null && toTag !== '' && index > (last?.index ?? 0),
  );
  const isAnswered = branches.some((branch) => answersTo(branch).length > 0);
  return last && repeats.length >= leastRepeats && !goesOn && !isAnswered
    ? [{ kind: 'noResponse', message: last.index }]
    : [];
}

function signalling(leg: FollowedLeg): Hint[] {
  const { messages, course } = leg;
  const repeated = messages.filter(({ isRetransmission }) => isRetransmission);
  const [first] = repeated;
  return [
    ...(course.final === null ? silence(leg) : []),
    ...(course.outcome === 'answered' ? acknowledgements(leg) : []),
    ...(first
      ? [{ kind: 'retransmissions' as const, message: first.index, count: repeated.length }]
      : []),
  ];
}

/** A stream that is refused for another one, as audio for a fax (T.38), is no fault. */
function refusal({ exchanges, streamsOf }: FollowedLeg): Hint[] {
  const last = exchanges.filter(({ answer }) => answer !== null).at(-1);
  const pair = last && readPair(last, streamsOf);
  if (!pair || last.answer === null || pair.answer.port !== 0 || pair.offer.port === 0) return [];
  return pair.hasOther ? [] : [{ kind: 'audioRefused', message: last.answer }];
}

/** What is conspicuous in the descriptions of an answered call. */
function descriptions(leg: FollowedLeg): Hint[] {
  const { exchanges, codecs } = leg;
  const missing = exchanges.flatMap((exchange): Hint[] =>
    exchange.answer === null && exchange.missing !== null
      ? [{ kind: 'noSdpAnswer', message: exchange.missing }]
      : [],
  );
  const refused = refusal(leg);
  const noCodec: Hint[] =
    codecs && codecs.agreed.length === 0 && !codecs.isOff
      ? [{ kind: 'noCodec', message: codecs.answer }]
      : [];
  return [...missing, ...privateAddresses(leg), ...refused, ...directionHints(leg), ...noCodec];
}

/** What is conspicuous in a leg, in the order in which it should be looked at. */
export const hintsOf = (leg: FollowedLeg): Hint[] => [
  ...signalling(leg),
  // Nobody misses the sound of a call that nobody took.
  ...(leg.course.outcome === 'answered' ? descriptions(leg) : []),
];
