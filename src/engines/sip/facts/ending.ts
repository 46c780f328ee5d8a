import { groupBy } from '../groupBy';
import { tagOf } from '../headers';
import type { LadderMessage } from '../ladder';
import { type FindAnswers, isRequest, isSuccess } from './transactions';

/** Who began a call, and who was called. */
export type Side = 'caller' | 'callee';

/** What became of an INVITE; `pending` has no final answer in the capture. */
export type CallOutcome = 'answered' | 'redirected' | 'refused' | 'cancelled' | 'pending';

/** How a call ended, as far as its messages show it. */
export interface CallEnding {
  outcome: CallOutcome;
  final?: LadderMessage;
  by?: Side;
  /** What ended it: a BYE, a CANCEL or the refusal. */
  end?: LadderMessage;
}

/** One of the places to which an INVITE went. */
interface Branch {
  final: LadderMessage | undefined;
  /** The CANCEL that took it back: with its own branch, and not overtaken by another answer. */
  cancel: LadderMessage | undefined;
}

const terminated = 487;
const statusOf = (message: LadderMessage | undefined): number => message?.status ?? 0;

/**
 * A CANCEL has the branch of the INVITE that it takes back (RFC 3261, section 9.1) and does nothing once
 * that has another answer than 487 (section 9.2).
 */
function branchOf(
  invite: LadderMessage,
  cancels: Map<string, LadderMessage[]>,
  answersTo: FindAnswers,
): Branch {
  const finals = answersTo(invite).filter((answer) => statusOf(answer) >= 200);
  const final = finals.find(isSuccess) ?? finals[0];
  const isOpen = final === undefined || statusOf(final) === terminated;
  const cancel = cancels.get(invite.branch)?.find(({ index }) => index > invite.index);
  return { final, cancel: isOpen ? cancel : undefined };
}

const tagsOf = (message: LadderMessage): string =>
  [tagOf(message.from), message.toTag].sort().join();

/** The answer that was kept where several places answered, and the BYE of its dialog. */
function keptAnswer(
  taken: LadderMessage[],
  byes: LadderMessage[],
): { final: LadderMessage | undefined; bye: LadderMessage | undefined } {
  const known = new Set(taken.map(tagsOf));
  const ofDialogs = groupBy(byes, tagsOf);
  const lasting = taken
    .map((final) => ({ final, bye: ofDialogs.get(tagsOf(final))?.[0] }))
    .sort(
      (one, other) =>
        (other.bye?.index ?? Number.POSITIVE_INFINITY) -
          (one.bye?.index ?? Number.POSITIVE_INFINITY) || one.final.index - other.final.index,
    );
  const [kept] = lasting;
  // Hosts on the way may give the dialog other tags.
  return { final: kept?.final, bye: kept?.bye ?? byes.find((bye) => !known.has(tagsOf(bye))) };
}

function sideOf(bye: LadderMessage, invite: LadderMessage): Side {
  const tag = tagOf(bye.from);
  const isCaller = tag ? tag === tagOf(invite.from) : bye.source === invite.source;
  return isCaller ? 'caller' : 'callee';
}

/** The answer that counts where no place took the call (RFC 3261, section 16.7, step 6). */
function refusalOf(branches: Branch[]): LadderMessage | undefined {
  const finals = branches.flatMap(({ final }) => final ?? []).sort((a, b) => a.index - b.index);
  return finals.find((final) => statusOf(final) >= 600) ?? finals.at(-1);
}

/**
 * What became of an INVITE that went to these places, and who ended the call: by the branch of the CANCEL,
 * the dialog of the BYE and the final answer. A proxy that takes its other branches back after a 6xx, or
 * because one was answered, ends no call.
 */
export function endingOf(
  invite: LadderMessage,
  messages: LadderMessage[],
  invites: LadderMessage[],
  answersTo: FindAnswers,
): CallEnding {
  // A flood may hold thousands of INVITEs: none of them looks through all messages.
  const cancels = groupBy(
    messages.filter((message) => isRequest(message, 'CANCEL')),
    ({ branch }) => branch,
  );
  const branches = invites.map((one) => branchOf(one, cancels, answersTo));
  const byes = messages.filter((message) => isRequest(message, 'BYE'));
  const taken = invites.flatMap(answersTo).filter(isSuccess);
  if (taken.length > 0) {
    const { final, bye } = keptAnswer(taken, byes);
    return { outcome: 'answered', final, by: bye && sideOf(bye, invite), end: bye };
  }
  const final = refusalOf(branches);
  const [bye] = byes;
  const cancel = branches.find((branch) => branch.cancel)?.cancel;
  const isDeclined = statusOf(final) >= 600;
  if (!isDeclined && cancel) {
    return { outcome: 'cancelled', final, by: 'caller', end: cancel };
  }
  const isOpen = branches.some((branch) => branch.final === undefined);
  if (!isDeclined && (isOpen || final === undefined)) {
    return { outcome: 'pending', by: bye && sideOf(bye, invite), end: bye };
  }
  if (statusOf(final) === terminated) {
    // By a BYE in the early dialog (RFC 3261, section 15), or by what this capture does not show.
    const isByCaller = bye !== undefined && sideOf(bye, invite) === 'caller';
    return isByCaller
      ? { outcome: 'cancelled', final, by: 'caller', end: bye }
      : { outcome: 'cancelled', final };
  }
  const outcome = statusOf(final) < 400 ? 'redirected' : 'refused';
  return { outcome, final, by: 'callee', end: final };
}
