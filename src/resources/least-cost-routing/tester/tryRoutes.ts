import type { Fit } from './fit';

/** What a worker is asked; it answers a `Told` for each pattern, in order. */
export interface Question {
  number: string;
  patterns: string[];
}
export type Told = 'ready' | { index: number; fit: Fit };

/** The part of a Worker that is used here. */
export type TrialWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

interface Limits {
  /** Milliseconds that one expression may take. */
  each: number;
  /** Milliseconds that a worker may take to start. */
  start: number;
  /** How many expressions may be stopped before the rest is left untried. */
  stopped: number;
}

const usual: Limits = { each: 300, start: 10_000, stopped: 4 };

const createWorker = (): TrialWorker =>
  new Worker(new URL('./routeWorker.ts', import.meta.url), { type: 'module' });

/** Tries patterns until one takes too long: what was found, and whether one had to be stopped. */
function tryUntilStuck(
  worker: TrialWorker,
  question: Question,
  limits: Limits,
  signal?: AbortSignal,
): Promise<{ fits: Fit[]; isStuck: boolean }> {
  return new Promise((resolve, reject) => {
    const fits: Fit[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const finish = (end: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
      end();
    };
    const stop = () => finish(() => reject(new DOMException('Stopped', 'AbortError')));
    const fail = () => finish(() => reject(new Error('app.errors.generic')));
    const wait = (time: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, time);
    };
    const tooLong = () => finish(() => resolve({ fits, isStuck: true }));
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data === 'ready') worker.postMessage(question);
      else fits[data.index] = data.fit;
      if (fits.length < question.patterns.length) wait(limits.each, tooLong);
      else finish(() => resolve({ fits, isStuck: false }));
    };
    signal?.addEventListener('abort', stop);
    wait(limits.start, fail);
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
  start: () => TrialWorker = createWorker,
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
