import { groupBy } from '../groupBy';
import { headerValues, tagOf } from '../headers';
import type { LadderMessage } from '../ladder';
import { hostOf } from '../lanes';

/** True for a request of a method, false for what answers one. */
export const isRequest = (message: LadderMessage, method: string): boolean =>
  message.status === null && message.method === method;

/** True for an answer that takes what was asked for. */
export const isSuccess = ({ status }: LadderMessage): boolean =>
  status !== null && status >= 200 && status < 300;

/** The number of a CSeq. */
export const numberOf = ({ cseq }: LadderMessage): string => cseq.split(' ')[0] ?? '';

/** The request that begins a dialog: an INVITE whose To has no tag yet (RFC 3261, section 12). */
export const findInvite = (messages: LadderMessage[]): LadderMessage | undefined =>
  messages.find((message) => isRequest(message, 'INVITE') && message.toTag === '');

/** Finds the answers to a request, in their order. */
export type FindAnswers = (request: LadderMessage) => LadderMessage[];

const transactionOf = ({ cseq, branch }: LadderMessage): string => `${cseq} ${branch}`;

/** The answers to a request are those with its branch and CSeq (RFC 3261, section 17.1.3). */
export function answerFinder(messages: LadderMessage[]): FindAnswers {
  const answers = groupBy(
    messages.filter(({ status }) => status !== null),
    transactionOf,
  );
  return (request) =>
    (answers.get(transactionOf(request)) ?? []).filter(({ index }) => index > request.index);
}

/** How many hosts a request has come through, its sender included. */
const hopsOf = ({ text }: LadderMessage): number => headerValues(text, 'via').length;

/**
 * True where an INVITE comes from the caller of the first one. The next try may come over another
 * connection, from another port: then From is the same, CSeq no lower (RFC 3261, sections 8.1.3.4 and
 * 22.2; RFC 3263, section 4.3), and no host between has added its Via, as a proxy on the caller's host does.
 */
function isOfCaller(message: LadderMessage, invite: LadderMessage): boolean {
  if (message.source === invite.source) return true;
  return (
    hostOf(message.source) === hostOf(invite.source) &&
    tagOf(message.from) === tagOf(invite.from) &&
    Number(numberOf(message)) >= Number(numberOf(invite)) &&
    hopsOf(message) === hopsOf(invite)
  );
}

/** The INVITEs with which the same caller tried: again with credentials, or to another address. */
export function attemptsOf(invite: LadderMessage, messages: LadderMessage[]): LadderMessage[] {
  const seen = new Set<string>();
  return messages.filter((message) => {
    if (!isRequest(message, 'INVITE') || message.toTag || !isOfCaller(message, invite)) {
      return false;
    }
    const key = transactionOf(message);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** The last try: one INVITE, or those that a proxy sent to several places with the same CSeq. */
export function branchesOf(invite: LadderMessage, messages: LadderMessage[]): LadderMessage[] {
  const attempts = attemptsOf(invite, messages);
  const last = attempts.at(-1) ?? invite;
  return attempts.filter((attempt) => numberOf(attempt) === numberOf(last));
}

/**
 * The ACK of the final answer to an INVITE: of its CSeq number, and of its dialog where several places
 * answered (RFC 3261, section 13.2.2.4).
 */
export const findAck = (
  answer: LadderMessage,
  messages: LadderMessage[],
): LadderMessage | undefined =>
  messages.find(
    (message) =>
      isRequest(message, 'ACK') &&
      message.index > answer.index &&
      numberOf(message) === numberOf(answer) &&
      (!message.toTag || !answer.toTag || message.toTag === answer.toTag),
  );

/** True for messages between the same two parties, whichever way; a connection may have new ports. */
export function isSameHop(one: LadderMessage, other: LadderMessage): boolean {
  const isSameWay = one.source === other.source && one.destination === other.destination;
  if (isSameWay || (one.source === other.destination && one.destination === other.source)) {
    return true;
  }
  const pair = ({ source, destination }: LadderMessage, name: (address: string) => string) =>
    [name(source), name(destination)].sort().join(' ');
  const isOneHost = hostOf(one.source) === hostOf(one.destination);
  const name = isOneHost ? (address: string) => address : hostOf;
  return pair(one, name) === pair(other, name);
}
