import { HttpError, LostAnswerError } from '../http/HttpError';
import { noted } from './earlier';
import {
  type Call,
  type Done,
  type Outcome,
  type Plan,
  type Progress,
  recordStep,
  type SaveLog,
  type Step,
  type StepName,
} from './plan';
import { shownCall } from './shownCall';

/** What the platform answered to a call: the token of a new key comes nowhere else. */
export interface Sent {
  status: number;
  body?: Record<string, unknown> | undefined;
}

/** What a plan needs of the world. */
export interface Ports {
  /** Asked before each call: throws where nothing further may be sent. */
  guard?(): void;
  /** Sends one call. Throws HttpError; a LostAnswerError where it may have been done or not. */
  send(call: Call, step: Step): Promise<Sent>;
  /** What a refusal means, and where a form shows it; as it came unless given. */
  told?(error: unknown, step: Step): unknown;
  /** Hears of each call that is over, however it ended. */
  over?(call: Call): void;
  /** Looks whether what a step deletes is gone, where its answer left that open. Never throws. */
  isGone?(step: Step, error: unknown): Promise<boolean>;
  /** The sid of what a refused step made all the same, where it is there; else null. Never throws. */
  twinOf?(step: Step, error: unknown): Promise<string | null>;
  log: SaveLog;
}

const reference = /\(made!([^)]+)\)/g;

/** A value of a body with the sids of what was made in the place of those that make it. */
function resolved(value: unknown, sids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, sids));
  if (value === null || typeof value !== 'object') return value;
  if ('madeBy' in value && typeof value.madeBy === 'string') return sids.get(value.madeBy) ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one, sids)]));
}

/** The sid that a step says it changes. */
const resolvedSid = (of: string | undefined, sids: ReadonlyMap<string, string>): string | null =>
  of?.replace(reference, (_all, id) => sids.get(id) ?? '') || null;

const resolvedCall = (call: Call, sids: ReadonlyMap<string, string>): Call => ({
  ...call,
  path: call.path.replace(reference, (_all, id) => encodeURIComponent(sids.get(id) ?? '')),
  ...(call.body === undefined ? {} : { body: resolved(call.body, sids) }),
});

/** The sid that an answer names; a user's has a name of its own (contract 20). */
function sidIn({ body }: Sent): string | null {
  const sid = body?.sid ?? body?.user_sid;
  return typeof sid === 'string' && sid ? sid : null;
}

/** Sends the call of a step. Throws what became of it otherwise, in the words of the console. */
async function sendStep(step: Step, call: Call, { guard, send, told, over }: Ports): Promise<Sent> {
  try {
    guard?.();
    return await send(call, step);
  } catch (error) {
    throw told ? told(error, step) : error;
  } finally {
    over?.(call);
  }
}

/** The message of a step that waits for one that failed. */
const waiting = (message: string) => new HttpError(0, { message });

/** True when a refusal may say that there is nothing to delete: the platform has several words for it. */
const maySayGone = (error: unknown): boolean =>
  error instanceof LostAnswerError ||
  (error instanceof HttpError && ([400, 404].includes(error.status) || error.status >= 500));

/** Whether what a step deletes is gone although the platform did not say that it was deleted. */
async function isGoneAfter(step: Step, error: unknown, isGone: Ports['isGone']): Promise<boolean> {
  const { recognize } = step;
  if (!recognize || !('gone' in recognize)) return false;
  if (recognize.gone === 'told') return error instanceof HttpError && error.status === 404;
  return maySayGone(error) && ((await isGone?.(step, error)) ?? false);
}

/** What steps that are told as one are called. */
const groupOf = ({ id, group = id }: Step) => group;

/** The names of the groups of which every step is done, each once. */
function savedNames(steps: Step[], undone: ReadonlySet<Step>): StepName[] {
  const bad = new Set([...undone].map(groupOf));
  const names = new Map(steps.map((step) => [groupOf(step), step.name]));
  return [...names].flatMap(([group, name]) => (bad.has(group) ? [] : [name]));
}

/** The first failure of each group. */
const firstOfGroups = (failed: Outcome['failed']): Outcome['failed'] =>
  failed.filter(
    ({ step }, index) =>
      failed.findIndex((other) => groupOf(other.step) === groupOf(step)) === index,
  );

/**
 * Carries out a plan, one call after the other, and answers what became of it. A step whose need is not
 * done waits; the others go on, so that one bad part does not hold back the rest (decision 39). Every
 * call is noted before it leaves and when its answer is known. Never throws for a call: what failed is
 * in the outcome, with its error as it came.
 */
export async function runPlan({ steps, takes }: Plan, ports: Ports): Promise<Outcome> {
  const { isGone, twinOf, log } = ports;
  const earlier = log.progress();
  const progress: Record<string, Done> = { ...earlier };
  const sids = new Map(
    Object.entries(earlier).flatMap(([id, { sid }]): [string, string][] =>
      sid ? [[id, sid]] : [],
    ),
  );
  const failed: Outcome['failed'] = [];
  const undone = new Set<Step>();
  let answered: Outcome['answered'];
  const note = ({ id, makes, secrets }: Step, done: Done) => {
    const all = noted(earlier[id], done, Boolean(makes));
    progress[id] = all;
    log.note(id, all, secrets);
  };
  if (steps.length > 0) {
    const notes = steps.map((step) => ({ id: step.id, name: step.name, call: shownCall(step) }));
    await log.begin(notes, takes);
  }
  for (const step of steps) {
    const { id, needs, makes, names, of, stores: stored, recognize } = step;
    const own = resolvedSid(of, sids);
    const before = recognize && 'made' in recognize ? recognize.made.before : undefined;
    const facts = { ...(stored && { stored }), ...(before && { before }) };
    if (needs.some((need) => [...undone].some((other) => other.id === need))) {
      undone.add(step);
      if (step.waits) failed.push({ step, error: waiting(step.waits) });
      continue;
    }
    log.hear?.(step);
    note(step, { ...facts, state: 'sent', sid: own });
    try {
      const answer = await sendStep(step, resolvedCall(step.call, sids), ports);
      const made = sidIn(answer);
      if ((makes || names) && !made) throw new LostAnswerError(answer.status);
      const sid = (makes && made) || own;
      if (sid) sids.set(id, sid);
      if (id === recordStep) answered = answer.body;
      note(step, { ...facts, state: 'done', sid });
    } catch (error) {
      if (await isGoneAfter(step, error, isGone)) {
        note(step, { ...facts, state: 'done', sid: own });
        continue;
      }
      const twin = makes && (await twinOf?.(step, error));
      if (twin) {
        sids.set(id, twin);
        note(step, { ...facts, state: 'done', sid: twin });
        continue;
      }
      const state = error instanceof LostAnswerError ? 'unknown' : 'refused';
      log.hear?.(step, error);
      note(step, { ...facts, state, sid: own });
      undone.add(step);
      failed.push({ step, error });
    }
  }
  return { saved: savedNames(steps, undone), failed: firstOfGroups(failed), progress, answered };
}

/** What a save remembers between its tries while its form is open. */
export function memoryLog(): SaveLog {
  let known: Record<string, Done> = {};
  return {
    progress: (): Progress => known,
    begin: async () => undefined,
    note: (id, done) => {
      known = { ...known, [id]: done };
    },
    settle: (ending) => {
      if (ending === 'stored') known = {};
    },
  };
}
