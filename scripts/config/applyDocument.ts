// `trunkline config apply`: what would be done, what must be known first, and doing it.
import {
  applyWork,
  type Running,
  type Subject,
  type Work,
  type WorkResult,
  workOf,
} from '../../src/dataProvider/configuration/apply';
import { neededSecrets } from '../../src/dataProvider/configuration/neededSecrets';
import type { Permission, WorkItem } from '../../src/dataProvider/configuration/stages';
import type { Configuration } from '../../src/engines/configuration';
import { LostAnswerError } from '../../src/http/HttpError';
import { deedText, deedValue, tellComparison } from './report';
import type { Session } from './session';
import { errorText } from './words';

/** How often it begins anew after answers were lost: each time it looks first. */
const rounds = 3;

const isRemoval = ({ deed }: WorkItem) => deed === 'remove' || deed === 'replace';

/** False where deletions are not agreed to. Throws nothing. */
async function mayRemove(removals: WorkItem[], { options, isTerminal, say, ask }: Session) {
  if (removals.length === 0 || options.yes === true) return true;
  if (!isTerminal) {
    say(`${removals.length} deletions need --yes.`);
    return false;
  }
  const answer = await ask(`Delete ${removals.length} records? Type yes: `);
  return answer.trim().toLowerCase() === 'yes';
}

const sidOf = ({ change: { stored, entry } }: WorkItem) => (stored ?? entry).sid;

/**
 * Lists deletions and asks. Answers which items may be done from then on: those that only make and change, and
 * those that take away what was listed; null where nobody agrees.
 */
async function agree(removals: WorkItem[], session: Session) {
  if (session.options.json !== true) for (const item of removals) session.say(deedText(item));
  if (!(await mayRemove(removals, session))) return null;
  const listed = new Set(removals.map(sidOf));
  return (item: WorkItem) =>
    ['make', 'change', 'link'].includes(item.deed) || listed.has(sidOf(item));
}

/** Does the work once, and says what became of each. */
async function runOnce(
  subject: Subject,
  work: Work,
  session: Session,
  permission: Permission,
  { secrets, isChosen }: Pick<Running, 'secrets' | 'isChosen'>,
): Promise<WorkResult[]> {
  const { port, say, options, out, signal } = session;
  const results: WorkResult[] = [];
  const running = {
    ...{ wire: port.wire, secrets, permission, isChosen },
    ports: { send: port.send, isOver: () => false },
  };
  await applyWork(subject, work, running, {
    atOnce: 1,
    signal,
    onResult: (result) => {
      results.push(result);
      const { item, error } = result;
      const reason = error === undefined ? undefined : errorText(error);
      if (options.json === true) {
        out(JSON.stringify({ ...deedValue(item), state: reason ? 'failed' : 'done', reason }));
      } else
        say(`${reason ? 'failed' : 'done  '}  ${deedText(item)}${reason ? `: ${reason}` : ''}`);
    },
  });
  return results;
}

const isLost = ({ error }: WorkResult) => error instanceof LostAnswerError;

/** Makes the platform as a document says. Answers the exit code. */
export async function applyDocument(
  document: Configuration,
  session: Session,
  check: (stored: Configuration) => void,
): Promise<number> {
  const { options, meant, say, signal, env } = session;
  const { caller, account } = meant;
  const permission: Permission = {
    removes: options.delete === true,
    replacesSecrets: options.secrets === true,
  };
  if (caller.isViewOnly && options['dry-run'] !== true) {
    say('This key may only look.');
    return 1;
  }
  let isAgreed: ((item: WorkItem) => boolean) | null = null;
  for (let round = 1; ; round += 1) {
    const stored = await session.read();
    check(stored);
    const subject: Subject = { document, stored, caller, account };
    const work = workOf(subject, permission);
    const items = work.stages.flat();
    if (round === 1) {
      const isDry = options['dry-run'] === true;
      const code = tellComparison(work.comparison, session, options.json === true && isDry);
      if (isDry) return code;
    }
    const missing = neededSecrets(items).filter((name) => !env[name]);
    if (missing.length > 0) {
      say(`The environment lacks ${missing.join(', ')}.`);
      return 1;
    }
    isAgreed ??= await agree(items.filter(isRemoval), session);
    if (!isAgreed) return 1;
    // What others have made meanwhile was in no list.
    const unlisted = items.filter((item) => isRemoval(item) && !isAgreed?.(item));
    for (const item of unlisted) say(`Not listed before, so not done: ${deedText(item)}`);
    const secrets = new Map(
      Object.entries(env).flatMap(([name, value]): [string, string][] =>
        value ? [[name, value]] : [],
      ),
    );
    const results = await runOnce(subject, work, session, permission, {
      secrets,
      isChosen: isAgreed,
    });
    const failed = results.filter(({ error }) => error !== undefined);
    if (signal?.aborted) {
      say('Stopped. Run it again to resume.');
      return 1;
    }
    if (failed.some(isLost) && round < rounds) {
      say('Answers were lost. Looking what became of them.');
      continue;
    }
    say(`${results.length - failed.length} done, ${failed.length} failed.`);
    if (failed.length > 0) return 1;
    const isLeft = work.comparison.changes.some(({ fields }) =>
      fields.some(({ fixed }) => fixed === 'scope' || (fixed === 'once' && !permission.removes)),
    );
    return isLeft || unlisted.length > 0 ? 2 : 0;
  }
}
