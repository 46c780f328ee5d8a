import { callWorker, type WorkerLike } from '../worker';
import type { CallLadder } from './callLadder';

interface Limits {
  /** Bytes of the files that are read, together. */
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
 * Reads capture files in a worker, one or those of all legs of a call, and resolves with one ladder of
 * them. Rejects with an AbortError when `signal` aborts, else with a CaptureError. A file that is
 * damaged is no error: the ladder says so in `problems`.
 */
export async function readLadder(
  files: Blob[],
  signal?: AbortSignal,
  limits: Limits = defaultLimits,
  start: () => WorkerLike = createWorker,
): Promise<CallLadder> {
  const size = files.reduce((total, file) => total + file.size, 0);
  if (size > limits.size) throw new CaptureError('tooLarge');
  signal?.throwIfAborted();
  return callWorker<CallLadder, CallLadder>(start(), {
    request: files,
    onMessage: (ladder) => ladder,
    onTimeout: () => {
      throw new CaptureError('tooLong');
    },
    onError: () => new CaptureError('stopped'),
    timeouts: limits,
    signal,
  });
}
