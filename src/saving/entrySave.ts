import { inTime } from '../engines/database';
import type { EntrySave } from './journal';
import type { Done, Ending, NotedStep, Progress } from './plan';

/** How long what is to begin waits until it is written down (ms): a storage that hangs holds back nothing. */
const patience = 1000;

/** Waits until it is written, or for a moment; answers whether it is. */
export const soonWritten = (written: Promise<boolean>): Promise<boolean> =>
  inTime(written, patience).catch(() => false);

/** What a page that was loaded anew knows of steps that were on their way: nothing. */
export const asRead = (progress: Progress): Progress =>
  Object.fromEntries(
    Object.entries(progress).map(([id, done]): [string, Done] => [
      id,
      done.state === 'sent' ? { ...done, state: 'unknown' } : done,
    ]),
  );

/** True when a try did something that the next one must know of. */
export const isUnfinished = (progress: Progress): boolean =>
  Object.values(progress).some(
    ({ state, earlier }) => state !== 'refused' || Object.keys(earlier?.done ?? {}).length > 0,
  );

/** A save that is over, as far as the next try must know of it; none where nothing of it is left. */
export function settledSave(save: EntrySave, ending: Ending): EntrySave | undefined {
  const progress = asRead(save.progress);
  if (ending === 'refused' && !isUnfinished(progress)) return undefined;
  return { ...save, progress, ending };
}

/** The most calls that are written down with their bodies: an entry is written anew with each answer. */
const mostBodies = 100;

/** Steps as they are written down: `without` takes out what only the form knows to be secret. */
export const notedSteps = (
  steps: readonly NotedStep[],
  without: (fields: Record<string, unknown>) => Record<string, unknown>,
): NotedStep[] =>
  steps.map(({ call, ...step }) => {
    if (!call) return step;
    const { body, ...bare } = call;
    if (body === undefined || steps.length > mostBodies) return { ...step, call: bare };
    return { ...step, call: { ...bare, body: without({ body }).body } };
  });
