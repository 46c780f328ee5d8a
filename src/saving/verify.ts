import { HttpError } from '../http/HttpError';
import type { FailedStep, Outcome, Plan, SaveLog, Step } from './plan';
import { changedKeys, type Fields } from './values';

const isWebhook = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && 'url' in value && 'method' in value;

/** The values with webhooks by what is called: the platform gives them sids, and may hide a password. */
export const comparable = (values: Fields): Fields =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      isWebhook(value) ? { url: value.url, method: value.method } : value,
    ]),
  );

/** What a step stored that is not what is stored. A flag that is off may be missing from an answer (contract 12.2). */
const lostOf = ({ stores = {}, verify = [] }: Step, stored: Fields): string[] =>
  changedKeys(comparable(stores), comparable(stored), [...verify]).filter(
    (key) => stores[key] || stored[key],
  );

const isDone =
  ({ progress, failed }: Outcome) =>
  (step: Step): boolean =>
    progress[step.id]?.state === 'done' && !failed.some((failure) => failure.step === step);

/** The steps of which a success is no proof (decision 63). */
export const doubtful = ({ steps }: Plan, outcome: Outcome): Step[] =>
  steps.filter(({ verify = [] }) => verify.length > 0).filter(isDone(outcome));

/**
 * What became of a plan, seen from what is `stored` after it: columns that were told as stored and are not
 * are failures by their own names, and earlier tries have not stored them.
 */
export function checked(
  resource: string,
  steps: Step[],
  outcome: Outcome,
  stored: Fields,
  log: SaveLog,
): Outcome {
  const nameOf = (key: string) => `resources.${resource}.fields.${key}`;
  const message = `resources.${resource}.notifications.partlyStored`;
  let { saved, failed, progress } = outcome;
  for (const step of steps) {
    const lost = lostOf(step, stored);
    if (lost.length === 0) continue;
    const { stores = {}, name } = step;
    const isKept = (key: string) => !lost.includes(key);
    const failures = lost.map((key): FailedStep => {
      const field = isWebhook(stores[key]) ? `${key}.url` : key;
      return { step, name: nameOf(key), error: new HttpError(204, { message, field }) };
    });
    const kept = Object.fromEntries(Object.entries(stores).filter(([key]) => isKept(key)));
    const state = Object.keys(kept).length > 0 ? ('done' as const) : ('refused' as const);
    const done = { ...progress[step.id], state, stored: kept };
    log.note(step.id, done, step.secrets);
    progress = { ...progress, [step.id]: done };
    saved = saved.flatMap((one) => (one === name ? Object.keys(kept).map(nameOf) : [one]));
    failed = [...failed, ...failures];
  }
  return { ...outcome, saved, failed, progress };
}
