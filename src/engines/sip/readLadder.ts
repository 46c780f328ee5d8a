import { callWorker, type WorkerLike } from '../worker';
import type { Ladder } from './ladder';

interface Limits {
  /** Bytes of the largest file that is read. */
  size: number;
  /** Milliseconds that the worker may take to start, and then to read the file. */
  start: number;
  message: number;
}

const defaultLimits: Limits = { size: 64_000_000, start: 10_000, message: 10_000 };

const createWorker = (): WorkerLike =>
  new Worker(new URL('./captureWorker.ts', import.meta.url), { type: 'module' });

/**
 * Why a capture was not read: the file is too large, reading it took too long, or the worker did not
 * start or broke.
 */
export class CaptureError extends Error {
  constructor(readonly code: 'tooLarge' | 'tooLong' | 'stopped') {
    super(`The capture was not read: ${code}`);
  }
}

/**
 * Reads a capture file in a worker and resolves with its ladder. Rejects with an AbortError when
 * `signal` aborts, else with a CaptureError. A file that is damaged is no error: its ladder says so
 * in `problems`.
 */
export async function readLadder(
  file: Blob,
  signal?: AbortSignal,
  limits: Limits = defaultLimits,
  start: () => WorkerLike = createWorker,
): Promise<Ladder> {
  if (file.size > limits.size) throw new CaptureError('tooLarge');
  signal?.throwIfAborted();
  return callWorker<Ladder, Ladder>(start(), {
    request: file,
    onMessage: (ladder) => ladder,
    onTimeout: () => {
      throw new CaptureError('tooLong');
    },
    onError: () => new CaptureError('stopped'),
    timeouts: limits,
    signal,
  });
}
