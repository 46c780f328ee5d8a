// `trunkline config apply`: what would be done, what must be known first, and doing it.
import {
  applyWork,
  type Subject,
  type Work,
  type WorkResult,
  workOf,
} from '../../src/dataProvider/configuration/apply';
import { neededSecrets } from '../../src/dataProvider/configuration/neededSecrets';
import type { Permission, WorkItem } from '../../src/dataProvider/configuration/stages';
import type { Configuration } from '../../src/engines/configuration';
import { LostAnswerError } from '../../src/http/HttpError';
import type { Session } from './main';
import { deedText, deedValue, tellComparison } from './report';
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

/** Does the work once, and says what became of each. */
async function runOnce(
  subject: Subject,
  work: Work,
  session: Session,
  permission: Permission,
  secrets: ReadonlyMap<string, string>,
): Promise<WorkResult[]> {
  const { port, say, options, out, signal } = session;
  const results: WorkResult[] = [];
  const running = {
    ...{ wire: port.wire, secrets, permission },
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
    const removals = items.filter(isRemoval);
    if (round === 1 && options.json !== true) for (const item of removals) say(deedText(item));
    if (round === 1 && !(await mayRemove(removals, session))) return 1;
    const secrets = new Map(
      Object.entries(env).flatMap(([name, value]): [string, string][] =>
        value ? [[name, value]] : [],
      ),
    );
    const results = await runOnce(subject, work, session, permission, secrets);
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
    return isLeft ? 2 : 0;
  }
}
