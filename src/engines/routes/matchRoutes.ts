import { callWorker, type WorkerMessage as Says, type WorkerLike } from '../worker/callWorker';
import type { Fit } from './matchRoute';

/** What a worker is asked; it answers a `Told` for each pattern, in order. */
export interface Question {
  number: string;
  patterns: string[];
}
interface Tried {
  index: number;
  fit: Fit;
}
export type Told = Says<Tried>;

interface Limits {
  /** Milliseconds that one expression may take. */
  each: number;
  /** Milliseconds that a worker may take to start. */
  start: number;
  /** How many expressions may be stopped before the rest is left untried. */
  stopped: number;
}

const usual: Limits = { each: 300, start: 10_000, stopped: 4 };

const createWorker = (): WorkerLike =>
  new Worker(new URL('./routeWorker.ts', import.meta.url), { type: 'module' });

/** Tries patterns until one takes too long: what was found, and whether one had to be stopped. */
function tryUntilStuck(
  worker: WorkerLike,
  question: Question,
  limits: Limits,
  signal?: AbortSignal,
): Promise<{ fits: Fit[]; isStuck: boolean }> {
  const fits: Fit[] = [];
  return callWorker<Tried, { fits: Fit[]; isStuck: boolean }>(worker, {
    question,
    onMessage: ({ index, fit }) => {
      fits[index] = fit;
      return fits.length === question.patterns.length ? { fits, isStuck: false } : undefined;
    },
    onTimeout: () => ({ fits, isStuck: true }),
    onError: () => new Error('app.errors.generic'),
    timeouts: limits,
    signal,
  });
}

/**
 * Tries each pattern on a number, away from the page: an expression that takes longer than its time
 * is stopped and answered as `tooLong`, and the others are tried without it; after several such
 * ones the rest is `notTried`. Answers one `Fit` a pattern, in order. Throws an AbortError when
 * `signal` aborts, and an Error when no worker starts.
 */
export async function tryRoutes(
  { number, patterns }: Question,
  signal?: AbortSignal,
  limits: Limits = usual,
  start: () => WorkerLike = createWorker,
): Promise<Fit[]> {
  const all: Fit[] = [];
  for (let stopped = 0; all.length < patterns.length; ) {
    if (stopped >= limits.stopped) {
      all.push({ state: 'notTried' });
      continue;
    }
    signal?.throwIfAborted();
    const rest = { number, patterns: patterns.slice(all.length) };
    const { fits, isStuck } = await tryUntilStuck(start(), rest, limits, signal);
    all.push(...fits);
    if (isStuck) {
      all.push({ state: 'tooLong' });
      stopped += 1;
    }
  }
  return all;
}
