import { callWorker, type WorkerMessage as Says, type WorkerLike } from '../worker/callWorker';
import type { Ladder } from './ladder';

export type Told = Says<Ladder>;

interface Limits {
  /** Bytes of the largest file that is read. */
  size: number;
  /** Milliseconds that the worker may take to start, and then to read the file. */
  start: number;
  each: number;
}

const usual: Limits = { size: 64_000_000, start: 10_000, each: 10_000 };

const createWorker = (): WorkerLike =>
  new Worker(new URL('./captureWorker.ts', import.meta.url), { type: 'module' });

/** Why a file is not drawn: a message of `resources.recent-calls.capture.failed`. */
const refusal = (why: 'tooLarge' | 'tooLong' | 'stopped') =>
  new Error(`resources.recent-calls.capture.failed.${why}`);

/**
 * Reads a capture away from the page and answers its ladder. The worker is stopped when it takes too
 * long. Throws an AbortError when `signal` aborts, else an Error whose message is a key: the file is
 * too large, it took too long, or the worker broke.
 */
export async function drawCapture(
  file: Blob,
  signal?: AbortSignal,
  limits: Limits = usual,
  start: () => WorkerLike = createWorker,
): Promise<Ladder> {
  if (file.size > limits.size) throw refusal('tooLarge');
  signal?.throwIfAborted();
  return callWorker<Ladder, Ladder>(start(), {
    question: file,
    onMessage: (ladder) => ladder,
    onTimeout: () => {
      throw refusal('tooLong');
    },
    onError: () => refusal('stopped'),
    timeouts: limits,
    signal,
  });
}
