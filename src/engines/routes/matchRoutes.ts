import { callWorker, type WorkerLike } from '../worker';
import type { RouteMatch } from './matchRoute';

/** A dialled number, and the patterns of the routes in their order. */
export interface RouteQuery {
  number: string;
  patterns: string[];
}

/** The worker's message for each pattern, in order. */
export interface RouteResult {
  index: number;
  match: RouteMatch;
}

interface Limits {
  /** Milliseconds that a worker may take to start. */
  start: number;
  /** Milliseconds that one pattern may take. */
  message: number;
  /** How many patterns may time out before the others are skipped. */
  timeouts: number;
}

const defaultLimits: Limits = { start: 10_000, message: 300, timeouts: 4 };

const createWorker = (): WorkerLike =>
  new Worker(new URL('./routeWorker.ts', import.meta.url), { type: 'module' });

interface PartialResult {
  matches: RouteMatch[];
  hasTimedOut: boolean;
}

/** Matches patterns until all are done or one takes too long; `matches` are those before it. */
function matchUntilTimeout(
  worker: WorkerLike,
  query: RouteQuery,
  limits: Limits,
  signal?: AbortSignal,
): Promise<PartialResult> {
  const matches: RouteMatch[] = [];
  return callWorker<RouteResult, PartialResult>(worker, {
    request: query,
    onMessage: ({ index, match }) => {
      matches[index] = match;
      return matches.length === query.patterns.length ? { matches, hasTimedOut: false } : undefined;
    },
    onTimeout: () => ({ matches, hasTimedOut: true }),
    onError: () => new Error('The worker did not start or broke'),
    timeouts: limits,
    signal,
  });
}

/**
 * Matches each pattern against a number in a worker; resolves with one `RouteMatch` a pattern, in
 * order. A pattern that takes longer than its time is `timedOut` and the others go on in a new
 * worker; after several of them the rest is `skipped`. Rejects with an AbortError when `signal`
 * aborts, and with an Error when no worker starts.
 */
export async function matchRoutes(
  { number, patterns }: RouteQuery,
  signal?: AbortSignal,
  limits: Limits = defaultLimits,
  start: () => WorkerLike = createWorker,
): Promise<RouteMatch[]> {
  const all: RouteMatch[] = [];
  for (let timeouts = 0; all.length < patterns.length; ) {
    if (timeouts >= limits.timeouts) {
      all.push({ state: 'skipped' });
      continue;
    }
    signal?.throwIfAborted();
    const rest = { number, patterns: patterns.slice(all.length) };
    const { matches, hasTimedOut } = await matchUntilTimeout(start(), rest, limits, signal);
    all.push(...matches);
    if (hasTimedOut) {
      all.push({ state: 'timedOut' });
      timeouts += 1;
    }
  }
  return all;
}
